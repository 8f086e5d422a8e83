// Relative addresses of Markdown that somebody typed lead nowhere on another site: each is completed in its place, and
// no other sign of the body changes.
import { listAddresses } from '../../body/links/list-addresses.ts'
import { parseMarkdown } from '../../body/markdown.ts'
import { replacePlaces } from '../pictures/replace-places.ts'
import { findAddressPlaces } from '../pictures/stand-ins.ts'
import { type AddressOptions, isRelative, toAbsolute } from './absolute-address.ts'

/** Links, pictures, definitions, and `<a>` and `<img>`, but for places on the page itself. */
export function completeAddresses(
  markdown: string,
  { onRelative, baseUrl, files }: AddressOptions,
  kind: { comment: boolean; math: boolean },
): string {
  // Behind `[^1]:` stands text, with addresses of its own.
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

/** An address as it may stand behind a text. */
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
