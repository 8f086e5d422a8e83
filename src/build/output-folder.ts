// The output is whole or not there: pages are written beside it, and the folders change places at the end.
import { copyFileSync, existsSync, linkSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { replaceFolder, restoreFolder } from './exchange-folders.ts'
import { createMakeFolder } from './make-folder.ts'

/** A folder with this file in it was made by a build and may be replaced by one. */
export const markerName = '.gotgam'
const markerText = 'This folder was made by Gotgam. The next build replaces all of it.\n'

export interface OutputFolder {
  /** Where the new output is written. */
  next: string
  /** Takes a file over from the last output. */
  keep: (file: string) => void
  /** Copies a file from elsewhere. @returns where it lies now. */
  add: (file: string, source: string) => string
  /** Puts the new output in the place of the last. */
  commit: () => Promise<void>
  /** Removes the new output and leaves the last one. */
  discard: () => void
}

/** @throws when the folder holds something that no build made. */
export function checkOutput(out: string): void {
  restoreFolder(out)
  if (!existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, markerName))) return
  throw new Error(
    `${out} is not empty and was not made by a build, so it is left alone. Name another folder with ARCHIVE_OUT, or empty it yourself.`,
  )
}

export function createOutputFolder(out: string): OutputFolder {
  const next = `${out}.next`
  const makeFolder = createMakeFolder()
  rmSync(next, { recursive: true, force: true })
  makeFolder(next)
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
      copyFileSync(source, target)
      return target
    },
    commit: async () => {
      writeFileSync(join(next, markerName), markerText)
      await replaceFolder(out, next)
    },
    discard: () => rmSync(next, { recursive: true, force: true }),
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
