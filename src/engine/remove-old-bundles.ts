// Two builds of different outputs may share a cache: one may still read what the other has no use for.
import { lstatSync, readdirSync, rmSync, utimesSync } from 'node:fs'
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
  for (const other of readdirSync(cache)) {
    const isOther = /^bundle-[\da-f]{32}(?:\.\d+)?$/.test(other) && other !== name
    const path = join(cache, other)
    if (isOther && isOld(path)) rmSync(path, { recursive: true, force: true })
  }
}

function isOld(path: string): boolean {
  const status = lstatSync(path, { throwIfNoEntry: false })
  return status !== undefined && Date.now() - status.mtimeMs > oldAge
}
