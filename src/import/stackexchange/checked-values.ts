// What a row must have, or else its line is told.
import { Failure } from '../../messages/failure.ts'
import type { DumpTable } from './dump-table.ts'
import type { PlacedRow } from './read-table.ts'

const integer = /^-?\d{1,15}$/
const idOfPost = /^0*[1-9]\d{0,14}$/
const time = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d+)?$/

export function createCheckedValues({ file }: DumpTable) {
  const find = ({ row, line }: PlacedRow, attribute: string): string => {
    const value = row.get(attribute)
    if (value === undefined) throw new Failure('dump-attribute-missing', { file, line, attribute })
    return value
  }
  const check = (row: PlacedRow, attribute: string, pattern: RegExp): string => {
    const value = find(row, attribute)
    if (pattern.test(value)) return value
    const { line } = row
    throw new Failure('dump-attribute-wrong', { file, line, attribute, value: value.slice(0, 40) })
  }
  return {
    number: (row: PlacedRow, attribute: string) => Number(check(row, attribute, integer)),
    /** The id of the post itself, from 1. */
    id: (post: PlacedRow) => Number(check(post, 'Id', idOfPost)),
    time: (row: PlacedRow, attribute: string) => check(row, attribute, time),
    optionalTime: (row: PlacedRow, attribute: string) => {
      if (row.row.has(attribute)) check(row, attribute, time)
    },
    present: (row: PlacedRow, attribute: string) => void find(row, attribute),
  }
}
