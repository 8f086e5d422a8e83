// What a contributor reads: what is wrong, and what to write instead. Korean, because contributors are.
import type { Correction } from '../question/correction.ts'
import type { Issue, IssueCode } from '../question/issue.ts'
import { fieldMessages } from './field-messages.ts'
import { fileMessages } from './file-messages.ts'
import { frontMatterMessages } from './front-matter-messages.ts'
import type { IssueMessage, ToMessage } from './message-parts.ts'
import { toVisibleText } from './visible-text.ts'

const messages: Record<IssueCode, ToMessage> = { ...frontMatterMessages, ...fieldMessages, ...fileMessages }

/** Plain text without control or invisible characters but line feeds; whoever prints it as HTML or Markdown escapes it. */
export function toIssueMessage({ code, line, detail, correction }: Issue): IssueMessage {
  const visible = Object.entries(detail).map(([name, value]) => [name, toVisibleText(value)])
  const corrected = correction ? toCorrectionDetail(correction, line) : {}
  return messages[code]({ ...Object.fromEntries(visible), ...corrected })
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
export function describeIssue(issue: Issue): string {
  const { message, hint } = toIssueMessage(issue)
  const place = `${toVisibleText(issue.path)}:${issue.line}:${issue.column}`
  return `${place}  ${issue.code}  ${message}\n    ${hint.replaceAll('\n', '\n    | ')}`
}
