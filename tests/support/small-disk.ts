import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface SmallDisk {
  path: string
  /** Why there is none, undefined when there is. */
  obstacle: string | undefined
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
    unmount: () => {
      if (isMounted) spawnSync('umount', [path])
      folder.remove()
    },
  }
}
