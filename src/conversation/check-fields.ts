// What answers and comments have in common: who, when, and ids that name each other.
import { checkLine } from '../question/check-texts.ts'
import { findTimeFaults } from '../question/check-time.ts'
import { findNode } from '../question/find-node.ts'
import type { Issue } from '../question/issue.ts'
import type { QuestionContext } from '../question/question-context.ts'
import { findField, toText } from '../question/readable-fields.ts'
import type { Place } from '../question/schema-issues.ts'
import type { Timestamp } from '../time/timestamp.ts'

/** One fault of the value at the end of a path. */
export function toIssueAt(
  place: Place,
  path: readonly PropertyKey[],
  { code, detail }: Pick<Issue, 'code' | 'detail'>,
): Issue {
  const node = findNode(place.root, path)
  return { code, path: place.path, ...place.toPosition(Math.max(0, node?.start ?? 0)), detail }
}

/** The time at the end of a path, with its faults; a missing one is told by the schema. */
export function checkTimeAt(
  at: string | undefined,
  path: readonly PropertyKey[],
  place: Place,
  context: QuestionContext,
): { timestamp: Timestamp | undefined; issues: Issue[] } {
  if (at === undefined || at === '') return { timestamp: undefined, issues: [] }
  const { timestamp, faults } = findTimeFaults(at, context)
  return { timestamp, issues: faults.map((fault) => toIssueAt(place, path, fault)) }
}

/** `actor` of a mapping, as far as it is a text. */
export function checkActor(owner: unknown, path: readonly PropertyKey[], place: Place): Issue[] {
  return checkLine(toText(findField(owner, 'actor')), [...path, 'actor'], place)
}

/** What both the schema and a check of texts find, such as an empty actor, is one issue. */
export function toUnique(issues: readonly Issue[]): Issue[] {
  const known = new Map<string, Issue>()
  for (const issue of issues) {
    const { key = '', value = '' } = issue.detail
    const name = `${issue.line}:${issue.column} ${issue.code} ${key.split('.').at(-1) || value}`
    if (!known.has(name)) known.set(name, issue)
  }
  return [...known.values()]
}
