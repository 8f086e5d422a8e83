import { closeSync, constants, fstatSync, openSync, readFileSync, statSync } from 'node:fs'
import { findKind, NoRegularFile } from './file-kind.ts'

/** Whoever opens a FIFO waits for somebody who writes to it, unless told not to. Windows knows no such thing. */
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
