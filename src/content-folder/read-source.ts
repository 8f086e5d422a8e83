import { join } from 'node:path'
import { isMachineLimit } from '../cache/machine-limit.ts'
import { readRegularFile } from '../cache/read-regular-file.ts'
import type { Issue } from '../question/issue.ts'
import { toUnreadableDetail } from './unreadable-detail.ts'

/** A question, an answer or the comments of a question. */
export interface SourceFile {
  id: string
  path: string
  bytes: Uint8Array
}

/**
 * A file of the content folder with its bytes, or why it can't be read: that is a fault of the file, and no other is
 * concerned. @throws what the machine lacks.
 */
export function readSource(folder: string, { id, path }: { id: string; path: string }): SourceFile | Issue {
  try {
    return { id, path, bytes: readRegularFile(join(folder, path)) }
  } catch (error) {
    if (isMachineLimit(error)) throw error
    return { code: 'file-unreadable', path, line: 1, column: 1, detail: toUnreadableDetail(error) }
  }
}
