import { escapeHtml } from '../body/html.ts'
import { toCanonicalPlace } from '../format/addresses.ts'
import { cardSize } from '../look/card.ts'
import { toBreakableHtml } from './entry.ts'
import type { LinkView } from './links.ts'
import { createMemory } from './memory.ts'
import { paths, toHref } from './paths.ts'
import { toNamed, toReferenceView } from './post.ts'
import type { Site } from './site.ts'

export interface FrameInput {
  /** Of the page; the front page has none of its own. */
  title: string | undefined
  description: string
  /** Undefined where an address of its own would be wrong, as on 404. */
  path: string | undefined
  /** That previews show, where it is not the archive's: by the path of the page whose card it is, and what is on it. */
  card?: { page: string; alt: string } | undefined
  /** What search engines are asked: to leave the page out, or to follow its links all the same. */
  robots?: 'noindex' | 'noindex,follow' | undefined
  /** Folder of the tables in which an old address of this path, or of any that there is not, is looked up. */
  tables?: string | undefined
  /** Of old addresses with a `*`, where what is asked for may be one. */
  forms?: readonly string[] | undefined
  /** Of a question: what stands before the description in previews, and instants in UTC. */
  article?: { lead: string; published: string | undefined; modified: string }
  /** What search engines read of the page: JSON for an element that holds data. */
  data?: string | undefined
  /** The list of which a feed tells, where that is not the list of all questions. */
  list?: { path: string; title: string } | undefined
}

/** What is around the content of every page. */
export type FrameView = ReturnType<typeof toFrameView>

/** A page has a canonical address only where it has a path and the settings name a `url`. */
export function toFrameView(input: FrameInput, site: Site) {
  const { settings, messages, base, logo, browserColours } = site
  return {
    language: messages.language,
    /** Text of `<title>`. */
    documentTitle: input.title === undefined ? settings.title : `${input.title} · ${settings.title}`,
    description: input.description,
    canonical: toCanonical(input.path, site),
    /** What paths of the site begin with on paper; known where `canonical` can be. */
    origin: settings.url && new URL(settings.url).origin,
    robots: input.robots,
    /** HTML that search engines look for on the front page. */
    ownerHtml: input.path === paths.front(1) ? toOwnerHtml(settings) : undefined,
    archiveTitle: settings.title,
    /** Safe HTML of a title that has long words, such as the name of a host. */
    archiveTitleHtml: toBreakableHtml(settings.title),
    logo: logo && { ...logo, src: toHref(base, logo.src) },
    previewHtml: toPreviewHtml(input, site),
    data: input.data,
    feed: toFeedView(input.list, site),
    browserColours,
    forms: input.forms?.length ? JSON.stringify(input.forms) : undefined,
    tablesHref: input.tables === undefined || settings.portable ? undefined : toHref(base, input.tables),
    homeHref: base,
    skipLabel: messages.frame.skip,
    navigationLabel: messages.frame.navigation,
    /** Name of the second column. */
    asideLabel: messages.frame.aside,
    ...findSurroundings(input.path, site),
  }
}

/** What previews of links show, as HTML; they need whole addresses. */
function toPreviewHtml({ title, description, path, article, card }: FrameInput, site: Site) {
  const { settings, messages, base } = site
  const picture = card ? { src: paths.card(card.page), ...cardSize } : site.card
  const address = toCanonical(path, site)
  if (address === undefined) return undefined
  const own = printMetas('property', {
    'og:type': article ? 'article' : 'website',
    'og:site_name': settings.title,
    'og:locale': messages.frame.locale,
    'og:title': title ?? settings.title,
    'og:description': (article?.lead ?? '') + description,
    'og:url': address,
    'article:published_time': article?.published,
    'article:modified_time': article?.modified,
    ...(picture && {
      'og:image': new URL(toHref(base, picture.src), settings.url).href,
      'og:image:width': `${picture.width}`,
      'og:image:height': `${picture.height}`,
      'og:image:alt': card?.alt ?? settings.title,
    }),
  })
  return own + printMetas('name', { 'twitter:card': picture ? 'summary_large_image' : 'summary' })
}

function toOwnerHtml({ verification = {} }: Site['settings']) {
  return printMetas('name', {
    'google-site-verification': verification.google,
    'naver-site-verification': verification.naver,
    'msvalidate.01': verification.bing,
  })
}

/** Those that have a content. Every page has ten of them, which a component prints slowly. */
function printMetas(key: 'name' | 'property', contents: Record<string, string | undefined>): string {
  return Object.entries(contents)
    .map(([name, content]) => content && `<meta ${key}="${name}" content="${escapeHtml(content)}">`)
    .join('')
}

/** Undefined where there are no feeds. */
function toFeedView(list: FrameInput['list'], site: Site) {
  const href = toCanonical(paths.feed(list?.path ?? paths.front(1)), site)
  return site.settings.feeds && href !== undefined ? { href, title: toFeedTitle(list, site) } : undefined
}

/** `#rest 질문 · 질문 아카이브`; of all questions the title of the archive. */
export function toFeedTitle(list: FrameInput['list'], { settings }: Site) {
  return list ? `${list.title} · ${settings.title}` : settings.title
}

const surroundings = createMemory<ReturnType<typeof toSurroundings>>()

/** Header and footer are the same objects on all pages that show the same, so that they are rendered once. */
function findSurroundings(path: string | undefined, site: Site) {
  const own = new Set(site.surroundings.navigation.map((entry) => entry.path))
  const place = findPlace(path ?? '', own)
  return surroundings.findOrAdd(site, place, () => toSurroundings(place, site))
}

/** `tags/`, and `tags/…` for all listings. */
function findPlace(path: string, own: ReadonlySet<string>): string {
  const [hashtags, categories] = [paths.directory(), paths.categories()]
  const single = [hashtags, categories, paths.statistics(), paths.about(), paths.search()]
  if (single.includes(path) || own.has(path)) return path
  if (path.startsWith(categories)) return `${categories}…`
  return path.startsWith(hashtags) || path === paths.directory('count') ? `${hashtags}…` : ''
}

function toSurroundings(current: string, site: Site) {
  const { settings, messages, base } = site
  const toLink = (label: string, path: string) => ({
    label,
    href: toHref(base, path),
    current: current === path,
    /** The page is one of those that it leads to. */
    within: current === `${path}…` || undefined,
  })
  const license = toNamed(settings.license)
  return {
    navigation: [
      ...site.directories.map((of) =>
        of === 'hashtags'
          ? toLink(messages.frame.hashtags, paths.directory())
          : toLink(messages.category.heading, paths.categories()),
      ),
      ...(settings.stats ? [toLink(messages.statistics.heading, paths.statistics())] : []),
      toLink(messages.frame.about, paths.about()),
      ...site.surroundings.navigation.map(({ label, path }) => toLink(label, path)),
      ...settings.navigation.map(({ label, href }) => ({
        label,
        href: toNavigationHref(href, base),
        current: false,
        within: undefined,
      })),
    ],
    /** Undefined on the page of the search, which has a field of its own. */
    search:
      current === paths.search()
        ? undefined
        : { label: messages.search.heading, href: toHref(base, paths.search()) },
    footer: {
      reference: toReferenceView(site).label,
      about: toLink(messages.frame.about, paths.about()),
      correction: toCorrection(site),
      license: license && { label: messages.frame.license, name: license.name, href: license.url },
      summary: messages.frame.summary,
      /** Safe HTML of a line of the archive's own. */
      ownHtml: site.surroundings.footerHtml,
    },
  }
}

/** Paths of the site are below its base path. */
function toNavigationHref(href: string, base: string): string {
  const place = toCanonicalPlace(href)
  return place === undefined ? href : base + place.slice(1)
}

/** To the repository; where only its editor is known, to the page that says how to use it. */
function toCorrection({ settings, messages, base }: Site): LinkView | undefined {
  const about = settings.editUrl === undefined ? undefined : toHref(base, paths.about())
  const href = settings.repository ?? about
  return href === undefined ? undefined : { label: messages.frame.correction, href }
}

export function toCanonical(path: string | undefined, { settings, base }: Site): string | undefined {
  if (path === undefined || settings.url === undefined) return undefined
  return new URL(toHref(base, path), settings.url).href
}
