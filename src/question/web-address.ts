import { z } from 'zod'
import { findControl, findInvisible } from './characters.ts'
import { topLevelDomains } from './top-level-domains.ts'

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
  return address.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
}

const longest = 2000

/** An address of the web in its canonical spelling; a fault names that spelling where there is one. */
export const webAddress = createAddressSchema(toCanonicalAddress)

/** The same of any page of the web, such as one with a query. */
export const webLink = createAddressSchema(toCanonicalLink, 'link')

/** `example.org/1` with `https://` before it; anything else as it is. */
function withScheme(text: string): string {
  const domain = /^(?:[\p{L}\p{N}-]+\.)+([\p{L}\p{N}-]+)(?::\d+)?(?:[/?#]|$)/u.exec(text)?.[1]
  return domain !== undefined && topLevelDomains().has(domain.toLowerCase()) ? `https://${text}` : text
}

function createAddressSchema(toCanonical: (text: string) => string | undefined, setting = 'url') {
  return z
    .string()
    .max(longest)
    .superRefine((text, context) => {
      const nearest = toCanonical(text) ?? toCanonical(withScheme(text))
      // A site at the root of its host may be named without the last slash.
      if (nearest !== undefined && (nearest === text || nearest === `${text}/`)) return
      context.addIssue({ code: 'custom', params: { setting, ...(nearest ? { nearest } : {}) } })
    })
}

/** Stands for the path of a file in an address. */
export const pathSign = '{path}'

/** An address of the web with `{path}` somewhere behind its host: `https://a.example/edit/{path}?mode=edit`. */
function toCanonicalTemplate(text: string): string | undefined {
  // Letters that stay as they are, and that nothing else in the address may be taken for.
  const sign = 'gotgam-path'
  if (text.includes(sign) || !text.includes(pathSign)) return undefined
  const link = toCanonicalLink(text.replaceAll(pathSign, sign))
  if (link === undefined || new URL(link).host.includes(sign)) return undefined
  return link.replaceAll(sign, pathSign)
}

/** Where a file is edited. */
export const pathTemplate = createAddressSchema(toCanonicalTemplate, 'editUrl')
