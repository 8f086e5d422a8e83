// What is wrong with a file, where, and what to write instead.
import type { CommonDetails, IssueDetail, IssueDetails, SchemaDetails } from './issue-details.ts'
import { limits } from './limits.ts'

/** Codes that are reported but stop nothing. */
const warningCodes = [
  'views-missing',
  'joined-lines',
  'comment-in-text',
  'quotes-in-text',
  'null-like-text',
  'before-question',
  'too-few-voters',
  'category-missing',
  'missing-activity',
  'unused-picture',
  'unknown-synonym',
  'short-synonym',
  'unused-description',
  'unused-person',
  'unknown-redaction',
  'short-redaction',
  'empty-body',
  'repeated-front-matter',
  'unclosed-code',
  'emphasis-as-text',
  'blank-in-address',
  'cells-lost',
  'mark-without-effect',
  'date-as-list',
  'forbidden-link',
  'unlinked-address',
  'dead-link',
  'unknown-question',
  'formula-as-text',
  'personal-data',
] as const

/** Every kind of fault that content can have. Each has its examples in tests/fixtures/fault-examples.md. */
export const issueCodes = [
  'front-matter-missing',
  'front-matter-language',
  'front-matter-unclosed',
  'front-matter-too-large',
  'yaml-syntax',
  'yaml-alias',
  'yaml-merge-key',
  'yaml-tag',
  'yaml-document',
  'yaml-duplicate-key',
  'merge-conflict',
  'look-alike-sign',
  'unknown-key',
  'missing-key',
  'wrong-type',
  'invalid-count',
  'text-length',
  'text-lines',
  'null-as-text',
  'unknown-kind',
  'invalid-time',
  'activity-order',
  'activity-after-reference',
  'invalid-hashtag',
  'duplicate-hashtag',
  'hashtag-address-clash',
  'invalid-category',
  'category-address-clash',
  'invalid-id',
  'duplicate-id',
  'unknown-question-folder',
  'duplicate-comments',
  'unknown-id',
  'count-too-low',
  'text-no-block',
  'invalid-alias',
  'invalid-language',
  'invalid-url',
  'duplicate-alias',
  'alias-is-page',
  'invisible-character',
  'control-character',
  'invalid-encoding',
  'file-too-large',
  'file-unreadable',
  'nesting-too-deep',
  'table-too-large',
  'list-too-long',
  'output-too-large',
  'too-much-work',
  'symbolic-link',
  'not-markdown',
  'not-picture',
  'damaged-picture',
  'picture-too-large',
  'picture-position',
  'missing-picture',
  'invalid-svg',
  'unsafe-svg',
  'unknown-file',
  'page-address-taken',
  'git-attributes',
  'import-unfinished',
  'settings-missing',
  'invalid-setting',
  'synonym-clash',
  'inexact-redaction',
  'redacted-name',
  'unlisted-name',
  'content-missing',
  'content-empty',
  ...warningCodes,
] as const

export type IssueCode = (typeof issueCodes)[number]

/** What is wrong, wherever it is: data only, put into words by `words/issue-messages.ts`. */
export type Fault<Code extends IssueCode = IssueCode> = {
  [Each in Code]: { code: Each; detail: IssueDetails<Each> }
}[Code]

/** One fault of one file. */
export type Issue<Code extends IssueCode = IssueCode> = {
  [Each in Code]: IssuePlace & { code: Each; detail: IssueDetails<Each> }
}[Code]

interface IssuePlace {
  /** Path inside the content folder, with `/`. */
  path: string
  /** Both count from 1; a column counts characters (UTF-16 units), as editors do. */
  line: number
  column: number
  /** What to write instead, where that is known: the fault is gone then, and none is new. */
  correction?: Correction
  /** Path that `check --fix` gives the file, which can have been meant to have no other. */
  rename?: string
  /** What gets another name in the same go, or nothing does. */
  along?: readonly { from: string; to: string }[]
}

/** What is wrong, without its place. */
export function toFault<Code extends IssueCode>({ code, detail }: Fault<Code>): Fault<Code> {
  return { code, detail }
}

/** The same fault, of which more is known, or less: what is undefined goes. */
export function withDetails<Code extends IssueCode>(
  issue: Issue<Code>,
  more: { [Name in keyof CommonDetails]: CommonDetails[Name] | undefined },
): Issue<Code> {
  const known = Object.entries({ ...issue.detail, ...more }).filter(([, value]) => value !== undefined)
  return { ...issue, detail: Object.fromEntries(known) }
}

/** The same fault with other details; those that come out undefined go. */
export function mapDetails<Code extends IssueCode>(
  issue: Issue<Code>,
  map: (value: IssueDetail, name: string) => IssueDetail | undefined,
): Issue<Code> {
  const details = Object.entries(issue.detail).map(([name, value]) => [name, map(value, name)] as const)
  return { ...issue, detail: Object.fromEntries(details.filter(([, value]) => value !== undefined)) }
}

/** Of what a schema says of a value; else those of all faults. */
export function toSchemaDetails({ detail }: Issue): SchemaDetails & CommonDetails {
  return detail
}

/** Whether `check --fix` writes what to do. */
export function isFixable({ correction, rename }: Issue): boolean {
  return rename !== undefined || (correction?.certain ?? false)
}

const warnings: ReadonlySet<IssueCode> = new Set(warningCodes)

/** What is no warning is an error, which stops a build. */
export function isWarning(issue: Issue): boolean {
  return warnings.has(issue.code)
}

/** By path, line, column and code: the same faults always come in the same order. */
export function compareIssues(a: Issue, b: Issue): number {
  return compareText(a.path, b.path) || a.line - b.line || a.column - b.column || compareText(a.code, b.code)
}

/** Code-unit order, the same on every machine. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * So many of one file as somebody can read; who fixes those hears of the others. Errors go before warnings, so that a
 * file that has any is never reported as having none.
 */
export function boundIssues(issues: Issue[]): Issue[] {
  if (issues.length <= limits.issues) return issues
  const errors = issues.filter((issue) => !isWarning(issue))
  const kept = [...errors, ...issues.filter(isWarning)].slice(0, limits.issues)
  return kept.sort(compareIssues)
}

/** What to write in the place of some lines of a file. */
export interface Correction {
  /**
   * First line that is replaced, counted from 1, and the line after the last: equal where `lines` are only inserted
   * before `from`.
   */
  from: number
  to: number
  /** As they are to be in the file, with their indentation, without line feeds; none where lines only go. */
  lines: readonly string[]
  /** Whether it can mean only one thing, so that `check -- --fix` may apply it. */
  certain: boolean
  /** For `--fix` alone: it would show what readers must not see. */
  isHidden?: true
}

/** Longer lines are no help in a message, and nobody copies them. */
export const correctedLength = 400

/** What to write in the place of one line. */
export function replaceLine(line: number, text: string, certain: boolean): Correction {
  return { from: line, to: line + 1, lines: [text], certain }
}

/** The line of a text with another value, where the value is at that place as it is or in quotes; a person decides. */
export function replaceValue(
  text: string,
  { line, column }: Position,
  { value, meant }: { value: string; meant: string },
): Correction | undefined {
  const written = text.split('\n')[line - 1] ?? ''
  const [before, rest] = [written.slice(0, column - 1), written.slice(column - 1)]
  const found = [value, `"${value}"`, `'${value}'`].find((each) => rest.startsWith(each))
  if (found === undefined || written.length > correctedLength) return undefined
  return replaceLine(line, before + meant + rest.slice(found.length), false)
}

/** @param text a file as `decodeFile` gives it: lines end in LF. */
export function applyCorrection(text: string, { from, to, lines }: Correction): string {
  return text
    .split('\n')
    .toSpliced(from - 1, to - from, ...lines)
    .join('\n')
}

export interface Position {
  /** Both count from 1. */
  line: number
  column: number
}

/** Looks up many offsets of one text, in a time that does not grow with their number times its length. */
export function createToPosition(text: string): (offset: number) => Position {
  let starts: number[] | undefined
  return (offset) => {
    starts ??= findLineStarts(text)
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

/** Offsets of the first character of each line; lines end in LF. */
export function findLineStarts(text: string): number[] {
  const starts = [0]
  for (let next = text.indexOf('\n'); next !== -1; next = text.indexOf('\n', next + 1)) starts.push(next + 1)
  return starts
}

/** Line and column of an offset in a text whose lines end in LF. */
export function toPosition(text: string, offset: number): Position {
  let line = 1
  let lineStart = 0
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', next + 1)) {
    line += 1
    lineStart = next + 1
  }
  return { line, column: offset - lineStart + 1 }
}
