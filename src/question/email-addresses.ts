// E-mail addresses of people: under a domain that exists, and not in code.
import { topLevelDomains } from './top-level-domains.ts'

/** A domain that nobody has: addresses under it are found like others, so that samples can show what becomes of them. */
const sampleDomain = 'test'

// Both sides are as long as they can be, and cut to what they mean below. The sign comes first: it is searched for fast.
const around =
  /@(?<=("[^"\n\r@]{1,62}"|[\p{L}\p{M}\p{N}_.%+'-]{1,64})([^\S\n]*\\?)@)([^\S\n]*)([\p{L}\p{M}\p{N}.\u3002-]{3,255})/gu

/** @param seen text as `toSeenText` gives it. @returns places in order. */
export function findEmailAddresses(seen: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = []
  if (!seen.includes('@')) return places
  for (const { 1: before = '', 2: gap = '', 3: behind = '', 4: after = '', index } of seen.matchAll(around)) {
    const from = index + 1 + behind.length
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

/** Whether what looks like an address is none where it stands in code. @param address as it was found. */
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
 * Text in another script may stand right before an address: `메일은hong` → `hong`, `홍길동` as it is. Before a blank only
 * Latin letters and digits are a name: `아이디 @naver.com` says less.
 */
function toLocal(before: string, isApart: boolean): string {
  if (before.startsWith('"')) return isApart ? '' : before
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
 * No person's address: documentation domains, `git@host.com:path`, `deploy@host.com:/var/www`, Kotlin's `this@Main.run`
 * and pictures for fine screens, `logo@2x.ai`.
 */
function isCode(local: string, domain: string, after: string): boolean {
  if (/(?:^|\.)example\.(?:com|org|net)$/i.test(domain)) return true
  if (/^(?:this|super)$/.test(local) || /^[1-9]x\./i.test(domain)) return true
  return local === 'git' ? /^:\S/.test(after) : /^:(?:~|[\w.~-]*\/)/.test(after)
}
