// One Markdown dialect for the whole archive: CommonMark with tables, strikethrough and bare addresses as links.
import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it'
import { mayHoldFormulas } from './find-formulas.ts'
import { addFormulas } from './formula.ts'

const markdown = createMarkdown()
const withFormulas = addFormulas(createMarkdown())
const encodeAddress = createMarkdownIt().normalizeLink

function createMarkdown(): MarkdownIt {
  const created = createMarkdownIt('default', {
    html: true,
    linkify: true,
    typographer: false,
    maxNesting: 40,
  })
  const { linkify } = created
  // `next.js` and `README.md` are words here: only what names its scheme is an address.
  linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
  // Looking for a scheme takes a fifth of the time of reading a body; few lines hold one of these.
  const findsAddress = linkify.test.bind(linkify)
  linkify.test = (text) => /\/\/|mailto:/i.test(text) && findsAddress(text)
  // Addresses are judged when they are printed (body/link.ts), so that a forbidden one can be named in a warning.
  created.validateLink = () => true
  // They are encoded below, where what was written is kept.
  created.normalizeLink = (address) => address
  return created
}

export type { Token }

/**
 * Addresses of links and images are percent-encoded; `findWrittenAddress` gives them as they were written.
 * @param options.math whether `$…$` is a formula.
 */
export function parseMarkdown(body: string, { math = false }: { math?: boolean } = {}): Token[] {
  const parser = math && mayHoldFormulas(body) ? withFormulas : markdown
  const tokens = parser.parse(body, {})
  for (const { children } of tokens) {
    for (const token of children ?? []) {
      if (token.type === 'link_open') encode(token, 'href')
      else if (token.type === 'image') encode(token, 'src')
    }
  }
  return tokens
}

function encode(token: Token, attribute: 'href' | 'src'): void {
  const written = String(token.attrGet(attribute) ?? '')
  const encoded = encodeAddress(written)
  if (encoded === written) return
  token.attrSet(attribute, encoded)
  token.meta = { ...token.meta, written }
}

/** The address of a link or an image as its author wrote it: letters of any script are not encoded. */
export function findWrittenAddress(token: Token): string {
  return String(token.meta?.['written'] ?? token.attrGet(token.type === 'image' ? 'src' : 'href') ?? '')
}

/** `<https://…>` and bare addresses: the text of the link is its address. */
export function isAddressLink({ markup }: Token): boolean {
  return markup === 'linkify' || markup === 'autolink'
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
