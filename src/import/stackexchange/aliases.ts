// Where a question and its answers stood. Longer addresses (`/q/123/42`, `/a/456/42`, `/questions/123/another-slug`) lead
// home as well: what is below an alias is that alias, and one below `/questions/123` says that ids are those of the old site.
import type { Tally } from '../tally.ts'
import type { DumpThread } from './dump-thread.ts'
import { toSlug } from './slug.ts'
import { textOf } from './values.ts'

/** A number of so many digits after an id is a page of answers here. */
const page = /^\d{1,4}$/

export function toAliases({ question, answers }: DumpThread, tally: Tally): string[] {
  const { id } = question
  const slug = toSlug(textOf(question.row, 'Title'))
  if (page.test(slug))
    tally.note({ rule: 'slug-of-digits', at: `question ${id}`, detail: `/questions/${id}/${slug}` })
  const place = `/questions/${id}/${slug === '' || page.test(slug) ? '-' : slug}`
  return [
    place,
    `/q/${id}`,
    ...answers.flatMap((answer) => [
      `/a/${answer.id}#answer-${answer.id}`,
      `${place}/${answer.id}#answer-${answer.id}`,
    ]),
  ]
}
