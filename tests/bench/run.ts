import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { stripVTControlCharacters } from 'node:util'
import type { Command } from './tools/tool.ts'

interface GoodRun {
  readonly seconds: number
  /** Processor time of the whole tree; undefined on systems without /proc. */
  readonly processorSeconds: number | undefined
  /** Peaks; undefined on systems without /proc. */
  readonly memory: TreeMemory | undefined
}
type Run = GoodRun | { readonly fault: string }

const sampleEvery = 50
const inherited = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT', 'USERPROFILE', 'APPDATA']

/** Runs a command to its end: wall time of the whole process, peak memory of its tree. Output goes to `log`. */
export async function runOnce(command: Command, log: string, limitMinutes = 30): Promise<Run> {
  const output = openSync(log, 'w')
  const before = readChildrenSeconds()
  const start = performance.now()
  const child = spawn(command.file, [...command.args], {
    cwd: command.folder,
    env: { ...inheritedEnvironment(), ...command.environment },
    stdio: ['ignore', output, output],
    detached: process.platform !== 'win32',
  })
  const stop = (): void => stopTree(child)
  process.once('exit', stop)
  const limit = setTimeout(stop, limitMinutes * 60_000)
  const sampler = createSampler(child)
  const end = await waitFor(child)
  const seconds = (performance.now() - start) / 1000
  clearTimeout(limit)
  process.off('exit', stop)
  closeSync(output)
  const memory = sampler.stop()
  const after = readChildrenSeconds()
  const processorSeconds = before === undefined || after === undefined ? undefined : after - before
  if (end === 'exit code 0') return { seconds, processorSeconds, memory }
  const ranOut = seconds >= limitMinutes * 60
  return { fault: ranOut ? `stopped after ${limitMinutes} minutes` : toFault(end, log) }
}

const ticksPerSecond = 100

/** Processor time of all processes that this one has started, and of theirs, once they have ended. */
function readChildrenSeconds(): number | undefined {
  const stat = readIfThere('/proc/self/stat')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15)
  return user === undefined ? undefined : (Number(user) + Number(system)) / ticksPerSecond
}

/** Only what a process needs to find its way: a peer must not notice from where it was started. */
function inheritedEnvironment(): Record<string, string> {
  const entries = inherited.map((name) => [name, process.env[name]] as const)
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

function waitFor(child: ChildProcess): Promise<string> {
  return new Promise((settle) => {
    child.once('error', (error) => settle(error.message))
    child.once('exit', (code, signal) => settle(signal === null ? `exit code ${code}` : `ended by ${signal}`))
  })
}

function createSampler(child: ChildProcess): { stop: () => TreeMemory | undefined } {
  let peak: TreeMemory | undefined
  const sample = (): void => {
    const now = child.pid === undefined ? undefined : readTreeMemory(child.pid)
    if (now === undefined) return
    peak = {
      treeBytes: Math.max(now.treeBytes, peak?.treeBytes ?? 0),
      processBytes: Math.max(now.processBytes, peak?.processBytes ?? 0),
    }
  }
  const timer = setInterval(sample, sampleEvery)
  return {
    stop: () => {
      clearInterval(timer)
      // The tree never held less than one of its processes, whose own peak falls between two samples.
      return peak && { ...peak, treeBytes: Math.max(peak.treeBytes, peak.processBytes) }
    },
  }
}

// The child leads a process group of its own, so its workers end with it.
function stopTree(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

function toFault(end: string, log: string): string {
  const lines = stripVTControlCharacters(readFileSync(log, 'utf8'))
    .split('\n')
    .map((line) => line.trim())
  const words = lines.filter((line) => line !== '')
  const telling = words.find((line) => /error/i.test(line)) ?? words.at(-1)
  return telling === undefined ? end : `${end}: ${telling.slice(0, 200)}`
}

export interface TreeMemory {
  /** Resident memory of all processes of the tree; a page that two of them share counts twice. */
  readonly treeBytes: number
  /** The most that one of the processes has had resident so far. */
  readonly processBytes: number
}

/** Memory of a process and all its descendants, from /proc; undefined where there is none. */
function readTreeMemory(root: number): TreeMemory | undefined {
  let treeBytes = 0
  let processBytes = 0
  for (const id of listTree(root)) {
    const status = readIfThere(`/proc/${id}/status`)
    treeBytes += readField(status, 'VmRSS')
    processBytes = Math.max(processBytes, readField(status, 'VmHWM'))
  }
  return treeBytes === 0 ? undefined : { treeBytes, processBytes }
}

function listTree(root: number): number[] {
  const found = [root]
  for (const id of found) found.push(...listChildren(id))
  return found
}

function listChildren(id: number): number[] {
  return listThreads(id).flatMap((thread) =>
    readIfThere(`/proc/${id}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
}

function listThreads(id: number): string[] {
  try {
    return readdirSync(`/proc/${id}/task`)
  } catch {
    return []
  }
}

// A process can end between the listing and the reading.
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function readField(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024
}
