// The files of an index: packed, named by their bytes, cut to one size, and opened again by the next run.
import { hash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { zlibSync } from 'fflate'
import {
  type ByteReader,
  createByteReader,
  findPlace,
  type Manifest,
  manifestFile,
  nameAt,
  nameLength,
  type Spelling,
  toFileName,
  toFirstQuestions,
} from '../index-format.ts'
import { readTermFile, type TermEntry } from '../look-up.ts'
import type { StoredRecord } from '../read-results.ts'
import type { IndexFile } from './index-input.ts'

export type PackedFiles = ReturnType<typeof createPackedFiles>

/**
 * The files of an index: compressed, since no host compresses what has no type, and named by what they hold.
 * @param known files of the last index: what is the same need not be compressed again.
 */
export function createPackedFiles(known: ReadonlyMap<string, Uint8Array> = new Map()) {
  const files = new Map<string, IndexFile>()
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value))
  /** @returns the name by which the manifest knows it. */
  const add = (bytes: Uint8Array): string => {
    const name = hash('sha256', bytes, 'hex').slice(0, nameLength)
    const file = toFileName(name)
    if (!files.has(name)) files.set(name, { file, bytes: known.get(file) ?? compress(bytes) })
    return name
  }
  const named: IndexFile[] = []
  return {
    /** In the order of their names. */
    get files(): IndexFile[] {
      return [...files.values(), ...named].sort((one, other) => (one.file < other.file ? -1 : 1))
    },
    add,
    addJson: (value: unknown) => add(encode(value)),
    /** Takes over a file of the last index. */
    keep: (name: string): string => {
      const file = toFileName(name)
      const bytes = known.get(file)
      if (!bytes) throw new Error(`${file} is no file of the last index.`)
      files.set(name, { file, bytes })
      return name
    },
    /** Under a name that never changes. */
    addAs: (file: string, value: unknown) => named.push({ file, bytes: compress(encode(value)) }),
  }
}

/** The same bytes on every machine, which the library of Node does not promise. */
function compress(bytes: Uint8Array): Uint8Array {
  return zlibSync(bytes, { level: 6 })
}

/** Adds the manifest and the file of words. What is named in it has been added before. */
export function finishIndex(
  packed: PackedFiles,
  named: Omit<Manifest, 'spelling'> & { spelling: Spelling },
): void {
  const { spelling, years, ...others } = named
  const manifest: Manifest = { ...others, spelling: packed.addJson(spelling), years }
  packed.addAs(manifestFile, manifest)
}

export type LastIndex = ReturnType<typeof openLastIndex>

/**
 * The index of the last run, opened to be changed at a few places.
 * @param files by their names. @throws where one that is asked for is not among them.
 */
export function openLastIndex(files: ReadonlyMap<string, Uint8Array>) {
  const open = (file: string) => inflateSync(files.get(file) ?? new Uint8Array())
  const openAt = (names: string, place: number) => open(toFileName(nameAt(names, place)))
  const parse = (bytes: Buffer) => JSON.parse(bytes.toString())
  const manifest: Manifest = parse(open(manifestFile))
  const firstQuestions = toFirstQuestions(manifest)
  const readRecords = remember((place: number): readonly StoredRecord[] =>
    parse(openAt(manifest.recordFiles, place)),
  )
  return {
    manifest,
    /** Of files of terms and records, by their places. */
    readTerms: remember((place: number): readonly TermEntry[] =>
      readTermFile(openAt(manifest.termFiles, place)),
    ),
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

/** Makes the value of each key once. */
export function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

/**
 * Cuts what follows each other in an order into files of about one size.
 * @param size that a file of more than one item does not exceed. @param onFile is given each file when it is full.
 */
export function createCutter<Item>(
  size: number,
  sizeOf: (item: Item) => number,
  onFile: (items: readonly Item[]) => void,
) {
  let open: Item[] = []
  let filled = 0
  const close = () => {
    if (open.length === 0) return
    onFile(open)
    open = []
    filled = 0
  }
  return {
    add: (item: Item) => {
      const own = sizeOf(item)
      if (filled + own > size) close()
      open.push(item)
      filled += own
    },
    /** Whether a file would be closed before this one. */
    isFullFor: (item: Item) => filled + sizeOf(item) > size,
    hasOpen: () => open.length > 0,
    close,
  }
}

/**
 * Cuts anew around what changed: the files are those that a cutter makes of all items, but few of them are read.
 * @param made `changed` has the files of which something changes, by their places, with what they hold then; `keep` takes
 * over a file that stays as it is.
 */
export function recut<Item>(made: {
  cutter: ReturnType<typeof createCutter<Item>>
  files: number
  read: (place: number) => readonly Item[]
  changed: ReadonlyMap<number, (items: readonly Item[]) => readonly Item[]>
  keep: (place: number) => void
}): void {
  const { cutter, files, read, changed, keep } = made
  for (let place = 0; place < files; place += 1) {
    const change = changed.get(place)
    // What follows a file may fit into it once it is smaller.
    const isBeforeChange = changed.has(place + 1)
    if (!change && !isBeforeChange && !cutter.hasOpen()) {
      keep(place)
      continue
    }
    const items = read(place)
    const [first] = items
    if (!change && !isBeforeChange && first && cutter.isFullFor(first)) {
      cutter.close()
      keep(place)
      continue
    }
    for (const item of change ? change(items) : items) cutter.add(item)
  }
  cutter.close()
}
