// E-mail addresses of people: under a domain that exists, and not in code.
import type { TextRange } from './seen-text.ts'
import { topLevelDomains } from './top-level-domains.ts'

/** A domain that nobody has: addresses under it are found like others, so that samples can show what becomes of them. */
const sampleDomain = 'test'

// Both sides are as long as they can be, and cut to what they mean below. The sign comes first: it is searched for fast.
const around = /@(?<=("[^"\n\r@]{1,62}"|[\p{L}\p{M}\p{N}_.%+'-]{1,64})@)([\p{L}\p{M}\p{N}.-]{3,255})/gu

/** @param seen text as `toSeenText` gives it. @returns places in order. */
export function findEmailAddresses(seen: string): TextRange[] {
  const places: TextRange[] = []
  for (const { 1: before = '', 2: after = '', index } of seen.matchAll(around)) {
    const domain = toDomain(after)
    const local = domain === '' ? '' : toLocal(before)
    const start = index - local.length
    const end = index + 1 + domain.length
    if (local === '' || /@$|\/\/$/.test(seen.slice(Math.max(0, start - 2), start))) continue
    if (!isCode(local, domain, seen.slice(end, end + 100))) places.push({ start, end })
  }
  return places
}

/** Text in another script may stand right before an address: `메일은hong` → `hong`, `홍길동` as it is. */
function toLocal(before: string): string {
  if (before.startsWith('"')) return before
  const latin = /(?<![\w.%+'-])[\w.%+'-]+$/.exec(before)?.[0] ?? ''
  return (/\w/.test(latin) ? latin : before).replace(/^[.%+'-]+/, '')
}

/** `naver.com으로` → `naver.com`, `naver.com.txt` → `naver.com`; empty where no such domain can be. */
function toDomain(after: string): string {
  let start = 0
  let end = 0
  for (const label of after.split('.')) {
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
