// What a build may remove: its output and the two folders beside it, if a build has made them.
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
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
    throw new Error(
      `The output leads over the link ${dangling.link} to ${dangling.target}, which is not there. Make that folder, or remove the link.`,
    )
  }
  const mount = findMount(path)
  if (mount === path) {
    throw new Error(
      `Something is mounted on the output ${path}, so it can't be exchanged for a new one. Name a folder inside it: ARCHIVE_OUT=${join(path, 'site')}`,
    )
  }
  if (mount !== undefined) {
    throw new Error(
      `Something is mounted on ${mount}, inside the output ${path}, which a build replaces. Unmount it, or name another output with ARCHIVE_OUT.`,
    )
  }
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
  if (!status.isDirectory()) {
    throw new Error(`${folder} is no folder, so it is left alone. ${wayOut}, or move it away.`)
  }
  const names = readdirSync(folder)
  if (names.length === 0) return
  const own = versionControl.find((name) => names.includes(name))
  if (own !== undefined) {
    throw new Error(
      `${folder} is a working tree of version control (it holds ${own}), so it is left alone. ${wayOut}, and copy what is built into the working tree.`,
    )
  }
  if (hasMarker(folder)) return
  throw new Error(
    `${folder} is not empty and was not made by a build, so it is left alone. ${wayOut}, or empty it yourself.`,
  )
}

const wayOut = 'Name another folder with ARCHIVE_OUT'
