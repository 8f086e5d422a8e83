// What a row must have, or else its line is told.
import { Failure } from '../../messages/failure.ts'
import type { DumpTable } from './dump-table.ts'
import type { PlacedRow } from './read-table.ts'

const integer = /^-?\d{1,15}$/
const idOfPost = /^0*[1-9]\d{0,14}$/
const time = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d+)?$/

export interface CheckedValues {
  number: (row: PlacedRow, attribute: string) => number
  /** The id of the post itself, from 1. */
  id: (post: PlacedRow) => number
  time: (row: PlacedRow, attribute: string) => string
  optionalTime: (row: PlacedRow, attribute: string) => void
  present: (row: PlacedRow, attribute: string) => void
}

export function createCheckedValues({ file }: DumpTable): CheckedValues {
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
  const has = ({ row }: PlacedRow, attribute: string) => row.has(attribute)
  return {
    number: (row, attribute) => Number(check(row, attribute, integer)),
    id: (post) => Number(check(post, 'Id', idOfPost)),
    time: (row, attribute) => check(row, attribute, time),
    optionalTime: (row, attribute) => {
      if (has(row, attribute)) check(row, attribute, time)
    },
    present: (row, attribute) => void find(row, attribute),
  }
}
