// Fields that hold an address of the web, or a licence or a language, each in its canonical spelling.
import { z } from 'zod'
import {
  pathPlaceholder,
  toCanonicalAddress,
  toCanonicalLink,
  toCanonicalPlace,
  toLanguageTag,
} from './addresses.ts'
import { leaf } from './leaf.ts'
import { topLevelDomains } from './texts/bare-address.ts'

const longest = 2000

/** An address of the web in its canonical spelling; a fault names that spelling where there is one. */
export const webAddress = createAddressSchema(toCanonicalAddress)

/** The same of any page of the web, such as one with a query. */
export const webLink = createAddressSchema(toCanonicalLink, 'link')

const plainAddress = /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?\/(?:[\w.~/-]|%[\dA-F]{2})*$/

/** Where the site itself is: nothing in it means something else to a server, a script or a shell. */
export const siteAddress = createAddressSchema(
  (text) => plainAddress.exec(toCanonicalAddress(text) ?? '')?.[0],
  'site',
)

/** `example.org/1` with `https://` before it; anything else as it is. */
function withScheme(text: string): string {
  const domain = /^(?:[\p{L}\p{N}-]+\.)+([\p{L}\p{N}-]+)(?::\d+)?(?:[/?#]|$)/u.exec(text)?.[1]
  return domain !== undefined && topLevelDomains().has(domain.toLowerCase()) ? `https://${text}` : text
}

function createAddressSchema(toCanonical: (text: string) => string | undefined, setting = 'url') {
  return leaf('address', z.string())
    .max(longest)
    .superRefine((text, context) => {
      const nearest = toCanonical(text) ?? toCanonical(withScheme(text))
      // A site at the root of its host may be named without the last slash.
      if (nearest !== undefined && (nearest === text || nearest === `${text}/`)) return
      context.addIssue({ code: 'custom', params: { setting, ...(nearest ? { nearest } : {}) } })
    })
}

/** Where an entry of the head leads: an address of the web, or a path of the site in any spelling. */
export const navigationHref = leaf('address', z.string())
  .max(longest)
  .superRefine((text, context) => {
    if (toCanonicalPlace(text) !== undefined) return
    const nearest = toCanonicalLink(text) ?? toCanonicalLink(withScheme(text))
    if (nearest !== undefined && (nearest === text || nearest === `${text}/`)) return
    context.addIssue({ code: 'custom', params: { setting: 'navigation', ...(nearest ? { nearest } : {}) } })
  })

/** An address of the web with `{path}` somewhere behind its host: `https://a.example/edit/{path}?mode=edit`. */
function toCanonicalTemplate(text: string): string | undefined {
  // Letters that stay as they are, and that nothing else in the address may be taken for.
  const sign = 'gotgam-path'
  if (text.includes(sign) || !text.includes(pathPlaceholder)) return undefined
  const link = toCanonicalLink(text.replaceAll(pathPlaceholder, sign))
  if (link === undefined || new URL(link).host.includes(sign)) return undefined
  return link.replaceAll(sign, pathPlaceholder)
}

/** Where a file is edited. */
export const pathTemplate = createAddressSchema(toCanonicalTemplate, 'editUrl')

const name = leaf('line', z.string()).min(1).max(200)

export const licenseSchema = z.union([name, z.strictObject({ name, url: webAddress.optional() })])

export type License = z.infer<typeof licenseSchema>

/** A fault names the canonical spelling where there is one. */
export const languageTag = leaf('word', z.string())
  .max(35)
  .superRefine((text, context) => {
    const nearest = toLanguageTag(text)
    if (nearest === text) return
    context.addIssue({ code: 'custom', params: { setting: 'language', ...(nearest ? { nearest } : {}) } })
  })
