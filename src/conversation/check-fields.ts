// What answers and comments have in common: who, when, and ids that name each other.
import { checkLine } from '../question/check-texts.ts'
import type { Issue } from '../question/issue.ts'
import { findField, toText } from '../question/readable-fields.ts'
import type { Place } from '../question/schema-issues.ts'

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
