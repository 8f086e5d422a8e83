// Files that are read: none but regular ones, and whether one is the file that was read before.
import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  type Stats,
  statSync,
} from 'node:fs'

/** Whoever opens a FIFO waits for somebody who writes to it, unless asked not to. Windows knows no such thing. */
const withoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** @throws NoRegularFile for a folder, a FIFO or a device; otherwise what the disk says. */
export function readRegularFile(path: string): Buffer {
  const descriptor = openRegularFile(path)
  try {
    return readFileSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Opens it for reading. @throws as `readRegularFile`. */
export function openRegularFile(path: string): number {
  const descriptor = open(path)
  const kind = findKind(fstatSync(descriptor))
  if (kind === undefined) return descriptor
  closeSync(descriptor)
  throw new NoRegularFile(path, kind)
}

/** Some things, as sockets, can't be opened at all. */
function open(path: string): number {
  try {
    return openSync(path, withoutWaiting)
  } catch (error) {
    const status = statSync(path, { throwIfNoEntry: false })
    const kind = status && findKind(status)
    throw kind ? new NoRegularFile(path, kind) : error
  }
}

/** What is where a file belongs. */
type FileKind = 'folder' | 'link' | 'fifo' | 'socket' | 'device'

/** Undefined for a regular file. */
export function findKind(entry: Stats | Dirent): FileKind | undefined {
  if (entry.isFile()) return undefined
  if (entry.isDirectory()) return 'folder'
  if (entry.isSymbolicLink()) return 'link'
  if (entry.isFIFO()) return 'fifo'
  return entry.isSocket() ? 'socket' : 'device'
}

const names: Record<FileKind, string> = {
  folder: 'a folder',
  link: 'a symbolic link',
  fifo: 'a FIFO',
  socket: 'a socket',
  device: 'a device',
}

/** Reading it could wait for ever, writing it could lose something. */
export class NoRegularFile extends Error {
  readonly kind: FileKind

  constructor(path: string, kind: FileKind) {
    super(`${path} is ${names[kind]}, where a file belongs. Move it away.`)
    this.kind = kind
  }
}

/**
 * Tells without opening a file whether it is the one that was read before. Size and time alone do not: `cp -p`, rsync and
 * archives with fixed times keep both. The time at which the file system last changed anything of the file can't be set by
 * anybody, and a file that is put in the place of another brings its own inode. Times are in milliseconds; where a system
 * has no inodes or no time of change, it says the same for all files.
 */
export type FileStamp = readonly [size: number, modified: number, changed: number, inode: number]

/** Clocks of file systems tick in steps of up to 2 s (FAT). */
export const coarsestTick = 2_000

/** In the place of a time of change that proves nothing. No file has it. */
const unproven = -1

/** @param status as `statSync` gives it. */
export function toStamp(status: { size: number; mtimeMs: number; ctimeMs: number; ino: number }): FileStamp {
  return [status.size, status.mtimeMs, status.ctimeMs, status.ino]
}

/**
 * The stamp to remember of a file that was read. One that changed in the last moment before may have changed once more
 * within the same tick of the clock, after it was read: its stamp is that of no file, and its bytes decide next time.
 * @param began when reading began, in milliseconds.
 */
export function toStoredStamp(stamp: FileStamp, began: number): FileStamp {
  const [size, modified, changed, inode] = stamp
  return changed < began - coarsestTick ? stamp : [size, modified, unproven, inode]
}

/** False for a stamp that `toStoredStamp` made that of no file: then the bytes have to decide. */
export function isSameStamp(one: FileStamp, other: FileStamp): boolean {
  return one.every((value, index) => value === other[index])
}

const codes = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOSPC', 'EDQUOT'])

/** Whether it is the machine that has no more of something, and no file that is to blame. */
export function isMachineLimit(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}

/** What lies in a folder; nothing where it can't be read. */
export function tryListing(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

interface ListedFile {
  /** Path below the folder, with `/`; that of an empty folder ends in one. */
  file: string
  /** Whether it is a plain file, and no link or pipe. */
  isPlain: boolean
}

/**
 * All that lies below a folder but folders that hold something; nothing where there is none. Node's own recursive listing goes through
 * links to folders, which may lead anywhere.
 */
export function listFiles(folder: string, below = ''): ListedFile[] {
  const entries = tryListing(below === '' ? folder : `${folder}/${below}`)
  if (entries.length === 0 && below !== '') return [{ file: below, isPlain: false }]
  return entries.flatMap((entry) =>
    entry.isDirectory()
      ? listFiles(folder, `${below}${entry.name}/`)
      : [{ file: below + entry.name, isPlain: entry.isFile() }],
  )
}

/** Links are not followed. @returns undefined where there is nothing. */
export function findStatus(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false })
}
