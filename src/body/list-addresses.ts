// Addresses of links and images, in Markdown and in raw HTML, in the order of the body.
import { decodeHref } from './decode-href.ts'
import { findTags } from './find-tags.ts'
import { findWrittenAddress, type Token } from './markdown.ts'

export interface Address {
  of: 'link' | 'image'
  /** As the site takes it. */
  address: string
  /** As its author wrote it. */
  written: string
}

/** Those of a block of the top level, or of one of its lines. */
export function listAddresses(block: Token): Address[] {
  if (block.type === 'html_block') return listRawAddresses(block)
  const addresses: Address[] = []
  for (const token of block.children ?? []) {
    if (token.type === 'html_inline') addresses.push(...listRawAddresses(token))
    else if (token.type === 'link_open' || token.type === 'image') addresses.push(toAddress(token))
  }
  return addresses
}

function toAddress(token: Token): Address {
  const of = token.type === 'image' ? 'image' : 'link'
  const address = String(token.attrGet(of === 'image' ? 'src' : 'href') ?? '')
  return { of, address, written: findWrittenAddress(token) }
}

function listRawAddresses({ content }: Token): Address[] {
  // Most tags are of other elements.
  if (!/href/i.test(content)) return []
  return findTags(content).flatMap(({ name, closing, href }) =>
    name === 'a' && !closing && href !== undefined
      ? [{ of: 'link' as const, address: decodeHref(href), written: href }]
      : [],
  )
}
