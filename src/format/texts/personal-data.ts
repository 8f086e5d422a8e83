// E-mail addresses, Korean telephone numbers and resident registration numbers in texts that people wrote. What is
// meant to be found, and what is not, is in docs/redactions.md: in doubt a thing is found.

import { topLevelDomains } from './bare-address.ts'
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

const day = '(?:0[1-9]|[12]\\d|3[01])'

const date = `(?:19|20)\\d\\d(?:0[1-9]|1[0-2])${day}`

const piece = `(?!${date}(?!\\d))(?!0+(?!\\d))\\d{7,8}`

/** `02)12345678`, `031.1234567`, `+82 2 12345678`: the only sign is behind the area. */
const inOnePiece =
  `(?:0${office}(?:${blank}*[)\\]]${blank}*|${dashed})|0(?:[3-6][1-5]|70|50\\d)\\.|` +
  `${country}${afterCountry}\\(?${office}(?:${blank}*[)\\]]${blank}*|${something}))${piece}`

const number = `(?:(?![01]{10,11}(?!\\d))${mobile}|${other}|${together}|${inOnePiece})`

const whole = `${open}${number}(?![a-zA-Z\\d]|[-.]\\d)`

const phone = new RegExp(whole, 'gu')

const birthday = `\\d{2}(?:0[1-9]|1[0-2])${day}`

// Not what reckons or compares: `930215 + 1234567`.
const residentGap = `(?:${spaced(`(?:${dash}|[.,:;|/\\\\)(])`)}|${blanks}*)`

/** With the century, of which the digit behind the sign has to be, as an order of a shop may look the same. */
const withCentury = `(?:19${birthday}${dashed}[1256]|20${birthday}${dashed}[3478])\\d{6}`

/** `900101-1 234567`, `900101-1******`. */
const inPart = `${birthday}${dashed}[1-8](?:${blank}\\d{6}|${blank}?[*xX\\u00d7\\u25cf\\u25cb\\u2022]{6})`

const alone = `(?:\\((?=\\d{6}\\)))?${birthday}${residentGap}[1-8]\\d{6}(?:(?<=\\(\\d{7})\\))?`

const resident = `(?<!\\d-?)(?:${alone}|${withCentury}|${inPart})(?!-?\\d)`

const residentNumber = new RegExp(resident, 'gu')

// What every address or number holds, and what every number: most texts need no second look.
const maybeAny = /@|\d\d/

const maybePhone = /(?:0[1-7]|82)[^a-zA-Z\uac00-\ud7a3]{7}/

const maybeResidentNumber = /\d{6}/

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

// `Tel.010-…`, `HP010-…`, `No.010-…` and `P010-…` are usual.
const named =
  /(?<![a-z\d-])(?:(?:tele|cell|hand)?phone|tel|mobile|mob|cell|fax|call|hp|cp|mp|ph|no|h\.p|c\.p|m\.p|[tfmhpc])\.?$/i

const bookNumber = /isbn[-:\s\d]*$/i

const weights = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]

export const kinds = {
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

/** A part of a longer number, a version, a path or an identifier; a time of a clock; a list of numbers. */
function isOtherThanPhone(found: string, before: string, after: string): boolean {
  if (/(?:[a-z\d][-.+]?|[a-z]\/)$/i.test(before) && !named.test(before)) return true
  if (bookNumber.test(before)) return true
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

/** Milliseconds since 1970 are such numbers, too, of which those of the years 2008 to 2039 begin with 12 to 21. */
function hasControlDigit(digits: string): boolean {
  const year = Number(digits.slice(0, 2))
  if ((year >= 12 && year <= 21) || /^[01]+$/.test(digits)) return false
  const sum = weights.reduce((all, weight, index) => all + weight * Number(digits[index]), 0)
  return (11 - (sum % 11)) % 10 === Number(digits[12])
}

// E-mail addresses of people: under a domain that exists, and not in code.

/** A domain that nobody has: addresses under it are found like others, so that samples can show what becomes of them. */
const sampleDomain = 'test'

// Both sides are as long as they can be, and cut to what they mean below. The sign comes first: it is searched for fast.
const around =
  /(@@?)(?<=("[^"\n\r@]{1,62}"|\{[\w.%+-]{1,30}(?:, ?[\w.%+-]{1,30}){1,8}\}|[\p{L}\p{M}\p{N}_.%+'-]{1,64})([^\S\n]*\\?)@@?)([^\S\n]*)([\p{L}\p{M}\p{N}.\u3002-]{3,255})/gu

/** @param seen text as `toSeenText` gives it. @returns places in order. */
function findEmailAddresses(seen: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = []
  if (!seen.includes('@')) return places
  for (const {
    1: sign = '',
    2: before = '',
    3: gap = '',
    4: behind = '',
    5: after = '',
    index,
  } of seen.matchAll(around)) {
    const from = index + sign.length + behind.length
    const domain = toDomain(after) || findLooseDomain(seen.slice(from, from + 100))
    const isApart = /\s/.test(gap + behind)
    const local = domain === '' ? '' : toLocal(before, isApart)
    if (local === '') continue
    const start = index - gap.length - local.length
    const end = from + domain.length
    const rest = seen.slice(end, end + 100)
    if (isOfAddress(local, seen.slice(Math.max(0, start - 12), start), rest)) continue
    if (isApart && isMention(domain, rest)) continue
    if (!isCode(local, domain, rest)) places.push({ start, end })
  }
  return places
}

/** Endings that name a field, a method or a file in code, and under which nobody has a mailbox: `obj@raw.data`. */
const namesInCode = new Set(
  'call case data dot drive java like map now open pin ping play read save search select spot zero'.split(
    ' ',
  ),
)

/** Endings of most mailboxes: of others a blank before or behind the sign makes code, `x @ w.to`, `puts @user.name`. */
const usualEndings = new Set(
  'com net org edu gov kr jp cn tw us uk de fr eu io co dev test \ud55c\uad6d \ub2f7\ucef4'.split(' '),
)

/** Whether what looks like an address is none where it is in code. @param address as it was found. */
export function isNameInCode(address: string): boolean {
  const ending = toEnding(address).toLowerCase()
  return /\s/.test(address) ? !usualEndings.has(ending) : namesInCode.has(ending)
}

/** `https://hong@host/path` and `@hong@server` are other addresses; `//hong@naver.com` begins with a sign of code. */
function isOfAddress(local: string, before: string, after: string): boolean {
  if (before.endsWith('@')) return true
  const [, scheme = ''] = /(?<![a-z])([a-z]+):\/\/$/i.exec(before) ?? []
  if (!before.endsWith('//') || /^mailto$/i.test(scheme)) return false
  const goesOn = /^(?:\/[^\s"')>\]]|[?#]|:\d)/.test(after)
  return goesOn || (scheme !== '' && (!/^https?$/i.test(scheme) || local === 'git'))
}

/** Behind a blank: `me @ github.com/hong` is a page, and in `Thanks @hong.It is` a sentence begins. */
function isMention(domain: string, after: string): boolean {
  const ending = toEnding(domain)
  return /^\/\w/.test(after) || (/^[A-Z][a-z]/.test(ending) && !usualEndings.has(ending.toLowerCase()))
}

function toEnding(address: string): string {
  return address.split(/[.,\u3002\s]/).at(-1) ?? ''
}

/** `naver. com`, `naver,com`: a blank or a comma is a mistake where one of the most usual endings follows. */
function findLooseDomain(after: string): string {
  const loose =
    /^[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*(?:[^\S\n]*[.\u3002][^\S\n]*(?:com|net|(?:co|ac|or|go|pe|re)[^\S\n]*[.\u3002][^\S\n]*kr)|,(?:com|(?:co|ac)[.,]kr))(?![a-z\d-])/i
  return loose.exec(after)?.[0] ?? ''
}

/**
 * Text in another script may be right before an address: `메일은hong` → `hong`, `홍길동` as it is. Before a blank only
 * Latin letters and digits are a name: `아이디 @naver.com` says less.
 */
function toLocal(before: string, isApart: boolean): string {
  if (/^["{]/.test(before)) return isApart ? '' : before
  const latin = /(?<![\w.%+'-])[\w.%+'-]+$/.exec(before)?.[0] ?? ''
  const local = /\w/.test(latin) ? latin : isApart ? '' : before
  return local.replace(/^[.%+'-]+/, '')
}

/** `naver.com으로` → `naver.com`, `naver.com.txt` → `naver.com`; empty where no such domain can be. */
function toDomain(after: string): string {
  let start = 0
  let end = 0
  for (const label of after.split(/[.\u3002]/)) {
    if (label === '' || label.startsWith('-')) break
    const top = start === 0 ? 0 : findTopLevel(label)
    if (top > 0) end = start + top
    const goesOn = /^[a-z\d-]*[a-z\d]$/i.test(label) || !/[a-z]/i.test(label)
    if (!goesOn) break
    start += label.length + 1
  }
  return after.slice(0, end)
}

/**
 * Length of the top-level domain that a label begins with: particles follow it without a blank. Of Latin letters it is
 * all of them: `com2` begins with `com`, `internal2` does not with `int`.
 */
function findTopLevel(label: string): number {
  const ascii = /^(?:xn--[a-z\d-]+|[a-z]+)/i.exec(label)?.[0].toLowerCase()
  if (ascii !== undefined) return topLevelDomains().has(ascii) || ascii === sampleDomain ? ascii.length : 0
  for (let length = Math.min(label.length, 24); length > 1; length -= 1) {
    if (topLevelDomains().has(label.slice(0, length).toLowerCase())) return length
  }
  return 0
}

/**
 * No person's address: documentation domains, `git@github.com`, `git@host.com:path`, `deploy@host.com:/var/www`, Kotlin's `this@Main.run`
 * and pictures for fine screens, `logo@2x.ai`.
 */
function isCode(local: string, domain: string, after: string): boolean {
  if (/(?:^|\.)example\.(?:com|org|net)$/i.test(domain)) return true
  if (/^(?:this|super)$/.test(local) || /^[1-9]x\./i.test(domain)) return true
  if (local === 'git' && /^(?:(?:github|gitlab)\.com|(?:bitbucket|codeberg)\.org)$/i.test(domain)) return true
  return local === 'git' ? /^:\S/.test(after) : /^:(?:~|[\w.~-]*\/)/.test(after)
}
