// Code as sources write it: its text, in lines; numbers of its lines, which are left out; its language; boxes of editors.
import type { Element, ElementContent } from 'hast'
import { nameLanguage } from '../../body/code-languages.ts'
import type { Lose } from '../records.ts'
import { breaking, listClasses, toElement, toSet } from './elements.ts'

/** Cells of a row are in one line. */
const inline = toSet('br td th')

export const asBlock = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid|table)\s*(?:;|!|$)/i
/** What shows nothing but its text. */
const plain = toSet('b code em font i kbd samp span strong tt u')

interface Reading {
  lines: string[]
  line: string
  /** Whether a block has just ended its line: a line feed behind it is no other one. */
  ended: boolean
  /** Whether paragraphs hold lines of their own, and have an empty line between them. */
  apart: boolean
}

/** Text of code, in lines: an element that begins a line of its own ends the one before. Blanks that do not break are blanks. */
export function toCodeText(nodes: readonly ElementContent[]): string {
  const reading: Reading = { lines: [], line: '', ended: false, apart: nodes.some(holdsLinedParagraph) }
  for (const node of nodes) readNode(node, reading)
  return [...reading.lines, reading.line].join('\n').replaceAll('\u00A0', ' ')
}

function readNode(node: ElementContent, reading: Reading): void {
  if (node.type === 'text') addText(node.value, reading)
  if (node.type !== 'element') return
  const isBlock = breaking.has(node.tagName) && !inline.has(node.tagName)
  if (isBlock) beginBlock(node.tagName, reading)
  else if (node.tagName === 'br') endLine(reading)
  const { length } = reading.lines
  for (const child of node.children) readNode(child, reading)
  if (!isBlock) return
  // An element without a text is an empty line, as highlighters write them.
  if (reading.line !== '' || reading.lines.length === length) endLine(reading)
  reading.ended = true
}

function addText(value: string, reading: Reading): void {
  const [first = '', ...others] = (reading.ended ? value.replace(/^[ \t]*\n/, '') : value).split('\n')
  if (value !== '') reading.ended = false
  reading.line += first
  for (const line of others) {
    endLine(reading)
    reading.line = line
  }
}

function endLine(reading: Reading): void {
  reading.lines.push(reading.line)
  reading.line = ''
  reading.ended = false
}

function beginBlock(tagName: string, reading: Reading): void {
  if (reading.line.trim() !== '') endLine(reading)
  reading.line = ''
  const isNext = reading.lines.length > 0
  if (reading.apart && tagName === 'p' && isNext && reading.lines.at(-1) !== '') reading.lines.push('')
}

function holdsLinedParagraph(node: ElementContent): boolean {
  if (node.type !== 'element') return false
  return (node.tagName === 'p' && node.children.some(isBreak)) || node.children.some(holdsLinedParagraph)
}

export function isBreak(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'br'
}

/** Without line feeds that are no lines: behind a `<br>`, and before the first line. */
export function dropFolded(nodes: readonly ElementContent[], isFirst = false): ElementContent[] {
  return nodes.map((node, index) => {
    const last = nodes[index - 1]
    if (node.type === 'element')
      return { ...node, children: dropFolded(node.children, isFirst && index === 0) }
    if (node.type !== 'text') return node
    if (isFirst && index === 0) return { ...node, value: node.value.replace(/^(?:[ \t]*\n)+/, '') }
    return last && isBreak(last) ? { ...node, value: node.value.replace(/^[ \t]*\n/, '') } : node
  })
}

/** What a style makes a block of is a line. */
export function toStyledLines(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node
    const tagName =
      plain.has(node.tagName) && asBlock.test(String(node.properties['style'])) ? 'div' : node.tagName
    return { ...node, tagName, children: toStyledLines(node.children) }
  })
}

/** What highlighters draw around code: numbers of its lines, in cells or elements of their own. */
const ofNumbers = toSet(
  'blob-num crayon-num crayon-nums gl gutter hljs-ln-numbers line-number line-numbers line_numbers linenos lineno linenumber linenumbers rouge-gutter',
)
const ofCode = toSet('blob-code code crayon-code de1 hljs-ln-code rouge-code')

/** A table whose rows are numbers and code, as one block; undefined for any other. */
export function readCodeTable(table: Element, lose: Lose): Element | undefined {
  const rows = listRows(table.children)
  const code = rows.map((cells) => findCode(cells))
  if (rows.length === 0 || code.some((cell) => !cell)) return undefined
  if (rows.some((cells) => cells.length > 1)) lose('line-numbers-dropped')
  const lines = code.flatMap((cell): Element[] => (cell ? [{ ...cell, tagName: 'div' }] : []))
  return { ...table, children: lines }
}

/** The cell of code, where nothing else of a row is a text. */
function findCode(cells: readonly Element[]): Element | undefined {
  const code = cells.filter((cell) => hasOneOf(cell, ofCode))
  if (code.length === 1 && cells.every((cell) => hasOneOf(cell, ofCode) || hasOneOf(cell, ofNumbers)))
    return code[0]
  const [numbers, own, ...others] = cells
  if (!numbers || !own || others.some((cell) => !/^(?:cs)?$/.test(toCodeText(cell.children).trim())))
    return undefined
  const lines = toCodeText(own.children).trimEnd().split('\n').length
  return lines > 1 && isCounting(numbers, lines) && isShownAsCode(own) ? own : undefined
}

function isShownAsCode({ tagName, properties, children }: Element): boolean {
  if (/^(?:code|pre)$/.test(tagName)) return true
  if (/white-space:\s*pre|monospace|consolas|courier/i.test(String(properties['style'] ?? ''))) return true
  return children.some((child) => child.type === 'element' && isShownAsCode(child))
}

/** Whether it counts lines from some number on, one below the other. */
function isCounting(cell: Element, lines: number): boolean {
  const numbers = toCodeText(cell.children).trim().split(/\s+/).map(Number)
  const [first = Number.NaN] = numbers
  return numbers.length === lines && numbers.every((number, index) => number === first + index)
}

/** Nodes of a block of code without the numbers of its lines. */
export function dropGutter(nodes: ElementContent[], lose: Lose): ElementContent[] {
  const kept = dropNumbers(nodes)
  if (kept !== nodes) lose('line-numbers-dropped')
  return kept
}

/** The same nodes where there are no numbers. */
function dropNumbers(nodes: ElementContent[]): ElementContent[] {
  let isSame = true
  const kept = nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node]
    const isNumber = hasOneOf(node, ofNumbers) && /^[\d\s]*$/.test(toCodeText(node.children))
    const children = isNumber ? [] : dropNumbers(node.children)
    if (children === node.children) return [node]
    isSame = false
    return isNumber ? [] : [{ ...node, children }]
  })
  return isSame ? nodes : kept
}

function hasOneOf(element: Element, classes: ReadonlySet<string>): boolean {
  return listClasses(element).some((name) => classes.has(name))
}

function listRows(nodes: readonly ElementContent[]): Element[][] {
  return nodes.flatMap((node): Element[][] => {
    if (node.type !== 'element') return []
    if (node.tagName !== 'tr')
      return /^(?:tbody|tfoot|thead)$/.test(node.tagName) ? listRows(node.children) : []
    return [node.children.filter((cell) => cell.type === 'element')]
  })
}

const named = /^(?:(?:lang|language|highlight(?:-source)?)-|sh_)([\w+#.-]{1,30})$/i
/** SyntaxHighlighter and Crayon: `brush: php; toolbar: false`, `lang:php decode:true`. */
const pair = /(?:^|[\s;])(?:brush|lang)\s*:\s*([\w+#.-]{1,30})/i
/** Beside one of these, or in an element with the name `code`, a class is a language. */
const highlighters = toSet('highlight hljs syntaxhighlighter')
const attributes = ['dataCodeWrap', 'dataLang', 'dataLanguage', 'dataKeLanguage', 'dataEnlighterLanguage']

/** Sources name these where nobody named one. */
export const unnamed = toSet(
  'auto code copy default generic nogutter none nohighlight null plain plaintext raw text txt undefined',
)
const spoken = /^(?:en|ja|ko|zh)\b/i

/** `<pre class="lang-py prettyprint-override">` → `py`, `<code class="language-x">` → `x`; empty where none is named. */
export function findCodeLanguage(pre: Element): string {
  const code = pre.children.find((child) => child.type === 'element' && child.tagName === 'code')
  for (const element of code?.type === 'element' ? [code, pre] : [pre]) {
    const found = listNames(element)
      .find((name) => /^[\w+#.-]{1,30}$/.test(name))
      ?.toLowerCase()
    if (found !== undefined) return found === 'jscript' ? 'js' : found
  }
  return ''
}

function listNames(element: Element): string[] {
  const { properties } = element
  const { lang, name } = properties
  const classes = listClasses(element)
  // A name alone, as GeSHi writes it: `<pre class="python">`.
  const isAlone = classes.length === 1 && nameLanguage(classes[0]?.toLowerCase() ?? '') !== undefined
  const isNamed = isAlone || name === 'code' || classes.some((each) => highlighters.has(each))
  return [
    ...classes.flatMap((each) => named.exec(each)?.[1] ?? []),
    ...(pair.exec(classes.join(' '))?.slice(1) ?? []),
    // XE names it in an attribute of its own.
    ...[...attributes, 'code_type'].map((attribute) => String(properties[attribute] ?? '')),
    ...(typeof lang === 'string' && !spoken.test(lang) ? [lang] : []),
    ...(isNamed ? classes.filter((each) => !highlighters.has(each) && /^[\w+#]+$/.test(each)) : []),
  ].filter((each) => !unnamed.has(each.toLowerCase()))
}

/** What shows by itself what it is: a picture, a link, a table. */
const plainComponents = toSet('colorpicker_text emoticon table_maker url_link')

/**
 * What a box of XE's editor, which Rhymix has too, says in plain HTML:
 * `<div editor_component="code_highlighter" code_type="Php">`; undefined for a stand-in of one that nobody reads. Polls are no text.
 */
export function readComponent(element: Element, lose: Lose): Element | undefined {
  const { properties, children } = element
  const name = properties['editor_component']
  if (typeof name !== 'string' || name === 'poll_maker' || plainComponents.has(name)) return element
  const said = (attribute: string) => String(properties[attribute] ?? '').trim()
  switch (name) {
    case 'code_highlighter':
      if (element.tagName !== 'pre') lose('code-block-made')
      return { ...element, tagName: 'pre', children: dropFolded(children, true) }
    case 'quotation': {
      if (said('use_folder') !== 'Y') return toElement('blockquote', children)
      const label = said('open_folder')
      const summary = toElement('summary', [{ type: 'text', value: label }])
      return toElement('details', label === '' ? children : [summary, ...children])
    }
    case 'image_link': {
      const href = said('link_url')
      const picture = { ...element, properties: { ...properties, editor_component: null } }
      return href === '' ? picture : toElement('a', [picture], { href })
    }
    case 'multimedia_link':
      return toElement('embed', [], { src: said('multimedia_src') })
    case 'image_gallery': {
      const addresses = said('images_list').split(/(?<=\.(?:gif|jpe?g|png|webp))\s+/i)
      const pictures = addresses.map((src) => toElement('p', [toElement('img', [], { src })]))
      return toElement('div', addresses[0] === '' ? children : pictures)
    }
    default:
      lose('editor-component-unread', name)
      return element.tagName === 'img' ? undefined : element
  }
}
