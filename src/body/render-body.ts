// Markdown tokens -> safe HTML. The printer writes every tag itself: nothing of the source reaches a page unless it was
// escaped, or is one of the harmless elements of raw-html.ts.
import { limits } from '../question/limits.ts'
import { balance, bodyElements } from './balance.ts'
import type { BodyOptions } from './body-options.ts'
import { splitNotes } from './footnotes.ts'
import { mathElements } from './formulas/math-elements.ts'
import { findInlineImages } from './links/inline-images.ts'
import type { Token } from './markdown.ts'
import { type HtmlLimit, OutputTooLarge } from './output-too-large.ts'
import { printNotes } from './print-notes.ts'
import { printToken } from './print-token.ts'
import { createPrinting, type Printing } from './printing.ts'
import { findWideTables } from './wide-tables.ts'

const withMathElements = { ...bodyElements, ...mathElements }

/** HTML of tokens of one body. @throws OutputTooLarge when it would be longer than its limit. */
export function renderBody(
  tokens: readonly Token[],
  options: BodyOptions,
  limit: HtmlLimit = 'bodyHtml',
): string {
  const printing = createPrinting(options, limit)
  const { body, notes } = splitNotes(tokens)
  const html = printPart(body, printing)
  if (notes.length === 0 || options.notes === 'plain') return html
  const printed = notes.map((note) => printPart(note.tokens, printing))
  return html + printNotes(printed, options)
}

/** The body, or one of its notes: what raw HTML leaves open in one does not reach another. */
function printPart(tokens: readonly Token[], printing: Printing): string {
  Object.assign(printing, {
    html: '',
    hasRawHtml: false,
    isInRawLink: false,
    wideTables: findWideTables(tokens),
  })
  printTokens(tokens, printing)
  const { limit, options, hasMathMl } = printing
  const elements = hasMathMl ? withMathElements : bodyElements
  const html = printing.hasRawHtml
    ? balance(printing.html, { limit, elements, table: options.labels.table })
    : printing.html
  printing.before += html.length
  return html
}

function printTokens(tokens: readonly Token[], printing: Printing): void {
  for (const token of tokens) {
    if (token.type === 'inline') printInline(token, printing)
    else addToken(token, printing)
    if (printing.before + printing.html.length > limits[printing.limit])
      throw new OutputTooLarge(printing.limit)
  }
}

function addToken(token: Token, printing: Printing): void {
  const html = printToken(token, printing)
  printing.html += html
  if (token.type !== 'html_inline') printing.links.addText(html)
}

function printInline(token: Token, printing: Printing): void {
  printing.inlineImages = findInlineImages(token)
  printTokens(token.children ?? [], printing)
  printing.html += printing.links.endBlock()
}
