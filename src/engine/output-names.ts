// What lies beside an output, and the file by which a folder says that a build made it. Without that file nothing that is
// not empty is ever removed.
import { lstatSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the next output is written. */
export function toNext(out: string): string {
  return `${out}.next`
}

/** Where the last one is for a moment, and then links for the next. */
export function toPrevious(out: string): string {
  return `${out}.previous`
}

export const markerName = '.gotgam'

const text =
  'This folder was made by Gotgam. The next build replaces all of it, with whatever was put here by hand: files of your own belong in public/.\n'

/** Of a folder that was just made. @throws EEXIST when the marker is there. */
export function writeMarker(folder: string): void {
  writeFileSync(join(folder, markerName), text, { flag: 'wx' })
}

export function hasMarker(folder: string): boolean {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false
  return lstatSync(join(folder, markerName), { throwIfNoEntry: false })?.isFile() ?? false
}
