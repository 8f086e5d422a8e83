// Tables that somebody wrote as HTML, as trees.
import type { DefaultTreeAdapterMap } from 'parse5'
import { isWideTable } from './cells.ts'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** What stands in a line of text; of all else nobody knows the width here. */
const lineElements = new Set(
  'a abbr b br code del em i ins kbd mark p s samp small span strong sub sup u var'.split(' '),
)

export function isWideElement(table: Element): boolean {
  const rows = findAll(table, (name) => name === 'tr')
  return isWideTable(
    rows.map((row) => findAll(row, (name) => name === 'td' || name === 'th').map(toElementCell)),
  )
}

function findAll(node: Node, isSought: (name: string) => boolean): Element[] {
  if (!('childNodes' in node)) return []
  return node.childNodes.flatMap((child) => {
    if ('tagName' in child && isSought(child.tagName)) return [child]
    return findAll(child, isSought)
  })
}

function toElementCell(cell: Element): string | undefined {
  const others = findAll(cell, (name) => !lineElements.has(name))
  return others.length > 0 ? undefined : toText(cell)
}

function toText(node: Node): string {
  if ('value' in node) return node.value
  if (!('childNodes' in node)) return ''
  return node.nodeName === 'br' ? '\n' : node.childNodes.map(toText).join('')
}
