// What the last run learnt of each picture. It may be deleted at any time, and when it is damaged all is learnt again.
import { join } from 'node:path'
import type { Picture } from '../picture/picture.ts'
import type { Issue } from '../question/issue.ts'
import { replaceCacheFile } from './cache-file.ts'
import { parseCheckedLine, toCheckedLine } from './checked-line.ts'
import type { FileStamp } from './file-stamp.ts'
import { readRegularFile } from './read-regular-file.ts'
import { writeFully } from './write-fully.ts'

/** What a file below `files/` is: a picture, or a fault. */
export interface CachedPicture {
  /** Inside the content folder. */
  readonly path: string
  /** Of the file, to see without opening it that it is the same. */
  readonly stamp: FileStamp
  /** Of the file's bytes. */
  readonly digest: string
  readonly picture?: Picture
  readonly issue?: Issue
}

const name = 'pictures.json'

/** @param key of the code that looked at them. */
export function readPictureCache(folder: string, key: string): readonly CachedPicture[] {
  try {
    const cache: { value: { key: string; pictures: CachedPicture[] } } = parseCheckedLine(
      readRegularFile(join(folder, name)),
      0,
    )
    return cache.value.key === key ? cache.value.pictures : []
  } catch {
    return []
  }
}

export function writePictureCache(folder: string, key: string, pictures: readonly CachedPicture[]): void {
  replaceCacheFile(join(folder, name), (file, path) =>
    writeFully(file, toCheckedLine({ key, pictures }), path),
  )
}
