// The output is whole or not there: pages are written beside it, and the folders change places at the end.
import { copyFileSync, linkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure } from '../messages/failure.ts'
import { checkFolder } from './check-output.ts'
import { exchangeFolders, toPrevious } from './exchange-folders.ts'
import { createMakeFolder } from './make-folder.ts'
import { writeMarker } from './marker.ts'
import { removeFolder } from './remove-folder.ts'

export interface OutputFolder {
  /** Where the new output is written. */
  next: string
  /** Takes a file over from the last output. */
  keep: (file: string) => void
  /** Copies a file from elsewhere, or writes what is given. @returns where it lies now. */
  add: (file: string, source: string | Uint8Array) => string
  /**
   * Puts the new output in the place of the last. What fails leaves the last where it was.
   * @returns the folder with the last output, to be removed; undefined when there was none.
   */
  commit: () => Promise<string | undefined>
  /** Removes the new output and leaves the last one. */
  discard: () => Promise<void>
}

/** @throws what the disk says. */
export function createOutputFolder(out: string): OutputFolder {
  const next = toNext(out)
  const makeFolder = createMakeFolder()
  makeFolder(next)
  writeMarker(next)
  return {
    next,
    keep: (file) => {
      const target = join(next, file)
      makeFolder(dirname(target))
      linkOrCopy(join(out, file), target)
    },
    add: (file, source) => {
      const target = join(next, file)
      makeFolder(dirname(target))
      if (typeof source === 'string') copyFileSync(source, target)
      else writeFileSync(target, source)
      return target
    },
    commit: async () => {
      // Somebody may have put something there while the pages were made.
      checkFolder(out)
      return await exchangeFolders(out, next)
    },
    // Where that fails, too, the marker lets the next build do it; what failed first is the news.
    discard: () => removeFolder(next).catch(() => {}),
  }
}

/** What earlier builds left beside the output. @throws in words when it can't be removed. */
export async function removeLeftovers(out: string): Promise<void> {
  for (const folder of [toNext(out), toPrevious(out)]) {
    try {
      await removeFolder(folder)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Failure('leftover-stays', { folder, reason })
    }
  }
}

function toNext(out: string): string {
  return `${out}.next`
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
