// What addresses of a body become on a page.

import { escapeHtml } from '../escape-html.ts'
import { findWrittenAddress, isAddressLink, type Token } from '../markdown.ts'
import { type FoundCrossLinks, toCrossLinkHref } from './cross-links.ts'
import { isStopgap } from './inline-images.ts'
import { type SafeAddress, toSafeAddress } from './link.ts'
import { printAddressNote } from './unlinked-address.ts'

/** What the addresses and descriptions of a body are printed with. */
export interface LinkOptions {
  /** Base path of the site, with a slash at both ends, for links to its own pages. */
  base: string
  /** Links of the body whose target other files decide on. */
  crossLinks?: FoundCrossLinks | undefined
  /** `이미지: …`, with and without a description. */
  labels: { image: (description: string) => string }
}

/** Opening tag of a link; undefined when the address may not be one. @param written what is shown in its place. */
export function openLink(
  address: string,
  { base, crossLinks }: Pick<LinkOptions, 'base' | 'crossLinks'>,
  written: string = address,
): string | undefined {
  const safe = toSafeAddress(address)
  if (!safe) return undefined
  return printTag(toCrossLinkHref(safe, written, crossLinks) ?? toTarget(safe, base))
}

function toTarget(address: SafeAddress, base: string): string {
  return 'outside' in address ? address.outside : base + address.inside.slice(1)
}

function printTag(href: string, className = ''): string {
  return `<a${className} href="${escapeHtml(href)}" rel="nofollow ugc noopener">`
}

/** A link around what is printed. */
export interface AroundLink {
  /** Whether its tag was printed. */
  linked: boolean
  /** As it was written; undefined where the text is the address. */
  address: string | undefined
}

/** What an image is printed with. */
export interface ImagePlace {
  options: LinkOptions
  /** Whether it is a part of a line of text, so that its description alone makes a sentence. */
  inText: boolean
  /** Link that it stands in. */
  link: AroundLink | undefined
}

/** Nothing is loaded from elsewhere: an image is a link that says so, or text inside of a link or without an address. */
export function printImage(token: Token, place: ImagePlace): string {
  const inner = listInner(token).map((address) => printAddressNote(address, ''))
  return printOwn(token, place) + inner.join('')
}

function printOwn(token: Token, { options: { base, labels }, inText, link }: ImagePlace): string {
  const written = findWrittenAddress(token)
  const label = escapeHtml(toLabel(toPlainText(token.children ?? []), inText, labels))
  if (link?.address !== undefined && link.address === written) return label
  const safe = link?.linked ? undefined : toSafeAddress(String(token.attrGet('src') ?? ''))
  if (!safe) return label + printAddressNote(written, label)
  return `${printTag(toTarget(safe, base), ' class="image-link"')}${label}</a>`
}

/** @param description plain text; empty where there is none. */
function toLabel(description: string, inText: boolean, { image }: LinkOptions['labels']): string {
  const known = isStopgap(description) || description === image('') ? '' : description
  return inText && known.trim() !== '' ? known : image(known)
}

/** Addresses of links and images in a description, of which only the text is shown. */
function listInner({ children }: Token): string[] {
  const own = (children ?? []).filter(({ type }) => type === 'link_open' || type === 'image')
  return own.flatMap((token) => [
    ...(isAddressLink(token) ? [] : [findWrittenAddress(token)]),
    ...listInner(token),
  ])
}

function toPlainText(tokens: readonly Token[]): string {
  return tokens.map(toOwnText).join('')
}

function toOwnText({ type, content, children }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return ' '
  return type === 'image' ? toPlainText(children ?? []) : content
}
