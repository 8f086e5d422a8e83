// Writes what can mean only one thing into a file. Lines that no correction names stay, byte for byte.
import type { Correction, Issue } from './issue.ts'

/** A correction that was made. */
export interface Fix {
  issue: Issue
  /** Lines that were there, and those that are there now, without their ends. */
  before: readonly string[]
  after: readonly string[]
}

/** More rounds than faults can hide behind each other. */
const mostRounds = 30

/**
 * Round after round, as a fault may hide another, until nothing certain is left.
 * @param text as it is in the file, with its byte-order mark and its line ends.
 * @param check finds the faults of a text without either; only corrections that it gives are made.
 */
export function applyCorrections(text: string, check: (text: string) => readonly Issue[]) {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const fixes: Fix[] = []
  const seen = new Set<string>()
  let now = text.slice(mark.length)
  for (let round = 0; round < mostRounds && !seen.has(now); round += 1) {
    seen.add(now)
    const chosen = choose(check(now.replaceAll('\r\n', '\n')))
    if (chosen.length === 0) break
    const lines = now.split('\n')
    fixes.push(...chosen.map((each) => toFix(each, lines)))
    for (const { correction } of chosen.toReversed()) replaceLines(lines, correction)
    now = lines.join('\n')
  }
  return { text: mark + now, fixes }
}

interface Chosen {
  issue: Issue
  correction: Correction
}

/** In order of their lines; of two for the same line the first that is reported, the other is found again in the next round. */
function choose(issues: readonly Issue[]): Chosen[] {
  const certain = issues
    .flatMap((issue) => (issue.correction?.certain ? [{ issue, correction: issue.correction }] : []))
    .sort((a, b) => a.correction.from - b.correction.from)
  const chosen: Chosen[] = []
  let end = 0
  for (const each of certain) {
    const { from, to } = each.correction
    if (from < end) continue
    chosen.push(each)
    end = Math.max(to, from + 1)
  }
  return chosen
}

function toFix({ issue, correction: { from, to, lines } }: Chosen, all: readonly string[]): Fix {
  return { issue, before: all.slice(from - 1, to - 1).map((line) => line.replace(/\r$/, '')), after: lines }
}

/** New lines end as the first of the file does; the last has no end. */
function replaceLines(lines: string[], { from, to, lines: next }: Correction): void {
  const end = lines.length > 1 && lines[0]?.endsWith('\r') ? '\r' : ''
  const isLast = to - 1 >= lines.length
  const ended = next.map((line, index) => (isLast && index === next.length - 1 ? line : line + end))
  lines.splice(from - 1, to - from, ...ended)
}

const byteOrderMark = Buffer.from('\uFEFF')
const lineFeed = 10

/** A text in the place of a file's first lines, with the mark and the line endings that its first line has. */
export function toFileBytes(text: string, bytes: Buffer, rest: Buffer = Buffer.alloc(0)): Buffer {
  const mark = bytes.subarray(0, 3).equals(byteOrderMark) ? byteOrderMark : Buffer.alloc(0)
  return Buffer.concat([mark, Buffer.from(toLineEndings(text, bytes)), rest])
}

function toLineEndings(text: string, bytes: Buffer): string {
  const end = bytes.indexOf(lineFeed)
  return end > 0 && bytes[end - 1] === 13 ? text.replaceAll('\n', '\r\n') : text
}

/** Offset of the first byte of a line, lines counted from 1; the end of the file when it has fewer. */
export function findLine(bytes: Buffer, line: number): number {
  let offset = 0
  for (let passed = 1; passed < line; passed += 1) {
    const end = bytes.indexOf(lineFeed, offset)
    if (end < 0) return bytes.length
    offset = end + 1
  }
  return offset
}
