import { findControl, findInvisible } from '../question/characters.ts'

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

/** A site at the root of its host may be named without the last slash. */
export function isCanonicalAddress(text: string): boolean {
  const canonical = toCanonicalAddress(text)
  return canonical === text || canonical === `${text}/`
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
