// Personal data where no mask can stand: in ids, addresses, hashtags, settings and pictures of the theme. What is there
// is published, so it is a warning that says what to write, one of each kind a file.
import { toAliasText } from '../question/alias.ts'
import { createFrontMatterPlaces } from '../question/front-matter-places.ts'
import type { Issue } from '../question/issue.ts'
import { findLicenseUrl, type License } from '../question/license.ts'
import type { PersonalDataKind } from '../question/masks.ts'
import { findPersonalData } from '../question/personal-data.ts'
import type { Position } from '../question/position.ts'
import type { Question } from '../question/question.ts'
import { toSeenText } from '../question/seen-text.ts'
import { toReadableAddress } from '../question/web-address.ts'

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
