// Personal data where no mask can stand: in ids, addresses, hashtags, settings and pictures of the theme. What is there
// is published, so it is a warning that says what to write, one of each kind a file.

import { isRole } from '../format/activity.ts'
import { findLicenseUrl, type License, toReadableAddress } from '../format/addresses.ts'
import { createFrontMatterPlaces, type FrontMatterPlaces } from '../format/front-matter.ts'
import { createToPosition, type Issue, type Position } from '../format/issue.ts'
import { toAliasText, toIdKey } from '../format/names.ts'
import type { Question } from '../format/post.ts'
import type { PersonalDataKind } from '../format/texts/masks.ts'
import { findPersonalData } from '../format/texts/personal-data.ts'
import {
  createIsRedactedPerson,
  createNameFinder,
  type RedactedName,
  toNameKey,
  toSeenText,
} from '../format/texts/redacted-names.ts'
import type { WrittenFind } from './masks.ts'
import type { Settings } from './settings.ts'

export interface OpenText {
  text: string
  /** As the warning calls its place: `id`, `aliases`, `description`. */
  key: string
  /** A part of an address, as ids and hashtags are, where bare digits may be anything. */
  isAddress: boolean
}

/** @param toPosition of one of the texts; asked for the first of each kind. */
export function toOpenDataIssues<T extends OpenText>(
  path: string,
  texts: readonly T[],
  toPosition: (text: T) => Position,
): Issue[] {
  const found = new Map<PersonalDataKind, T[]>()
  for (const text of texts) {
    for (const kind of listKinds(text)) {
      const known = found.get(kind)
      if (known) known.push(text)
      else found.set(kind, [text])
    }
  }
  return Array.from(found, ([kind, [first, ...others]]): Issue => {
    const open = [...new Set([first, ...others].map((text) => text?.key))].join(', ')
    const position = first ? toPosition(first) : { line: 1, column: 1 }
    const detail = { kind, open, count: `${others.length + 1}` }
    return { code: 'personal-data', path, ...position, detail }
  })
}

/** The kind of each find. Between the signs of an address each part is read alone. */
function listKinds({ text, isAddress }: OpenText): PersonalDataKind[] {
  // A number has nine digits.
  if (!/@|(?:\d\D*){9}/.test(text) || (isAddress && /^\d+$/.test(text))) return []
  return (isAddress ? text.split(/[/?&=#]/) : [text]).flatMap((part) => {
    const seen = toSeenText(part).text
    return findPersonalData(seen).flatMap(({ kind, offset, length }) =>
      isAddress && /^\d+$/.test(seen.slice(offset, offset + length)) ? [] : [kind],
    )
  })
}

/** An address that is left out where it holds what a mask would hide is told of with the texts. */
export function listOpenAddresses(of: {
  source?: string | undefined
  license?: License | undefined
}): (OpenText & { at: PropertyKey[] })[] {
  const url = findLicenseUrl(of.license)
  const addresses = [
    { address: of.source, key: 'source', at: ['source'] },
    { address: url, key: 'license', at: ['license', 'url'] },
  ]
  return addresses.flatMap(({ address, key, at }) => {
    const text = address === undefined ? '' : toReadableAddress(address)
    const isLeftOut = text === '' || findPersonalData(toSeenText(text).text).length > 0
    return isLeftOut ? [] : [{ text, key, at, isAddress: true }]
  })
}

/** @param text of its file. */
export function checkOpenData(question: Question, text: string): Issue[] {
  const { path, id, hashtags, aliases } = question
  const values = [
    { text: id, key: 'id', at: [] },
    ...hashtags.map((hashtag, index) => ({ text: hashtag, key: 'tags', at: ['tags', index] })),
    ...aliases.map((alias, index) => ({ text: toAliasText(alias), key: 'aliases', at: ['aliases', index] })),
  ].map((value) => ({ ...value, isAddress: true }))
  const places = createFrontMatterPlaces(path, text)
  return toOpenDataIssues(path, [...values, ...listOpenAddresses(question)], ({ at }) =>
    places.toPosition(at.length === 0 ? undefined : places.find(at)),
  )
}

// Redacted names where no mask can hide them: what an address or a listing is made of (decision 25).

/** @returns the first redacted name of a text; undefined when it holds none. */
type FindRedactedName = (text: string) => string | undefined

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

// Names that a redacted person had and people.yaml does not have: texts would keep them (decision 25).

/** Whether a field names a redacted person in a way that is not known. */
type IsUnlisted = (actor: string, person: string | undefined) => boolean

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

/** Personal data outside of a body; its place is that of the first such text of the file. */
export function checkPersonalTexts(path: string, text: string, finds: readonly WrittenFind[]): Issue[] {
  if (finds.length === 0) return []
  const toPosition = createToPosition(text)
  return [...new Map(finds.map((find) => [find.text, find])).values()].map(({ kind, text: found }) => {
    const start = Math.max(0, text.indexOf(found))
    return { code: 'personal-data', path, ...toPosition(start), detail: { kind } }
  })
}

/** Where it stays to be seen, its warning must not say that it is hidden. */
export function tellPersonalData(issues: Issue[], { personalData }: Pick<Settings, 'personalData'>): Issue[] {
  if (personalData === 'mask') return issues
  return issues.map((issue) =>
    issue.code === 'personal-data' ? { ...issue, detail: { ...issue.detail, kept: 'true' } } : issue,
  )
}
