// The index of the last run, opened to be changed at a few places.
import { inflateSync } from 'node:zlib'
import { type ByteReader, createByteReader } from '../search/byte-reader.ts'
import {
  findPlace,
  type Manifest,
  manifestFile,
  nameAt,
  toFileName,
  toFirstQuestions,
} from '../search/manifest.ts'
import type { StoredRecord } from '../search/record.ts'
import { readTermFile, type TermEntry } from '../search/term-file.ts'

export type LastIndex = ReturnType<typeof openLastIndex>

/** @param files by their names. @throws where one that is asked for is not among them. */
export function openLastIndex(files: ReadonlyMap<string, Uint8Array>) {
  const open = (file: string) => inflateSync(files.get(file) ?? new Uint8Array())
  const openAt = (names: string, place: number) => open(toFileName(nameAt(names, place)))
  const parse = (bytes: Buffer) => JSON.parse(bytes.toString())
  const manifest: Manifest = parse(open(manifestFile))
  const firstQuestions = toFirstQuestions(manifest)
  const readRecords = remember((place): readonly StoredRecord[] => parse(openAt(manifest.recordFiles, place)))
  return {
    manifest,
    /** Of files of terms and records, by their places. */
    readTerms: remember((place): readonly TermEntry[] => readTermFile(openAt(manifest.termFiles, place))),
    readRecords,
    /** Number of the first question of each file of records. */
    firstQuestions,
    readRecord: (question: number): StoredRecord => {
      const place = findPlace(firstQuestions, question)
      const record = readRecords(place)[question - (firstQuestions[place] ?? 0)]
      if (!record) throw new Error(`The last index has no question ${question}.`)
      return record
    },
    /** @param names of the files of a column. */
    readColumn: <Row>(names: string, place: number, readRow: (reader: ByteReader) => Row): Row[] => {
      const reader = createByteReader(openAt(names, place))
      const rows: Row[] = []
      while (!reader.isAtEnd()) rows.push(readRow(reader))
      return rows
    },
  }
}

function remember<Value>(read: (place: number) => Value): (place: number) => Value {
  const known = new Map<number, Value>()
  return (place) => {
    const value = known.get(place) ?? read(place)
    known.set(place, value)
    return value
  }
}
