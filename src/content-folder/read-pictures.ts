// All pictures of a content folder. Files that did not change since the last run are taken from the cache.
import { join } from 'node:path'
import { digestAll } from '../cache/digest.ts'
import { isSameStamp, toStoredStamp } from '../cache/file-stamp.ts'
import { type CachedPicture, readPictureCache, writePictureCache } from '../cache/picture-cache.ts'
import { isSameList } from '../cache/question-cache.ts'
import { readRegularFile } from '../cache/read-regular-file.ts'
import type { Picture, Pictures } from '../picture/picture.ts'
import type { Issue } from '../question/issue.ts'
import type { PictureFile } from './list-picture-files.ts'
import { loadOpenPicture, readPicture } from './read-picture.ts'

interface ReadPictures {
  /** Absolute path of the content folder. */
  folder: string
  files: readonly PictureFile[]
  /** Where what is learnt is kept, and under which digest of the code; without it all is learnt anew. */
  cache?: { folder: string; key: string }
}

interface FoundPictures {
  pictures: Pictures
  issues: Issue[]
}

/** As many are looked at beside each other: sharp works in threads of its own. */
const atOnce = 8

/** Faults are issues, in order of path; what the machine lacks is thrown. */
export async function readPictures({ folder, files, cache }: ReadPictures): Promise<FoundPictures> {
  const began = Date.now()
  const last = cache ? readPictureCache(cache.folder, cache.key) : []
  const known = new Map(last.map((picture) => [picture.path, picture]))
  const changed = files.filter((file) => !isUnchanged(folder, file, known.get(file.path)))
  for (const picture of await readAll(folder, changed)) known.set(picture.path, picture)
  const found = files.flatMap(({ path, stamp }) => {
    const picture = known.get(path)
    return picture ? [withStamp(picture, toStoredStamp(stamp, began))] : []
  })
  if (cache && !isSameList(found, last)) writePictureCache(cache.folder, cache.key, found)
  return {
    pictures: new Map(found.flatMap(({ picture }) => (picture ? [toKeyed(picture)] : []))),
    issues: found.flatMap(({ issue }) => issue ?? []),
  }
}

function toKeyed(picture: Picture): [string, Picture] {
  return [picture.path.normalize('NFC'), picture]
}

/** A fresh checkout has new times on old files: then the bytes decide. */
function isUnchanged(
  folder: string,
  { path, stamp }: PictureFile,
  cached: CachedPicture | undefined,
): boolean {
  if (cached?.stamp[0] !== stamp[0] || cached.digest === '') return false
  return isSameStamp(cached.stamp, stamp) || findDigest(join(folder, path)) === cached.digest
}

/** Undefined for a file that can't be read; whoever looks at it says so. */
function findDigest(path: string): string | undefined {
  try {
    return digestAll(readRegularFile(path))
  } catch {
    return undefined
  }
}

function withStamp(picture: CachedPicture, stamp: CachedPicture['stamp']): CachedPicture {
  return isSameStamp(picture.stamp, stamp) ? picture : { ...picture, stamp }
}

async function readAll(folder: string, files: readonly PictureFile[]): Promise<CachedPicture[]> {
  if (files.length === 0) return []
  const open = await loadOpenPicture()
  const read: CachedPicture[] = []
  for (let done = 0; done < files.length; done += atOnce) {
    const some = files.slice(done, done + atOnce).map((file) => readPicture(folder, file, open))
    read.push(...(await Promise.all(some)))
  }
  return read
}
