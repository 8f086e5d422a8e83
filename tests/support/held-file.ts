import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync } from 'node:fs'
import { dirname } from 'node:path'

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
