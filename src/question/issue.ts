import type { Correction } from './correction.ts'

/** Every kind of fault that content can have. Each code is a heading in CONTRIBUTING.md. */
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
  'views-missing',
  'text-length',
  'text-lines',
  'joined-lines',
  'comment-in-text',
  'quotes-in-text',
  'null-as-text',
  'null-like-text',
  'unknown-kind',
  'invalid-time',
  'activity-order',
  'activity-after-reference',
  'before-question',
  'too-few-voters',
  'invalid-hashtag',
  'duplicate-hashtag',
  'hashtag-address-clash',
  'category-missing',
  'invalid-category',
  'category-address-clash',
  'invalid-id',
  'duplicate-id',
  'unknown-question-folder',
  'duplicate-comments',
  'unknown-id',
  'count-too-low',
  'missing-activity',
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
  'unused-picture',
  'invalid-svg',
  'unsafe-svg',
  'unknown-file',
  'not-read-yet',
  'git-attributes',
  'settings-missing',
  'invalid-setting',
  'unknown-synonym',
  'synonym-clash',
  'short-synonym',
  'unused-description',
  'unknown-redaction',
  'inexact-redaction',
  'short-redaction',
  'redacted-name',
  'unlisted-name',
  'content-missing',
  'content-empty',
  'empty-body',
  'repeated-front-matter',
  'unclosed-code',
  'emphasis-as-text',
  'blank-in-address',
  'forbidden-link',
  'unlinked-address',
  'dead-link',
  'unknown-question',
  'formula-as-text',
  'personal-data',
] as const

export type IssueCode = (typeof issueCodes)[number]

/** Codes that are reported but stop nothing. */
const warningCodes: ReadonlySet<IssueCode> = new Set([
  'missing-activity',
  'too-few-voters',
  'views-missing',
  'category-missing',
  'joined-lines',
  'comment-in-text',
  'quotes-in-text',
  'null-like-text',
  'before-question',
  'empty-body',
  'repeated-front-matter',
  'unclosed-code',
  'emphasis-as-text',
  'blank-in-address',
  'forbidden-link',
  'unlinked-address',
  'dead-link',
  'unknown-question',
  'unused-picture',
  'formula-as-text',
  'personal-data',
  'unknown-redaction',
  'short-redaction',
  'unknown-synonym',
  'short-synonym',
  'unused-description',
])

/** One fault of one file: data only, put into words by `messages/issue-messages.ts`. */
export interface Issue {
  code: IssueCode
  /** Path inside the content folder, with `/`. */
  path: string
  /** Both count from 1; a column counts characters (UTF-16 units), as editors do. */
  line: number
  column: number
  /** What the message and the hint name: the value found, the nearest known one, a limit. */
  detail: Record<string, string>
  /** What to write instead, where that is known: the fault is gone then, and none is new. */
  correction?: Correction
}

/** What is no warning is an error, which stops a build. */
export function isWarning(issue: Issue): boolean {
  return warningCodes.has(issue.code)
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
