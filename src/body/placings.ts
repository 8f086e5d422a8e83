// Attributes of raw HTML by which a cell is under its head, and an item of a list has its number.

export type Attribute = Record<'name' | 'value', string>

const number = /^-?\d{1,9}$/
const span = /^(?:[2-9]|[1-9]\d{1,2}|1000)$/

/** By element, as they are printed. */
export const placings: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  li: { value: number },
  ol: { start: number, reversed: /^$/, type: /^[1aAiI]$/ },
  td: { colspan: span, rowspan: span },
  th: { colspan: span, rowspan: span },
}

export const placingNames = new Set(Object.values(placings).flatMap((names) => Object.keys(names)))

/** How many places of its table a cell is over. */
export function countPlaces(attributes: readonly Attribute[]): number {
  const spans = attributes.filter(({ name }) => name === 'colspan' || name === 'rowspan')
  return spans.reduce((product, { value }) => product * toSpan(value), 1)
}

/** Rows or columns: 1,000 at most, as in browsers. */
function toSpan(written: string): number {
  return /^\s*\d+\s*$/.test(written) ? Math.min(Math.max(Number(written), 1), 1_000) : 1
}

/** Those that an element may have, each in one spelling. */
export function printPlacings(element: string, attributes: readonly Attribute[]): string {
  const own = Object.hasOwn(placings, element) ? placings[element] : undefined
  const printed = attributes.map(({ name, value: written }) => {
    const pattern = own?.[name]
    const value = pattern === span ? `${toSpan(written)}` : name === 'reversed' ? '' : written.trim()
    if (!pattern?.test(value)) return ''
    return value === '' ? ` ${name}` : ` ${name}="${value}"`
  })
  return printed.join('')
}
