import type { ElementContent } from 'hast'
import { breaking } from './element-kinds.ts'

/** Cells of a row stand in one line. */
const inline: ReadonlySet<string> = new Set(['br', 'td', 'th'])

export const asBlock = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid|table)\s*(?:;|!|$)/i
/** What shows nothing but its text. */
const plain: ReadonlySet<string> = new Set('b code em font i kbd samp span strong tt u'.split(' '))

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
