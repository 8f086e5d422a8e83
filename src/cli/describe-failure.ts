// What ends a command that is not a fault of the content: one line that says what to do.
import { toVisibleText } from '../messages/visible-text.ts'

/** Whether a smaller share of the work would be a way out: only a build can be shared. */
export type WayOut = 'shares' | 'none'

export function describeFailure(error: unknown, wayOut: WayOut = 'none'): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  const limit = limits.find(({ codes, message }) => codes.includes(code) || message?.test(error.message))
  if (!limit) return error.message
  const reason = toVisibleText(toOneLine(toReason(error)))
  return `${limit.what} (${reason}). ${wayOut === 'shares' && limit.shares ? inShares : limit.todo}`
}

const inShares =
  'Build in shares, one after another, and copy the outputs together: npm run build -- --shard=1/4, then 2/4, 3/4 and 4/4.'

interface Limit {
  codes: readonly string[]
  message?: RegExp
  what: string
  todo: string
  shares?: boolean
}

const limits: readonly Limit[] = [
  {
    codes: ['ERR_WORKER_OUT_OF_MEMORY', 'ENOMEM', 'ERR_MEMORY_ALLOCATION_FAILED'],
    message: /^(?:Array buffer allocation failed|Invalid array buffer length|Invalid string length)$/,
    what: 'There is not enough memory',
    todo: 'End other programs, or use a machine with more memory.',
    shares: true,
  },
  {
    codes: ['ERR_WORKER_INIT_FAILED', 'EAGAIN'],
    what: 'A thread or process could not be started',
    todo: 'End other programs, or raise the limit of processes (ulimit -u).',
  },
  {
    codes: ['ENOSPC', 'EDQUOT'],
    what: 'The disk is full',
    todo: 'Free space there, or name folders on another disk with ARCHIVE_OUT and ARCHIVE_CACHE.',
  },
  {
    codes: ['EMFILE', 'ENFILE'],
    what: 'Too many files are open at once',
    todo: 'End other programs, or raise the limit of open files (ulimit -n 4096).',
  },
  {
    codes: ['EACCES', 'EPERM', 'EROFS'],
    what: 'A file or folder may not be changed',
    todo: 'Make it writable, or name other folders with ARCHIVE_OUT and ARCHIVE_CACHE.',
  },
]

/** Errors of an open file do not name it by themselves. */
function toReason(error: Error): string {
  const path = 'path' in error && typeof error.path === 'string' ? error.path : ''
  return path === '' || error.message.includes(path) ? error.message : `${error.message} '${path}'`
}

function toOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}
