// Markdown tokens -> safe HTML. Every tag is written here, and every text is escaped: nothing of the source reaches a
// page unless it is one of the harmless elements of raw-html.ts.

import { limits } from '../format/limits.ts'
import { balance, bodyElements } from './balance.ts'
import { nameLanguage } from './code-languages.ts'
import { type NoteOptions, printBackLinks, printNoteSign, printNotes, splitNotes } from './footnotes.ts'
import { mathElements } from './formulas/math-elements.ts'
import { findMathMl, formulaType, isDisplayed } from './formulas/parse-formulas.ts'
import { highlight } from './highlight.ts'
import { escapeHtml, type HtmlLimit, OutputTooLarge, openTableBox, toScrollAttributes } from './html.ts'
import {
  type AroundLink,
  createOpenLinks,
  findInlineImages,
  type LinkOptions,
  printImage,
} from './links/print-links.ts'
import { findAddress, findWrittenAddress, isAddressLink, type Token } from './markdown.ts'
import { toHarmlessHtml } from './raw-html.ts'
import { findWideTables, isWideCode, isWideFormula } from './wide.ts'

const withMathElements = { ...bodyElements, ...mathElements }

/** HTML of tokens of one body. @throws OutputTooLarge when it would be longer than its limit. */
export function renderBody(
  tokens: readonly Token[],
  options: BodyOptions,
  limit: HtmlLimit = 'bodyHtml',
): string {
  const printing = createPrinting(tokens, options, limit)
  const { body, notes } = splitNotes(tokens)
  const html = printPart(body, printing)
  if (notes.length === 0 || options.notes === 'plain') return html
  const printed = notes.map((note) => printPart(note, printing))
  return html + printNotes(printed, options)
}

/** The body, or one of its notes: what raw HTML leaves open in one does not reach another. */
function printPart(tokens: readonly Token[], printing: Printing): string {
  const wideTables = findWideTables(tokens)
  Object.assign(printing, { html: '', hasRawHtml: false, isInRawLink: false, wideTables })
  printTokens(tokens, printing)
  const { limit, options, hasMathMl, hasRawHtml } = printing
  const kept = { limit, elements: hasMathMl ? withMathElements : bodyElements, table: options.labels.table }
  const html = hasRawHtml ? balance(printing.html, kept) : printing.html
  printing.before += html.length
  return html
}

function printTokens(tokens: readonly Token[], printing: Printing): void {
  const { before, limit, links } = printing
  for (const token of tokens) {
    if (token.type === 'inline') {
      printing.inlineImages = findInlineImages(token)
      printTokens(token.children ?? [], printing)
      printing.html += links.endBlock()
    } else {
      const html = printToken(token, printing)
      printing.html += html
      if (token.type !== 'html_inline') links.addText(html)
    }
    if (before + printing.html.length > limits[limit]) throw new OutputTooLarge(limit)
  }
}

/** What a body is printed with. */
export interface BodyOptions extends LinkOptions, NoteOptions {
  /** Level of the first heading of a body: 3 below an entry's title, 2 below a page's. */
  headingLevel: number
  /** False leaves code without colours: they are most of the work, and change nothing but the length. */
  colours?: boolean
  /** `boxed` puts each block of code into a box with the name of its language, where a script may let it be copied. */
  code: 'boxed' | 'plain'
  labels: LinkOptions['labels'] &
    NoteOptions['labels'] & {
      /** Names of the boxes in which wide code, tables and formulas scroll. */
      code: string
      table: string
      formula: string
      tasks: { done: string; open: string }
    }
}

const elements: Readonly<Record<string, string>> = {
  ...Object.fromEntries('blockquote em s strong tbody thead tr'.split(' ').map((name) => [name, name])),
  bullet_list: 'ul',
  list_item: 'li',
}

/** Tag or text of one token; its children are printed by whoever prints it. */
function printToken(token: Token, printing: Printing): string {
  const { options, headings, links, inlineImages, wideTables } = printing
  const isOpening = token.nesting === 1
  const name = token.nesting === 0 ? token.type : token.type.slice(0, isOpening ? -5 : -6)
  const element = elements[name]
  if (element) return isOpening ? `<${element}>` : `</${element}>`
  switch (name) {
    case 'paragraph':
      if (token.hidden) return isOpening ? '' : '\n'
      if (!isOpening) return '</p>\n'
      return token.info === 'raw' ? '<p class="raw">' : '<p>'
    case 'heading':
      if (!isOpening) return `</h${headings.close()}>\n`
      return `<h${headings.open(Number(token.tag.slice(1)))}${printId(options.headings?.ids.get(token))}>`
    case 'ordered_list':
      return isOpening ? openList(token) : '</ol>\n'
    case 'table':
      if (!isOpening) return '</table></div>\n'
      return `${openTableBox(wideTables.has(token) ? toScrollAttributes(options.labels.table) : '')}<table>`
    case 'th':
    case 'td':
      return isOpening ? openCell(token) : `</${name}>`
    case 'link':
      if (!isOpening) return links.end()
      return links.begin(findAddress(token), isAddressLink(token) ? undefined : findWrittenAddress(token))
    case 'image':
      return printImage(token, { options, inText: inlineImages.has(token), link: findLink(printing) })
    case 'fence':
    case 'code_block':
      return printCode(token, printing)
    case 'code_inline':
      return `<code>${escapeHtml(token.content)}</code>`
    case formulaType:
      return printFormula(token, printing)
    case 'hardbreak':
      return '<br>\n'
    case 'softbreak':
      return '\n'
    case 'hr':
      return '<hr>\n'
    case 'footnote_ref':
      return printNoteSign(token, options, findLink(printing)?.linked === true)
    case 'footnote_anchor':
      return printBackLinks(token, options)
    case 'task':
      return printTask(token, options.labels.tasks)
    case 'html_block':
    case 'html_inline':
      return printRawHtml(token, printing)
    default:
      return escapeHtml(token.content)
  }
}

function printId(id: string | undefined): string {
  return id === undefined ? '' : ` id="${escapeHtml(id)}"`
}

function openList(token: Token): string {
  const start = token.attrGet('start')
  return start === null || !/^\d{1,9}$/.test(String(start)) ? '<ol>' : `<ol start="${start}">`
}

function openCell(token: Token): string {
  const side = /text-align:(left|center|right)/.exec(String(token.attrGet('style') ?? ''))?.[1]
  return side ? `<${token.tag} class="${side}">` : `<${token.tag}>`
}

/** The words are for who does not see the sign; the stylesheet draws it in their place. */
function printTask({ meta }: Token, labels: BodyOptions['labels']['tasks']): string {
  const isDone = meta?.['done'] === true
  const words = escapeHtml(isDone ? labels.done : labels.open)
  return `<span class="${isDone ? 'task done' : 'task'}"><span>${words}</span></span> `
}

/** MathML, or the source of a formula that has none. One on lines of its own scrolls inside of a box, as tables do. */
function printFormula(token: Token, printing: Printing): string {
  const mathMl = findMathMl(token)
  if (mathMl !== undefined) printing.hasMathMl = true
  const html = mathMl ?? `<code>${escapeHtml(token.content)}</code>`
  if (!isDisplayed(token)) return html
  // A link holds nothing that takes the focus.
  const scrolls = findLink(printing)?.linked !== true && isWideFormula(mathMl, token)
  const scroll = scrolls ? toScrollAttributes(printing.options.labels.formula) : ''
  const box = `<span class="math-scroll"${scroll}>${html}</span>`
  return token.block ? `<p>${box}</p>\n` : box
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

/** A block of code, in a box that holds what its script adds. As many characters of a body as its limit allows are coloured. */
function printCode({ content, info, level }: Token, printing: Printing): string {
  const { code, colours, labels } = printing.options
  const language = findLanguage(info)
  const coloured = colours === false ? undefined : highlight(content, language, printing.highlighted)
  if (coloured !== undefined) printing.highlighted += content.length
  const scroll = isWideCode(content, level) ? toScrollAttributes(labels.code) : ''
  const pre = `<pre${scroll}><code>${coloured ?? escapeHtml(content)}</code></pre>`
  if (code === 'plain') return `${pre}\n`
  const name = nameLanguage(language)
  return `<div class="code">${name === undefined ? '' : `<p>${escapeHtml(name)}</p>`}${pre}</div>\n`
}

/** What is known of a body while it is printed, from its first token to its last. */
type Printing = ReturnType<typeof createPrinting>

function createPrinting(tokens: readonly Token[], options: BodyOptions, limit: HtmlLimit) {
  return {
    options,
    limit,
    /** Length of the parts before this one. */
    before: 0,
    html: '',
    hasRawHtml: false,
    hasMathMl: false,
    /** Whether a link of raw HTML was opened and not closed. */
    isInRawLink: false,
    headings: createHeadingLevels(options.headingLevel),
    links: createOpenLinks(options, tokens),
    /** Images of the block that is printed which are a part of a line of text. */
    inlineImages: new Set() as ReadonlySet<Token>,
    /** Tables that scroll sideways. */
    wideTables: new Set() as ReadonlySet<Token>,
    /** Characters of code that were coloured. */
    highlighted: 0,
  }
}

/** The link around what is printed next. One of raw HTML that was left open goes on in the blocks that follow. */
function findLink({ links, isInRawLink }: Printing): AroundLink | undefined {
  return links.current() ?? (isInRawLink ? { linked: true, address: undefined } : undefined)
}

/**
 * Levels of a body's headings, in order without a gap, whatever its author wrote.
 * @param first level of the first heading: 4 below an entry's title, 2 below a page's.
 */
function createHeadingLevels(first: number) {
  const opened: number[] = []
  const above: number[] = []
  /** Level of the next heading, for the one that was written: one below the nearest that it is a part of. */
  const next = (written: number): number => {
    while ((above.at(-1) ?? 0) >= written) above.pop()
    above.push(written)
    return Math.min(first + above.length - 1, 6)
  }
  return {
    next,
    /** The same for one that is to be closed. */
    open: (written: number) => {
      const level = next(written)
      opened.push(level)
      return level
    },
    /** Level of the heading that was opened last. */
    close: () => opened.pop() ?? 6,
  }
}

/** What the first word after a fence calls the language of its block, in lower case; empty where there is none. */
function findLanguage(info: string): string {
  return (/^[\w+#.-]{1,30}/.exec(info.trim())?.[0] ?? '').toLowerCase()
}
