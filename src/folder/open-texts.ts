// Where no mask fits: ids, addresses, hashtags, settings and pictures of the theme. Personal data there is published,
// so it is a warning, one of each kind a file; a redacted name is an error (decision 25).

import { isRole } from '../format/activity.ts'
import { findLicenseUrl, type License, toReadableAddress } from '../format/addresses.ts'
import { createFrontMatterPlaces } from '../format/front-matter.ts'
import { createToPosition, type Issue, type Position } from '../format/issue.ts'
import { toAliasText, toIdKey } from '../format/names.ts'
import type { Question } from '../format/post.ts'
import type { PersonalDataKind } from '../format/texts/masks.ts'
import { findPersonalData } from '../format/texts/personal-data.ts'
import {
  createIsRedactedPerson,
  createNameFinder,
  listPersonalKinds,
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
    for (const kind of listPersonalKinds(text)) {
      const known = found.get(kind)
      if (known) known.push(text)
      else found.set(kind, [text])
    }
  }
  return Array.from(found, ([kind, [first, ...others]]): Issue => {
    const open = [...new Set([first, ...others].flatMap((text) => text?.key ?? []))]
    const position = first ? toPosition(first) : { line: 1, column: 1 }
    const detail = { kind, open, count: others.length + 1 }
    return { code: 'personal-data', path, ...position, detail }
  })
}

/** An address that is left out where it holds what a mask would hide is reported with the texts. */
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

/** @returns a function that finds the first redacted name of a text. */
export function createFindRedactedName(names: readonly RedactedName[]) {
  const findNames = createNameFinder(names)
  return (text: string): string | undefined => {
    const find = findNames(toSeenText(text).text).find(({ isSimilar }) => !isSimilar)
    return find && names[find.name]?.name
  }
}

/** A value of a post's file where no mask is possible; without keys it is the name of the file. */
export interface OpenValue {
  text: string
  path: string
  keys: readonly PropertyKey[]
  /** As an error calls its place. */
  key: string
}

/** Somebody whom a file names, and the key by which an error calls the place of the person's id. */
export interface NamedActor extends Omit<OpenValue, 'text'> {
  actor: string
  person: string | undefined
}

/** Ids of people; nobody sees that of somebody redacted. */
export function listShownPeople(
  actors: readonly NamedActor[],
  isRedacted: (person: string) => boolean,
): OpenValue[] {
  return actors.flatMap(({ actor: _, person, keys, ...place }) =>
    person === undefined || isRedacted(person) ? [] : [{ ...place, text: person, keys: [...keys, 'person'] }],
  )
}

/**
 * Redacted names in values and in ids of people, and names that a redacted person had and people.yaml does not have: texts
 * would keep them.
 */
export function createCheckNames(names: readonly RedactedName[]) {
  const findName = createFindRedactedName(names)
  const isRedacted = createIsRedactedPerson(names)
  const isUnlisted = createIsUnlisted(names)
  return (
    values: readonly OpenValue[],
    actors: readonly NamedActor[],
    locate: (path: string, keys: readonly PropertyKey[]) => Position,
  ): Issue[] => {
    if (names.length === 0) return []
    const all = [...values, ...listShownPeople(actors, isRedacted)]
    // Most posts hold none, which one look shows.
    const isNamed = findName(all.map(({ text }) => text).join('\0')) !== undefined
    return [
      ...(isNamed ? all : []).flatMap(({ text, path, keys, key }): Issue[] => {
        const value = findName(text)
        if (value === undefined) return []
        return [{ code: 'redacted-name', path, ...locate(path, keys), detail: { key, value } }]
      }),
      ...actors.flatMap(({ actor, person, path, keys }): Issue[] => {
        if (person === undefined || !isUnlisted(actor, person)) return []
        const place = locate(path, [...keys, 'actor'])
        return [{ code: 'unlisted-name', path, ...place, detail: { person } }]
      }),
    ]
  }
}

/** Whether a field names a redacted person in a way that is not known. */
function createIsUnlisted(names: readonly RedactedName[]) {
  const keys = new Map<string, Set<string>>()
  for (const { name, person } of names) {
    if (person === undefined) continue
    const key = toIdKey(person)
    keys.set(key, (keys.get(key) ?? new Set()).add(toNameKey(name)))
  }
  return (actor: string, person: string): boolean => {
    const known = keys.size === 0 ? undefined : keys.get(toIdKey(person))
    return known !== undefined && actor !== '' && !isRole(actor) && !known.has(toNameKey(actor))
  }
}

/** What no mask can hide in a question. */
export function createCheckQuestion(names: readonly RedactedName[]) {
  const checkNames = createCheckNames(names)
  const isRedacted = createIsRedactedPerson(names)
  return (question: Question, text: string): Issue[] => {
    const { path, id, hashtags, aliases, activity } = question
    const places = createFrontMatterPlaces(path, text)
    const locate = (_path: string, keys: readonly PropertyKey[]) =>
      places.toPosition(keys.length === 0 ? undefined : places.find(keys))
    const actors = activity.map(({ actor, person }, index) => {
      return { actor, person, path, keys: ['activity', index], key: 'activity' }
    })
    const open = [
      { text: id, key: 'id', at: [] },
      ...hashtags.map((hashtag, index) => ({ text: hashtag, key: 'tags', at: ['tags', index] })),
      ...aliases.map((alias, index) => ({
        text: toAliasText(alias),
        key: 'aliases',
        at: ['aliases', index],
      })),
      ...listShownPeople(actors, isRedacted).map(({ text, keys }) => ({ text, key: 'person', at: keys })),
    ].map((value) => ({ ...value, isAddress: true }))
    return [
      ...checkNames(listOpenValues(question), actors, locate),
      ...toOpenDataIssues(path, [...open, ...listOpenAddresses(question)], ({ at }) => locate(path, at)),
    ]
  }
}

function listOpenValues(question: Question): OpenValue[] {
  const { path, category, hashtags, aliases, related = [], source, license, state } = question
  const url = findLicenseUrl(license)
  const of = state?.closed?.of ?? []
  const at = (text: string | undefined, ...keys: PropertyKey[]): OpenValue[] =>
    text === undefined ? [] : [{ text, path, keys, key: String(keys[0] ?? 'id') }]
  return [
    ...at(path),
    ...at(category, 'category'),
    ...hashtags.flatMap((hashtag, index) => at(hashtag, 'tags', index)),
    ...aliases.flatMap((alias, index) => at(toAliasText(alias), 'aliases', index)),
    ...related.flatMap((id, index) => at(id, 'related', index)),
    ...of.flatMap((id, index) => at(id, 'state', 'closed', 'of', index)),
    ...at(source && toReadableAddress(source), 'source'),
    ...at(url && toReadableAddress(url), 'license', 'url'),
  ]
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
    issue.code === 'personal-data' ? { ...issue, detail: { ...issue.detail, kept: true } } : issue,
  )
}
