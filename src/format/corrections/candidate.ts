// What a family of mistakes says of a fault: it only proposes, and what it proposes is tried before anybody sees it.
import type { z } from 'zod'
import {
  type Correction,
  correctedLength,
  type Fault,
  type Issue,
  type IssueCode,
  isWarning,
  type Position,
  replaceLine,
  toFault,
} from '../issue.ts'
import type { Zone } from '../time.ts'

/** A file in which something is wrong. */
export interface Draft {
  text: string
  /** Of each line that is too long to be shown `unreadLine`, so that whatever reads them is quick. */
  lines: readonly string[]
  /** What its YAML may say. */
  schema: z.core.$ZodType
  /** First line of its YAML, and the line after the last, counted from 1. */
  from: number
  to: number
  /** That of the archive, for times without an offset; none where no time is read. */
  zone: Zone | undefined
}

export interface Candidate {
  /** Without one the fault is only described better, and a person decides. */
  correction?: Correction
  /** What the fault turns out to be, which whoever found it could not know: where, and another one or more of it. */
  as?: Partial<Position> & (Fault | { code?: undefined; detail?: Partial<Fault['detail']> })
}

/** Candidates for one fault, the likeliest first. */
export type Propose = (issue: Issue, draft: Draft) => Iterable<Candidate>

/** @param line counted from 1. */
export function lineAt({ lines }: Draft, line: number): string {
  return lines[line - 1] ?? ''
}

/** The key of a line, all before its value, and the value; empty where the line begins with no key. */
export function readPair(line: string): { start: string; key: string; value: string } {
  const [, start = '', key = '', value = ''] = /^(\s*(?:- +)?([a-zA-Z]+): *)(.*)$/s.exec(line) ?? []
  return { start, key, value }
}

/** Stands for a line that no family reads; no file holds it. */
const unreadLine = '\u0000'

export function toShownLines(text: string): string[] {
  return text.split('\n').map((line) => (line.length > correctedLength ? unreadLine : line))
}

export function isShown({ lines }: Correction): boolean {
  return lines.length <= 20 && lines.every((line) => line.length <= correctedLength && line !== unreadLine)
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

interface Token {
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

/** The line of a fault with another text in the place of its token. */
export function replaceToken(issue: Issue, draft: Draft, text: string, certain: boolean): Correction {
  const line = lineAt(draft, issue.line)
  const { start, end } = findToken(issue, draft)
  return replaceLine(issue.line, line.slice(0, start) + text + line.slice(end), certain)
}

/** A line without a part of a list or of braces, and without one of its commas; undefined where none is beside it. */
export function withoutPart(before: string, after: string): string | undefined {
  if (/, *$/.test(before)) return before.replace(/, *$/, '') + after
  return /[[{] *$/.test(before) && /^ *,/.test(after) ? before + after.replace(/^ *, */, '') : undefined
}

/** Faults that keep a file from being read any further, in the order in which they are come across. */
const stages: Partial<Record<IssueCode, number>> = {
  'front-matter-missing': 1,
  'front-matter-language': 1,
  'front-matter-unclosed': 2,
  'front-matter-too-large': 3,
  'merge-conflict': 4,
  'nesting-too-deep': 4,
  'yaml-syntax': 4,
  'yaml-alias': 4,
  'yaml-merge-key': 4,
  'yaml-tag': 4,
  'yaml-document': 4,
  'yaml-duplicate-key': 4,
}

function isStructural({ code }: Pick<Issue, 'code'>): boolean {
  return stages[code] !== undefined
}

/** What is only seen of a value that can be read. */
const hidden: ReadonlySet<IssueCode | undefined> = new Set([
  'views-missing',
  'activity-after-reference',
  'activity-order',
])

interface Corrected {
  correction: Correction
  /** Faults of the file with the correction. */
  left: readonly Issue[]
  /** Lines of the YAML before it. */
  lines: readonly string[]
}

/**
 * Whether a correction takes a fault away and brings none: where the file could not be read to its end, it is read
 * further than before.
 * @returns the other faults that it takes away too, or undefined where it is none.
 */
export function verify(
  issue: Issue,
  before: readonly Issue[],
  { correction, left, lines }: Corrected,
): readonly Issue[] | undefined {
  if (isStructural(issue)) return isReadFurther(issue, { correction, left, lines }) ? [] : undefined
  if (left.some(isStructural)) return undefined
  const rest = new Set(before)
  const places = toTakers(rest, (each) => toPlaceKey(each, moveLine(each.line, correction)))
  const unplaced = left.filter((each) => !places(toPlaceKey(each, each.line)))
  const anywhere = toTakers(rest, toKey)
  const isNew = (each: Issue) => !anywhere(toKey(each)) && !hidden.has(each.code)
  if (unplaced.some(isNew)) return undefined
  return rest.delete(issue) ? [...rest] : undefined
}

/** Takes a fault with a key out of a set, and returns whether there was one. */
function toTakers(issues: Set<Issue>, toName: (issue: Issue) => string): (key: string) => boolean {
  const byKey = Map.groupBy(issues, toName)
  return (key) => {
    const found = byKey.get(key)?.shift()
    return found !== undefined && issues.delete(found)
  }
}

/** A fault that stays in its place; within the corrected lines it may be anywhere. */
function toPlaceKey({ code, detail: { key = '', value = '', other = '' } }: Issue, line: number | undefined) {
  return [code, key, value, other, line].join('\n')
}

function moveLine(line: number, { from, to, lines }: Correction): number | undefined {
  if (line < from) return line
  return line < to ? undefined : line + lines.length - (to - from)
}

/** Whether what is written anew has a fault; one of a line that is only moved was hidden there before. */
function hasOwnFault({ correction, left, lines }: Corrected): boolean {
  const before = new Set(lines.map((line) => line.trim()))
  return left.some((each) => {
    const line = correction.lines[each.line - correction.from]
    if (line === undefined || before.has(line.trim())) return false
    // What is missing is reported at the first line of what should hold it.
    return !isStructural(each) && !isWarning(each) && !hidden.has(each.code) && each.code !== 'missing-key'
  })
}

function isReadFurther(issue: Issue, corrected: Corrected): boolean {
  if (hasOwnFault(corrected)) return false
  const { correction, left, lines } = corrected
  // What is there and is missing now was moved out of what is read.
  const isLost = ({ code, detail }: Issue) =>
    code === 'missing-key' && !detail.empty && lines.some((line) => line.startsWith(`${detail.key}:`))
  if (left.some(isLost)) return false
  const next = left.find(isStructural)
  if (!next) return true
  const [was, is] = [stages[issue.code] ?? 0, stages[next.code] ?? 0]
  if (was !== is) return is > was
  const grown = correction.lines.length - (correction.to - correction.from)
  const isSame =
    next.code === issue.code && next.line === issue.line + grown && toReason(next) === toReason(issue)
  return !isSame && next.line >= correction.from + correction.lines.length && next.line >= issue.line + grown
}

function toReason(issue: Issue): string | undefined {
  return issue.code === 'yaml-syntax' ? issue.detail.reason : undefined
}

/** The same of what the YAML parser says, in other words. */
export function withReason(issue: Issue, reason: string): Fault {
  return issue.code === 'yaml-syntax'
    ? { code: issue.code, detail: { ...issue.detail, reason } }
    : toFault(issue)
}

/** What a fault is, wherever it is: items of a list count anew when one goes. */
function toKey({ code, detail: { key = '', value = '', other = '' } }: Issue): string {
  return [code, key.replace(/\[\d+\]/g, '[]'), value, other].join('\n')
}
