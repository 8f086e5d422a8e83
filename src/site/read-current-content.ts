import { readContent } from '../content-folder/read-content.ts'
import type { SmallFiles } from '../content-folder/read-folder.ts'
import { isWarning } from '../question/issue.ts'
import { digestCode } from '../store/code-digest.ts'
import { describeIssue } from '../words/issue-messages.ts'
import { type Places, toOutlineStore } from './places.ts'

/** The content folder as it is now, with bodies left to be made, and every fault of it. */
export function readCurrentContent({ root, content, store }: Places, otherwise?: SmallFiles) {
  return readContent({
    folder: content,
    store: toOutlineStore(store),
    code: digestCode(root),
    outlinesOnly: true,
    otherwise,
  })
}

/** @throws all faults of the content, in words. */
export async function readFaultlessContent(places: Places) {
  const content = await readCurrentContent(places)
  const errors = content.issues.filter((issue) => !isWarning(issue))
  if (errors.length > 0) throw new Error(errors.map(describeIssue).join('\n\n'))
  return content
}
