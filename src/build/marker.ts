// The file by which a folder says that a build made it. Without it nothing that is not empty is ever removed.
import { lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const markerName = '.gotgam'

const text =
  'This folder was made by Gotgam. The next build replaces all of it, with whatever was put here by hand: files of your own belong in public/.\n'

/** @param output digest of all that the folder will hold (output-manifest.ts). */
export function writeMarker(folder: string, output: string): void {
  writeFileSync(join(folder, markerName), `${text}${output}\n`, { flag: 'wx' })
}

export function hasMarker(folder: string): boolean {
  return lstatSync(join(folder, markerName), { throwIfNoEntry: false })?.isFile() ?? false
}

/** The digest that the marker was written with; undefined where there is none. */
export function readMarker(folder: string): string | undefined {
  if (!hasMarker(folder)) return undefined
  return readFileSync(join(folder, markerName), 'utf8').trimEnd().split('\n').at(-1)
}
