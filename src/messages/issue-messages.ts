// What a contributor reads: what is wrong, and what to write instead.
import type { Correction, Issue } from '../format/issue.ts'
import type { IssueMessage } from './issue-message.ts'
import type { Language } from './language.ts'
import { toVisibleText } from './visible-text.ts'
import { findWords } from './words.ts'

/** Plain text without control or invisible characters but line feeds; whoever prints it as HTML or Markdown escapes it. */
export function toIssueMessage(
  { code, path, line, detail, correction }: Issue,
  language: Language,
): IssueMessage {
  const visible = Object.entries(detail).map(([name, value]) => [name, toVisibleText(value)])
  const corrected = correction ? toCorrectionDetail(correction, line) : {}
  return findWords(language).issues[code]({
    ...toFileDetail(path),
    ...Object.fromEntries(visible),
    ...corrected,
  })
}

const rootFiles: Readonly<Record<string, string>> = {
  'archive.yaml': 'settings',
  'categories.yaml': 'categories',
  'people.yaml': 'people',
  'redactions.yaml': 'redactions',
  'synonyms.yaml': 'synonyms',
  'tags.yaml': 'tags',
}

/** What is no question is written another way than one. */
function toFileDetail(path: string): Record<string, string> {
  if (path.startsWith('answers/')) return { file: 'answer' }
  const file = path.startsWith('comments/') ? 'comments' : rootFiles[path]
  return file === undefined ? {} : { file }
}

/** What hints say of a correction: one line stands behind its arrow, several stand below it as they are in the file. */
function toCorrectionDetail({ from, to, lines }: Correction, line: number): Record<string, string> {
  const range = to - from > 1 ? `${from}~${to - 1}` : `${from}`
  const [first = '', ...more] = lines.map(toVisibleText)
  if (lines.length === 0) return { manner: 'remove', at: range }
  const isWhole = more.length > 0
  const text = isWhole ? ['', first, ...more].join('\n') : ` ${first.trim()}`
  if (from === to) return { manner: 'insert', at: range, instead: text }
  const indent = first.length - first.trimStart().length
  return {
    manner: 'replace',
    instead: text,
    ...(range === `${line}` ? {} : { at: range }),
    ...(indent > 0 && !isWhole ? { indent: `${indent}` } : {}),
  }
}

/** `path:line:column  code  message`, and the hint on lines of its own. */
export function describeIssue(issue: Issue, language: Language): string {
  const { message, hint } = toIssueMessage(issue, language)
  const place = `${toVisibleText(issue.path)}:${issue.line}:${issue.column}`
  return `${place}  ${issue.code}  ${message}\n    ${hint.replaceAll('\n', '\n    | ')}`
}

/** A fault of the mapping of a table: `path:line:column  message`, and below it what to write instead. */
export function describeMappingIssue(
  { code, path, line, column, detail }: Issue,
  meant: (values: { nearest: string }) => string,
  language: Language,
): string {
  const visible = Object.entries(detail).map(([name, value]) => [name, toVisibleText(value)])
  const { message, hint } = findWords(language).issues[code](Object.fromEntries(visible))
  const { nearest } = detail
  const way = nearest === undefined ? hint : meant({ nearest: toVisibleText(nearest) })
  return `${path}:${line}:${column}  ${message}\n    ${way}`
}
