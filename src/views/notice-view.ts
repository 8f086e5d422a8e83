import type { Messages } from '../messages/messages.ts'
import type { Hashtag } from '../question/hashtag.ts'
import type { FrameView } from './frame-view.ts'
import { paths, toHref } from './paths.ts'
import { type PopularFacts, type PopularView, toPopularView } from './popular-view.ts'
import type { Site } from './site.ts'
import type { LinkView } from './views.ts'

/** 404, removed questions and moved addresses. */
export interface NoticeView {
  heading: string
  paragraphs: string[]
  links: LinkView[]
  popular?: PopularView | undefined
}

/** What the page of an old address prints. */
export interface MovedPageView {
  frame: FrameView
  notice: NoticeView
  /** Address that readers are taken to; undefined where there is none any more. */
  target: string | undefined
}

/** For page 404: what happened, what to do next, and the most used hashtags. */
export function toNotFoundView({ popular }: PopularFacts, site: Site): NoticeView {
  return toLostView(site.messages.notFound, popular, site)
}

/** In the place of a withheld question, of which it tells nothing; it leads where page 404 leads. */
export function toRemovedView({ popular }: PopularFacts, site: Site): NoticeView {
  return toLostView(site.messages.removed, popular, site)
}

function toLostView(
  { heading, what, next }: Messages['removed'],
  popular: PopularFacts['popular'],
  site: Site,
): NoticeView {
  const { messages, base } = site
  const front = { label: messages.notFound.front, href: base }
  const directory = { label: messages.notFound.directory, href: toHref(base, paths.directory()) }
  const hasHashtags = popular.length > 0
  return {
    heading,
    paragraphs: [what, hasHashtags ? next.hashtags : next.plain],
    links: hasHashtags ? [front, directory] : [front],
    popular: toPopularView(popular, site),
  }
}

/** What stands at an old address, for whoever is not taken on by the redirect. */
export function toMovedView(
  moved: { title: string; language: string | undefined; target: string; isListing: boolean },
  { messages }: Site,
): NoticeView {
  return {
    heading: messages.moved.heading,
    paragraphs: [moved.isListing ? messages.moved.listing : messages.moved.paragraph],
    links: [{ label: moved.title, href: moved.target, language: moved.language }],
  }
}

/** What stands at the address of another spelling. */
export function toSynonymView(hashtag: Hashtag, href: string, { messages }: Site): NoticeView {
  const { heading, paragraph } = messages.synonym
  return { heading, paragraphs: [paragraph], links: [{ label: `#${hashtag}`, href }] }
}
