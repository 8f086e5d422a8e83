// Fonts as earlier runs made them. The cache may be deleted at any time, and what is damaged in it is made again.
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { makeCacheFolder, replaceCacheFile } from '../cache/cache-file.ts'
import { parseCheckedLine, toCheckedLine } from '../cache/checked-line.ts'
import { digestAll } from '../cache/digest.ts'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { writeFully } from '../cache/write-fully.ts'

/** @param key of all that the font is made of. @returns undefined where there is none that is whole. */
export function readCachedFont(folder: string, key: string): Uint8Array | undefined {
  const path = toPath(folder, key)
  try {
    const bytes = readRegularFile(path)
    const { value, end } = parseCheckedLine(bytes, 0)
    const font = bytes.subarray(end)
    if (digestAll(font) !== value) return undefined
    touch(path)
    return font
  } catch {
    return undefined
  }
}

/** What the disk does not take is made again by the next run. */
export function writeCachedFont(folder: string, key: string, font: Uint8Array): void {
  try {
    makeCacheFolder(folder)
    replaceCacheFile(toPath(folder, key), (file, path) =>
      writeFully(file, Buffer.concat([toCheckedLine(digestAll(font)), font]), path),
    )
    removeOld(folder)
  } catch {
    // The site has it all the same.
  }
}

function toPath(folder: string, key: string): string {
  return join(folder, `${key}.font`)
}

const oldAge = 24 * 60 * 60 * 1000

/** Another archive may share the cache, and an edit may be taken back: what nobody has used for a day goes. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (Date.now() - statSync(path).mtimeMs > oldAge) rmSync(path, { recursive: true, force: true })
  }
}

function touch(path: string): void {
  try {
    const now = new Date()
    utimesSync(path, now, now)
  } catch {
    // Of a cache that can only be read nothing is removed either.
  }
}
