// Markdown tokens -> safe HTML. The printer writes every tag itself: nothing of the source reaches a page unless it was
// escaped, or is one of the harmless elements of raw-html.ts.
import { limits } from '../format/limits.ts'
import { balance, bodyElements } from './balance.ts'
import { findLanguage, nameLanguage } from './code-languages.ts'
import {
  findNoteMeta,
  type NoteOptions,
  printBackLinks,
  printNoteSign,
  printNotes,
  splitNotes,
} from './footnotes.ts'
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
import {
  findAddress,
  findWrittenAddress,
  isAddressLink,
  printTask,
  type TaskLabels,
  type Token,
} from './markdown.ts'
import { toHarmlessHtml } from './raw-html.ts'
import { findWideTables, isWideCode, isWideFormula } from './wide.ts'

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
      /** Name of the box in which wide code scrolls. */
      code: string
      /** Name of the box in which a wide table scrolls. */
      table: string
      /** Name of the box in which a wide formula scrolls. */
      formula: string
      tasks: TaskLabels
    }
}

// One token of Markdown -> safe HTML. Every tag is written here, and every text is escaped.

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

/** Tag or text of one token; its children are printed by whoever prints it. */
function printToken(token: Token, printing: Printing): string {
  const side = token.nesting === 1 ? 'open' : token.nesting === -1 ? 'close' : ''
  const name = side === '' ? token.type : token.type.slice(0, -side.length - 1)
  const element = elements[name]
  if (element) return side === 'open' ? `<${element}>` : `</${element}>`
  switch (name) {
    case 'paragraph':
      if (token.hidden) return side === 'close' ? '\n' : ''
      if (side === 'close') return '</p>\n'
      return token.info === 'raw' ? '<p class="raw">' : '<p>'
    case 'heading':
      return side === 'open'
        ? `<h${printing.headings.open(Number(token.tag.slice(1)))}>`
        : `</h${printing.headings.close()}>\n`
    case 'ordered_list':
      return side === 'open' ? openList(token) : '</ol>\n'
    case 'table':
      return side === 'open' ? openTable(token, printing) : '</table></div>\n'
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
      return printNoteSign(findNoteMeta(token), printing.options, findLink(printing)?.linked === true)
    case 'footnote_anchor':
      return printBackLinks(findNoteMeta(token), printing.options)
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

function openTable(token: Token, { options, wideTables }: Printing): string {
  const scroll = wideTables.has(token) ? toScrollAttributes(options.labels.table) : ''
  return `${openTableBox(scroll)}<table>`
}

function openCell(token: Token): string {
  const side = /text-align:(left|center|right)/.exec(String(token.attrGet('style') ?? ''))?.[1]
  return side ? `<${token.tag} class="${side}">` : `<${token.tag}>`
}

function openLink(token: Token, { links }: Printing): string {
  const written = isAddressLink(token) ? undefined : findWrittenAddress(token)
  return links.begin(findAddress(token), written)
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

/** A block of code. As many characters of a body as its limit allows are coloured. */
function printCode(token: Token, printing: Printing): string {
  const { code, colours, labels } = printing.options
  const language = findLanguage(token.info)
  const coloured = colours === false ? undefined : colour(token.content, language, printing)
  const scroll = isWideCode(token.content, token.level) ? toScrollAttributes(labels.code) : ''
  const pre = `<pre${scroll}><code>${coloured ?? escapeHtml(token.content)}</code></pre>`
  return code === 'boxed' ? `${openCodeBox(language)}${pre}</div>\n` : `${pre}\n`
}

/** The box holds what its script adds. */
function openCodeBox(language: string): string {
  const name = nameLanguage(language)
  return name === undefined ? '<div class="code">' : `<div class="code"><p>${escapeHtml(name)}</p>`
}

function colour(content: string, language: string, printing: Printing): string | undefined {
  const coloured = highlight(content, language, printing.highlighted)
  if (coloured !== undefined) printing.highlighted += content.length
  return coloured
}

/** MathML, or the source of a formula that has none. One on lines of its own scrolls inside of a box, as tables do. */
function printFormula(token: Token, label: string, isInLink: boolean): string {
  const mathMl = findMathMl(token)
  const html = mathMl ?? `<code>${escapeHtml(token.content)}</code>`
  if (!isDisplayed(token)) return html
  // A link holds nothing that takes the focus.
  const scrolls = !isInLink && isWideFormula(mathMl, token)
  return `<span class="math-scroll"${scrolls ? toScrollAttributes(label) : ''}>${html}</span>`
}

/** What is known of a body while it is printed, from its first token to its last. */
type Printing = ReturnType<typeof createPrinting>

function createPrinting(options: BodyOptions, limit: HtmlLimit) {
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
    links: createOpenLinks(options),
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
  let last = first - 1
  /** Level of the next heading, for the one that was written: it goes up by one at a time. */
  const next = (written: number): number => {
    last = Math.min(Math.max(first, written + first - 1), last + 1, 6)
    return last
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
