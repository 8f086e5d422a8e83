// Markdown tokens -> safe HTML. The printer below writes every tag itself: nothing of the source reaches a page
// unless it was escaped, or is one of the harmless elements of raw-html.ts.
import { limits } from '../question/limits.ts'
import { balance, bodyElements, openTableBox } from './balance.ts'
import { escapeHtml } from './escape-html.ts'
import { findNoteMeta, splitNotes } from './footnotes.ts'
import { findMathMl, formulaType } from './formula.ts'
import { createHeadingLevels, type HeadingLevels } from './heading-levels.ts'
import { highlight } from './highlight.ts'
import { findInlineImages } from './inline-images.ts'
import { findWrittenAddress, isAddressLink, type Token } from './markdown.ts'
import { mathElements } from './math-elements.ts'
import { createOpenLinks, type OpenLinks } from './open-links.ts'
import { type HtmlLimit, OutputTooLarge } from './output-too-large.ts'
import { printFormula } from './print-formula.ts'
import { type AroundLink, type LinkOptions, printImage } from './print-link.ts'
import { type NoteLabels, type NoteStyle, printBackLinks, printNoteSign, printNotes } from './print-notes.ts'
import { toHarmlessHtml } from './raw-html.ts'
import { printTask, type TaskLabels } from './task-lists.ts'

const withMathElements = { ...bodyElements, ...mathElements }

export interface BodyOptions extends LinkOptions {
  /** Level of the first heading of a body: 3 below an entry's title, 2 below a page's. */
  headingLevel: number
  /** False leaves code without colours: they are most of the work, and change nothing but the length. */
  colours?: boolean
  notes: NoteStyle
  labels: LinkOptions['labels'] & {
    /** Name of the region in which a wide table scrolls. */
    table: string
    /** Name of the region in which a wide formula scrolls. */
    formula: string
    notes: NoteLabels
    tasks: TaskLabels
  }
}

interface Printing {
  options: BodyOptions
  limit: HtmlLimit
  /** Length of the parts before this one. */
  before: number
  html: string
  hasRawHtml: boolean
  hasMathMl: boolean
  /** Whether a link of raw HTML was opened and not closed. */
  isInRawLink: boolean
  headings: HeadingLevels
  links: OpenLinks
  /** Images of the block that is printed which are a part of a line of text. */
  inlineImages: ReadonlySet<Token>
  /** Characters of code that were coloured. */
  highlighted: number
}

/** HTML of tokens of one body. @throws OutputTooLarge when it would be longer than its limit. */
export function renderBody(
  tokens: readonly Token[],
  options: BodyOptions,
  limit: HtmlLimit = 'bodyHtml',
): string {
  const printing: Printing = {
    options,
    limit,
    before: 0,
    html: '',
    hasRawHtml: false,
    hasMathMl: false,
    isInRawLink: false,
    headings: createHeadingLevels(options.headingLevel),
    links: createOpenLinks(options),
    inlineImages: new Set(),
    highlighted: 0,
  }
  const { body, notes } = splitNotes(tokens)
  const html = printPart(body, printing)
  if (notes.length === 0 || options.notes === 'plain') return html
  return (
    html +
    printNotes(
      notes.map((note) => printPart(note.tokens, printing)),
      options.labels.notes,
    )
  )
}

/** The body, or one of its notes: what raw HTML leaves open in one does not reach another. */
function printPart(tokens: readonly Token[], printing: Printing): string {
  Object.assign(printing, { html: '', hasRawHtml: false, isInRawLink: false })
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

const elements: Record<string, string> = {
  blockquote: 'blockquote',
  bullet_list: 'ul',
  em: 'em',
  list_item: 'li',
  s: 's',
  strong: 'strong',
  tbody: 'tbody',
  thead: 'thead',
  tr: 'tr',
}

function printToken(token: Token, printing: Printing): string {
  const side = token.nesting === 1 ? 'open' : token.nesting === -1 ? 'close' : ''
  const name = side === '' ? token.type : token.type.slice(0, -side.length - 1)
  const element = elements[name]
  if (element) return side === 'open' ? `<${element}>` : `</${element}>`
  switch (name) {
    case 'paragraph':
      if (token.hidden) return side === 'close' ? '\n' : ''
      return side === 'open' ? '<p>' : '</p>\n'
    case 'heading':
      return side === 'open'
        ? `<h${printing.headings.open(Number(token.tag.slice(1)))}>`
        : `</h${printing.headings.close()}>\n`
    case 'ordered_list':
      return side === 'open' ? openList(token) : '</ol>\n'
    case 'table':
      return side === 'open' ? openTable(printing.options) : '</table></div>\n'
    case 'th':
    case 'td':
      return side === 'open' ? openCell(token) : `</${name}>`
    case 'link':
      return side === 'open' ? openLink(token, printing) : printing.links.end()
    case 'image':
      return printImage(token, {
        options: printing.options,
        inText: printing.inlineImages.has(token),
        link: findLink(printing),
      })
    case 'fence':
    case 'code_block':
      return printCode(token, printing)
    case 'code_inline':
      return `<code>${escapeHtml(token.content)}</code>`
    case formulaType:
      return printFormulaToken(token, printing)
    case 'hardbreak':
      return '<br>\n'
    case 'softbreak':
      return '\n'
    case 'hr':
      return '<hr>\n'
    case 'footnote_ref':
      return printNoteSign(findNoteMeta(token), {
        labels: printing.options.labels.notes,
        style: printing.options.notes,
        isInLink: findLink(printing)?.linked === true,
      })
    case 'footnote_anchor':
      return printBackLinks(findNoteMeta(token), printing.options.labels.notes)
    case 'task':
      return printTask(token, printing.options.labels.tasks)
    case 'html_block':
    case 'html_inline':
      return printRawHtml(token, printing)
    default:
      return escapeHtml(token.content)
  }
}

function openList(token: Token): string {
  const start = token.attrGet('start')
  return start === null || !/^\d{1,9}$/.test(String(start)) ? '<ol>' : `<ol start="${start}">`
}

function openTable({ labels }: BodyOptions): string {
  return `${openTableBox(labels.table)}<table>`
}

function openCell(token: Token): string {
  const side = /text-align:(left|center|right)/.exec(String(token.attrGet('style') ?? ''))?.[1]
  return side ? `<${token.tag} class="${side}">` : `<${token.tag}>`
}

function openLink(token: Token, { links }: Printing): string {
  const written = isAddressLink(token) ? undefined : findWrittenAddress(token)
  return links.begin(String(token.attrGet('href') ?? ''), written)
}

/** A link of raw HTML that was left open goes on in the blocks that follow. */
function findLink({ links, isInRawLink }: Printing): AroundLink | undefined {
  return links.current() ?? (isInRawLink ? { linked: true, address: undefined } : undefined)
}

function printCode(token: Token, printing: Printing): string {
  const coloured = printing.options.colours === false ? undefined : colour(token, printing)
  return `<pre tabindex="0"><code class="hljs">${coloured ?? escapeHtml(token.content)}</code></pre>\n`
}

function colour({ info, content }: Token, printing: Printing): string | undefined {
  const language = (/^[\w+#.-]{1,30}/.exec(info.trim())?.[0] ?? '').toLowerCase()
  const coloured = highlight(content, language, printing.highlighted)
  if (coloured !== undefined) printing.highlighted += content.length
  return coloured
}

function printFormulaToken(token: Token, printing: Printing): string {
  if (findMathMl(token) !== undefined) printing.hasMathMl = true
  const isInLink = findLink(printing)?.linked === true
  const html = printFormula(token, printing.options.labels.formula, isInLink)
  return token.block ? `<p>${html}</p>\n` : html
}

function printRawHtml(token: Token, printing: Printing): string {
  const { links, headings } = printing
  const { html, kept } = toHarmlessHtml(token.content, {
    openLink: links.beginRaw,
    closeLink: links.endRaw,
    addText: links.addText,
    heading: headings.next,
  })
  if (kept) printing.hasRawHtml = true
  const [opened, closed] = [html.lastIndexOf('<a '), html.lastIndexOf('</a>')]
  if (opened !== closed) printing.isInRawLink = opened > closed
  if (token.type === 'html_inline') return html
  return kept ? html + links.endBlock() : `<p class="raw">${html.trim()}</p>\n`
}
