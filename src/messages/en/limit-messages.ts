import type { limitMessages as korean } from '../ko/limit-messages.ts'
import type { SameShape } from '../same-shape.ts'

/** What a machine may lack, and the way out. */
export const limitMessages: SameShape<typeof korean> = {
  memory: {
    what: 'There is not enough memory',
    todo: 'End other programs, or use a machine with more memory.',
  },
  processes: {
    what: 'A thread or process could not be started',
    todo: 'End other programs, or raise the limit of processes (ulimit -u).',
  },
  disk: {
    what: 'The disk is full',
    todo: 'Free space there, or name folders on another disk with ARCHIVE_OUT and ARCHIVE_CACHE.',
  },
  files: {
    what: 'Too many files are open at once',
    todo: 'End other programs, or raise the limit of open files (ulimit -n 4096).',
  },
  permission: {
    what: 'A file or folder may not be changed',
    todo: 'Make it writable, or name other folders with ARCHIVE_OUT and ARCHIVE_CACHE.',
  },
  inShares:
    'Build in shares, one after another, and copy the outputs together: npm run build -- --shard=1/4, then 2/4, 3/4 and 4/4.',
  told: (what, reason, todo) => `${what} (${reason}). ${todo}`,
}
