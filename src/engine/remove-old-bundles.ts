// Two builds of different outputs may share a cache: one may still read what the other has no use for.
import { existsSync, lstatSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const oldAge = 60 * 60 * 1000

/** Notes that a bundle is used now. */
export function touchBundle(cache: string, name: string): void {
  const now = new Date()
  utimesSync(join(cache, name), now, now)
}

/**
 * Removes bundles that nobody has used for an hour, and what was left half made for so long.
 * @param name of the bundle that stays.
 */
export function removeOldBundles(cache: string, name: string): void {
  removeOld(cache, /^bundle-[\da-f]{32}(?:\.\d+)?$/, name)
}

/**
 * Removes what processes left that were killed while they compiled.
 * @param folder in which they compile. @param name of what is being compiled.
 */
export function removeOldCompilations(folder: string, name: string): void {
  if (existsSync(folder)) removeOld(folder, /^bundle-\d+$/, name)
}

function removeOld(folder: string, pattern: RegExp, kept: string): void {
  for (const other of readdirSync(folder)) {
    const path = join(folder, other)
    if (pattern.test(other) && other !== kept && isOld(path)) rmSync(path, { recursive: true, force: true })
  }
}

function isOld(path: string): boolean {
  const status = lstatSync(path, { throwIfNoEntry: false })
  return status !== undefined && Date.now() - status.mtimeMs > oldAge
}
