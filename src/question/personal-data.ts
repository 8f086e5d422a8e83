// E-mail addresses, Korean telephone numbers and resident registration numbers in texts that people wrote. What is
// meant to be found, and what is not, stands in docs/personal-data.md.
import { findEmailAddresses } from './email-addresses.ts'
import type { PersonalDataFind, PersonalDataKind } from './masks.ts'

// Signs that people write between the parts of a number. A line that ends in a paragraph is a blank (\r, seen-body.ts).
const hyphen = '[-\\u00b7\\u2010-\\u2015\\u2212]'
const wide = `(?: ?${hyphen} ?|[. ])`
const mobile = `(?: ?(?:${hyphen}|[./]) ?|[ \\r])`

const country = '(?:(?:\\+|00)82|82(?=-))'
/** `010`, `02`, `031`, `070`, `0505`; after the country `(0)10` and `10`. */
function afterTrunk(area: string): string {
  return `(?:${country}${wide}?(?:\\(0\\)${wide}?|0)?${area}|\\(0${area}\\) ?|0${area}(?:\\) ?)?)`
}
/** Nothing but zeros is nobody's number, and what hints propose for an example. */
function toSubscriber(between: string): string {
  return `(?!0{3,4}${between}0{4}(?!\\d))\\d{3,4}${between}\\d{4}`
}
const mobileNumber = `${afterTrunk('1[016789]')}${mobile}?${toSubscriber(`${mobile}?`)}`
const otherNumber = `${afterTrunk('(?:2|[3-6][1-5]|70|50\\d)')}(?:(?<=\\) ?)|${wide})${toSubscriber(wide)}`

// Not a part of a longer number, a version, a path or an identifier; but `Tel.010-…` and `HP010-…` are usual.
const named = '(?<=(?<![a-z])(?:tel|phone|mobile|cell|fax|hp|h\\.p|c\\.p|m\\.p)\\.?)'
const before = `(?:${named}|(?<![a-z\\d]|[a-z\\d][.\\-+]|[a-z]/))`
const number = `(?:(?![01]{10,11}(?!\\d))${mobileNumber}|${otherNumber})`
export const phone = new RegExp(`${before}${number}(?![a-z\\d]|[-.]\\d)`, 'giu')

const birthday = '\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])'
export const residentNumber = new RegExp(`(?<!\\d-?)${birthday}(?: ?${hyphen} ?| )[1-8]\\d{6}(?!-?\\d)`, 'gu')

// What every address or number holds, and what every number: most texts need no second look.
const maybeAny = /@|\d\d/
const maybePhone = /(?:0[1-7]|82)[^a-zA-Z\uac00-\ud7a3]{7}/
const maybeResidentNumber = /\d{7}/

/** @param seen text as `toSeenText` gives it. @returns finds of each kind in order of their place. */
export function findPersonalData(seen: string): PersonalDataFind[] {
  if (!maybeAny.test(seen)) return []
  return [
    ...(seen.includes('@') ? findEmailAddresses(seen) : []).map(({ start, end }) => ({
      kind: 'email' as const,
      offset: start,
      length: end - start,
    })),
    ...(maybeResidentNumber.test(seen) ? findAll(seen, residentNumber, 'residentNumber') : []),
    ...(maybePhone.test(seen) ? findAll(seen, phone, 'phone') : []),
  ]
}

function findAll(text: string, pattern: RegExp, kind: PersonalDataKind): PersonalDataFind[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    kind,
    offset: index,
    length: found.length,
  }))
}
