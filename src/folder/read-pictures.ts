// All pictures of a content folder. Files that did not change since the last run are taken from the cache.
import { join } from 'node:path'
import type { Issue } from '../format/issue.ts'
import type { Picture, Pictures } from '../format/pictures/picture.ts'
import { type CachedPicture, isSameList, readSmallCache, writeSmallCache } from '../kept/cache.ts'
import { digestAll, isDigestOf } from '../kept/digest.ts'
import { isSameStamp, toStoredStamp } from '../kept/files.ts'
import { type WorkLimits, workLimits } from '../kept/guarded.ts'
import { toTasks } from '../kept/pool.ts'
import type { PictureFile } from './files.ts'
import { largeFile, type WorkerJob, workInWorkers } from './prepare-files.ts'
import type { ReadPicture } from './read-picture.ts'

export interface FoundPictures {
  pictures: Pictures
  issues: Issue[]
}

/**
 * Faults are issues, in order of path; what the machine lacks is thrown.
 * @param cache where what is learnt is kept, and under which digest of the code; without it all is learnt anew.
 */
export async function readPictures({
  folder,
  files,
  cache,
  limits,
}: {
  folder: string
  files: readonly PictureFile[]
  cache?: { folder: string; key: string }
  limits?: WorkLimits | undefined
}): Promise<FoundPictures> {
  const began = Date.now()
  const last = cache ? readSmallCache<CachedPicture>('pictures', cache.folder, cache.key) : []
  const known = new Map(last.map((picture) => [picture.path, picture]))
  const changed = files.filter((file) => !isUnchanged(folder, file, known.get(file.path)))
  for (const picture of await readAll(folder, changed, limits)) known.set(picture.path, picture)
  const found = files.flatMap(({ path, stamp }) => {
    const picture = known.get(path)
    return picture ? [withStamp(picture, toStoredStamp(stamp, began))] : []
  })
  if (cache && !isSameList(found, last)) writeSmallCache('pictures', cache.folder, cache.key, found)
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
  return isSameStamp(cached.stamp, stamp) || isDigestOf(join(folder, path), cached.digest, digestAll)
}

function withStamp(picture: CachedPicture, stamp: CachedPicture['stamp']): CachedPicture {
  return isSameStamp(picture.stamp, stamp) ? picture : { ...picture, stamp }
}

/** As many are looked at beside each other: sharp works in threads of its own. */
const atOnce = 8

/** A second worker takes as long to start as some hundred pictures to be read. */
const filesPerTask = 500

/**
 * Small ones here, where counts bound what each may cost: a worker takes longer to start than many of them to be read.
 * @returns each file once, in no certain order.
 */
async function readAll(
  folder: string,
  files: readonly PictureFile[],
  limits: WorkLimits = workLimits,
): Promise<CachedPicture[]> {
  if (files.length === 0) return []
  if (files.some(({ stamp: [size] }) => size > largeFile)) return readInWorkers(folder, files, limits)
  const { createReadPicture } = await import('./read-picture.ts')
  const read = await createReadPicture(folder)
  const pictures: CachedPicture[] = []
  for (const some of toTasks(files, atOnce)) {
    pictures.push(...(await Promise.all(some.map(async (file) => ({ ...file, ...(await read(file)) })))))
  }
  return pictures
}

async function readInWorkers(
  folder: string,
  files: readonly PictureFile[],
  limits: WorkLimits,
): Promise<CachedPicture[]> {
  const pictures: CachedPicture[] = []
  const run: WorkerJob<ReadPicture, PictureFile> = {
    limits,
    filesPerTask,
    script: new URL('./read-picture.ts#readBatches', import.meta.url),
    workerData: () => ({ folder }),
    // Without a digest it is looked at again by the next run.
    giveUp: (issue) => ({ digest: '', issue }),
    onResult: (file, picture) => pictures.push({ ...file, ...picture }),
  }
  await workInWorkers(run, files)
  return pictures
}
