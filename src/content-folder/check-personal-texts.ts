import type { Issue } from '../question/issue.ts'
import { createToPosition } from '../question/position.ts'
import type { WrittenFind } from './show-question.ts'

/** Personal data outside of a body; its place is that of the first such text of the file. */
export function checkPersonalTexts(path: string, text: string, finds: readonly WrittenFind[]): Issue[] {
  if (finds.length === 0) return []
  const toPosition = createToPosition(text)
  return [...new Map(finds.map((find) => [find.text, find])).values()].map(({ kind, text: found }) => {
    const start = Math.max(0, text.indexOf(found))
    return { code: 'personal-data', path, ...toPosition(start), detail: { kind } }
  })
}
