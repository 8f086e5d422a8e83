// E-mail addresses, Korean telephone numbers and resident registration numbers in texts that people wrote. What is
// meant to be found, and what is not, stands in docs/personal-data.md: in doubt a thing is found.
import { findEmailAddresses } from './email-addresses.ts'
import type { PersonalDataFind } from './masks.ts'

// A run of white space is one blank. A line that ends in a paragraph is a blank too (\r, seen-body.ts), but for a sign.
const blank = '[^\\S\\n\\r]'
const blanks = '[^\\S\\n]'

// What people type for a hyphen, as NFKC leaves it: a Korean keyboard gives ㅡ (U+3161, and U+1173 by NFKC), a Japanese
// one ー, and some write 一 or ㆍ.
const letters = '\\u1173\\u119e\\u3161\\u318d\\u30fc\\u4e00'
const dash = `[-~_\\u00b7\\u02d7\\u2010-\\u2015\\u2022\\u2027\\u2043\\u2053\\u2212\\u2219\\u223c\\u22c5\\u2500\\u2501\\u2e3a\\u2e3b\\u301c\\u3030\\u30fb${letters}]`

function spaced(sign: string): string {
  return `${blank}*(?:${sign}${blank}*){1,3}`
}
const dashed = spaced(dash)
/** Of a mobile number, which nothing else looks like: any signs, or nothing. */
const anything = `(?:${spaced(`[\\p{P}\\p{S}${letters}]`)}|${blanks}*)`
const something = `(?:${dashed}|[.,:]|${blanks}+)`

// `(010)`, `(+82)` and `(+82 2)`, but not `(010-1234-5678)`.
const open = '(?:[(\\[](?=[+\\d -]{2,8}[)\\]]) ?)?'
const country = `(?:\\+${blank}*|00\\d{0,3}[- ]?)82`
const office = '(?:2|[3-6][1-5]|70|50\\d)'
/** Nothing but zeros is nobody's number, and what hints propose for an example. */
function toSubscriber(between: string): string {
  return `(?!0{3,4}${between}0{4}(?!\\d))\\d{3,4}${between}\\d{4}`
}
const mobile = `(?:(?:${country}|82)${anything}(?:0${anything})?|0)1[016789]${anything}${toSubscriber(anything)}`
const afterCountry = `(?: ?[)\\]])?(?:${something})?(?:\\(0\\)${blank}*|0)?`
const other =
  `(?:${country}${afterCountry}|82(?:[)\\]]${blank}*|${dashed}|${blanks}+)0?|0)` +
  `\\(?${office}(?:${blank}*[)\\]](?:${something})?|${something})${toSubscriber(something)}`
const together = `(?:${country}${office}\\d{7,8}|0(?:70|50\\d)\\d{8})`

const number = `(?:(?![01]{10,11}(?!\\d))${mobile}|${other}|${together})`
const whole = `${open}${number}(?![a-zA-Z\\d]|[-.]\\d)`
export const phone = new RegExp(whole, 'gu')

const birthday = '\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])'
// Not what reckons or compares: `930215 + 1234567`.
const residentGap = `(?:${spaced(`(?:${dash}|[.,:;|/\\\\)(])`)}|${blanks}*)`
const resident = `(?<!\\d-?)(?:\\((?=\\d{6}\\)))?${birthday}${residentGap}[1-8]\\d{6}(?:(?<=\\(\\d{7})\\))?(?!-?\\d)`
export const residentNumber = new RegExp(resident, 'gu')

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
    ...(maybeResidentNumber.test(seen) ? findAll(seen, 'residentNumber') : []),
    ...(maybePhone.test(seen) ? findAll(seen, 'phone') : []),
  ]
}

const kinds = {
  phone: { pattern: phone, isOther: isOtherThanPhone },
  residentNumber: { pattern: residentNumber, isOther: isOtherThanResidentNumber },
}

/** Behind what proves to be something else the search goes on at its second character. */
function findAll(text: string, kind: keyof typeof kinds): PersonalDataFind[] {
  const { pattern, isOther } = kinds[kind]
  const finds: PersonalDataFind[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [found] = match
    const { index } = match
    const end = index + found.length
    if (isOther(found, text.slice(Math.max(0, index - 20), index), text.slice(end, end + 2)))
      pattern.lastIndex = index + 1
    else finds.push({ kind, offset: index, length: found.length })
  }
  return finds
}

// `Tel.010-…`, `HP010-…` and `M.010-…` are usual.
const named =
  /(?<![a-z])(?:(?:(?:tele|cell|hand)?phone|tel|mobile|mob|cell|fax|call|hp|cp|mp|ph|h\.p|c\.p|m\.p)\.?|[tfmhpc]\.)$/i

/** A part of a longer number, a version, a path or an identifier; a time of a clock; a list of numbers. */
function isOtherThanPhone(found: string, before: string, after: string): boolean {
  if (/(?:[a-z\d][-.+]?|[a-z]\/)$/i.test(before) && !named.test(before)) return true
  return isClock(found, before) || goesOn(found, before, after)
}

/** `11:00:02.895  4899`, `00:02.895  4899`, `11:00 1234 5678` and `11:00:02,010 1234 5678` of a log. */
function isClock(found: string, before: string): boolean {
  if (/^02(?!\d)[\s.,:]/.test(found) && /(?<!\d)\d{1,2}:\d\d:$/.test(before)) return true
  if (/^02(?:\.\d{3}\D|\s)/.test(found) && /(?<![\d:])\d\d:$/.test(before)) return true
  return /^0\d\d\s/.test(found) && /\d:\d\d[,:]$/.test(before)
}

/** Whether the one sign between the parts parts other numbers from them: `[1,02,234,5678,9]`, `fe80:010:1234:5678`. */
function goesOn(found: string, before: string, after: string): boolean {
  // `145:8216,146:8217`
  if (/^82\d/.test(found) && /[,:]/.test(found)) return true
  const [sign = '', ...others] = found.match(/[^\d\s]+/g) ?? []
  if (!/^[,:/_.]$/.test(sign) || others.some((other) => other !== sign)) return false
  const digit = sign === ':' ? /[\da-f:]/i : /\d/
  const last = before.trimEnd()
  if (last.endsWith(sign) && digit.test(last.at(-2) ?? '')) return true
  return after.startsWith(sign) && digit.test(after.charAt(1))
}

/** As above, and a number without any sign whose last digit is not that which the others ask for. */
function isOtherThanResidentNumber(found: string, before: string, after: string): boolean {
  if (/^\d+$/.test(found)) {
    return /(?:[a-z\d][-.+]?|[a-z]\/)$/i.test(before) || /^[a-z]/i.test(after) || !hasControlDigit(found)
  }
  // `/930215/1234567` is a path, as many addresses of news have it.
  return goesOn(found, before, after) || (/^\d+\//.test(found) && before.endsWith('/'))
}

const weights = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]

/** Milliseconds since 1970 are such numbers, too, of which those of the years 2008 to 2039 begin with 12 to 21. */
function hasControlDigit(digits: string): boolean {
  const year = Number(digits.slice(0, 2))
  if ((year >= 12 && year <= 21) || /^[01]+$/.test(digits)) return false
  const sum = weights.reduce((all, weight, index) => all + weight * Number(digits[index]), 0)
  return (11 - (sum % 11)) % 10 === Number(digits[12])
}
