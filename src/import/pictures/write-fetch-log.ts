import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { makeCacheFolder } from '../../cache/cache-file.ts'
import { writeFully } from '../../cache/write-fully.ts'
import { type FetchLogEntry, fetchLogName } from './read-fetch-log.ts'

/** Each line is written at once. @param folder of the cache. */
export function openFetchLog(folder: string) {
  makeCacheFolder(folder)
  const path = join(folder, fetchLogName)
  const descriptor = openSync(path, 'a')
  return {
    // A line that was cut off by the end of an earlier run is none, and must not hold this one.
    note: (entry: FetchLogEntry) => writeFully(descriptor, Buffer.from(`\n${JSON.stringify(entry)}`), path),
    close: () => closeSync(descriptor),
  }
}
