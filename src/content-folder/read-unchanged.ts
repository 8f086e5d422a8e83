// Which files are those of the last run.
import { join } from 'node:path'
import type { CachedQuestion } from '../cache/cached-question.ts'
import { digestBytes } from '../cache/digest.ts'
import { isSameStamp, toStoredStamp } from '../cache/file-stamp.ts'
import { readRegularFile } from '../cache/read-regular-file.ts'
import type { QuestionFile } from './list-question-files.ts'

/** Whether a file is the one that was prepared. A fresh checkout has new times on old files: then the bytes decide. */
export function isUnchanged(folder: string, file: QuestionFile, cached: CachedQuestion | undefined): boolean {
  if (cached?.stamp[0] !== file.stamp[0]) return false
  return isSameStamp(cached.stamp, file.stamp) || findDigest(join(folder, file.path)) === cached.digest
}

/** Undefined for a file that can't be read; whoever prepares it says so. */
function findDigest(path: string): string | undefined {
  try {
    return digestBytes(readRegularFile(path))
  } catch {
    return undefined
  }
}

/** Remembers how each file was found. @returns the same object for a question of which nothing new is known. */
export function stampAll(
  files: readonly QuestionFile[],
  questions: readonly CachedQuestion[],
  began: number,
): CachedQuestion[] {
  const stamps = new Map(files.map(({ path, stamp }) => [path, stamp]))
  return questions.map((question) => {
    const found = stamps.get(question.path)
    const stamp = found && toStoredStamp(found, began)
    return !stamp || isSameStamp(question.stamp, stamp) ? question : { ...question, stamp }
  })
}
