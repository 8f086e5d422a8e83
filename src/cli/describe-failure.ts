// What ends a command that is not a fault of the content: one line that says what to do.
import { describeError } from '../messages/failure-words.ts'
import type { Language } from '../messages/language.ts'
import { toVisibleText } from '../messages/visible-text.ts'
import { findWords, type Words } from '../messages/words.ts'

/** Whether a smaller share of the work would be a way out: only a build can be shared. */
export type WayOut = 'shares' | 'none'

export function describeFailure(error: unknown, language: Language, wayOut: WayOut = 'none'): string {
  const limit = error instanceof Error ? findLimit(error) : undefined
  if (!(error instanceof Error) || !limit) return describeError(error, language)
  const { limits } = findWords(language)
  const { what, todo } = limits[limit.name]
  const reason = toVisibleText(toOneLine(toReason(error)))
  return limits.told(what, reason, wayOut === 'shares' && limit.shares ? limits.inShares : todo)
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
