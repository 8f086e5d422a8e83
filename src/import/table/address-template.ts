import type { Cell } from './row.ts'

const columnName = /\{([^{}]+)\}/g

/** `/board.php?id={wr_id}` → `wr_id`. */
export function listAddressColumns(template: string): string[] {
  return [...template.matchAll(columnName)].map(([, name = '']) => name)
}

/**
 * An old address with the cells of a row in the place of its columns; undefined where one of them is empty, as that row
 * had no such address. What is percent-encoded stays so.
 */
export function fillAddress(
  template: string,
  findCell: (column: string) => Cell | undefined,
): string | undefined {
  let isWhole = true
  const address = template.replace(columnName, (_, name: string) => {
    const cell = findCell(name)
    if (typeof cell !== 'string' || cell === '') isWhole = false
    return typeof cell === 'string' ? cell.replace(/[\s#?&"<>\\]/g, encodeURIComponent) : ''
  })
  return isWhole ? address : undefined
}
