// Where a question and its answers stood. Longer addresses (`/q/123/42`, `/a/456/42`, `/questions/123/another-slug`) lead
// home as well: what is below an alias is that alias, and one below `/questions/123` says that ids are those of the old site.

import { parseAlias } from '../../question/alias.ts'

/** A number of so many digits after an id is a page of answers here. */
const page = /^\d{1,4}$/

/** Whether a page can answer the address: an empty slug has none of its own, and a long one fits into no folder. */
export function hasAddress(id: string, slug: string): boolean {
  return slug !== '' && !page.test(slug) && parseAlias(`/questions/${id}/${slug}`) !== undefined
}

/** @param slug of its title. @param answers their ids. */
export function toAliases(id: string, slug: string, answers: readonly number[]): string[] {
  const place = `/questions/${id}/${hasAddress(id, slug) ? slug : '-'}`
  return [
    place,
    `/q/${id}`,
    ...answers.flatMap((answer) => [`/a/${answer}#answer-${answer}`, `${place}/${answer}#answer-${answer}`]),
  ]
}
