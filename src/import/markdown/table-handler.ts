// Tables with a head and lines of text are Markdown; all others stay HTML.
import type { Element, ElementContent } from 'hast'
import type { AlignType, RootContent, Table } from 'mdast'
import { holdsBlock } from './holds-block.ts'
import { isPhrasing } from './phrasing.ts'
import { printRawHtml } from './print-raw-html.ts'
import { toBlockHtml } from './raw-nodes.ts'

export function toTable(element: Element, toCell: (cell: Element) => RootContent[]): RootContent {
  const rows = listElements(element.children, 'tr').map((row) => row.children.filter(isCell))
  const head = rows[0]
  if (!head || !isPlain(element, rows)) return toBlockHtml(printRawHtml([element]))
  const table: Table = { type: 'table', align: head.map(findAlign), children: [] }
  for (const cells of rows) {
    table.children.push({
      type: 'tableRow',
      children: cells.map((cell) => ({
        type: 'tableCell',
        children: toCell(unwrap(cell)).filter(isPhrasing),
      })),
    })
  }
  return table
}

function isPlain({ children }: Element, rows: readonly Element[][]): boolean {
  const width = rows[0]?.length ?? 0
  if (width === 0 || listElements(children, 'caption').length > 0) return false
  const isHeaded = rows[0]?.every(({ tagName }) => tagName === 'th') ?? false
  return isHeaded && rows.every((cells) => cells.length === width && cells.every(isPlainCell))
}

function isPlainCell(cell: Element): boolean {
  const { colSpan, rowSpan } = cell.properties
  if (Number(colSpan ?? 1) > 1 || Number(rowSpan ?? 1) > 1) return false
  return !unwrap(cell).children.some(holdsBlock)
}

/** A cell with one paragraph is a cell. */
function unwrap(cell: Element): Element {
  const [only, ...others] = cell.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  )
  const isLine = only?.type === 'element' && others.length === 0 && /^(?:p|div)$/.test(only.tagName)
  return isLine ? { ...cell, children: only.children } : cell
}

function isCell(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th')
}

/** Those of a table, and not of one inside of it. */
function listElements(nodes: readonly ElementContent[], name: string): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return []
    if (node.tagName === name) return [node]
    return /^(?:thead|tbody|tfoot)$/.test(node.tagName) ? listElements(node.children, name) : []
  })
}

function findAlign({ properties: { align, style } }: Element): AlignType {
  const said = /text-align:\s*(\w+)/.exec(typeof style === 'string' ? style : '')?.[1] ?? align
  return said === 'left' || said === 'center' || said === 'right' ? said : null
}
