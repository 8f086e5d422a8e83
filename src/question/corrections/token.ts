// The value or key that a fault is placed at, as it stands in its line.
import type { Issue } from '../issue.ts'
import { type Draft, lineAt } from './candidate.ts'

export interface Token {
  start: number
  end: number
  /** Without its quotes. */
  text: string
  isQuoted: boolean
}

/** The quoted or plain value that begins at the column of a fault. */
export function findToken({ line, column }: Pick<Issue, 'line' | 'column'>, draft: Draft): Token {
  const text = lineAt(draft, line)
  const start = column - 1
  const rest = text.slice(start)
  const isInList = /[[{]/.test(text.slice(0, start))
  const plain = isInList ? /^[^,\]}]*?(?=\s*(?:[,\]}]|: |$))/ : /^.*?(?=\s*(?:: |:$| #|$))/
  const quoted = /^"(?:[^"\\]|\\.)*"|^'(?:[^']|'')*'/.exec(rest)?.[0]
  const raw = quoted ?? plain.exec(rest)?.[0] ?? ''
  const isQuoted = quoted !== undefined
  return { start, end: start + raw.length, text: isQuoted ? raw.slice(1, -1) : raw, isQuoted }
}

export function replaceToken(line: string, { start, end }: Token, text: string): string {
  return line.slice(0, start) + text + line.slice(end)
}
