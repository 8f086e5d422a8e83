// A file of terms that follow each other in the order of code units, each with its list.
import { type ByteReader, createByteReader } from './byte-reader.ts'
import { createByteWriter } from './byte-writer.ts'

export interface TermEntry {
  term: string
  /** Questions and answers that have it, more than the list holds where that was cut. */
  count: number
  /** As a posting writer wrote it. */
  list: Uint8Array
}

/** First the terms, as what they do not share with the one before, so that they can be looked through; then the lists. */
export function writeTermFile(entries: readonly TermEntry[]): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter()
  writer.number(entries.length)
  let last = ''
  for (const { term, count, list } of entries) {
    const shared = countShared(last, term)
    writer.number(shared)
    writer.text(term.slice(shared))
    writer.number(count)
    writer.number(list.length)
    last = term
  }
  for (const { list } of entries) writer.bytes(list)
  return writer.take()
}

export function readTermFile(bytes: Uint8Array): TermEntry[] {
  const reader = createByteReader(bytes)
  const heads = readHeads(reader)
  return heads.map(({ length, ...head }) => ({ ...head, list: reader.bytes(length) }))
}

function readHeads(reader: ByteReader): (Omit<TermEntry, 'list'> & { length: number })[] {
  const heads = []
  let last = ''
  for (let left = reader.number(); left > 0; left -= 1) {
    const term: string = last.slice(0, reader.number()) + reader.text()
    heads.push({ term, count: reader.number(), length: reader.number() })
    last = term
  }
  return heads
}

/** Units that two texts begin with alike. Half of a pair is never kept apart from the other. */
export function countShared(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one.charCodeAt(shared) === other.charCodeAt(shared)) shared += 1
  return (one.charCodeAt(shared - 1) & 0xfc00) === 0xd800 ? shared - 1 : shared
}
