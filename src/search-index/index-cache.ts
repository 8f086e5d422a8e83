// The index as the last run made it. It may be deleted at any time, and what is damaged in it is made again.
import { join } from 'node:path'
import { makeCacheFolder, replaceCacheFile } from '../cache/cache-file.ts'
import { parseCheckedLine, toCheckedLine } from '../cache/checked-line.ts'
import { digestAll } from '../cache/digest.ts'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { writeFully } from '../cache/write-fully.ts'
import type { IndexFile } from './index-input.ts'

export interface CachedIndex {
  /** Of all that the index is made of. */
  key: string
  files: readonly IndexFile[]
}

/** First line of the file; the files follow, end to end. */
interface Head {
  key: string
  digest: string
  files: readonly (readonly [file: string, bytes: number])[]
}

const fileName = 'search.index'

/** Undefined where there is none that is whole. @param folder of the cached questions. */
export function readCachedIndex(folder: string): CachedIndex | undefined {
  try {
    const bytes = readRegularFile(join(folder, fileName))
    const { value, end }: { value: Head; end: number } = parseCheckedLine(bytes, 0)
    if (digestAll(bytes.subarray(end)) !== value.digest) return undefined
    let start = end
    const files = value.files.map(([file, length]) => {
      start += length
      return { file, bytes: bytes.subarray(start - length, start) }
    })
    return { key: value.key, files }
  } catch {
    return undefined
  }
}

/** What the disk does not take is made again by the next run. */
export function writeCachedIndex(folder: string, { key, files }: CachedIndex): void {
  try {
    const bytes = Buffer.concat(files.map((each) => each.bytes))
    const head: Head = {
      key,
      digest: digestAll(bytes),
      files: files.map((each) => [each.file, each.bytes.length]),
    }
    makeCacheFolder(folder)
    replaceCacheFile(join(folder, fileName), (file, path) => {
      writeFully(file, toCheckedLine(head), path)
      writeFully(file, bytes, path)
    })
  } catch {
    // The site has it all the same.
  }
}
