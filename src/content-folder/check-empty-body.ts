import { findWords } from '../messages/words.ts'
import type { Issue } from '../question/issue.ts'
import type { ParsedQuestion } from '../question/parse-question.ts'

/** What `npm run new` writes for a body, in either language. */
const emptyBodies = new Set([findWords('ko').commands.emptyBody, findWords('en').commands.emptyBody])

const longestEmptyBody = Math.max(...Array.from(emptyBodies, ({ length }) => length))

/** A body that says nothing yet. */
export function checkEmptyBody({
  path,
  body,
  bodyLine,
}: Pick<ParsedQuestion, 'body' | 'bodyLine'> & { path: string }): Issue[] {
  const text = body.trim()
  // A set reads the whole of a text to find it.
  const saysSomething = text.length > longestEmptyBody || (text !== '' && !emptyBodies.has(text))
  if (saysSomething) return []
  return [{ code: 'empty-body', path, line: bodyLine, column: 1, detail: { value: text } }]
}
