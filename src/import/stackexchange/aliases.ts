// Where a question and its answers stood. Longer addresses (`/q/123/42`, `/a/456/42`, `/questions/123/another-slug`)
// lead home as well: what is below an alias is that alias, and ids are those of the old site.
import type { Tally } from '../tally.ts'
import type { DumpThread } from './dump-thread.ts'
import { toSlug } from './slug.ts'
import { textOf } from './values.ts'

export function toAliases({ question, answers }: DumpThread, tally: Tally): string[] {
  const { id } = question
  const place = `/questions/${id}/${toSlug(textOf(question.row, 'Title'))}`
  const hasPlace = !/\/\d*$/.test(place)
  // A number after an id is a page of answers here.
  if (!hasPlace && !place.endsWith('/'))
    tally.note({ rule: 'slug-of-digits', at: `question ${id}`, detail: place })
  return [
    ...(hasPlace ? [place] : []),
    `/q/${id}`,
    ...answers.flatMap((answer) => [
      `/a/${answer.id}#answer-${answer.id}`,
      ...(hasPlace ? [`${place}/${answer.id}#answer-${answer.id}`] : []),
    ]),
  ]
}
