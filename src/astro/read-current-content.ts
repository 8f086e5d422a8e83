import { type ArchiveFolders, readLanguage, toOutlineCache } from '../folder/environment.ts'
import { readContent } from '../folder/read-content.ts'
import type { SmallFiles } from '../folder/read-folder.ts'
import { isWarning } from '../format/issue.ts'
import { digestCode } from '../kept/digest.ts'
import { describeIssue } from '../messages/issue-messages.ts'

/** The content folder as it is now, with bodies left to be made, and every fault of it. */
export function readCurrentContent({ root, content, questionCache }: ArchiveFolders, otherwise?: SmallFiles) {
  return readContent({
    folder: content,
    questionCache: toOutlineCache(questionCache),
    code: digestCode(root),
    outlinesOnly: true,
    otherwise,
  })
}

/** @throws all faults of the content, in words. */
export async function readFaultlessContent(folders: ArchiveFolders) {
  const content = await readCurrentContent(folders)
  const errors = content.issues.filter((issue) => !isWarning(issue))
  if (errors.length === 0) return content
  const { language } = readLanguage(folders.content, process.env)
  throw new Error(errors.map((issue) => describeIssue(issue, language)).join('\n\n'))
}
