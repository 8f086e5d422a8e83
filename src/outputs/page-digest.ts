import { hash } from 'node:crypto'
import type { ShownQuestion } from '../views/shown.ts'

/** Of a question's file, whose place its page links to, and of what its answers change where it is listed. */
export function toLine({ id, path, digest, accepted }: ShownQuestion): string {
  return `${id} ${path} ${digest}${accepted ? ' accepted' : ''}`
}

export function toDigest(lines: readonly string[]): string {
  return hash('sha1', lines.join('\n'), 'hex').slice(0, 20)
}
