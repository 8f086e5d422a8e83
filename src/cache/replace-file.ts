import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
} from 'node:fs'
import { findKind, NoRegularFile } from './file-kind.ts'

/** @param path named by what fails, since errors of descriptors name no file. */
export type Write = (descriptor: number, path: string) => void

/**
 * Puts what is written in the place of a file, in one step. The file's mode stays, and its owner where the system lets
 * it. What fails leaves the file as it was, and nothing beside it.
 * @throws NoRegularFile when something else stands there.
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
export function toTemporaryName(path: string): string {
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
