import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What a checkout does not hold. */
const made = new Set(['node_modules', 'dist', '.astro', '.cache', 'test-results', '.git'])

/**
 * What a fresh checkout would hold, as it is written at the moment: the files that Git tracks, or without Git all but
 * what is made.
 */
export function copyCheckout(from: string, to: string): void {
  const tracked = listTracked(from)
  if (!tracked.includes('package.json')) {
    cpSync(from, to, { recursive: true, filter: (path) => path === from || !made.has(basename(path)) })
    return
  }
  for (const path of tracked) {
    // A file may be deleted and not committed yet.
    if (!existsSync(join(from, path))) continue
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(join(from, path), join(to, path), { verbatimSymlinks: true })
  }
}

function listTracked(folder: string): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.split('\0').filter(Boolean) : []
}
