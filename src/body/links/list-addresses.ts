// Addresses of links and images, in Markdown and in raw HTML, in the order of the body.
import { findTags } from '../find-tags.ts'
import { findWrittenAddress, type Token } from '../markdown.ts'
import { decodeHref } from './decode-href.ts'

export interface Address {
  of: 'link' | 'image'
  /** As the site takes it. */
  address: string
  /** As its author wrote it. */
  written: string
}

const none: readonly Address[] = []

/** Those of a block of the top level, or of one of its lines. */
export function listAddresses(block: Token): readonly Address[] {
  if (block.type === 'html_block') return listRawAddresses(block)
  // Most blocks hold none, which is quickly seen.
  if (!block.children || !/[[<:]/.test(block.content)) return none
  const addresses: Address[] = []
  for (const token of block.children) {
    if (token.type === 'html_inline') addresses.push(...listRawAddresses(token))
    else if ((token.type === 'link_open' && !isPlain(token)) || token.type === 'image')
      addresses.push(toAddress(token))
  }
  return addresses
}

/** `//a.kr` in a text, where it may be a path or a remark as well. */
function isPlain(token: Token): boolean {
  return token.markup === 'linkify' && findWrittenAddress(token).startsWith('//')
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
