// Relative addresses of Markdown that somebody typed lead nowhere on another site: each is completed in its place, and
// no other sign of the body changes.
import { listAddresses } from '../../body/links/addresses.ts'
import { parseMarkdown } from '../../body/markdown.ts'
import { toPicturePath } from '../../format/pictures/picture.ts'
import { findAddressPlaces, replacePlaces } from '../pictures/places.ts'

/** Links, pictures, definitions, and `<a>` and `<img>`, but for places on the page itself. */
export function completeAddresses(
  markdown: string,
  { onRelative, baseUrl, files }: AddressOptions,
  kind: { comment: boolean; math: boolean },
): string {
  // Behind `[^1]:` is text, with addresses of its own.
  const isWanted = (address: string) =>
    !/^\s*(?:#|$)|\]\(|\b(?:href|src)\s*=/i.test(address) && isRelative(address, files)
  const places = findAddressPlaces(markdown, kind, isWanted)
  if (places.length === 0) return markdown
  const completed = replacePlaces(markdown, places, ({ start, end, address }) => {
    const whole = toAbsolute(address, { baseUrl, files })
    return isRelative(whole, files) ? markdown.slice(start, end) : toWritten(whole, markdown.slice(0, start))
  })
  const count = (body: string) => parseMarkdown(body, kind).flatMap(listAddresses).length
  const isSame = count(completed) === count(markdown)
  const known = { baseUrl: isSame ? baseUrl : undefined, files, onRelative }
  for (const { address } of places) toAbsolute(address, known)
  return isSame ? completed : markdown
}

/** An address as it may be behind a text. */
function toWritten(address: string, before: string): string {
  const [, quote] = /\b(?:src|href)\s*=\s*(["']?)$/i.exec(before.slice(-20)) ?? []
  if (quote === undefined) {
    const isBalanced = /^[^()]*(?:\([^()]*\)[^()]*)*$/.test(address)
    const bare = isBalanced ? address : address.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))
    return bare
      .replaceAll('\\', '%5C')
      .replaceAll('|', '%7C')
      .replace(/&(?=#?\w+;)/g, '&amp;')
  }
  const value = address.replaceAll('&', '&amp;').replaceAll("'", '%27')
  return quote === '' && value.includes('=') ? `"${value}"` : value
}

export interface AddressOptions {
  /** The page that the text was on, or what it was below. */
  baseUrl?: string | undefined
  /** Addresses of files that come with the records: they stay as they are. */
  files?: ReadonlySet<string> | undefined
  /** Told of each relative address, as it was written: whether it could be completed. */
  onRelative?: ((rule: 'address-completed' | 'address-relative', address: string) => void) | undefined
}

/** `/a` below `https://example.com/forum/` → `https://example.com/a`; as it is where nothing is known. */
export function toAbsolute(address: string, { baseUrl, files, onRelative }: AddressOptions): string {
  // As browsers read it.
  const trimmed = address
    .trim()
    .replace(/[\t\n\r]/g, '')
    .replaceAll(' ', '%20')
  if (files?.has(address) || !isRelative(trimmed, files)) return trimmed
  // That of the page of old, which no longer says which scheme it had.
  const whole = trimmed.startsWith('//') ? `https:${trimmed}` : toWhole(trimmed, baseUrl)
  onRelative?.(whole === undefined ? 'address-relative' : 'address-completed', trimmed)
  return whole ?? trimmed
}

function isRelative(address: string, files: AddressOptions['files']): boolean {
  if (/^\s*[a-z][a-z0-9+.-]*:/i.test(address)) return false
  const file = toPicturePath(address)
  return file === undefined || !files?.has(`/${file}`)
}

function toWhole(address: string, baseUrl: string | undefined): string | undefined {
  return baseUrl === undefined ? undefined : URL.parse(address, baseUrl)?.href
}
