// Where no mask fits: ids, addresses, hashtags, settings and pictures of the theme. Personal data there is published,
// so it is a warning, one of each kind a file; a redacted name is an error (decision 25).

import { isRole } from '../format/activity.ts'
import { toReadableAddress } from '../format/addresses.ts'
import { postSchema } from '../format/fields.ts'
import { createToPosition, type Issue, type Position } from '../format/issue.ts'
import { type Leaf, listTexts, type PlacedText } from '../format/leaf.ts'
import { toAliasText, toIdKey } from '../format/names.ts'
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

/** @returns a function that finds the first redacted name of a text. */
export function createFindRedactedName(names: readonly RedactedName[]) {
  const findNames = createNameFinder(names)
  return (text: string): string | undefined => {
    const find = findNames(toSeenText(text).text).find(({ isSimilar }) => !isSimilar)
    return find && names[find.name]?.name
  }
}

/** A question, an answer or a comment, and where it is in its file: without keys it is the whole file. */
interface PlacedPost {
  post: object
  path: string
  keys?: readonly PropertyKey[]
}

/** A text of a post where no mask is possible, as somebody reads it; without keys it is the name of the file. */
interface OpenValue extends Pick<PlacedText, 'field' | 'owner' | 'text'> {
  path: string
  keys: readonly PropertyKey[]
  /** As an issue calls its place. */
  key: string
}

/** How texts that no mask may change are read. Times and words are of no person. */
const readings: Partial<Record<Leaf, (text: string) => string>> = {
  id: String,
  person: String,
  hashtag: String,
  category: String,
  path: toAliasText,
  address: toReadableAddress,
}

function listOpenValues({ post, path, keys = [] }: PlacedPost): OpenValue[] {
  return listTexts(post, postSchema).flatMap(({ text, field, path: steps, owner }) => {
    const read = field.leaf && readings[field.leaf]
    if (!read) return []
    const [first = '', ...below] = steps
    const name = first === 'hashtags' ? 'tags' : String(first)
    const isFile = 'path' in post && (name === 'id' || name === 'path')
    const key = field.leaf === 'person' ? 'person' : isFile ? 'id' : name
    return [{ text: read(text), field, owner, path, keys: isFile ? [] : [...keys, name, ...below], key }]
  })
}

/**
 * What no mask can hide in posts: redacted names; names that a redacted person had and people.yaml does not have, which
 * texts would keep; personal data, of each kind once a file. @param locate where a value is in a file.
 */
export function createCheckOpen(names: readonly RedactedName[]) {
  const findName = createFindRedactedName(names)
  const isRedacted = createIsRedactedPerson(names)
  const isUnlisted = createIsUnlisted(names)
  const checkName = ({ text, path, keys, key }: OpenValue, locate: Locate): Issue[] => {
    const value = findName(text)
    return value === undefined
      ? []
      : [{ code: 'redacted-name', path, ...locate(path, keys), detail: { key, value } }]
  }
  const checkPerson = ({ text, owner, path, keys }: OpenValue, locate: Locate): Issue[] => {
    const actor = owner['actor']
    if (typeof actor !== 'string' || !isUnlisted(actor, text)) return []
    const place = locate(path, [...keys.slice(0, -1), 'actor'])
    return [{ code: 'unlisted-name', path, ...place, detail: { person: text } }]
  }
  return (posts: readonly PlacedPost[], locate: Locate): Issue[] => {
    const values = posts.flatMap(listOpenValues)
    const people = values.filter(({ field }) => field.leaf === 'person')
    // Nobody sees the id of somebody redacted.
    const seen = values.filter(({ field, text }) => field.leaf !== 'person' || !isRedacted(text))
    // The path says the id, too.
    const isPath = ({ keys, field }: OpenValue) => keys.length === 0 && field.leaf === 'path'
    const named = seen.filter((value) => value.keys.length > 0 || isPath(value))
    // Most posts hold none, which one look shows.
    const isNamed = names.length > 0 && findName(named.map(({ text }) => text).join('\0')) !== undefined
    const open = seen.filter(
      (value) => value.field.leaf !== 'category' && !isPath(value) && !isLeftOut(value),
    )
    return [
      ...(isNamed ? named.flatMap((value) => checkName(value, locate)) : []),
      ...(names.length > 0 ? people.flatMap((value) => checkPerson(value, locate)) : []),
      ...[...Map.groupBy(open, ({ path }) => path)].flatMap(([path, ofFile]) => {
        const texts = ofFile.map((value) => ({ ...value, isAddress: true }))
        return toOpenDataIssues(path, texts, ({ keys }) => locate(path, keys))
      }),
    ]
  }
}

type Locate = (path: string, keys: readonly PropertyKey[]) => Position

/** An address that is left out where it holds what a mask would hide is reported with the texts. */
function isLeftOut({ text, field }: OpenValue): boolean {
  return field.leaf === 'address' && findPersonalData(toSeenText(text).text).length > 0
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
