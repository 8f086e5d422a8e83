// A table of a dump, read as it streams by: a row a line, and nothing else is taken.

import { isUtf8 } from 'node:buffer'
import { closeSync, openSync, readSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { Failure } from '../../words/failure.ts'
import type { DumpTable } from './dump-folder.ts'
import type { Row } from './rows.ts'

export interface PlacedRow {
  row: Row
  /** Where it is in its file, in bytes. */
  offset: number
  length: number
  /** In its file, from 1. */
  line: number
}

const chunkBytes = 128 << 10
/** A row is a post; the largest that a site takes is far below. */
const longestLine = 16 << 20
const byteOrderMark = '\u00ef\u00bb\u00bf'
const declaration =
  /^<\?xml version=["']1\.0["'](?: encoding=["']utf-8["'])?(?: standalone=["']\w+["'])? ?\?>$/i

/**
 * Values of a row are Latin-1, a letter for each byte: what is no ASCII in them has to be read by `streamedTextOf`.
 * @param onRead is called with the bytes, each time some were read.
 */
export async function readTable(
  table: DumpTable,
  onRow: (row: PlacedRow) => void,
  onRead: (bytes: number) => void = () => {},
): Promise<void> {
  const file = openSync(table.path, 'r')
  try {
    const lines = createLineReader(table, onRow)
    let held = Buffer.alloc(chunkBytes)
    let kept = 0
    for (;;) {
      if (kept === held.length) {
        if (kept >= longestLine)
          throw new Failure('dump-line-too-long', {
            file: table.file,
            line: lines.line() + 1,
            megabytes: longestLine / 2 ** 20,
          })
        held = Buffer.concat([held, Buffer.alloc(kept)])
      }
      // Others have their turn, a signal to stop among them; asking for each part in another worker costs more.
      await setImmediate()
      const bytesRead = readSync(file, held, kept, held.length - kept, null)
      onRead(bytesRead)
      const length = kept + bytesRead
      const end = bytesRead === 0 ? length : held.lastIndexOf(10, length - 1) + 1
      lines.take(held.subarray(0, end))
      if (bytesRead === 0) break
      held.copyWithin(0, end, length)
      kept = length - end
    }
    lines.end()
  } finally {
    closeSync(file)
  }
}

/** It takes whole lines. */
function createLineReader(table: DumpTable, onRow: (row: PlacedRow) => void) {
  const { file, root } = table
  let [line, offset] = [0, 0]
  let part: 'before' | 'rows' | 'after' = 'before'
  const take = (bytes: Buffer) => {
    checkEncoding(bytes, table, line)
    const text = bytes.toString('latin1')
    for (let from = 0; from < text.length; ) {
      const feed = text.indexOf('\n', from)
      const next = feed === -1 ? text.length : feed + 1
      line += 1
      takeLine(toLine(text, from, feed === -1 ? next : feed), { offset: offset + from, length: next - from })
      from = next
    }
    offset += bytes.length
  }
  const takeLine = (content: string, extent: { offset: number; length: number }) => {
    const row = part === 'rows' ? parseRow(content) : undefined
    if (row) return onRow({ row, line, ...extent })
    if (content.trim() === '') return
    part = toNextPart(content)
  }
  const toNextPart = (content: string) => {
    const text = content.trim()
    if (part === 'rows' && text === `</${root}>`) return 'after'
    if (part === 'before' && line === 1 && declaration.test(text.replace(byteOrderMark, ''))) return 'before'
    if (part === 'before' && text.replace(byteOrderMark, '') === `<${root}>`) return 'rows'
    throw new Failure(part === 'rows' ? 'dump-no-row' : 'dump-no-table', { file, line, root })
  }
  const end = () => {
    if (part !== 'after') throw new Failure('dump-cut-off', { file, line: Math.max(1, line), root })
  }
  return { take, end, line: () => line }
}

function toLine(text: string, from: number, feed: number): string {
  return text.slice(from, text[feed - 1] === '\r' ? feed - 1 : feed)
}

function checkEncoding(bytes: Buffer, table: DumpTable, linesBefore: number): void {
  if (isUtf8(bytes)) return
  let line = linesBefore
  for (let from = 0; from < bytes.length; ) {
    const feed = bytes.indexOf(10, from)
    const next = feed === -1 ? bytes.length : feed + 1
    line += 1
    if (!isUtf8(bytes.subarray(from, next))) throw new Failure('dump-encoding', { file: table.file, line })
    from = next
  }
}

/** What is read in vain to save a read. */
const widestGap = 64 << 10
const longestRead = 1 << 20

export type RowReader = ReturnType<typeof createRowReader>

/** A table that is held open; without one there are no rows. */
export function createRowReader(table: DumpTable | undefined) {
  if (!table) return { read: () => [], close: () => {} }
  const file = openSync(table.path, 'r')
  let buffer = Buffer.alloc(0)
  const readBytes = (start: number, end: number) => {
    // One for all reads: what is left of many is not given back before memory runs short.
    if (buffer.length < end - start) buffer = Buffer.alloc(end - start)
    readSync(file, buffer, 0, end - start, start)
    return buffer
  }
  /** The rows in the order of `found`: lines of a query whose last two values are the place. */
  const read = (found: readonly number[][]): Row[] => {
    const places = found.map(toPlace).sort((a, b) => a.start - b.start)
    const rows: Row[] = new Array(places.length)
    for (const run of toRuns(places)) {
      const bytes = readBytes(run.start, run.end)
      for (const { index, start, end } of run.places)
        rows[index] = splitRow(bytes.toString('utf8', start - run.start, end - run.start))
    }
    return rows
  }
  return { read, close: () => closeSync(file) }
}

interface Place {
  /** Among the rows that are asked for. */
  index: number
  start: number
  end: number
}

function toPlace(values: readonly number[], index: number): Place {
  const [start, length] = [values.at(-2) ?? 0, values.at(-1) ?? 0]
  return { index, start, end: start + length }
}

/** Places that are read at once. */
function toRuns(places: readonly Place[]) {
  const runs: { start: number; end: number; places: Place[] }[] = []
  for (const place of places) {
    const run = runs.at(-1)
    if (run && place.start - run.end <= widestGap && place.end - run.start <= longestRead) {
      run.places.push(place)
      run.end = place.end
    } else runs.push({ start: place.start, end: place.end, places: [place] })
  }
  return runs
}

const beginning = /^[ \t]*<row(?= )/

const name = /^[A-Za-z]\w*$/

const [blank, slash, apostrophe] = [32, 47, 39]

const strayAmpersand = /&(?!(?:lt|gt|amp|quot|apos|#x[\dA-Fa-f]{1,6}|#\d{1,7});)/

/** Undefined for a line that is anything but one row, whole and well-formed. */
function parseRow(line: string): Row | undefined {
  const start = beginning.exec(line)?.[0].length
  if (start === undefined || line.includes('<', start) || strayAmpersand.test(line)) return undefined
  const row = new Map<string, string>()
  const rest = line.slice(takeAttributes(line, start, row))
  if (rest !== ' />' && rest !== '/>') return undefined
  return row.size > 0 && row.keys().every(isName) ? row : undefined
}

/** The attributes of a line that `parseRow` has taken, in half the time. */
function splitRow(line: string): Row {
  const row = new Map<string, string>()
  takeAttributes(line, line.indexOf('<row') + 4, row)
  return row
}

/** @returns where no further attribute follows, or one that is there already. */
function takeAttributes(line: string, start: number, row: Map<string, string>): number {
  let at = start
  while (line.charCodeAt(at) === blank && line.charCodeAt(at + 1) !== slash) {
    const equals = line.indexOf('=', at)
    const quote = line.charCodeAt(equals + 1) === apostrophe ? "'" : '"'
    const end = equals !== -1 && line.startsWith(quote, equals + 1) ? line.indexOf(quote, equals + 2) : -1
    if (end === -1) return at
    const known = row.size
    row.set(line.slice(at + 1, equals), line.slice(equals + 2, end))
    if (row.size === known) return at
    at = end + 1
  }
  return at
}

/** Names that were met, as tables have but a few. */
const names = new Set<string>()

const mostNames = 200

function isName(text: string): boolean {
  if (names.has(text)) return true
  if (!name.test(text)) return false
  if (names.size < mostNames) names.add(text)
  return true
}
