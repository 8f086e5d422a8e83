import { type FrameInput, toFrameView } from '../frame.ts'
import type { Kind } from '../kind.ts'
import {
  type LinkView,
  type PopularFacts,
  type PopularView,
  popularOnNotices,
  toPopularView,
} from '../links.ts'
import { paths, toHref } from '../paths.ts'
import type { Site } from '../site.ts'

const route = '404'

/** What static hosts answer an address with that nothing is at. */
export const notFound = {
  routes: [route],
  plan: ({ ranking }) => {
    const facts = { popular: ranking.slice(0, popularOnNotices) }
    return [{ path: '404.html', route, facts, questions: [], listed: false }]
  },
  make: ({ facts }, site) => toLostPage('notFound', facts, site),
} satisfies Kind<PopularFacts>

/** What is at every address of a question that is withheld: of it nothing, and where page 404 leads. */
export function toRemovedPage({ popular = [] }: Partial<PopularFacts>, site: Site) {
  return toLostPage('removed', { popular }, site)
}

/** What happened, what to do next, and the most used hashtags. */
function toLostPage(what: 'notFound' | 'removed', { popular }: PopularFacts, site: Site) {
  const { messages, base } = site
  const labels = messages[what]
  const front = { label: messages.notFound.front, href: base }
  const directory = { label: messages.notFound.directory, href: toHref(base, paths.directory()) }
  const hasHashtags = popular.length > 0
  const notice = {
    heading: labels.heading,
    paragraphs: [labels.what, hasHashtags ? labels.next.hashtags : labels.next.plain],
    links: hasHashtags ? [front, directory] : [front],
    popular: toPopularView(popular, site),
  }
  return toNoticePage(notice, { title: notice.heading, path: undefined }, site)
}

/** 404, removed questions, old addresses and other spellings. */
export interface NoticeView {
  heading: string
  paragraphs: string[]
  links: LinkView[]
  popular?: PopularView | undefined
}

/** Search engines are not led to it. */
export function toNoticePage(
  notice: NoticeView,
  { title, path }: Pick<FrameInput, 'title' | 'path'>,
  site: Site,
) {
  const description = notice.paragraphs.join(' ')
  return { frame: toFrameView({ title, description, path, unlisted: true }, site), notice }
}
