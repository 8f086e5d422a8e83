import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { makeCacheFolder } from '../../cache/cache-file.ts'
import { writeFully } from '../../cache/write-fully.ts'
import { type FetchLogEntry, fetchLogName } from './read-fetch-log.ts'

export interface FetchLog {
  note: (entry: FetchLogEntry) => void
  close: () => void
}

/** Each line is written at once. @param folder of the cache. */
export function openFetchLog(folder: string): FetchLog {
  makeCacheFolder(folder)
  const path = join(folder, fetchLogName)
  const descriptor = openSync(path, 'a')
  return {
    // A line that was cut off by the end of an earlier run is none, and must not hold this one.
    note: (entry) => writeFully(descriptor, Buffer.from(`\n${JSON.stringify(entry)}`), path),
    close: () => closeSync(descriptor),
  }
}
