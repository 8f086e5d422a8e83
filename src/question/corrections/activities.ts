// Activities that lack their dash.
import { activityKinds } from '../activity.ts'
import type { Issue } from '../issue.ts'
import { activityKeys } from '../schema.ts'
import { type Candidate, type Draft, lineAt } from './candidate.ts'
import { findKey, findKeysAmong } from './words.ts'

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

/** `author` and `date` of a question that has no history are its first activity. */
export function* proposeActivity(issue: Issue, draft: Draft): Generator<Candidate> {
  const known = issue.detail['known']?.split(', ') ?? []
  if (issue.code !== 'unknown-key' || !known.includes('activity')) return
  const hasActivity = () =>
    draft.lines.some((line) => findKey(/^([\p{L}\p{M} ]+?) *:/u.exec(line)?.[1] ?? '') === 'activity')
  for (const from of [issue.line, issue.line - 1]) {
    const values = new Map(
      [from, from + 1].flatMap((line) => {
        const [, word = '', value = ''] =
          /^([\p{L}\p{M} _]+?) *: +([^\s[{|>&*#].*)$/u.exec(lineAt(draft, line)) ?? []
        return findKeysAmong(word, ['at', 'actor']).map((key) => [key, value.trimEnd()] as const)
      }),
    )
    // All lines are looked at where this one says something.
    if (values.size < 2 || from < draft.from || hasActivity()) continue
    const lines = [
      'activity:',
      `  - at: ${values.get('at')}`,
      `    actor: ${values.get('actor')}`,
      `    kind: ${activityKinds[0]}`,
    ]
    // Who wrote it, and when, is said; that nothing happened since is not.
    yield { correction: { from, to: from + 2, lines, certain: false } }
  }
}

function isActivityLine(line: string): boolean {
  return /^\s/.test(line) && activityKeys.some((key) => line.trimStart().startsWith(`${key}:`))
}
