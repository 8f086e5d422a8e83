// What a contributor reads: what is wrong, and what to write instead. Korean, because contributors are.
import type { Issue, IssueCode } from '../question/issue.ts'
import { fieldMessages } from './ko/field-messages.ts'
import { fileMessages } from './ko/file-messages.ts'
import { frontMatterMessages } from './ko/front-matter-messages.ts'
import type { IssueMessage, ToMessage } from './ko/message-parts.ts'
import { toVisibleText } from './visible-text.ts'

const messages: Record<IssueCode, ToMessage> = { ...frontMatterMessages, ...fieldMessages, ...fileMessages }

/** Plain text without control or invisible characters; whoever prints it as HTML or Markdown escapes it. */
export function toIssueMessage({ code, detail }: Issue): IssueMessage {
  const visible = Object.entries(detail).map(([name, value]) => [name, toVisibleText(value)])
  return messages[code](Object.fromEntries(visible))
}

/** `path:line:column  code  message`, and the hint on a line of its own. */
export function describeIssue(issue: Issue): string {
  const { message, hint } = toIssueMessage(issue)
  const place = `${toVisibleText(issue.path)}:${issue.line}:${issue.column}`
  return `${place}  ${issue.code}  ${message}\n    ${hint}`
}
