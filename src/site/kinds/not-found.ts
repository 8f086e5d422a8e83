import { type FrameInput, toFrameView } from '../frame.ts'
import type { Kind } from '../kind.ts'
import { type LinkView, toDirectoryLinks } from '../links.ts'
import { findLostFacts, type LostFacts, type LostView, toLostView } from '../named.ts'
import { findTables } from '../old-addresses.ts'
import { paths, toHref } from '../paths.ts'
import type { Site } from '../site.ts'

const route = '404'

/** What static hosts answer an address with that nothing is at. */
export const notFound = {
  routes: [route],
  served: true,
  plan: (publication) => {
    const { folder, forms } = findTables(publication) ?? {}
    const facts = { lost: findLostFacts(publication), tables: folder, forms }
    return [{ path: '404.html', route, facts, questions: [], listed: false }]
  },
  make: ({ facts }, site) => toLostPage('notFound', facts, site),
} satisfies Kind<NotFoundFacts>

export interface NotFoundFacts {
  lost: LostFacts
  /** Where old addresses that no page answers are looked up; absent where there is none. */
  tables?: string | undefined
  /** Of those with a `*`. */
  forms?: readonly string[] | undefined
}

/** What is at the path of old addresses with a query, of which a browser looks up the one that is asked for. */
export function toAskedPage({ path, ...facts }: NotFoundFacts & { path: string }, site: Site) {
  return toLostPage('asked', { ...facts, path }, site)
}

/** What is at every address of a question that is withheld: of it nothing, and where page 404 leads. */
export function toRemovedPage(facts: LostFacts | undefined, site: Site) {
  return toLostPage('removed', { lost: facts ?? { popular: [], categories: [], viewed: [] } }, site)
}

/** What happened, what to do next, and what there is. */
function toLostPage(
  what: 'notFound' | 'removed' | 'asked',
  { lost: facts, path = '', ...asked }: NotFoundFacts & { path?: string | undefined },
  site: Site,
) {
  const { messages, base } = site
  const labels = messages[what]
  const front = { label: messages.notFound.front, href: base }
  const search = { label: messages.search.heading, href: toHref(base, paths.search()) }
  const hasHashtags = facts.popular.length > 0
  const said = what === 'asked' ? messages.asked.what({ path }) : messages[what].what
  const notice = {
    heading: labels.heading,
    paragraphs: [said, hasHashtags ? labels.next.hashtags : labels.next.plain],
    links: [front, ...(what === 'asked' ? [search] : []), ...toDirectoryLinks(site)],
    lost: toLostView(facts, site),
  }
  return toNoticePage(notice, { title: notice.heading, path: undefined, ...asked }, site)
}

/** 404, and removed questions. */
export interface NoticeView {
  heading: string
  paragraphs: string[]
  links: LinkView[]
  lost?: LostView | undefined
}

/** Search engines are not led to it. */
function toNoticePage(
  notice: NoticeView,
  input: Pick<FrameInput, 'title' | 'path' | 'tables' | 'forms'>,
  site: Site,
) {
  const description = notice.paragraphs.join(' ')
  return { frame: toFrameView({ ...input, description, robots: 'noindex' }, site), notice }
}
