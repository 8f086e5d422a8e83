// Files and folders that are written whole, or not at all.
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { findKind, NoRegularFile } from './files.ts'

/** @param path named by what fails, since errors of descriptors name no file. */
type Write = (descriptor: number, path: string) => void

/**
 * Puts what is written in the place of a file, in one step. The file's mode stays, and its owner where the system lets
 * it. What fails leaves the file as it was, and nothing beside it.
 * @throws NoRegularFile when something else is there.
 */
export function replaceFile(path: string, write: Write): void {
  const status = lstatSync(path, { throwIfNoEntry: false })
  const kind = status && findKind(status)
  if (kind) throw new NoRegularFile(path, kind)
  // Nobody can have put a file of this name there, nor a link to another.
  const next = toTemporaryName(path)
  try {
    writeNew(next, (descriptor) => {
      if (status) keepMode(descriptor, status)
      write(descriptor, path)
    })
    renameSync(next, path)
  } catch (error) {
    rmSync(next, { force: true })
    throw error
  }
}

/** `a.md` → `a.md.0f3a…9c.next` */
function toTemporaryName(path: string): string {
  return `${path}.${randomBytes(8).toString('hex')}.next`
}

function writeNew(path: string, write: (descriptor: number) => void): void {
  const descriptor = openSync(path, 'wx')
  try {
    write(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function keepMode(descriptor: number, { mode, uid, gid }: Stats): void {
  const own = fstatSync(descriptor)
  if (own.uid !== uid || own.gid !== gid) {
    try {
      fchownSync(descriptor, uid, gid)
    } catch {
      // Only root may give files away.
    }
  }
  // After the owner, whose change takes special bits away.
  fchmodSync(descriptor, mode & 0o7777)
}

/**
 * Makes a file that was not there: it appears whole, or not at all. Where the disk knows no hard links there is a
 * moment in which it is empty.
 * @throws EEXIST when something is there already. What fails leaves nothing.
 */
export function createFile(path: string, bytes: Uint8Array, link = linkSync): void {
  const next = toTemporaryName(path)
  try {
    writeOrRemove(next, bytes, path)
    link(next, path)
  } catch (error) {
    if (!isWithoutLinks(error)) throw error
    writeOrRemove(path, bytes, path)
  } finally {
    rmSync(next, { force: true })
  }
}

/** Removes what it could not write whole. */
function writeOrRemove(path: string, bytes: Uint8Array, name: string): void {
  const descriptor = openSync(path, 'wx')
  try {
    try {
      writeFully(descriptor, bytes, name)
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  }
}

const linkFaults = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EISDIR', 'EINVAL'])

function isWithoutLinks(error: unknown): boolean {
  return (
    error instanceof Error &&
    'syscall' in error &&
    error.syscall === 'link' &&
    'code' in error &&
    linkFaults.has(String(error.code))
  )
}

/** The cache is the builds' own: whatever else is in the place of one of its files gives way. */
export function replaceCacheFile(path: string, write: Write): void {
  const status = lstatSync(path, { throwIfNoEntry: false })
  if (status && !status.isFile()) rmSync(path, { recursive: true, force: true })
  replaceFile(path, write)
}

/** Makes a folder of the cache where there is none. */
export function makeCacheFolder(folder: string): void {
  try {
    makeFolders(folder)
  } catch {
    rmSync(folder, { recursive: true, force: true })
    makeFolders(folder)
  }
}

/**
 * A disk may take less than it is given at a time.
 * @param file an open file's descriptor. @param path of the file. @throws what the disk says, with the path.
 */
export function writeFully(file: number, bytes: Uint8Array, path: string): void {
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path }) : error
  }
}

/**
 * Makes a folder and all that lead to it, one at a time: `mkdirSync` with `recursive` never ends where the disk answers,
 * as `/proc` does, that the folder above is not there. @returns the first that it made. @throws what the disk says.
 */
export function makeFolders(folder: string): string | undefined {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined
  const parent = dirname(folder)
  const first = parent === folder ? undefined : makeFolders(parent)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another may have made it meanwhile; of a link to nothing this throws that it is not there.
    if (!isCode(error, 'EEXIST') || !statSync(folder).isDirectory()) throw error
    return first
  }
  return first ?? folder
}

/** Whether it is an error of this code, as those of the system and of Node are. */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
