import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContent } from '../../src/folder/check-content.ts'
import type { Issue } from '../../src/format/issue.ts'
import { type WrittenContent, writeContent } from './content-folder.ts'

/** Every fault of a content folder that holds this, sorted; without questions it has one, `a`. */
export async function checkWritten(content: Partial<WrittenContent>): Promise<Issue[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-checked-'))
  writeContent(folder.path, { questions: [{ id: 'a' }], ...content })
  return (await checkContent(folder.path)).issues
}
