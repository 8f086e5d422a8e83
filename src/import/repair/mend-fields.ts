// Small fields that questions and answers have in common.
import { anonymousActor } from '../../question/activity.ts'
import { toLanguageTag } from '../../question/language-tag.ts'
import type { License } from '../../question/license.ts'
import { actorLength } from '../../question/schema.ts'
import { toCanonicalAddress, toCanonicalLink } from '../../question/web-address.ts'
import type { AnswerRecord } from '../records.ts'
import { mendId } from './legal-id.ts'
import { mendLine } from './mend-line.ts'
import type { Note } from './notes.ts'

const longestAddress = 2000
const longestLicense = 200

/** A name; who has none is nobody in particular. */
export function mendActor(actor: string, note: Note): string {
  const line = mendLine(actor, { most: actorLength, cut: 'name-cut' }, note)
  if (line === undefined) note('name-missing')
  return line ?? anonymousActor
}

export function mendPerson(person: string | undefined, note: Note): string | undefined {
  return person === undefined ? undefined : mendId(person, note)
}

/** What can be no count is not known. */
export function mendCount(count: number | undefined, note: Note): number | undefined {
  if (count === undefined) return undefined
  if (Number.isSafeInteger(count) && count >= 0) return count
  note('count-left-out', `${count}`)
  return undefined
}

/** Nothing where it is what the votes of its text come to. */
export function mendScore(
  { score, recommended, needsSupplement }: Pick<AnswerRecord, 'score' | 'recommended' | 'needsSupplement'>,
  note: Note,
): number | undefined {
  const net = Math.max(0, recommended ?? 0) - Math.max(0, needsSupplement ?? 0)
  if (score === net && (recommended ?? needsSupplement) !== undefined) return undefined
  if (score === undefined || Number.isSafeInteger(score)) return score
  note('count-left-out', `${score}`)
  return undefined
}

export function mendLanguage(language: string | undefined, note: Note): string | undefined {
  if (language === undefined) return undefined
  const tag = language.length > 35 ? undefined : toLanguageTag(language)
  if (tag === undefined) note('language-left-out', language)
  else if (tag !== language) note('language-changed', language)
  return tag
}

export function mendSource(source: string | undefined, note: Note): string | undefined {
  return mendAddress(source, toCanonicalLink, note)
}

export function mendLicense(license: License | undefined, note: Note): License | undefined {
  if (license === undefined) return undefined
  const written = typeof license === 'string' ? license : license.name
  const name = mendLine(written, { most: longestLicense, cut: 'label-cut' }, note)
  if (name === undefined) {
    note('license-left-out')
    return undefined
  }
  if (typeof license === 'string' || license.url === undefined)
    return typeof license === 'string' ? name : { name }
  const url = mendAddress(license.url, toCanonicalAddress, note)
  return url === undefined ? name : { name, url }
}

function mendAddress(
  address: string | undefined,
  toCanonical: (text: string) => string | undefined,
  note: Note,
): string | undefined {
  if (address === undefined) return undefined
  const canonical = toCanonical(address)
  const isLong = Math.max(address.length, canonical?.length ?? 0) > longestAddress
  if (canonical === undefined || isLong) {
    note('address-left-out', address)
    return undefined
  }
  if (canonical === address || canonical === `${address}/`) return address
  note('address-changed', address)
  return canonical
}
