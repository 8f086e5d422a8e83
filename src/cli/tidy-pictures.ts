// Takes positions out of pictures, which stay as they are in everything else.
import { join } from 'node:path'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { replaceFile } from '../cache/replace-file.ts'
import { writeFully } from '../cache/write-fully.ts'
import { toTooComplexIssue } from '../content-folder/read-picture.ts'
import { blankPosition } from '../picture/blank-position.ts'
import { findPictureType } from '../picture/find-picture-type.ts'
import { PictureTooComplex } from '../picture/position-search.ts'
import type { Issue } from '../question/issue.ts'

export interface TidiedPictures {
  /** Paths of those that told where they were taken. */
  blanked: string[]
  /** Of those that are not looked through to their end. */
  issues: Issue[]
  failure?: { path: string; reason: string }
}

/** Takes positions out of pictures: nothing else of them changes. @param checkOnly leaves them as they are. */
export function tidyPictures(
  content: string,
  pictures: readonly { path: string }[],
  checkOnly: boolean,
): TidiedPictures {
  const blanked: string[] = []
  const issues: Issue[] = []
  for (const { path } of pictures) {
    const file = join(content, path)
    try {
      const written = readRegularFile(file)
      const bytes = findPictureType(written) && blankPosition(written)
      if (!bytes) continue
      if (!checkOnly) replaceFile(file, (descriptor, name) => writeFully(descriptor, bytes, name))
      blanked.push(path)
    } catch (error) {
      if (error instanceof PictureTooComplex) {
        issues.push(toTooComplexIssue(path, error))
        continue
      }
      // Whatever it is, such as a full disk, the next file would meet it too.
      return {
        blanked,
        issues,
        failure: { path, reason: error instanceof Error ? error.message : String(error) },
      }
    }
  }
  return { blanked, issues }
}
