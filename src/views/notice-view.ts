import { addresses, toHref } from './paths.ts'
import type { Publication } from './publication.ts'
import type { NoticeView } from './views.ts'

export function toNotFoundView(publication: Publication): NoticeView {
  return { ...publication.messages.notFound, links: toWaysOut(publication) }
}

export function toRemovedView(publication: Publication): NoticeView {
  return { ...publication.messages.removed, links: toWaysOut(publication) }
}

/** What stands at an old address, for whoever is not taken on by the redirect. */
export function toMovedView(title: string, href: string, { messages }: Publication): NoticeView {
  return {
    heading: messages.moved.heading,
    paragraphs: [messages.moved.paragraph],
    links: [{ label: title, href }],
  }
}

function toWaysOut({ messages, base }: Publication) {
  return [
    { label: messages.notFound.directory, href: toHref(base, addresses.directory()) },
    { label: messages.notFound.front, href: base },
  ]
}
