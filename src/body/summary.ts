// What listings, descriptions and excerpts show of a body, and how long its HTML can be.
import { limits } from '../format/limits.ts'
import { splitNotes } from './footnotes.ts'
import { findMathMl, formulaType } from './formulas/parse-formulas.ts'
import { cutText, findTags } from './html.ts'
import { findAddress, isAddressLink, type Token, toBlocks } from './markdown.ts'
import { harmlessElements, isTypeName } from './raw-html.ts'
import { type BodyListener, walkBlock, walkBody, walkLine } from './walk-body.ts'

/** Tokens of the blocks that a listing shows, and whether others are left out. */
export interface Summary {
  tokens: readonly Token[]
  cut: boolean
}

/**
 * The blocks of a body that a listing shows (decision 9): all of them up to `length` characters of text, else those
 * before the first that does not fit; the first is always kept. 0 means always in full. Notes are left out.
 */
export function cutBody(tokens: readonly Token[], length: number): Summary {
  const { body, notes } = splitNotes(tokens)
  const cut = notes.length > 0
  if (length === 0) return { tokens: body, cut }
  const blocks = toBlocks(body)
  let left = length
  let fitting = 0
  for (const block of blocks) {
    // Characters are code points; white space around and between lines counts as one.
    const text = toText(block, { code: true, addresses: 'whole' }).trim().replace(spaces, ' ')
    left -= /[\ud800-\udfff]/.test(text) ? [...text].length : text.length
    if (left < 0 && fitting > 0) break
    fitting += 1
  }
  if (fitting === blocks.length) return { tokens: body, cut }
  return { tokens: blocks.slice(0, fitting).flat(), cut: true }
}

/**
 * As many blocks of a summary, from its beginning, as fit: what is printed of it is bounded as its text is. The first
 * is always kept; of hundreds a few that would fit may be left out, since each try prints them.
 * @param fits true for fewer of the same blocks, if it is for more.
 */
export function fitSummary(summary: Summary, fits: (tokens: readonly Token[]) => boolean): Summary {
  if (fits(summary.tokens)) return summary
  const blocks = toBlocks(summary.tokens)
  if (blocks.length < 2) return summary
  const take = (count: number) => blocks.slice(0, count).flat()
  let fitting = blocks.length >> 1
  while (fitting > 1 && !fits(take(fitting))) fitting >>= 1
  for (let more = fitting; more > 0 && more >= fitting >> 3; more >>= 1) {
    if (fitting + more < blocks.length && fits(take(fitting + more))) fitting += more
  }
  return { tokens: take(fitting), cut: true }
}

/** Where items, cells and headings begin and end, which are lines of their own without a sign at their end. */
const borders = new Set(
  'list_item_open bullet_list_close ordered_list_close th_open td_open table_close heading_open heading_close'.split(
    ' ',
  ),
)
/** White space that no text holds (format/decode.ts). */
const border = '\f'
/** All white space but the single blanks, which are most of it. */
const spaces = /[^\S ]\s*| \s+/g

/**
 * The beginning of a body in one line, without code, addresses and notes: `하나 · 둘` of a list.
 * @param length characters at most; what is cut ends in `…`.
 */
export function toPlainBeginning(all: readonly Token[], length: number): string {
  const { body: tokens } = splitNotes(all)
  // The first blocks that say enough, so that a long body is not read to its end for a line.
  const reading = createReading({ code: false, addresses: 'host' })
  for (const token of tokens) {
    if (borders.has(token.type)) reading.seen += border
    else walkBlock(token, reading)
    if (reading.seen.length > 4 * length) break
  }
  const line = reading.seen
    .slice(0, 4 * length)
    .trim()
    .replace(spaces, (run, at: number, all: string) =>
      run.includes(border) && all[at - 1] !== ':' ? ' · ' : ' ',
    )
  if (line.length <= length) return line
  const start = line.slice(0, length)
  if (!/[\ud800-\udfff]/.test(start)) return cutText(start.slice(0, -1))
  // As many units hold at least one character more than fits.
  const characters = [...line.slice(0, 2 * length + 1)]
  return characters.length <= length ? line : cutText(characters.slice(0, length - 1).join(''))
}

interface TextOptions {
  /** Whether blocks of code are a part of it. */
  code: boolean
  /** Of an address that is its own text its host is enough, as who reads a few lines needs no more. */
  addresses: 'whole' | 'host'
}

/** Visible text of tokens, formulas as their source; used for lengths and descriptions. */
export function toText(tokens: readonly Token[], options: TextOptions): string {
  const reading = createReading(options)
  walkBody(tokens, reading)
  return reading.seen
}

function createReading({ code, addresses }: TextOptions) {
  let isAddress = false
  const reading: BodyListener & { seen: string } = {
    seen: '',
    text: (part) => {
      reading.seen += isAddress && addresses === 'host' ? toHost(part) : part
    },
    code: (content, { type }) => {
      reading.seen += code || type !== 'fence' ? content : '\n'
    },
    // Those that are shown as text are kept (raw-html.ts). `List<String>` is text in any case.
    tag: ({ name, start, end }, { content }) => {
      const tag = content.slice(start, end)
      const isShown = !harmlessElements.has(name) && (addresses === 'whole' || isTypeName(tag))
      reading.seen += isShown ? tag : ' '
    },
    break: () => {
      reading.seen += ' '
    },
    link: (token) => {
      isAddress = isAddressLink(token) && token.nesting > 0
    },
    image: (token) => walkLine(token, reading),
    end: ({ type }) => {
      if (type === 'inline' || type === formulaType) reading.seen += '\n'
    },
  }
  return reading
}

/** `https://www.rest.kr/rest` → `rest.kr`; the same where it has none. */
function toHost(address: string): string {
  return /^(?:[a-z][a-z\d+.-]*:)?\/\/(?:www\.)?([^\s/?#]+)/i.exec(address)?.[1] ?? address
}

/** Most that an element has besides its text and its address, both tags together. */
const longestTag = 64
/** The box that a table, a formula or code scrolls in, and the name of a language. */
const tableBox = 120
/** `"` becomes `&quot;`; a sign that stands for masked data becomes words, but no two of them follow each other. */
const escaped = 11
/** A sign of a note with its link back, or what is around a note, without labels. */
const noteTags = 300
/** A character of coloured code may have an element of its own, and a word of it several. */
const coloured = 50
const colouredWord = 100
/** A sign of an address may be three bytes, each percent-encoded, in raw HTML. */
const encoded = 9

/** Elements that are opened again after the end of the block that they were left open in. */
const reopened: ReadonlySet<string> = new Set('a b code em i s strike strong u'.split(' '))

/**
 * UTF-16 units of HTML that are certainly enough for some tokens of a body (render-body.ts), found without printing
 * them. Most bodies need a fraction of it.
 * @param more longest text of the site's own in one element: base path, labels.
 */
export function boundHtml(tokens: readonly Token[], more: number): number {
  const sum = createSum()
  addTokens(tokens, sum)
  const each = longestTag + more
  const plain =
    sum.mathMl +
    sum.elements * each +
    sum.tables * (tableBox + more) +
    sum.notes * (noteTags + 2 * more) +
    (sum.elements + sum.texts) * (sum.leftOpen > 0 ? sum.leftOpen + each : 0) +
    escaped * sum.text +
    encoded * sum.raw
  return plain + boundColours(sum.coloured, limits.summaryHtml - plain)
}

/** Words are counted only where `most` is less than their characters could take. */
function boundColours(code: readonly string[], most: number): number {
  const quick = code.reduce((length, block) => length + coloured * block.length, 0)
  if (quick <= most) return quick
  const words = code.reduce((count, block) => count + (block.match(/\w+|[^\s\w]/g)?.length ?? 0), 0)
  return Math.min(quick, colouredWord * words)
}

function createSum() {
  // `mathMl`, `text` (with addresses), `raw` HTML, and `leftOpen` tags, which may be opened again, are UTF-16 units.
  const units = { mathMl: 0, text: 0, raw: 0, leftOpen: 0 }
  const code: string[] = []
  return { ...units, elements: 0, tables: 0, notes: 0, texts: 0, coloured: code }
}

type Sum = ReturnType<typeof createSum>

/** The one look at every token of every body that this needs is kept short. */
function addTokens(tokens: readonly Token[], sum: Sum): void {
  for (const token of tokens) {
    if (token.type === 'text') {
      sum.texts += 1
      sum.text += token.content.length
      continue
    }
    sum.elements += 1
    if (token.type.startsWith('footnote_')) sum.notes += 1
    if (token.children) {
      addTokens(token.children, sum)
      if (token.type === 'image') sum.text += findAddress(token).length
      continue
    }
    if (token.type === formulaType) {
      // A paragraph, the box and what is printed in it.
      sum.elements += 2
      sum.tables += 1
      const mathMl = findMathMl(token)
      if (mathMl === undefined) sum.text += token.content.length
      else sum.mathMl += mathMl.length
      continue
    }
    sum.text += token.content.length
    if (token.attrs) sum.text += findAddress(token).length
    if (token.block || token.type === 'html_inline') addBlock(token, sum)
  }
}

function addBlock({ type, content, info }: Token, sum: Sum): void {
  const isCode = type === 'fence' || type === 'code_block'
  if (isCode) sum.tables += 1
  if (isCode && info !== '' && content.length <= limits.highlightedBlock) sum.coloured.push(content)
  if (type === 'table_open') sum.tables += 1
  if (type !== 'html_block' && type !== 'html_inline') return
  sum.raw += content.length
  for (const { name, href = '', closing } of findTags(content)) {
    sum.elements += 1
    if (name === 'table') sum.tables += 1
    if (!closing && reopened.has(name)) sum.leftOpen += longestTag + escaped * encoded * href.length
  }
}
