// What addresses of a body become on a page.
import { escapeHtml, stripTags } from '../html.ts'
import { findAddress, findWrittenAddress, isAddressLink, type Token } from '../markdown.ts'
import { blockElements } from '../raw-html.ts'
import { walkLine } from '../walk-body.ts'
import { type SafeAddress, toSafeAddress } from './addresses.ts'
import { type FoundCrossLinks, isOwnPicture, toCrossLinkHref } from './cross-links.ts'
import { createFindHeading, type LinkedHeadings } from './headings.ts'

/** What the addresses and descriptions of a body are printed with. */
export interface LinkOptions {
  /** Base path of the site, with a slash at both ends, for links to its own pages. */
  base: string
  /** Links of the body whose target other files decide on. */
  crossLinks?: FoundCrossLinks | undefined
  /** Headings that links of the body lead to. */
  headings?: LinkedHeadings | undefined
  /** `link` where even pictures of the archive's own are links to their files, as all others are. */
  pictures?: 'shown' | 'link' | undefined
  /** `이미지: …`, with and without a description. */
  labels: { image: (description: string) => string }
}

/** Opening tag of a link; undefined when the address may not be one. @param written what is shown in its place. */
function openLink(
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
  const description = toDescription(toPlainText(token.children ?? []), labels)
  const address = toSafeAddress(findAddress(token))
  const sign = address && isOwnPicture(address) ? toCrossLinkHref(address, written, crossLinks) : undefined
  if (sign !== undefined && pictures !== 'link') {
    // One without a description would be none to whoever does not see it.
    return `<img src="${escapeHtml(sign)}" alt="${escapeHtml(description || labels.image(''))}">`
  }
  const label = escapeHtml(inText && description !== '' ? description : labels.image(description))
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

/** A longer `data:` address is content, and no place to go to: this many characters of it are shown. */
const shownData = 100

/**
 * What is behind the text of a link that can't be one, so that no address is lost (decision 24): HTML of
 * ` (ftp://…)`; nothing where the text is the address already, or for a place of the page. @param html of the text.
 */
export function printAddressNote(address: string, html: string): string {
  if (address.trim().startsWith('#')) return ''
  const shown = escapeHtml(shorten(address.trim()))
  const text = stripTags(html).trim()
  return shown === '' || shown === text || shown === `mailto:${text}` ? '' : ` (${shown})`
}

function shorten(address: string): string {
  if (address.length <= shownData || !/^data:/i.test(address)) return address
  return `${address.slice(0, shownData).toWellFormed()}…`
}

/** A sign that says something: a line of images with commas between is no sentence. */
const sign = /[^\s\p{P}]/u

const none: ReadonlySet<Token> = new Set()

/** In Markdown or in HTML: most lines hold none, which is quickly seen. */
const anyImage = /!\[|<img/i

/**
 * Images that are a part of a line of text, such as a formula: there their description alone makes a sentence. Those of
 * a paragraph or a cell whose line holds a text of its own; a line ends at a break, a soft one too.
 */
export function findInlineImages(line: Token): ReadonlySet<Token> {
  if (!anyImage.test(line.content)) return none
  const found = new Set<Token>()
  let images: Token[] = []
  let hasText = false
  const endLine = () => {
    if (hasText) for (const image of images) found.add(image)
    images = []
    hasText = false
  }
  walkLine(line, {
    text: (text) => {
      hasText ||= sign.test(text)
    },
    tag: ({ name }) => {
      if (name === 'br' || blockElements.has(name)) endLine()
    },
    break: endLine,
    image: (image) => images.push(image),
  })
  endLine()
  return found
}

/** What editors put where a description is wanted. */
const stopgaps = new Set([
  'alt',
  'alt text',
  'enter image description here',
  'enter image title here',
  'image',
  'image alt text',
  'image description',
  'img',
])

/** A description that says nothing. */
function isStopgap(description: string): boolean {
  // Longer than the longest of them.
  return description.length < 40 && stopgaps.has(description.trim().replace(/\s+/g, ' ').toLowerCase())
}

/** With the HTML of its text, kept only where there is no tag. */
type OpenLink = AroundLink & { text: string }

/**
 * Links that were begun and have not ended: what the end of one prints depends on the text between. Those of raw HTML
 * may be left open, closed twice, or begin in one token and end in another. @param tokens of all that is printed.
 */
export function createOpenLinks(options: LinkOptions, tokens: readonly Token[]) {
  const findHeading = createFindHeading(options.headings, tokens)
  const links: OpenLink[] = []
  let raw: OpenLink[] = []
  /** The one without a tag that began last. */
  let unlinked: OpenLink | undefined
  const begin = (list: OpenLink[], address: string, written: string | undefined) => {
    const heading = findHeading(address)
    const tag = heading === undefined ? openLink(address, options, written) : printTag(heading)
    const link = { linked: tag !== undefined, address: written, text: '' }
    list.push(link)
    if (!link.linked) unlinked = link
    return tag ?? ''
  }
  return {
    /** The Markdown link that the text is in. */
    current: (): AroundLink | undefined => links.at(-1),
    /** @param address as the site takes it, and as it was written. */
    begin: (address: string, written: string | undefined) => begin(links, address, written),
    end: () => printEnd(links.pop()),
    beginRaw: (address: string) => begin(raw, address, address),
    // An end without a beginning is taken away when the whole body is balanced.
    endRaw: () => (raw.length === 0 ? '</a>' : printEnd(raw.pop())),
    /** What was printed of the text. */
    addText: (html: string) => {
      if (unlinked) unlinked.text += html
    },
    /** Addresses of raw links that are open at the end of a block, and are no links: what follows is not their text. */
    endBlock: () => {
      if (raw.length === 0) return ''
      const open = raw.filter((link) => !link.linked)
      raw = []
      unlinked = undefined
      return open.map(printEnd).join('')
    },
  }
}

function printEnd(link: OpenLink | undefined): string {
  if (link?.linked) return '</a>'
  return link?.address === undefined ? '' : printAddressNote(link.address, link.text)
}
