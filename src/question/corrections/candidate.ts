// What a family of mistakes says of a fault: it only proposes, and what it proposes is tried before anybody sees it.
import type { Zone } from '../../time/zone.ts'
import type { Correction } from '../correction.ts'
import type { Issue } from '../issue.ts'

/** A file in which something is wrong. */
export interface Draft {
  text: string
  /** Of each line that is too long to be shown `unreadLine`, so that whatever reads them is quick. */
  lines: readonly string[]
  /** First line of its YAML, and the line after the last, counted from 1. */
  from: number
  to: number
  /** That of the archive, for times without an offset; none where no time is read. */
  zone: Zone | undefined
}

export interface Candidate {
  /** Without one the fault is only told better, and a person decides. */
  correction?: Correction
  /** What the fault turns out to be, which whoever found it could not know. */
  as?: Partial<Pick<Issue, 'code' | 'line' | 'column' | 'detail'>>
}

/** Candidates for one fault, the likeliest first. */
export type Propose = (issue: Issue, draft: Draft) => Iterable<Candidate>

/** @param line counted from 1. */
export function lineAt({ lines }: Draft, line: number): string {
  return lines[line - 1] ?? ''
}

/** One line in the place of another. */
export function replaceLine(line: number, text: string, certain: boolean): Correction {
  return { from: line, to: line + 1, lines: [text], certain }
}

/** Longer lines are no help in a message, and nobody copies them. */
const shownLength = 400

/** Stands for a line that no family reads; no file holds it. */
const unreadLine = '\u0000'

export function toShownLines(text: string): string[] {
  return text.split('\n').map((line) => (line.length > shownLength ? unreadLine : line))
}

export function isShown({ lines }: Correction): boolean {
  return lines.length <= 20 && lines.every((line) => line.length <= shownLength && line !== unreadLine)
}

/** Lines of the YAML in which a fault can lie that was found in one of them: that line, and those before it, upwards. */
export function* linesUpwards(issue: Issue, { from, to }: Draft): Generator<number> {
  const last = Math.min(issue.line, to - 1)
  for (let line = last; line >= Math.max(from, last - 60); line -= 1) yield line
}

/** @param line counted from 1. */
export function isUnread(draft: Draft, line: number): boolean {
  return lineAt(draft, line) === unreadLine
}
