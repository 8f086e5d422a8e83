// What the system can do to files: full disks, files that nobody can remove or read, and times that stay.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Whoever reads such a file waits until somebody writes to it. @throws where the system has none. */
export function makeFifo(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const { status } = spawnSync('mkfifo', [path])
  if (status !== 0) throw new Error(`mkfifo ${path} failed`)
}

interface HeldFile extends Disposable {
  /** Why it is not held, undefined when it is. */
  obstacle: string | undefined
  /** @param moved where the file is by now. */
  release: (moved?: string) => void
}

/**
 * Makes a file that can't be removed: by the mode of its folder, or for root, whom no mode stops, by an attribute.
 * `using` lets it go at the end of its block.
 */
export function holdFile(path: string): HeldFile {
  if (process.getuid?.() !== 0) {
    const change = (file: string, mode: number) => existsSync(dirname(file)) && chmodSync(dirname(file), mode)
    change(path, 0o555)
    return toHeld((moved = path) => change(moved, 0o755))
  }
  const change = (file: string, flag: string) => spawnSync('chattr', [flag, file]).status === 0
  if (change(path, '+i')) return toHeld((moved = path) => change(moved, '-i'))
  return { ...toHeld(() => {}), obstacle: 'root can hold a file only where chattr works' }
}

function toHeld(release: (moved?: string) => void): HeldFile {
  return { obstacle: undefined, release, [Symbol.dispose]: release }
}

/**
 * Changes a file and gives it its old time of change back, to the nanosecond, which Node's numbers can't hold.
 * @throws when it has another all the same: the test would not show what it says.
 */
export function keepTime(path: string, change: () => void): void {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'time-'))
  const reference = join(folder.path, 'reference')
  writeFileSync(reference, '')
  execFileSync('touch', ['-r', path, reference])
  const before = findTime(path)
  change()
  execFileSync('touch', ['-r', reference, path])
  if (findTime(path) !== before) throw new Error(`The time of ${path} could not be kept.`)
}

function findTime(path: string): bigint {
  return statSync(path, { bigint: true }).mtimeNs
}

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
