import type { Hashtag } from '../question/hashtag.ts'
import { paths, toHref } from './paths.ts'
import type { Site } from './site.ts'
import type { NoticeView } from './views.ts'

/** For page 404, with links to the directory and the front page. */
export function toNotFoundView(site: Site): NoticeView {
  return { ...site.messages.notFound, links: toWaysOut(site) }
}

/** In the place of a withheld question, of which it tells nothing; with the same links as page 404. */
export function toRemovedView(site: Site): NoticeView {
  return { ...site.messages.removed, links: toWaysOut(site) }
}

/** What stands at an old address, for whoever is not taken on by the redirect. */
export function toMovedView(
  { title, language, target }: { title: string; language: string | undefined; target: string },
  { messages }: Site,
): NoticeView {
  return {
    heading: messages.moved.heading,
    paragraphs: [messages.moved.paragraph],
    links: [{ label: title, href: target, language }],
  }
}

/** What stands at the address of another spelling. */
export function toSynonymView(hashtag: Hashtag, href: string, { messages }: Site): NoticeView {
  const { heading, paragraph } = messages.synonym
  return { heading, paragraphs: [paragraph], links: [{ label: `#${hashtag}`, href }] }
}

function toWaysOut({ messages, base }: Site) {
  return [
    { label: messages.notFound.directory, href: toHref(base, paths.directory()) },
    { label: messages.notFound.front, href: base },
  ]
}
