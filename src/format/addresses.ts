// Addresses of the web, in one spelling. What renders pages loads this, and no schema.
import { findControl, findInvisible } from './characters.ts'

// Programs do not agree on what these are: a server may unfold `%2F`, Vite encodes `%40` once more, and Astro prints
// addresses of scripts as they are, where `&lt;` would be another character.
const ambiguous = /%(?:2[346bcf]|3[abdf]|40|5c)|&/i

/**
 * Spelling of an address as browsers write it (the WHATWG URL standard), without user, password, query, part and
 * empty segments: `HTTPS://A.example:443//가` → `https://a.example/%EA%B0%80`. Undefined when it is not of the web, or
 * has a path that programs read differently.
 */
export function toCanonicalAddress(text: string): string | undefined {
  if (!text.isWellFormed() || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol)) return undefined
  const path = toCanonicalPath(url.pathname)
  return path === undefined ? undefined : url.origin + path
}

function toCanonicalPath(path: string): string | undefined {
  if (ambiguous.test(path)) return undefined
  const decoded = decode(path.replace(/\/{2,}/g, '/').replace(/%(?![\da-f]{2})/gi, '%25'))
  if (decoded === undefined || /[\t\n]/.test(decoded)) return undefined
  return findControl(decoded) || findInvisible(decoded) ? undefined : encodeURI(decoded)
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path)
  } catch {
    return undefined
  }
}

/** Where a page of the web is, which may have a query and a part: `HTTPS://A.example/?q=가` → `https://a.example/?q=%EA%B0%80`. */
export function toCanonicalLink(text: string): string | undefined {
  if (!text.isWellFormed() || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  const decoded = toReadableAddress(url.href)
  return findControl(decoded) || findInvisible(decoded) ? undefined : url.href
}

/** In the letters that people read, as far as an address is one of them. */
export function toReadableAddress(address: string): string {
  return address.replace(/(?:%[\da-f]{2})+/gi, (encoded) => decodeOrKeep(encoded))
}

/** Itself where it can't be decoded. */
export function decodeOrKeep(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** `/규칙/?a#b` with each letter as browsers write it; undefined for what is no path of a site, `//host` among it. */
export function toCanonicalPlace(text: string): string | undefined {
  if (!/^\/(?![/\\])/.test(text) || !text.isWellFormed() || findControl(text) || findInvisible(text))
    return undefined
  const { origin, pathname, search, hash } = new URL(text, 'https://site.example')
  return origin === 'https://site.example' && !pathname.includes('//') ? pathname + search + hash : undefined
}

/** Stands for the path of a file in an address. */
export const pathPlaceholder = '{path}'

// Where the community lived (`formerUrls` in archive.yaml): links to it may lead to questions that are kept here.

/**
 * What follows a former address, with a slash at its beginning: `https://old.example/articles/1?a#b` → `/articles/1?a#b`.
 * Undefined for what is below none of them. @param address in canonical spelling.
 */
export type FindFormerPath = (address: string) => string | undefined

const beginning = /^https?:\/\/(?:www\.)?/

/**
 * `http` and `https` are equal, and so are hosts with and without `www.`; of two addresses that hold each other the
 * longer counts. @param formerUrls in canonical spelling. @returns undefined where there are none.
 */
export function createFindFormerPath(formerUrls: readonly string[]): FindFormerPath | undefined {
  const sites = formerUrls
    .map((url) => url.replace(beginning, '').replace(/\/$/, ''))
    .sort((a, b) => b.length - a.length)
  if (sites.length === 0) return undefined
  return (address) => {
    const scheme = beginning.exec(address)?.[0]
    if (scheme === undefined) return undefined
    const place = address.slice(scheme.length)
    for (const site of sites) {
      if (!place.startsWith(site)) continue
      const rest = place.slice(site.length)
      if (rest.startsWith('/')) return rest
      if (rest === '' || /^[?#]/.test(rest)) return `/${rest}`
    }
    return undefined
  }
}

/**
 * Canonical spelling of a language, as `lang` wants it: `KO` → `ko`, `en_us` → `en-US`. Undefined for what names none, and
 * for tags with extensions, which say more than a language.
 */
export function toLanguageTag(text: string): string | undefined {
  // Longer names are words, such as `korean`, that nobody registered.
  if (!/^[a-z]{2,3}(?![a-z\d])/i.test(text) || /[-_][a-z\d](?:[-_]|$)/i.test(text)) return undefined
  try {
    return Intl.getCanonicalLocales(text.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}
