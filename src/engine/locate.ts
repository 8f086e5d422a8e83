// Where a folder really is. Two names may be one folder: by links, by a disk that knows no difference between `Dist`
// and `dist`, by a folder that is mounted twice. So folders are compared by device and inode where they exist.
import { type BigIntStats, readlinkSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

export interface Location {
  /** Without symbolic links, also of parents; what is not there yet is taken by its name. */
  path: string
  /** The folder and those that it lies in, from the inside out. */
  chain: readonly Step[]
  /** A link on the way to it whose target is not there, and that target. */
  dangling: { link: string; target: string } | undefined
}

interface Step {
  path: string
  /** Device and inode; undefined for what is not there, or where the file system numbers nothing. */
  id: string | undefined
}

export type Relation = 'is' | 'contains' | 'lies inside'

/** @throws what the system says of a path that can't be followed, as of a circle of links. */
export function locate(path: string): Location {
  const followed = follow(resolve(path))
  return { ...followed, chain: toChain(followed.path) }
}

/** How the first folder relates to the second; undefined when neither lies in the other. */
export function relate(one: Location, other: Location): Relation | undefined {
  const [inner, outer] = [one.chain[0], other.chain[0]]
  if (!inner || !outer) return undefined
  if (isSame(inner, outer)) return 'is'
  if (one.chain.some((step) => isSame(step, outer))) return 'lies inside'
  return other.chain.some((step) => isSame(step, inner)) ? 'contains' : undefined
}

function isSame(one: Step, other: Step): boolean {
  return one.path === other.path || (one.id !== undefined && one.id === other.id)
}

function follow(path: string): Pick<Location, 'path' | 'dangling'> {
  try {
    return { path: realpathSync.native(path), dangling: undefined }
  } catch (error) {
    if (!isAbsence(error) || dirname(path) === path) throw error
  }
  const parent = follow(dirname(path))
  const target = readLink(path)
  if (target === undefined) return { ...parent, path: join(parent.path, basename(path)) }
  const followed = follow(resolve(parent.path, target))
  return { path: followed.path, dangling: followed.dangling ?? { link: path, target: followed.path } }
}

/** Whether nothing is there, for the lack of a folder among others. */
export function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

function toChain(path: string): Step[] {
  const parent = dirname(path)
  const step = { path, id: toId(findStatus(path)) }
  return parent === path ? [step] : [step, ...toChain(parent)]
}

function findStatus(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false })
  } catch {
    // A folder may be closed to whoever builds: then its name has to do.
    return undefined
  }
}

function toId(status: BigIntStats | undefined): string | undefined {
  return status && status.ino > 0n ? `${status.dev}:${status.ino}` : undefined
}

/** @param mountinfo text of Linux's /proc/self/mountinfo. @returns paths of mount points, oldest first. */
export function parseMounts(mountinfo: string): string[] {
  return mountinfo.split('\n').flatMap((line) => {
    const path = line.split(' ')[4]
    // The kernel writes white space and backslashes by their numbers: `\040`.
    return path === undefined
      ? []
      : [path.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)))]
  })
}
