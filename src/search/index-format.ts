// How the files of an index are read: bytes that `write-bytes.ts` wrote, columns of what all questions have, and the
// manifest that names the others.

import { type Flag, flags } from './asked.ts'
import type { ByteWriter } from './write-bytes.ts'

/** UTF-16 units of a body that are searched. */
export const searchedLength = 20_000

/** A term that more bodies have leads to those alone that it fits best; what has it in its title or hashtags stays. */
export const mostInBodies = 4_000

/** A text may begin with U+FEFF, which is a sign of it and no mark. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** As long as most words are: plain letters are read without the decoder. */
const longestPlain = 32

export type ByteReader = ReturnType<typeof createByteReader>

/** Behind its end numbers are 0 and texts empty. */
export function createByteReader(bytes: Uint8Array) {
  let at = 0
  const reader = {
    number: (): number => {
      let value = 0
      let unit = 1
      for (;;) {
        const byte = bytes[at++] ?? 0
        if (byte < 128) return value + byte * unit
        value += (byte - 128) * unit
        unit *= 128
      }
    },
    text: (): string => {
      const length = reader.number()
      const plain = length <= longestPlain ? readPlain(bytes, at, length) : undefined
      if (plain === undefined) return decoder.decode(reader.bytes(length))
      at += length
      return plain
    },
    /** The next bytes, which are not copied. */
    bytes: (length: number): Uint8Array => {
      at += length
      return bytes.subarray(at - length, at)
    },
    /** @returns where the bytes begin that are left out. */
    skip: (length: number): number => {
      at += length
      return at - length
    },
    isAtEnd: () => at >= bytes.length,
  }
  return reader
}

/** Undefined where a sign is none of ASCII. */
function readPlain(bytes: Uint8Array, start: number, length: number): string | undefined {
  let text = ''
  for (let place = start; place < start + length; place += 1) {
    const byte = bytes[place] ?? 128
    if (byte > 127) return undefined
    text += String.fromCharCode(byte)
  }
  return text
}

/** Of a question in columns, which are read where results are counted by filters or put into another order. */
export interface FilterRow {
  flags: readonly Flag[]
  /** Places among the names; that behind the last of a question without a category. */
  category: number
  hashtags: readonly number[]
}

/** Undefined where the community never counted. */
export interface ValueRow {
  views: number | undefined
  recommended: number | undefined
}

export function writeFilterRow(row: FilterRow, writer: ByteWriter): void {
  writer.number(row.flags.reduce((bits, flag) => bits | (1 << flags.indexOf(flag)), 0))
  writer.number(row.category)
  writer.number(row.hashtags.length)
  for (const hashtag of row.hashtags) writer.number(hashtag)
}

export function readFilterRow(reader: ByteReader): FilterRow {
  const bits = reader.number()
  const category = reader.number()
  const hashtags = Array.from({ length: reader.number() }, () => reader.number())
  return { flags: flags.filter((_, place) => bits & (1 << place)), category, hashtags }
}

export function writeValueRow({ views, recommended }: ValueRow, writer: ByteWriter): void {
  writer.number(views === undefined ? 0 : views + 1)
  writer.number(recommended === undefined ? 0 : recommended + 1)
}

export function readValueRow(reader: ByteReader): ValueRow {
  const [views, recommended] = [reader.number(), reader.number()]
  return {
    views: views === 0 ? undefined : views - 1,
    recommended: recommended === 0 ? undefined : recommended - 1,
  }
}

/** Below the folder of the search; the only file of an index whose name never changes. */
export const manifestFile = 'index.bin'

/** Digits of a name; each other file of an index is named by its bytes. */
export const nameLength = 12

/** In a folder of their own, of which `public/_headers` says that browsers may keep it for ever. */
export function toFileName(name: string): string {
  return `data/${name}.bin`
}

/** Questions of a file of columns. */
export const questionsPerColumn = 8_192

/** What the browser has to know of an index before it asks anything of it. Names of files are end to end. */
export interface Manifest {
  questions: number
  /** Questions and answers. */
  documents: number
  /** Beginnings of the first terms of files of terms, as long as it takes to sort after the last term of the file before. */
  terms: readonly string[]
  termFiles: string
  /** How many questions each file of records has. */
  records: readonly number[]
  recordFiles: string
  /** Hashtags and categories, to which columns refer by their places. */
  names: string
  filterFiles: string
  valueFiles: string
  spelling: string
  /** Years of the newest activity with the number of their questions, in the archive's order: the newest first. */
  years: readonly (readonly [year: number, count: number])[]
}

/** Words with the number of texts that have them. */
export type Spelling = readonly (readonly [word: string, count: number])[]

/** Number of the first question of each file of records. */
export function toFirstQuestions({ records }: Pick<Manifest, 'records'>): number[] {
  let questions = 0
  return records.map((count) => {
    questions += count
    return questions - count
  })
}

export function nameAt(files: string, place: number): string {
  return files.slice(place * nameLength, (place + 1) * nameLength)
}

/** Place of the last of the sorted values that is not behind `value`; 0 where all are. */
export function findPlace<Value extends string | number>(sorted: readonly Value[], value: Value): number {
  let [low, high] = [0, sorted.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as Value) <= value) low = middle
    else high = middle
  }
  return low
}

// The files of an index as the browser reads them, each of them fetched once but the one that names the others.

export interface IndexFiles {
  manifest: () => Promise<Manifest>
  /** @param name as the manifest has it. */
  bytes: (name: string) => Promise<Uint8Array>
  json: <Value>(name: string) => Promise<Value>
}

/** @param address of the folder, with a slash at its end. @throws TypeError when a file can't be fetched. */
export function openIndexFiles(address: string): IndexFiles {
  const fetchOnce = readOnce((file: string) => fetchFile(address + file, 'default'))
  const parse = (bytes: Uint8Array) => JSON.parse(decoder.decode(bytes))
  return {
    // Other files are named by their bytes, and may be kept for ever; this one names them, and is asked for each time.
    manifest: async () => parse(await fetchFile(address + manifestFile, 'no-cache')),
    bytes: (name) => fetchOnce(toFileName(name)),
    json: async (name) => parse(await fetchOnce(toFileName(name))),
  }
}

export function readOnce<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>()
  return (key) => {
    const value = known.get(key) ?? read(key)
    known.set(key, value)
    // What could not be had may be there the next time.
    value.catch(() => known.delete(key))
    return value
  }
}

async function fetchFile(address: string, cache: RequestCache): Promise<Uint8Array> {
  const response = await fetch(address, { cache })
  if (!response.ok || !response.body) throw new TypeError(`${response.status} ${address}`)
  const opened = response.body.pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(opened).arrayBuffer())
}
