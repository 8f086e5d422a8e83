// Comments whose dash is missing, or does not begin an item of a list.
import type { Issue } from '../issue.ts'
import { type Candidate, type Draft, lineAt, replaceLine } from './candidate.ts'

const commentKey = /^\s*(?:- +)?(?:id|answer|actor|person|at|recommended|replyTo|text)\s*:/
const wrongDash = /^(\s*)[-*•·–—]\s*(?=(?:id|answer|actor|person|at|recommended|replyTo|text)\s*:)/

/** A key of a comment, or a dash, also where it is written in a way that YAML does not read. */
export function isItemLine(line: string): boolean {
  return commentKey.test(line) || wrongDash.test(line) || /^\s*-/.test(line)
}

/** `-id: c2` and `* id: c2`: a dash and a space begin a comment. */
export function* proposeDashSpace(issue: Issue, draft: Draft): Generator<Candidate> {
  const line = lineAt(draft, issue.line)
  const mended = line.replace(wrongDash, '$1- ')
  if (!issue.detail['whole'] || mended === line) return
  const column = line.length - line.trimStart().length + 1
  yield {
    correction: replaceLine(issue.line, mended, true),
    as: { code: 'yaml-syntax', column, detail: { reason: 'no dash with a space' } },
  }
}

/** Keys without the dash that makes a list of them: one comment. */
export function* proposeItem(issue: Issue, draft: Draft): Generator<Candidate> {
  const { expected, key } = issue.detail
  if (expected !== 'array' || key !== '' || !commentKey.test(lineAt(draft, issue.line))) return
  const lines = draft.lines.slice(issue.line - 1, draft.to - 1)
  while (lines.at(-1)?.trim() === '') lines.pop()
  const indented = lines.map((line, index) => (line === '' ? '' : `${index === 0 ? '- ' : '  '}${line}`))
  yield { correction: { from: issue.line, to: issue.line + lines.length, lines: indented, certain: true } }
}
