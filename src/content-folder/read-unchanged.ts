// Which files are those of the last run.
import { join } from 'node:path'
import { digestBytes } from '../store/digest.ts'
import { readRegularFile } from '../store/read-regular-file.ts'
import type { StoredQuestion } from '../store/stored-question.ts'
import { isSameStamp, toStoredStamp } from './file-stamp.ts'
import type { QuestionFile } from './list-question-files.ts'

/** Whether a file is the one that was prepared. A fresh checkout has new times on old files: then the bytes decide. */
export function isUnchanged(folder: string, file: QuestionFile, stored: StoredQuestion | undefined): boolean {
  if (stored?.stamp[0] !== file.stamp[0]) return false
  return isSameStamp(stored.stamp, file.stamp) || findDigest(join(folder, file.path)) === stored.digest
}

/** Undefined for a file that can't be read; whoever prepares it says so. */
function findDigest(path: string): string | undefined {
  try {
    return digestBytes(readRegularFile(path))
  } catch {
    return undefined
  }
}

/** Remembers how each file was found. @returns whether that is not what was remembered before. */
export function stampAll(
  files: readonly QuestionFile[],
  known: ReadonlyMap<string, StoredQuestion>,
  began: number,
): boolean {
  let isStamped = false
  for (const { path, stamp } of files) {
    const question = known.get(path)
    const stored = toStoredStamp(stamp, began)
    if (!question || isSameStamp(question.stamp, stored)) continue
    question.stamp = stored
    isStamped = true
  }
  return isStamped
}
