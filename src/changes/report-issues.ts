// Faults, each with what to write instead where a comment can show it.
import { describeIssue } from '../messages/issue-messages.ts'
import type { Issue } from '../question/issue.ts'
import type { Print } from './report-print.ts'
import { namedQuestions, toSection } from './report-section.ts'

export function toIssueSection(heading: string, issues: readonly Issue[], print: Print): string {
  const toLines = (issue: Issue) => {
    const block = toCorrectionLines(issue, print)
    const told = describeIssue(issue, print.language).split('\n')
    // Several lines to write stand below their hint, and need not be told twice.
    const lines = block.length > 0 ? told.slice(0, 2) : told
    return [print.item(print.quote(lines.map((line) => line.trim()).join(' — '))), ...block]
  }
  return toSection(heading, issues, namedQuestions, toLines, print)
}

function toCorrectionLines({ correction }: Issue, print: Print): string[] {
  if (!correction || correction.lines.length === 0) return []
  const { from, to, lines } = correction
  return print.block(lines, to - from > 1 ? `L${from}-L${to - 1}` : `L${from}`)
}
