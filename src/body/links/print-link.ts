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

export interface Picture {
  address: string
  /** The address as its author wrote it. */
  written: string
  /** Plain text; empty where there is none. */
  description: string
  /** Whether it is a part of a line of text, so that its description alone makes a sentence. */
  inText: boolean
}

/**
 * Nothing is loaded from elsewhere: a picture is a link that says so, or text inside of a link or without an address.
 * @param link that it stands in.
 */
export function printPicture(
  { address, written, description, inText }: Picture,
  { options: { base, labels }, link }: { options: LinkOptions; link: AroundLink | undefined },
): string {
  const { image } = labels
  const known = isStopgap(description) || description === image('') ? '' : description
  const label = escapeHtml(inText && known.trim() !== '' ? known : image(known))
  if (link?.address !== undefined && link.address === written) return label
  const safe = link?.linked ? undefined : toSafeAddress(address)
  if (!safe) return label + printAddressNote(written, label)
  return `${printTag(toTarget(safe, base), ' class="image-link"')}${label}</a>`
}

export function printImage(
  token: Token,
  { options, inText, link }: { options: LinkOptions; inText: boolean; link: AroundLink | undefined },
): string {
  const picture = {
    address: String(token.attrGet('src') ?? ''),
    written: findWrittenAddress(token),
    description: toPlainText(token.children ?? []),
    inText,
  }
  const inner = listInner(token).map((address) => printAddressNote(address, ''))
  return printPicture(picture, { options, link }) + inner.join('')
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
