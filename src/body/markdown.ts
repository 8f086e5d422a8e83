// One Markdown dialect for the whole archive: CommonMark with tables, strikethrough, bare addresses as
// links, footnotes and task lists, and formulas where the settings say so.
import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it'
import koreanEmphasis from 'markdown-it-cjk-friendly'
import { findControl, replaceControls } from '../format/characters.ts'
import { limits } from '../format/limits.ts'
import { findAddressEnd } from '../format/texts/bare-address.ts'
import { footnotes } from './footnotes.ts'
import { addFormulas, mayHoldFormulas } from './formulas/parse-formulas.ts'
import { findComments } from './html.ts'
import { rawFormulas, rawPictures } from './raw-html.ts'

const markdown = createMarkdown()
const withFormulas = addFormulas(createMarkdown()).use(rawFormulas)
const ofComments = reduce(createMarkdown())
const ofCommentsWithFormulas = addFormulas(reduce(createMarkdown()))
const encodeAddress = createMarkdownIt().normalizeLink

function createMarkdown(): MarkdownIt {
  const created = createMarkdownIt('default', {
    html: true,
    linkify: true,
    typographer: false,
    maxNesting: limits.markdownLevels,
  })
  // CommonMark closes no mark between punctuation and a particle: `**"강조"**를` would keep its stars.
  created.use(koreanEmphasis)
  created.use(comments).use(rawPictures).use(taskLists).use(emptyHeaders).use(footnotes).use(openLines)
  const { linkify } = created
  // `next.js` and `README.md` are words here: only what names its scheme is an address.
  linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
  // Looking for a scheme takes a fifth of the time of reading a body; few lines hold one of these.
  const findsAddress = linkify.test.bind(linkify)
  linkify.test = (text) => /\/\/|mailto:/i.test(text) && findsAddress(text)
  const measure = linkify.testSchemaAt.bind(linkify)
  linkify.testSchemaAt = (text, scheme, start) =>
    measure(text.slice(0, findAddressEnd(text, start)), scheme, start)
  // Addresses are judged when they are printed (links/addresses.ts), so that a forbidden one can be named in a warning.
  created.validateLink = () => true
  // They are encoded below, where what was written is kept.
  created.normalizeLink = (address) => address
  // `%EF%B7%90` is not decoded: nothing that people write may become the sign of a mask (masks.ts).
  const decodeAddress = created.normalizeLinkText.bind(created)
  created.normalizeLinkText = (address) => {
    const decoded = decodeAddress(address)
    return findControl(decoded) ? address : decoded
  }
  return created
}

/** A comment is a note of a few lines: its signs of headings, tables, footnotes and HTML are text. */
function reduce(created: MarkdownIt): MarkdownIt {
  created.set({ html: false })
  return created.disable(['heading', 'lheading', 'table', 'hr', 'footnote_def', 'footnote_ref'])
}

/** Length of the bare address that begins at an offset, as bodies have it; 0 where none does. */
export function measureAddress(text: string, offset: number): number {
  const scheme = /^https?:/i.exec(text.slice(offset, offset + 6))?.[0] ?? ''
  const length = scheme && markdown.linkify.testSchemaAt(text, scheme, offset + scheme.length)
  return length ? scheme.length + length : 0
}

export type { Token }

export interface MarkdownOptions {
  /** Whether `$…$` is a formula. */
  math?: boolean
  /** Whether it is a comment, which has no headings, tables, footnotes and HTML. */
  comment?: boolean
}

/** Addresses of links and images are percent-encoded; `findWrittenAddress` gives them as they were written. */
export function parseMarkdown(
  body: string,
  { math = false, comment = false }: MarkdownOptions = {},
  environment = {},
): Token[] {
  const holdsFormulas = math && mayHoldFormulas(body)
  const [plain, reading] = comment ? [ofComments, ofCommentsWithFormulas] : [markdown, withFormulas]
  const tokens = (holdsFormulas ? reading : plain).parse(body, environment)
  if (controlReference.test(body)) replaceAllControls(tokens)
  for (const { children } of tokens) {
    for (const token of children ?? []) {
      if (token.type === 'link_open') encode(token, 'href')
      else if (token.type === 'image') encode(token, 'src')
    }
  }
  return tokens
}

/** Lines, from 0, that the next one follows without a break, in the order of their tokens: no code, HTML or formulas. */
export function findOpenLines(body: string, options: MarkdownOptions): number[] {
  // Places of soft breaks, which their tokens do not say, by the text of their block.
  const softBreaks = new Map<string, Set<number>>()
  return parseMarkdown(body, options, { softBreaks }).flatMap(({ content, map }) => {
    const breaks = softBreaks.get(content)
    const ends = breaks && map ? [...content.matchAll(/\n/g)] : []
    return ends.flatMap(({ index }, line) => (breaks?.has(index) ? [(map?.[0] ?? 0) + line] : []))
  })
}

function openLines(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('newline', 'open-lines', ({ src, pos, pending, env }, silent) => {
    if (silent || src[pos] !== '\n' || pending.endsWith('  ')) return false
    const { softBreaks } = env
    if (softBreaks instanceof Map) softBreaks.set(src, (softBreaks.get(src) ?? new Set()).add(pos))
    return false
  })
}

/** Of control characters the parser takes these two references for what they say: form feed and carriage return. */
const controlReference = /&#(?:x0*[cd]|0*1[23]);/i

/** In texts, addresses and titles: code holds none, as nothing is a reference there. */
function replaceAllControls(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (token.type === 'text') token.content = replaceControls(token.content)
    for (const attribute of token.attrs ?? []) {
      if (typeof attribute[1] === 'string') attribute[1] = replaceControls(attribute[1])
    }
    if (token.children) replaceAllControls(token.children)
  }
}

function encode(token: Token, attribute: 'href' | 'src'): void {
  const written = String(token.attrGet(attribute) ?? '')
  const encoded = encodeAddress(written)
  if (encoded === written) return
  token.attrSet(attribute, encoded)
  token.meta = { ...token.meta, written }
}

/** The address of a link or an image, percent-encoded; empty of all other tokens. */
export function findAddress(token: Token): string {
  return String(token.attrGet(token.type === 'image' ? 'src' : 'href') ?? '')
}

/** The same as its author wrote it: letters of any script are not encoded. */
export function findWrittenAddress(token: Token): string {
  return String(token.meta?.['written'] ?? findAddress(token))
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

const task = /^\[([ xX])\][ \t]+/

/** `- [ ]` and `- [x]` begin a task. The sign is a token of its own. */
function taskLists(markdown: MarkdownIt): void {
  markdown.core.ruler.push('task-lists', ({ src, tokens, Token: TokenClass }) => {
    if (!/\[[ xX]\][ \t]/.test(src)) return
    for (const [index, { type, content, children }] of tokens.entries()) {
      if (type !== 'inline' || tokens[index - 2]?.type !== 'list_item_open') continue
      // As it is written, too: what is escaped is no sign.
      const [written, mark] = task.exec(content) ?? []
      const first = children?.[0]
      if (written === undefined || !first?.content.startsWith(written)) continue
      first.content = first.content.slice(written.length)
      children?.unshift(Object.assign(new TokenClass('task', '', 0), { meta: { done: mark !== ' ' } }))
    }
  })
}

const languageHint = /^<!--\s*language(-all)?:\s*(?:lang-)?([\w+#.-]{1,30})\s*-->$/i

/** In these `<!--` is a part of their text. */
const rawText = /^\s*<(?:script|style|textarea)\b/i

/**
 * Comments of raw HTML say nothing to a reader: they leave a body as it is read. Some name the language of code, as
 * Stack Exchange has them: `<!-- language: lang-py -->` that of the next block, `<!-- language-all: js -->` that of all
 * that follow. `none` turns colours off. A comment without an end is none, and stays.
 */
function comments(markdown: MarkdownIt): void {
  markdown.core.ruler.push('comments', (state) => {
    if (!state.src.includes('<!--')) return
    const languages = { next: '', all: '' }
    state.tokens = state.tokens.filter((token) => {
      if (token.type === 'html_block') return !isComment(token, languages)
      if (token.type === 'fence' || token.type === 'code_block') {
        if (token.info.trim() === '') token.info = languages.next || languages.all
        languages.next = ''
      }
      dropInlineComments(token)
      return true
    })
  })
}

/** Takes its comments out of a block, and whether nothing else was in it. */
function isComment(block: Token, languages: { next: string; all: string }): boolean {
  if (rawText.test(block.content)) return false
  const found = findComments(block.content)
  let text = ''
  let end = 0
  for (const comment of found) {
    text += block.content.slice(end, comment.start)
    end = comment.end
    const [, all, language] = languageHint.exec(block.content.slice(comment.start, end)) ?? []
    if (language !== undefined) languages[all ? 'all' : 'next'] = language
  }
  block.content = text + block.content.slice(end)
  return found.length > 0 && block.content.trim() === ''
}

/** A token of HTML inside of a line is one comment or none. */
function dropInlineComments(token: Token): void {
  if (!token.children) return
  token.children = token.children.filter(
    ({ type, content }) => type !== 'html_inline' || !content.startsWith('<!--'),
  )
  for (const child of token.children) dropInlineComments(child)
}

/**
 * The corner of a table is often empty. A header cell that names nothing is read out as one all the same, so an empty
 * one is a plain cell.
 */
function emptyHeaders(markdown: MarkdownIt): void {
  markdown.core.ruler.push('empty-headers', ({ tokens }) => {
    for (const [index, open] of tokens.entries()) {
      const close = tokens[index + 2]
      if (open.type !== 'th_open' || close?.type !== 'th_close' || tokens[index + 1]?.content !== '') continue
      Object.assign(open, { type: 'td_open', tag: 'td' })
      Object.assign(close, { type: 'td_close', tag: 'td' })
    }
  })
}
