import { join } from 'node:path'
import { checkContent } from '../../src/folder/check-content.ts'
import { readContent } from '../../src/folder/read-content.ts'
import type { Issue } from '../../src/format/issue.ts'
import { makeContent, type WrittenContent } from './content-folder.ts'

/** Faults of a content folder as a check finds them, and as a build does, which reads differently. */
export async function checkAndRead(content: Partial<WrittenContent>): Promise<[Issue[], Issue[]]> {
  using folder = makeContent(content)
  using cache = makeContent()
  const checked = await checkContent(folder.path)
  const read = await readContent({ folder: folder.path, questionCache: join(cache.path, 'cache'), code: '' })
  return [checked.issues, read.issues]
}
