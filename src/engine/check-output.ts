// What a build may remove: its output and the two folders beside it, if a build has made them.
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../messages/failure.ts'
import type { Location } from './locate.ts'
import { hasMarker } from './marker.ts'
import { findMount } from './mounts.ts'

/** What version control keeps in the folder that somebody works in. */
const versionControl = ['.git', '.hg', '.svn', '.jj']

/** Looked at without touching anything. @throws in words when a build could not put an output there. */
export function checkWay(out: Location): void {
  const { path, dangling } = out
  // Between the two renames of a build the target of a link is missing for a moment.
  if (dangling && !(dangling.target === path && hasMarker(`${path}.previous`))) {
    throw new Failure('output-link-dangling', dangling)
  }
  const mount = findMount(path)
  if (mount === path) throw new Failure('output-mounted', { out: path, inside: join(path, 'site') })
  if (mount !== undefined) throw new Failure('output-holds-mount', { out: path, mount })
}

/** The output and the folders beside it. @throws as `checkFolder`, for each of them. */
export function checkOutput(out: string): void {
  checkFolder(out)
  checkFolder(`${out}.next`)
  checkFolder(`${out}.previous`)
}

/** @throws in words when what stands there is no folder, or holds something that no build made. */
export function checkFolder(folder: string): void {
  const status = lstatSync(folder, { throwIfNoEntry: false })
  if (!status) return
  if (!status.isDirectory()) throw new Failure('output-no-folder', { folder })
  const names = readdirSync(folder)
  if (names.length === 0) return
  const own = versionControl.find((name) => names.includes(name))
  if (own !== undefined) throw new Failure('output-versioned', { folder, own })
  if (!hasMarker(folder)) throw new Failure('output-foreign', { folder })
}
