// One build at a time writes to an output. The lock of a build that was killed is taken over by exactly one other:
// whoever makes the claim, a file that is named after the lock as it was found, may replace that lock and no other.
import { readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createFile, makeFolders } from '../kept/write.ts'
import { Failure } from '../messages/failure.ts'
import { createOwner, isRunning, type LockOwner, readOwner, toLockText } from './lock-owner.ts'

export interface Lock {
  /** Gives the lock back. @returns what is left to clean. */
  release: () => Failure[]
}

/** Others come and go between two looks, but not for ever. */
const mostAttempts = 50

/** @throws in words when another build writes to the same output, or may do so, or the lock can't be written. */
export function lockOutput(out: string): Lock {
  const path = `${out}.lock`
  const owner = createOwner()
  try {
    makeFolders(dirname(path))
    take({ out, path, owner })
  } catch (error) {
    throw toFailure(error, path)
  }
  removeOldClaims(path)
  return { release: () => release(path, owner) }
}

interface Taking {
  out: string
  path: string
  owner: LockOwner
}

function take({ out, path, owner }: Taking): void {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    if (tryCreating(path, owner)) return
    const found = readOwner(path)
    if (!found) continue
    if (isRunning(path, found)) {
      throw new Failure('lock-taken', { out, path, process: found.process })
    }
    const claim = `${path}.${found.id}`
    take({ out, path: claim, owner })
    try {
      // It may be another's by now; from here on nobody but the holder of the claim replaces it.
      if (readOwner(path)?.id !== found.id) continue
      renameSync(claim, path)
      return
    } finally {
      rmSync(claim, { force: true })
    }
  }
  throw new Failure('lock-restless', { path })
}

function tryCreating(path: string, owner: LockOwner): boolean {
  try {
    createFile(path, Buffer.from(toLockText(owner)))
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/** A lock that is somebody else's by now, since a person removed this one, stays. */
function release(path: string, owner: LockOwner): Failure[] {
  try {
    if (readOwner(path)?.id === owner.id) rmSync(path)
    return []
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [new Failure('lock-left', { path, reason })]
  }
}

/** Left by builds that were killed while they took over a lock. Their lock is gone, so that nobody asks for them. */
function removeOldClaims(path: string): void {
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(`${basename(path)}.`)) continue
    const claim = join(dirname(path), name)
    try {
      const owner = readOwner(claim)
      if (owner && !isRunning(claim, owner)) rmSync(claim, { force: true })
    } catch {
      // What is no claim, or one of another machine, is in nobody's way.
    }
  }
}

const refusals = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT']

function toFailure(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !refusals.some((code) => isCode(error, code))) return error
  return new Failure('lock-unwritable', { folder: dirname(path), reason: error.message })
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
