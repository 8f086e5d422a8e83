import { limits } from '../question/limits.ts'
import { findTags } from './find-tags.ts'
import { findMathMl, formulaType } from './formulas/formula.ts'
import type { Token } from './markdown.ts'

/** Most that an element has besides its text and its address, both tags together. */
const longestTag = 64
/** The box that a table, a formula or code scrolls in, and the name of a language. */
const tableBox = 120
/** `"` becomes `&quot;`; a sign that stands for masked data becomes words, but no two of them follow each other. */
const escaped = 11
/** A sign of a note with its link back, or what stands around a note, without labels. */
const noteTags = 300
/** A character of coloured code may have an element of its own, and a word of it several inside of each other. */
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
      if (token.type === 'image') sum.text += toAddress(token).length
      continue
    }
    if (token.type === formulaType) {
      addFormula(token, sum)
      continue
    }
    sum.text += token.content.length
    if (token.attrs) sum.text += toAddress(token).length
    if (token.block || token.type === 'html_inline') addBlock(token, sum)
  }
}

/** A paragraph, the box and what is printed in it. */
function addFormula(token: Token, sum: Sum): void {
  sum.elements += 2
  sum.tables += 1
  const mathMl = findMathMl(token)
  if (mathMl === undefined) sum.text += token.content.length
  else sum.mathMl += mathMl.length
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

function toAddress(token: Token): string {
  return String(token.attrGet(token.type === 'image' ? 'src' : 'href') ?? '')
}
