import { checkContent } from '../../src/folder/check-content.ts'
import type { Issue } from '../../src/format/issue.ts'
import { makeContent, type WrittenContent } from './content-folder.ts'

/** Every fault of a content folder that holds this, sorted; without questions it has one, `a`. */
export async function checkWritten(content: Partial<WrittenContent>): Promise<Issue[]> {
  using folder = makeContent(content)
  return (await checkContent(folder.path)).issues
}
