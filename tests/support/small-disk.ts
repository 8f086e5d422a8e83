import { spawnSync } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  mkdtempDisposableSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface SmallDisk {
  path: string
  /** Why there is none, undefined when there is. */
  obstacle: string | undefined
  /** Takes all the room that is left, but some bytes. @returns what gives it back. */
  fill: (left?: number) => () => void
  unmount: () => void
}

/** Room for two outputs of a few pages, not for one of thousands. */
export function mountSmallDisk(): SmallDisk {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-disk-'))
  const path = join(folder.path, 'disk')
  mkdirSync(path)
  const isMounted =
    process.platform === 'linux' &&
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', path]).status === 0
  return {
    path,
    obstacle: isMounted ? undefined : '(skipped: only root on Linux can mount a small one)',
    fill: (left = 0) => {
      const [filler, room] = [join(path, 'filler'), join(path, 'room')]
      writeFileSync(room, Buffer.alloc(left, 1))
      writeUntilFull(filler)
      rmSync(room)
      return () => rmSync(filler)
    },
    unmount: () => {
      if (isMounted) spawnSync('umount', [path])
      folder.remove()
    },
  }
}

function writeUntilFull(path: string): void {
  const descriptor = openSync(path, 'w')
  try {
    for (const block of [1 << 20, 1 << 12]) {
      const bytes = Buffer.alloc(block, 1)
      while (isWritten(descriptor, bytes));
    }
  } finally {
    closeSync(descriptor)
  }
}

function isWritten(descriptor: number, bytes: Buffer): boolean {
  try {
    return writeSync(descriptor, bytes) > 0
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}
