// Links whose target other files decide on: old addresses of archived questions, and pages of this site. What is printed
// of a body is kept, so each is a sign in it until a page is made, where the target is known (decision 24).
import type { FindFormerPath } from '../question/former-sites.ts'
import { decodeHref } from './decode-href.ts'
import { escapeHtml } from './escape-html.ts'
import { findTags } from './find-tags.ts'
import { type SafeAddress, toSafeAddress } from './link.ts'
import type { Token } from './markdown.ts'

export interface CrossLinks {
  /** Each once, in the order of the body: a path of this site, which begins with `/`, or a whole address elsewhere. */
  addresses: readonly string[]
  /** Place of an address in them. */
  find: (address: SafeAddress) => number | undefined
}

/** @param findFormerPath undefined where the community has no former address. */
export function findCrossLinks(
  tokens: readonly Token[],
  findFormerPath: FindFormerPath | undefined,
): CrossLinks {
  const places = new Map<string, number>()
  for (const block of tokens) {
    for (const address of listHrefs(block)) {
      const candidate = toCandidate(address, findFormerPath)
      if (candidate !== undefined && !places.has(candidate)) places.set(candidate, places.size)
    }
  }
  return { addresses: [...places.keys()], find: (address) => places.get(toText(address)) }
}

/** Addresses of the links of a block, as far as they may lead to a question. */
function* listHrefs(block: Token): Generator<string> {
  if (block.type === 'html_block') yield* listRawHrefs(block)
  for (const token of block.children ?? []) {
    if (token.type === 'link_open') yield String(token.attrGet('href') ?? '')
    else if (token.type === 'html_inline') yield* listRawHrefs(token)
  }
}

function* listRawHrefs({ content }: Token): Generator<string> {
  for (const { name, closing, href } of findTags(content)) {
    if (name === 'a' && !closing && href !== undefined) yield decodeHref(href)
  }
}

function toCandidate(address: string, findFormerPath: FindFormerPath | undefined): string | undefined {
  // Most addresses are elsewhere, which is quickly seen.
  if (!findFormerPath && !address.startsWith('/')) return undefined
  const safe = toSafeAddress(address)
  if (!safe) return undefined
  if ('inside' in safe) return /^\/(?:[?#]|$)/.test(safe.inside) ? undefined : safe.inside
  return findFormerPath?.(safe.outside) === undefined ? undefined : safe.outside
}

function toText(address: SafeAddress): string {
  return 'outside' in address ? address.outside : address.inside
}

// Noncharacters, as those of masks.ts, and with the same warrant: no text of a file can hold one.
const begin = '\ufdd4'
const end = '\ufdd5'

/** Longest address of a page, without the base path: that of a question with an anchor, each percent-encoded. */
export const longestTarget = 900

/** What stands in the HTML for an address until its target is known. @param otherwise the address if it has none. */
export function toCrossLinkHref(place: number, otherwise: string): string {
  return `${begin}${place}${end}${otherwise}`
}

/** Characters by which HTML may grow when its links are resolved. */
export function countCrossLinks(html: string): number {
  return html.split(begin).length - 1
}

/** Links do not stand in each other, so that the next end is that of the link. */
const link = new RegExp(`<a href="${begin}(\\d+)${end}([^"]*)" rel="nofollow ugc noopener">([^]*?)</a>`, 'g')

/**
 * Where each address of `CrossLinks` leads: a path below the base path, ready for a link, or null where it leads to
 * nothing here.
 */
export type LinkTargets = readonly (string | null)[]

/** HTML as pages show it. What leads nowhere here stays what it was elsewhere, and is text with its address else. */
export function resolveCrossLinks(html: string, targets: LinkTargets, base: string): string {
  if (!html.includes(begin)) return html
  return html.replace(link, (_, place: string, otherwise: string, text: string) => {
    const target = targets[Number(place)]
    if (typeof target === 'string') return toLink(escapeHtml(base + target), text)
    if (!otherwise.startsWith('/')) return toLink(otherwise, text)
    return text.replace(/<[^>]*>/g, '').trim() === otherwise ? text : `${text} (${otherwise})`
  })
}

/** @param href escaped. */
function toLink(href: string, text: string): string {
  return `<a href="${href}" rel="nofollow ugc noopener">${text}</a>`
}
