import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** @throws when another build that is still running writes to the same output. @returns what gives the lock back. */
export function lockOutput(out: string): () => void {
  const path = `${out}.lock`
  mkdirSync(dirname(path), { recursive: true })
  for (const attempt of [1, 2]) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' })
      return () => rmSync(path, { force: true })
    } catch (error) {
      if (!isThere(error) || attempt === 2) throw error
      const owner = Number(readFileSync(path, 'utf8'))
      if (isRunning(owner)) {
        throw new Error(
          `Another build (process ${owner}) is writing to ${out}. Wait until it is done, or end it.`,
        )
      }
      rmSync(path, { force: true })
    }
  }
  throw new Error(`${path} can't be created.`)
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

function isRunning(process_: number): boolean {
  if (!Number.isInteger(process_) || process_ <= 0 || process_ === process.pid) return false
  try {
    process.kill(process_, 0)
    return true
  } catch (error) {
    // Somebody else's process may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
