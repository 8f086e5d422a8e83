// Files that take long to make and follow from their keys alone. The cache may be deleted at any time, and what is damaged
// in it is made again.
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { parseCheckedLine, toCheckedLine } from './cache.ts'
import { digestAll } from './digest.ts'
import { readRegularFile } from './files.ts'
import { makeCacheFolder, replaceCacheFile, writeFully } from './write.ts'

interface MadeFiles {
  /** As an earlier run made it. @param key of all that it is made of. @returns undefined where there is none that is whole. */
  read: (key: string) => Uint8Array | undefined
  /** What the disk does not take is made again by the next run. */
  write: (key: string, made: Uint8Array) => void
}

/** @param ending of their names, with the dot. */
export function openMadeFiles(folder: string, ending: string): MadeFiles {
  const toPath = (key: string) => join(folder, `${key}${ending}`)
  let isOpen = false
  const begin = () => {
    if (isOpen) return
    makeCacheFolder(folder)
    removeOld(folder)
    isOpen = true
  }
  return {
    read: (key) => {
      const path = toPath(key)
      try {
        const bytes = readRegularFile(path)
        const { value, end } = parseCheckedLine(bytes, 0)
        const made = bytes.subarray(end)
        if (digestAll(made) !== value) return undefined
        touch(path)
        return made
      } catch {
        return undefined
      }
    },
    write: (key, made) => {
      try {
        begin()
        replaceCacheFile(toPath(key), (file, path) =>
          writeFully(file, Buffer.concat([toCheckedLine(digestAll(made)), made]), path),
        )
      } catch {
        // The site has it all the same.
      }
    },
  }
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
