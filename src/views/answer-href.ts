import type { AnswerPlace } from '../cache/conversation.ts'
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

/** Address of an answer of the same question: on the page itself its place alone. */
export function toAnswerHref({ id, page }: AnswerPlace, from: From, { base }: Pick<Site, 'base'>): string {
  const fragment = `#${encodeURIComponent(toAnswerAnchor(id))}`
  return page === from.page ? fragment : toHref(base, paths.question(from.question.id, page)) + fragment
}
