import { hash } from 'node:crypto'
import type { ShownQuestion } from '../views/shown.ts'

/** The digest of a question is that of its file, whose place its page links to. */
export function toLine({ id, path, digest }: ShownQuestion): string {
  return `${id} ${path} ${digest}`
}

export function toDigest(lines: readonly string[]): string {
  return hash('sha1', lines.join('\n'), 'hex').slice(0, 20)
}
