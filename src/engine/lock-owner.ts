// What a lock says of the build that took it.
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { z } from 'zod'
import { readRegularFile } from '../kept/files.ts'
import { Failure } from '../messages/failure.ts'
import { readProcessStart } from './process-start.ts'

const ownerSchema = z.object({
  /** Names this lock among all that ever were. */
  id: z.uuid(),
  host: z.string(),
  process: z.int().positive(),
  /** As `readProcessStart` says it. */
  started: z.string().optional(),
})

export type LockOwner = z.infer<typeof ownerSchema>

export function createOwner(): LockOwner {
  return { id: randomUUID(), host: hostname(), process: process.pid, started: readProcessStart(process.pid) }
}

export function toLockText(owner: LockOwner): string {
  return `${JSON.stringify(owner)}\n`
}

/** Undefined when there is no lock. @throws in words when what is there was not written by a build. */
export function readOwner(path: string): LockOwner | undefined {
  let text: string
  try {
    text = readRegularFile(path).toString()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  try {
    return ownerSchema.parse(JSON.parse(text))
  } catch {
    throw new Failure('lock-foreign', { path })
  }
}

/** @throws in words when the lock was taken on another machine, where nobody here can look. */
export function isRunning(path: string, owner: LockOwner): boolean {
  if (owner.host !== hostname()) {
    throw new Failure('lock-elsewhere', { path, host: owner.host, process: owner.process })
  }
  const started = owner.started === undefined ? undefined : readProcessStart(owner.process)
  return started === undefined ? isThere(owner.process) : started === owner.started
}

function isThere(id: number): boolean {
  // Whoever asks has not taken the lock yet: the process of this id that took it has ended.
  if (id === process.pid) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // Somebody else's process may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
