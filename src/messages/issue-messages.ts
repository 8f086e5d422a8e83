// What a contributor reads: what is wrong, and what to write instead.
import type { Issue } from '../question/issue.ts'
import type { IssueMessage } from './issue-message.ts'
import type { Language } from './language.ts'
import { toVisibleText } from './visible-text.ts'
import { findWords } from './words.ts'

/** Plain text without control or invisible characters; whoever prints it as HTML or Markdown escapes it. */
export function toIssueMessage({ code, detail }: Issue, language: Language): IssueMessage {
  const visible = Object.entries(detail).map(([name, value]) => [name, toVisibleText(value)])
  return findWords(language).issues[code](Object.fromEntries(visible))
}

/** `path:line:column  code  message`, and the hint on a line of its own. */
export function describeIssue(issue: Issue, language: Language): string {
  const { message, hint } = toIssueMessage(issue, language)
  const place = `${toVisibleText(issue.path)}:${issue.line}:${issue.column}`
  return `${place}  ${issue.code}  ${message}\n    ${hint}`
}
