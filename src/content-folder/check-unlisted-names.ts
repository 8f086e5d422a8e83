// Names that a redacted person had and people.yaml does not have: texts would keep them (decision 25).
import { isRole } from '../question/activity.ts'
import { createFrontMatterPlaces } from '../question/front-matter-places.ts'
import type { Issue } from '../question/issue.ts'
import type { Question } from '../question/question.ts'
import { toIdKey } from '../question/question-id.ts'
import { type RedactedName, toNameKey } from '../question/redacted-names.ts'

/** Whether a field names a redacted person in a way that is not known. */
export type IsUnlisted = (actor: string, person: string | undefined) => boolean

export function createIsUnlisted(names: readonly RedactedName[]): IsUnlisted {
  const keys = new Map<string, Set<string>>()
  for (const { name, person } of names) {
    if (person === undefined) continue
    const key = toIdKey(person)
    keys.set(key, (keys.get(key) ?? new Set()).add(toNameKey(name)))
  }
  return (actor, person) => {
    const known = person === undefined || keys.size === 0 ? undefined : keys.get(toIdKey(person))
    return known !== undefined && actor !== '' && !isRole(actor) && !known.has(toNameKey(actor))
  }
}

/** @param text of the file. */
export function checkUnlistedNames(
  { path, activity }: Question,
  text: string,
  isUnlisted: IsUnlisted,
): Issue[] {
  const places = createFrontMatterPlaces(path, text)
  return activity.flatMap(({ actor, person }, index): Issue[] => {
    if (!isUnlisted(actor, person)) return []
    const place = places.toPosition(places.find(['activity', index, 'actor']))
    return [{ code: 'unlisted-name', path, ...place, detail: { value: actor, person: person ?? '' } }]
  })
}
