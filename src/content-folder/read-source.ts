import { join } from 'node:path'
import { NoRegularFile } from '../cache/file-kind.ts'
import { isMachineLimit } from '../cache/machine-limit.ts'
import { readRegularFile } from '../cache/read-regular-file.ts'
import type { Issue } from '../question/issue.ts'
import type { SourceFile } from './prepare-question.ts'

/**
 * A file of the content folder with its bytes, or why it can't be read: that is a fault of the file, and no other is
 * concerned. @throws what the machine lacks.
 */
export function readSource(folder: string, { id, path }: { id: string; path: string }): SourceFile | Issue {
  try {
    return { id, path, bytes: readRegularFile(join(folder, path)) }
  } catch (error) {
    if (isMachineLimit(error)) throw error
    return { code: 'file-unreadable', path, line: 1, column: 1, detail: toDetail(error) }
  }
}

/** Between the listing and now something else may have taken the file's place. */
function toDetail(error: unknown): Record<string, string> {
  if (error instanceof NoRegularFile) return { kind: error.kind }
  return { reason: error instanceof Error ? error.message.slice(0, 200) : String(error) }
}
