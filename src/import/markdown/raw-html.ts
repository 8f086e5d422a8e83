// HTML -> the harmless elements that a page shows of raw HTML, without a blank line, so that Markdown reads it as one
// block.
import type { Element, ElementContent } from 'hast'
import type { Literal } from 'mdast'
import { listFormulas } from '../../body/formulas/parse-formulas.ts'
import { escapeHtml } from '../../body/html.ts'
import { printPlacings } from '../../body/placings.ts'
import { harmlessElements } from '../../body/raw-html.ts'
import { breaking, holdsBlock } from './elements.ts'
import { formulaElement, readFormula } from './formulas.ts'

export function printRawHtml(nodes: readonly ElementContent[]): string {
  return nodes.map((node) => printNode(node, collapse)).join('')
}

type PrintText = (text: string) => string

/** A pair of dollars that pages would read as a formula is none: those of formulas have elements. */
const escapeText: PrintText = (text) => {
  const html = escapeHtml(text)
  return listFormulas(text).length > 0 ? html.replaceAll('$', '&#36;') : html
}
const collapse: PrintText = (text) => escapeText(text.replace(/\s+/g, ' '))
const printCode: PrintText = (text) => escapeText(text.replaceAll('\u00A0', ' '))
const printBlock: PrintText = (text) => escapeHtml(text.replaceAll('\u00A0', ' '))

function printNode(node: ElementContent, printText: PrintText): string {
  if (node.type === 'text') return printText(node.value)
  return node.type === 'element' ? printElement(node, printText) : ''
}

const renamed: Readonly<Record<string, string>> = { tfoot: 'tbody', tt: 'code', caption: 'p', strike: 's' }

function printElement(element: Element, printText: PrintText): string {
  const { tagName, properties, children } = element
  if (tagName === 'br' || tagName === 'hr') return `<${tagName}>`
  if (tagName === 'img')
    return `<img${printAttribute('src', properties)}${printAttribute('alt', properties)}>`
  if (tagName === 'pre') return printPre(children)
  if (tagName === formulaElement) return escapeHtml(readFormula(element))
  const isCode = printText === collapse && (tagName === 'code' || tagName === 'tt')
  const inside = children.map((child) => printNode(child, isCode ? printCode : printText)).join('')
  const name = renamed[tagName] ?? (breaking.has(tagName) && !harmlessElements.has(tagName) ? 'p' : tagName)
  if (!harmlessElements.has(name) || (name === 'p' && children.some(holdsBlock))) return inside
  if (name === 'a') return `<a${printAttribute('href', properties)}>${inside}</a>`
  const given = Object.entries(properties).filter(([, value]) => value !== false)
  const attributes = given.map(([key, value]) => ({ name: key.toLowerCase(), value: String(value) }))
  return `<${name}${printPlacings(name, attributes)}>${inside}</${name}>`
}

function printAttribute(name: string, properties: Element['properties']): string {
  const value = properties[name]
  return typeof value === 'string' ? ` ${name}="${escapeHtml(value.replace(/\s+/g, ' '))}"` : ''
}

/** An empty line would end the block: its line feed is written by its number. */
function printPre(nodes: readonly ElementContent[]): string {
  const html = nodes.map((node) => printNode(node, printBlock)).join('')
  const [first = '', ...lines] = `<pre>\n${html.trimEnd()}</pre>`.split('\n')
  return lines.reduce((printed, line, index) => {
    const isBlank = (lines[index - 1] ?? first).trim() === ''
    return printed + (isBlank || line.trim() === '' ? '&#10;' : '\n') + line
  }, first)
}

// mdast knows one kind of HTML, which is neither a block nor a part of a line for certain.

/** A block, which is between blank lines. */
export interface BlockHtml extends Literal {
  type: 'blockHtml'
}

/** What is written as it is in a line. A library would put `Html` behind a line break into the line before. */
export interface LineHtml extends Literal {
  type: 'lineHtml'
  /** By which `hast-util-to-mdast` sees that it is a part of a line. */
  data: { hName: string }
}

declare module 'mdast' {
  interface RootContentMap {
    blockHtml: BlockHtml
    lineHtml: LineHtml
  }
  interface BlockContentMap {
    blockHtml: BlockHtml
  }
  interface PhrasingContentMap {
    lineHtml: LineHtml
  }
}

export function toLineHtml(value: string): LineHtml {
  return { type: 'lineHtml', value, data: { hName: 'span' } }
}

/** Element around a block that is to stay HTML. */
export const rawElement = 'raw-html'
