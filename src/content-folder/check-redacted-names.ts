// Redacted names where no mask can hide them: what an address or a listing is made of (decision 25).
import { toAliasText } from '../question/alias.ts'
import { createFrontMatterPlaces, type FrontMatterPlaces } from '../question/front-matter-places.ts'
import type { Issue } from '../question/issue.ts'
import { findLicenseUrl } from '../question/license.ts'
import type { Question } from '../question/question.ts'
import { createIsRedactedPerson, createNameFinder, type RedactedName } from '../question/redacted-names.ts'
import { toSeenText } from '../question/seen-text.ts'
import { toReadableAddress } from '../question/web-address.ts'

/** @returns the first redacted name of a text; undefined when it holds none. */
export type FindRedactedName = (text: string) => string | undefined

export function createFindRedactedName(names: readonly RedactedName[]): FindRedactedName {
  const findNames = createNameFinder(names)
  return (text) => {
    const [find] = findNames(toSeenText(text).text)
    return find && names[find.name]?.name
  }
}

/** A value of a question's file, and its place in the front matter; that of its path has none. */
interface Value {
  text: string
  path: PropertyKey[]
}

/** @returns a function over a question and the text of its file, each name with the line it stands in. */
export function createCheckRedactedNames(
  names: readonly RedactedName[],
): (question: Question, text: string) => Issue[] {
  const findName = createFindRedactedName(names)
  const isRedacted = createIsRedactedPerson(names)
  return (question, text) => {
    if (names.length === 0) return []
    const values = listValues(question, isRedacted)
    // Most questions hold none, which one look tells.
    if (findName(values.map((value) => value.text).join('\0')) === undefined) return []
    const places = createFrontMatterPlaces(question.path, text)
    return values.flatMap((value) => {
      const name = findName(value.text)
      return name === undefined ? [] : [toIssue(question.path, places, value, name)]
    })
  }
}

/** @param isRedacted of people, whose ids nobody sees. */
function listValues(question: Question, isRedacted: (person: string) => boolean): Value[] {
  const { path, category, hashtags, aliases, activity, related = [], source, license, state } = question
  const url = findLicenseUrl(license)
  const of = state?.closed?.of ?? []
  return [
    { text: path, path: [] },
    ...(category === undefined ? [] : [{ text: category, path: ['category'] }]),
    ...hashtags.map((hashtag, index) => ({ text: hashtag, path: ['tags', index] })),
    ...aliases.map((alias, index) => ({ text: toAliasText(alias), path: ['aliases', index] })),
    ...activity.flatMap(({ person }, index) =>
      person === undefined || isRedacted(person)
        ? []
        : [{ text: person, path: ['activity', index, 'person'] }],
    ),
    ...related.map((id, index) => ({ text: id, path: ['related', index] })),
    ...of.map((id, index) => ({ text: id, path: ['state', 'closed', 'of', index] })),
    ...(source === undefined ? [] : [{ text: toReadableAddress(source), path: ['source'] }]),
    ...(url === undefined ? [] : [{ text: toReadableAddress(url), path: ['license', 'url'] }]),
  ]
}

function toIssue(path: string, places: FrontMatterPlaces, value: Value, name: string): Issue {
  const [key = 'id'] = value.path
  const node = value.path.length === 0 ? undefined : places.find(value.path)
  return {
    code: 'redacted-name',
    path,
    ...places.toPosition(node),
    detail: { key: String(key), value: name },
  }
}
