// What addresses of a body become on a page.
import { escapeHtml } from '../escape-html.ts'
import { findWrittenAddress, isAddressLink, type Token } from '../markdown.ts'
import { type FoundCrossLinks, isOwnPicture, toCrossLinkHref } from './cross-links.ts'
import { isStopgap } from './inline-images.ts'
import { type SafeAddress, toSafeAddress } from './link.ts'
import { printAddressNote } from './unlinked-address.ts'

/** What the addresses and descriptions of a body are printed with. */
export interface LinkOptions {
  /** Base path of the site, with a slash at both ends, for links to its own pages. */
  base: string
  /** Links of the body whose target other files decide on. */
  crossLinks?: FoundCrossLinks | undefined
  /** `link` where even pictures of the archive's own are links to their files, as all others are. */
  pictures?: 'shown' | 'link' | undefined
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

interface ImagePlace {
  options: LinkOptions
  inText: boolean
  link: AroundLink | undefined
}

/**
 * Nothing is loaded from elsewhere: an image that is not of the archive's own is a link that says so, or text inside of a
 * link or without an address.
 * @param place `inText` where it is a part of a line of text, so that its description alone makes a sentence.
 */
export function printImage(token: Token, place: ImagePlace): string {
  const inner = listInner(token).map((address) => printAddressNote(address, ''))
  return printOwn(token, place) + inner.join('')
}

function printOwn(token: Token, { options, inText, link }: ImagePlace): string {
  const { base, labels, crossLinks, pictures } = options
  const written = findWrittenAddress(token)
  const description = toPlainText(token.children ?? [])
  const address = toSafeAddress(String(token.attrGet('src') ?? ''))
  const sign = address && isOwnPicture(address) ? toCrossLinkHref(address, written, crossLinks) : undefined
  if (sign !== undefined && pictures !== 'link') {
    // One without a description would be none to whoever does not see it.
    return `<img src="${escapeHtml(sign)}" alt="${escapeHtml(toDescription(description, labels) || labels.image(''))}">`
  }
  const label = escapeHtml(toLabel(description, inText, labels))
  if (link?.address !== undefined && link.address === written) return label
  if (!address || link?.linked) return label + printAddressNote(written, label)
  // What stands for an address until its target is known begins a tag (cross-links.ts).
  const tag = sign === undefined ? printTag(toTarget(address, base), ' class="image-link"') : printTag(sign)
  return `${tag}${label}</a>`
}

/** Empty where it says nothing. @param description plain text. */
function toDescription(description: string, { image }: LinkOptions['labels']): string {
  return isStopgap(description) || description === image('') || description.trim() === '' ? '' : description
}

/** @param description plain text; empty where there is none. */
function toLabel(description: string, inText: boolean, labels: LinkOptions['labels']): string {
  const known = toDescription(description, labels)
  return inText && known !== '' ? known : labels.image(known)
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
  const toOwnText = ({ type, content, children }: Token) => {
    if (type === 'softbreak' || type === 'hardbreak') return ' '
    return type === 'image' ? toPlainText(children ?? []) : content
  }
  return tokens.map(toOwnText).join('')
}
