import { type Content, readContent } from '../content-folder/read-content.ts'
import { isWarning } from '../question/issue.ts'
import { digestCode } from '../store/code-digest.ts'
import { describeIssue } from '../words/issue-messages.ts'
import { toOutlineStore, toPlaces } from './places.ts'

/**
 * The content folder as it is now, with bodies left to be made; `before` itself when nothing changed.
 * @throws all faults of the content, in words.
 */
export async function readCurrentContent<Before extends Pick<Content, 'key' | 'questions'>>(
  before: Before | undefined,
): Promise<Content | Before> {
  const { root, content, store } = toPlaces(process.cwd(), process.env)
  const current = await readContent({
    folder: content,
    store: toOutlineStore(store),
    code: digestCode(root),
    outlinesOnly: true,
  })
  const errors = current.issues.filter((issue) => !isWarning(issue))
  if (errors.length > 0) throw new Error(errors.map(describeIssue).join('\n\n'))
  const isSame = before?.key === current.key && before.questions.length === current.questions.length
  if (isSame && current.changed === 0) return before
  return current
}
