import type { Dirent, Stats } from 'node:fs'

/** What stands where a file belongs. */
export type FileKind = 'folder' | 'link' | 'fifo' | 'socket' | 'device'

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
