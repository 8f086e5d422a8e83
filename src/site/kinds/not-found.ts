import { type FrameInput, toFrameView } from '../frame.ts'
import type { Kind } from '../kind.ts'
import { type LinkView, toDirectoryLinks } from '../links.ts'
import { findLostFacts, type LostFacts, type LostView, toLostView } from '../named.ts'
import type { Site } from '../site.ts'

const route = '404'

/** What static hosts answer an address with that nothing is at. */
export const notFound = {
  routes: [route],
  plan: (publication) => {
    const facts = findLostFacts(publication)
    return [{ path: '404.html', route, facts, questions: [], listed: false }]
  },
  make: ({ facts }, site) => toLostPage('notFound', facts, site),
} satisfies Kind<LostFacts>

/** What is at every address of a question that is withheld: of it nothing, and where page 404 leads. */
export function toRemovedPage(facts: LostFacts | undefined, site: Site) {
  return toLostPage('removed', facts ?? { popular: [], categories: [], viewed: [] }, site)
}

/** What happened, what to do next, and what there is. */
function toLostPage(what: 'notFound' | 'removed', facts: LostFacts, site: Site) {
  const { messages, base } = site
  const labels = messages[what]
  const front = { label: messages.notFound.front, href: base }
  const hasHashtags = facts.popular.length > 0
  const notice = {
    heading: labels.heading,
    paragraphs: [labels.what, hasHashtags ? labels.next.hashtags : labels.next.plain],
    links: [front, ...toDirectoryLinks(site)],
    lost: toLostView(facts, site),
  }
  return toNoticePage(notice, { title: notice.heading, path: undefined }, site)
}

/** 404, and removed questions. */
export interface NoticeView {
  heading: string
  paragraphs: string[]
  links: LinkView[]
  lost?: LostView | undefined
}

/** Search engines are not led to it. */
function toNoticePage(notice: NoticeView, { title, path }: Pick<FrameInput, 'title' | 'path'>, site: Site) {
  const description = notice.paragraphs.join(' ')
  return { frame: toFrameView({ title, description, path, robots: 'noindex' }, site), notice }
}
