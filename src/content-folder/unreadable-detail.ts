import { NoRegularFile } from '../cache/file-kind.ts'

const refusals: ReadonlySet<string> = new Set(['EACCES', 'EPERM'])

/** What the issue `file-unreadable` says of a failed look at a file or a folder. */
export function toUnreadableDetail(error: unknown): Record<string, string> {
  if (error instanceof NoRegularFile) return { kind: error.kind }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (refusals.has(code)) return { kind: 'refused' }
  return { reason: error instanceof Error ? error.message.slice(0, 200) : String(error) }
}
