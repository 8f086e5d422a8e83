// One token of Markdown -> safe HTML. Every tag is written here, and every text is escaped.
import { escapeHtml } from './escape-html.ts'
import { findNoteMeta } from './footnotes.ts'
import { findMathMl, formulaType } from './formulas/formula.ts'
import { printFormula } from './formulas/print-formula.ts'
import { printImage } from './links/print-link.ts'
import { findWrittenAddress, isAddressLink, type Token } from './markdown.ts'
import { printCode } from './print-code.ts'
import { printBackLinks, printNoteSign } from './print-notes.ts'
import { findLink, type Printing } from './printing.ts'
import { toHarmlessHtml } from './raw-html.ts'
import { openTableBox, toScrollAttributes } from './scroll-box.ts'
import { printTask } from './task-lists.ts'

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
export function printToken(token: Token, printing: Printing): string {
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
  return links.begin(String(token.attrGet('href') ?? ''), written)
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
