import { findAliasExcess, parseAlias } from './alias.ts'
import { findControl, findInvisible } from './characters.ts'
import { findLegalHashtag, isHashtag } from './hashtag.ts'
import { toHashtagSlug } from './hashtag-slug.ts'
import type { Issue } from './issue.ts'
import { toIssueAt } from './issue-at.ts'
import type { ReadableFields } from './readable-fields.ts'
import type { Place } from './schema-issues.ts'

/** Whatever one question has in words: title, category, actors, hashtags, aliases, and what is known besides. */
export function checkTexts(fields: ReadableFields, place: Place): Issue[] {
  return [
    ...checkLine(fields.title, ['title'], place),
    ...checkLine(fields.category, ['category'], place),
    ...fields.activity.flatMap(({ actor }, index) => checkLine(actor, ['activity', index, 'actor'], place)),
    ...checkHashtags(fields.tags, place),
    ...checkAliases(fields.aliases, ['aliases'], place),
    ...fields.others.flatMap(({ text, path }) => checkLine(text, path, place)),
  ]
}

/** One line of a text that a page shows, and that people tell from others by its look. */
export function checkLine(text: string | undefined, path: PropertyKey[], place: Place): Issue[] {
  if (text === undefined || !/[\n\t\u2028\u2029]/.test(text)) return checkText(text, path, place)
  return [toIssueAt(place, path, { code: 'text-lines', detail: { key: toKey(path) } })]
}

/** The same of a text that may have several lines. */
export function checkText(text: string | undefined, path: PropertyKey[], place: Place): Issue[] {
  if (text === undefined) return []
  const key = toKey(path)
  const toIssue = (code: Issue['code'], detail: Record<string, string>) => [
    toIssueAt(place, path, { code, detail: { key, ...detail } }),
  ]
  if (text.trim() === '') return toIssue('text-length', { value: text })
  const control = findControl(text)
  if (control) return toIssue('control-character', { codePoint: control.codePoint })
  const find = findInvisible(text)
  return find ? toIssue('invisible-character', { codePoint: find.codePoint }) : []
}

function toKey(path: readonly PropertyKey[]): string {
  return path.filter((step) => typeof step === 'string').join('.')
}

function checkHashtags(hashtags: ReadableFields['tags'], place: Place): Issue[] {
  const byAddress = new Map<string, string>()
  return hashtags.flatMap((hashtag, index) => {
    const fault = hashtag === undefined ? undefined : findHashtagFault(hashtag, byAddress)
    return fault ? [toIssueAt(place, ['tags', index], fault)] : []
  })
}

/**
 * @param byAddress hashtags seen so far in this list, by address; a legal one is added. @param key where the list stands.
 */
export function findHashtagFault(
  hashtag: string,
  byAddress: Map<string, string>,
  key = 'tags',
): Pick<Issue, 'code' | 'detail'> | undefined {
  const value = hashtag.slice(0, 60)
  if (!isHashtag(hashtag)) {
    const invisible = findInvisible(hashtag)
    if (invisible) return { code: 'invisible-character', detail: { key, codePoint: invisible.codePoint } }
    const nearest = findLegalHashtag(hashtag)
    return { code: 'invalid-hashtag', detail: { value, ...(nearest ? { nearest } : {}) } }
  }
  const address = toHashtagSlug(hashtag)
  const other = byAddress.get(address)
  if (other === hashtag) return { code: 'duplicate-hashtag', detail: { value } }
  if (other !== undefined) return { code: 'hashtag-address-clash', detail: { value, other, address } }
  byAddress.set(address, hashtag)
  return undefined
}

/** @param at where the list of old addresses stands. */
export function checkAliases(
  aliases: ReadableFields['aliases'],
  at: readonly PropertyKey[],
  place: Place,
): Issue[] {
  return aliases.flatMap((alias, index) => {
    if (alias === undefined || parseAlias(alias) !== undefined) return []
    const excess = findAliasExcess(alias)
    const detail = { value: alias.slice(0, 80), ...(excess ? { excess } : {}) }
    return [toIssueAt(place, [...at, index], { code: 'invalid-alias', detail })]
  })
}
