// One build at a time writes to an output. The lock of a build that was killed is taken over by exactly one other:
// whoever makes the claim, a file that is named after the lock as it was found, may replace that lock and no other.

import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { readRegularFile } from '../kept/files.ts'
import { createFile, isCode, makeFolders } from '../kept/write.ts'
import { Failure } from '../words/failure.ts'

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
  // Where the process ends before.
  const abandon = () => release(path, owner)
  process.once('exit', abandon)
  return {
    release: () => {
      process.off('exit', abandon)
      return abandon()
    },
  }
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
    createFile(path, Buffer.from(`${JSON.stringify(owner)}\n`))
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

// What a lock says of the build that took it.

const ownerSchema = z.object({
  /** Names this lock among all that ever were. */
  id: z.uuid(),
  host: z.string(),
  process: z.int().positive(),
  /** As `readProcessStart` says it. */
  started: z.string().optional(),
})

type LockOwner = z.infer<typeof ownerSchema>

function createOwner(): LockOwner {
  return { id: randomUUID(), host: hostname(), process: process.pid, started: readProcessStart(process.pid) }
}

/** Undefined when there is no lock. @throws in words when what is there was not written by a build. */
function readOwner(path: string): LockOwner | undefined {
  let text: string
  try {
    text = readRegularFile(path).toString()
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
  try {
    return ownerSchema.parse(JSON.parse(text))
  } catch {
    throw new Failure('lock-foreign', { path })
  }
}

/** @throws in words when the lock was taken on another machine, where nobody here can look. */
function isRunning(path: string, owner: LockOwner): boolean {
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
    return isCode(error, 'EPERM')
  }
}

// A process id is given again and again; with the time of its start it names one process.

/** No process that runs has this start: it has ended, and waits for its parent to notice. */
const ended = 'ended'

/**
 * When a process started, in whatever words its system has for it. Undefined when there is no such process, or the
 * system does not say.
 */
export function readProcessStart(id: number): string | undefined {
  if (process.platform === 'win32') return undefined
  return process.platform === 'linux' ? readFromProc(id) : readFromPs(id)
}

function readFromProc(id: number): string | undefined {
  try {
    const start = parseStat(readFileSync(`/proc/${id}/stat`, 'utf8'))
    // Ticks are counted from when the machine started, which is another time after each start.
    return start === ended
      ? ended
      : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${start}`
  } catch {
    return undefined
  }
}

/** Field 22 of Linux's /proc/<pid>/stat. Field 2, the name in parentheses, may hold spaces and parentheses itself. */
export function parseStat(stat: string): string | undefined {
  const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return state === 'Z' || state === 'X' ? ended : fields[18]
}

/** For systems without /proc. */
export function readFromPs(id: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(id)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  })
  const [state, ...start] = stdout?.trim().split(/\s+/) ?? []
  if (start.length === 0) return undefined
  return state?.startsWith('Z') ? ended : start.join(' ')
}
