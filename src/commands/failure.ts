import { constants } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { describeError } from '../words/failure.ts'
import type { Language } from '../words/language.ts'
import { toVisibleText } from '../words/visible-text.ts'
import { findWords, type Words } from '../words/words.ts'

/** Says on standard error what ended a command; with `ARCHIVE_DEBUG` also where in the program that was. */
export function reportFailure(error: unknown, language: Language, wayOut?: WayOut): void {
  process.stderr.write(`${describeFailure(error, language, wayOut)}\n`)
  if (process.env['ARCHIVE_DEBUG']) console.error(error)
}

// What ends a command that is not a fault of the content: one line that says what to do.

/** Whether a smaller share of the work would be a way out: only a build can be shared. */
type WayOut = 'shares' | 'none'

function describeFailure(error: unknown, language: Language, wayOut: WayOut = 'none'): string {
  const limit = error instanceof Error ? findLimit(error) : undefined
  if (!(error instanceof Error) || !limit) return describeError(error, language)
  const { limits } = findWords(language)
  const { what, todo } = limits[limit.name]
  const reason = toVisibleText(toOneLine(toReason(error)))
  return limits.told({ what, reason, todo: wayOut === 'shares' && limit.shares ? limits.inShares : todo })
}

interface Limit {
  name: Exclude<keyof Words['limits'], 'inShares' | 'told'>
  codes: readonly string[]
  message?: RegExp
  shares?: boolean
}

const limits: readonly Limit[] = [
  {
    name: 'memory',
    codes: ['ERR_WORKER_OUT_OF_MEMORY', 'ENOMEM', 'ERR_MEMORY_ALLOCATION_FAILED'],
    message: /^(?:Array buffer allocation failed|Invalid array buffer length|Invalid string length)$/,
    shares: true,
  },
  { name: 'processes', codes: ['ERR_WORKER_INIT_FAILED', 'EAGAIN'] },
  { name: 'disk', codes: ['ENOSPC', 'EDQUOT'] },
  { name: 'files', codes: ['EMFILE', 'ENFILE'] },
  { name: 'permission', codes: ['EACCES', 'EPERM', 'EROFS'] },
]

function findLimit(error: Error): Limit | undefined {
  const code = 'code' in error ? String(error.code) : ''
  return limits.find(({ codes, message }) => codes.includes(code) || message?.test(error.message))
}

/** Errors of an open file do not name it by themselves. */
function toReason(error: Error): string {
  const path = 'path' in error && typeof error.path === 'string' ? error.path : ''
  return path === '' || error.message.includes(path) ? error.message : `${error.message} '${path}'`
}

function toOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}

// Ctrl+C and its like end a long command at the next safe place, so that nothing is left behind.

interface Stop {
  /** The signal that came first; undefined while none has. */
  signal: () => NodeJS.Signals | undefined
  /** By which shells know what ended a command; undefined where no signal did. */
  exitCode: () => number | undefined
  /** Waits for signals that have come, and for what the first has begun. From then on they end the process as usual. */
  end: () => Promise<void>
}

const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** @param onSignal called at the first, for what can't ask all the time. */
export function createStop(onSignal: () => void | Promise<void> = () => {}): Stop {
  let first: NodeJS.Signals | undefined
  let begun: void | Promise<void>
  const listen = (signal: NodeJS.Signals) => {
    if (first !== undefined) return
    first = signal
    begun = onSignal()
  }
  for (const signal of signals) process.on(signal, listen)
  return {
    signal: () => first,
    exitCode: () => (first === undefined ? undefined : 128 + constants.signals[first]),
    end: async () => {
      // A signal that came while something was waited for is heard in the next turn, which begins with the second.
      for (let turn = 0; turn < 2; turn += 1) await setImmediate()
      await begun
      for (const signal of signals) process.off(signal, listen)
    },
  }
}
