import { addresses, toHref } from './addresses.ts'
import type { Publication } from './publication.ts'
import type { NoticeView } from './views.ts'

export function toNotFoundView(publication: Publication): NoticeView {
  return { ...publication.words.notFound, links: toWaysOut(publication) }
}

export function toRemovedView(publication: Publication): NoticeView {
  return { ...publication.words.removed, links: toWaysOut(publication) }
}

/** What stands at an old address, for whoever is not taken on by the redirect. */
export function toMovedView(title: string, href: string, { words }: Publication): NoticeView {
  return {
    heading: words.moved.heading,
    paragraphs: [words.moved.paragraph],
    links: [{ label: title, href }],
  }
}

function toWaysOut({ words, base }: Publication) {
  return [
    { label: words.notFound.directory, href: toHref(base, addresses.directory()) },
    { label: words.notFound.front, href: base },
  ]
}
