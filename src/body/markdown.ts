// One Markdown dialect for the whole archive: CommonMark with tables, strikethrough and bare addresses as links.
import MarkdownIt, { type Token } from 'markdown-it'
import { hasMask } from '../question/personal-data.ts'

const markdown = new MarkdownIt('default', { html: true, linkify: true, typographer: false, maxNesting: 40 })

// `next.js` and `README.md` are words here: only what names its scheme is an address.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
// Looking for a scheme takes a fifth of the time of reading a body; few lines hold one of these.
const { linkify } = markdown
const findsAddress = linkify.test.bind(linkify)
linkify.test = (text) => /\/\/|mailto:/i.test(text) && findsAddress(text)
// Addresses are judged when they are printed (body/link.ts), so that a forbidden one can be named in a warning.
markdown.validateLink = () => true
// A mask is encoded by nobody, so that body/link.ts sees it and makes no link of the address.
const { normalizeLink } = markdown
markdown.normalizeLink = (address) => (hasMask(address) ? address : normalizeLink(address))

export type { Token }

export function parseMarkdown(body: string): Token[] {
  return markdown.parse(body, {})
}

/** Tokens of each block of the top level, in order. */
export function toBlocks(tokens: readonly Token[]): Token[][] {
  const blocks: Token[][] = []
  let current: Token[] = []
  let depth = 0
  for (const token of tokens) {
    current.push(token)
    depth += token.nesting
    if (depth > 0) continue
    blocks.push(current)
    current = []
  }
  return current.length > 0 ? [...blocks, current] : blocks
}
