const codes = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOSPC', 'EDQUOT'])

/** Whether it is the machine that has no more of something, and no file that is to blame. */
export function isMachineLimit(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}
