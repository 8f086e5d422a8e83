// Activities that lack their dash.
import type { Issue } from '../issue.ts'
import { activityKeys } from '../schema.ts'
import { type Candidate, type Draft, lineAt } from './candidate.ts'

/** `at`, `actor` and `kind` below `activity:` without a dash are one activity. */
export function* proposeDash(issue: Issue, draft: Draft): Generator<Candidate> {
  if (issue.detail['expected'] !== 'array' || issue.detail['key'] !== 'activity') return
  const from = issue.line
  let to = from
  while (to < draft.to && isActivityLine(lineAt(draft, to))) to += 1
  const lines = draft.lines
    .slice(from - 1, to - 1)
    .map((line, index) => `${index === 0 ? '  - ' : '    '}${line.trim()}`)
  if (lines.length > 0 && lines.length <= activityKeys.length) {
    yield { correction: { from, to, lines, certain: true } }
  }
}

function isActivityLine(line: string): boolean {
  return /^\s/.test(line) && activityKeys.some((key) => line.trimStart().startsWith(`${key}:`))
}
