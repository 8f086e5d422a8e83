import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whoever reads such a file waits until somebody writes to it. @throws where the system has none. */
export function makeFifo(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const { status } = spawnSync('mkfifo', [path])
  if (status !== 0) throw new Error(`mkfifo ${path} failed`)
}
