// What highlighters draw around code: numbers of its lines, in cells or elements of their own.
import type { Element, ElementContent } from 'hast'
import type { Lose } from '../tally.ts'
import { toCodeText } from './code-text.ts'
import { hasClass } from './element-tree.ts'

const ofNumbers =
  'blob-num crayon-num crayon-nums gl gutter hljs-ln-numbers line-number line-numbers line_numbers linenos lineno linenumber linenumbers rouge-gutter'.split(
    ' ',
  )
const ofCode = ['blob-code', 'code', 'crayon-code', 'de1', 'hljs-ln-code', 'rouge-code']

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
  const code = cells.filter((cell) => hasClass(cell, ...ofCode))
  if (code.length === 1 && cells.every((cell) => hasClass(cell, ...ofCode) || hasClass(cell, ...ofNumbers)))
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
    const isNumber = hasClass(node, ...ofNumbers) && /^[\d\s]*$/.test(toCodeText(node.children))
    const children = isNumber ? [] : dropNumbers(node.children)
    if (children === node.children) return [node]
    isSame = false
    return isNumber ? [] : [{ ...node, children }]
  })
  return isSame ? nodes : kept
}

function listRows(nodes: readonly ElementContent[]): Element[][] {
  return nodes.flatMap((node): Element[][] => {
    if (node.type !== 'element') return []
    if (node.tagName !== 'tr')
      return /^(?:tbody|tfoot|thead)$/.test(node.tagName) ? listRows(node.children) : []
    return [node.children.filter((cell) => cell.type === 'element')]
  })
}
