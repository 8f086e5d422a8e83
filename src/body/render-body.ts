// Markdown tokens -> safe HTML. The printer below writes every tag itself: nothing of the source reaches a page
// unless it was escaped, or is one of the harmless elements of raw-html.ts.
import { limits } from '../question/limits.ts'
import { balance, bodyElements } from './balance.ts'
import { escapeHtml } from './escape-html.ts'
import { findMathMl, formulaType } from './formula.ts'
import { createHeadingLevels, type HeadingLevels } from './heading-levels.ts'
import { highlight } from './highlight.ts'
import type { Token } from './markdown.ts'
import { mathElements } from './math-elements.ts'
import { type HtmlLimit, OutputTooLarge } from './output-too-large.ts'
import { printFormula } from './print-formula.ts'
import { type LinkOptions, openLink, printImage } from './print-link.ts'
import { toHarmlessHtml } from './raw-html.ts'

const withMathElements = { ...bodyElements, ...mathElements }

export interface BodyOptions extends LinkOptions {
  /** Level of the first heading of a body: 3 below an entry's title, 2 below a page's. */
  headingLevel: number
  /** False leaves code without colours: they are most of the work, and change nothing but the length. */
  colours?: boolean
  labels: LinkOptions['labels'] & {
    /** Name of the region in which a wide table scrolls. */
    table: string
    /** Name of the region in which a wide formula scrolls. */
    formula: string
  }
}

interface Printing {
  options: BodyOptions
  limit: HtmlLimit
  html: string
  hasRawHtml: boolean
  hasMathMl: boolean
  headings: HeadingLevels
  /** Per open link, whether its tag was printed. */
  links: boolean[]
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
    html: '',
    hasRawHtml: false,
    hasMathMl: false,
    headings: createHeadingLevels(options.headingLevel),
    links: [],
    highlighted: 0,
  }
  printTokens(tokens, printing)
  if (!printing.hasRawHtml) return printing.html
  return balance(printing.html, limit, printing.hasMathMl ? withMathElements : bodyElements)
}

function printTokens(tokens: readonly Token[], printing: Printing): void {
  for (const token of tokens) {
    if (token.type === 'inline') printTokens(token.children ?? [], printing)
    else printing.html += printToken(token, printing)
    if (printing.html.length > limits[printing.limit]) throw new OutputTooLarge(printing.limit)
  }
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
      return side === 'open' ? openLinkToken(token, printing) : closeLink(printing)
    case 'image':
      return printImage(token, { options: printing.options, isInLink: printing.links.includes(true) })
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
  return `<div class="table-scroll" role="group" aria-label="${escapeHtml(labels.table)}" tabindex="0"><table>`
}

function openCell(token: Token): string {
  const side = /text-align:(left|center|right)/.exec(String(token.attrGet('style') ?? ''))?.[1]
  return side ? `<${token.tag} class="${side}">` : `<${token.tag}>`
}

function openLinkToken(token: Token, printing: Printing): string {
  const open = openLink(String(token.attrGet('href') ?? ''), printing.options)
  printing.links.push(open !== undefined)
  return open ?? ''
}

function closeLink({ links }: Printing): string {
  return links.pop() ? '</a>' : ''
}

function printCode(token: Token, printing: Printing): string {
  const coloured = printing.options.colours === false ? undefined : colour(token, printing)
  return `<pre tabindex="0"><code class="hljs">${coloured ?? escapeHtml(token.content)}</code></pre>\n`
}

function colour({ type, info, content }: Token, printing: Printing): string | undefined {
  const named = type === 'fence' ? (/^[\w+#.-]{1,30}/.exec(info.trim())?.[0] ?? '') : ''
  const language = named.toLowerCase()
  const coloured = highlight(content, language, printing.highlighted)
  if (coloured !== undefined) printing.highlighted += content.length
  return coloured
}

function printFormulaToken(token: Token, printing: Printing): string {
  if (findMathMl(token) !== undefined) printing.hasMathMl = true
  const html = printFormula(token, printing.options.labels.formula, printing.links.includes(true))
  return token.block ? `<p>${html}</p>\n` : html
}

function printRawHtml(token: Token, printing: Printing): string {
  const { html, kept } = toHarmlessHtml(token.content, {
    openLink: (address) => openLink(address, printing.options),
    heading: printing.headings.next,
  })
  if (kept) printing.hasRawHtml = true
  if (kept || token.type === 'html_inline') return html
  return `<p class="raw">${html.trim()}</p>\n`
}
