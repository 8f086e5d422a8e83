import { compareIssues, type Issue, isWarning } from './issue.ts'
import { limits } from './limits.ts'

/**
 * So many of one file as somebody can read; who mends those is told of the others. Errors go before warnings, so that a
 * file that has any is never told of none.
 */
export function boundIssues(issues: Issue[]): Issue[] {
  if (issues.length <= limits.issues) return issues
  const errors = issues.filter((issue) => !isWarning(issue))
  const kept = [...errors, ...issues.filter(isWarning)].slice(0, limits.issues)
  return kept.sort(compareIssues)
}
