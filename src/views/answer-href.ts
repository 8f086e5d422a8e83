import type { AnswerPlace, CommentPlace } from '../cache/conversation.ts'
import { paths, toHref } from './paths.ts'
import type { ShownQuestion } from './shown.ts'
import type { Site } from './site.ts'

/** Where an address is written: on which page of which question. */
interface From {
  question: Pick<ShownQuestion, 'id'>
  page: number
}

export function toAnswerAnchor(id: string): string {
  return `answer-${id}`
}

export function toCommentAnchor(id: string): string {
  return `comment-${id}`
}

/** Address of an answer of the same question: on the page itself its place alone. */
export function toAnswerHref({ id, page }: AnswerPlace, from: From, site: Pick<Site, 'base'>): string {
  return toPlaceHref({ anchor: toAnswerAnchor(id), page }, from, site)
}

/** Address of a comment of the same question; of one that is gone with its answer, that of the answer. */
export function toCommentHref(
  { id, answer, page }: CommentPlace,
  from: From,
  site: Pick<Site, 'base'>,
): string {
  const anchor = answer === undefined ? toCommentAnchor(id) : toAnswerAnchor(answer)
  return toPlaceHref({ anchor, page: page ?? from.page }, from, site)
}

function toPlaceHref(
  { anchor, page }: { anchor: string; page: number },
  from: From,
  { base }: Pick<Site, 'base'>,
): string {
  const fragment = toFragment(anchor)
  return page === from.page ? fragment : toHref(base, paths.question(from.question.id, page)) + fragment
}

/** Address of a place on the page itself. */
export function toFragment(anchor: string): string {
  return `#${encodeURIComponent(anchor)}`
}
