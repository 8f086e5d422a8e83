import type { Issue } from '../question/issue.ts'
import type { PersonalDataFind } from '../question/masks.ts'
import type { Question } from '../question/question.ts'

/** Personal data in the title; its place is that of the first such text of the file. */
export function checkPersonalTitle(
  question: Question,
  text: string,
  places: readonly PersonalDataFind[],
): Issue[] {
  return places.map(({ kind, offset, length }) => {
    const start = Math.max(0, text.indexOf(question.title.slice(offset, offset + length)))
    const line = text.slice(0, start).split('\n').length
    const column = start - text.lastIndexOf('\n', start - 1)
    return { code: 'personal-data', path: question.path, line, column, detail: { kind } }
  })
}
