import { Failure } from '../../messages/failure.ts'
import type { TextBlock } from './read-text-blocks.ts'
import type { Cell, TablePart } from './row.ts'
import { splitLines } from './split-lines.ts'

/** Rows of NDJSON: an object a line. Its keys are the columns; those of an object inside are `author.name`. */
export async function* readJsonRows(
  blocks: AsyncIterable<TextBlock>,
  file: string,
): AsyncGenerator<TablePart> {
  for await (const { text, line } of splitLines(blocks)) {
    if (text.trim() === '') continue
    const value = parseLine(text, { file, line })
    const cells = new Map<string, Cell>()
    addCells(value, '', cells)
    yield { row: { cells, line } }
  }
}

function parseLine(text: string, at: { file: string; line: number }): object {
  const value = tryParse(text, at)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new Failure('table-json', { ...at, reason: text.trim().slice(0, 60) })
}

function tryParse(text: string, at: { file: string; line: number }): unknown {
  try {
    return JSON.parse(text, keepNumber)
  } catch (error) {
    throw new Failure('table-json', { ...at, reason: error instanceof Error ? error.message : '' })
  }
}

/** Numbers as they are written: an id may be longer than a number holds. */
function keepNumber(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value
}

/** Deeper than this is no column. */
const deepest = 4

function addCells(object: object, prefix: string, cells: Map<string, Cell>): void {
  for (const [key, value] of Object.entries(object)) {
    const name = prefix + key
    if (Array.isArray(value)) cells.set(name, value.filter(isPlain).map(String))
    else if (isPlain(value)) cells.set(name, String(value))
    else if (typeof value === 'object' && value !== null && name.split('.').length < deepest)
      addCells(value, `${name}.`, cells)
  }
}

function isPlain(value: unknown): boolean {
  return value !== null && value !== '' && typeof value !== 'object'
}
