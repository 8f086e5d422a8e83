// Files of records, columns and terms: made in order, and patched after edits.
import {
  type FilterRow,
  findPlace,
  type Manifest,
  nameAt,
  questionsPerColumn,
  readFilterRow,
  readValueRow,
  writeFilterRow,
  writeValueRow,
} from '../index-format.ts'
import { countShared, type TermEntry, writeTermFile } from '../look-up.ts'
import type { StoredRecord } from '../read-results.ts'
import { createByteWriter } from '../write-bytes.ts'
import type { IndexedQuestion, IndexFrame, IndexSizes } from './index-input.ts'
import { createCutter, type LastIndex, type PackedFiles, recut } from './packed-files.ts'
import type { SearchPart } from './search-part.ts'

/** What results show of a question. */
export function toRecord(
  { head }: Pick<IndexedQuestion, 'head'>,
  { documents: [question, ...others] }: SearchPart,
  { excerpt: length, answers }: IndexSizes,
): StoredRecord {
  return [
    head,
    cut(question?.excerpt ?? '', length),
    others.map(({ id, page, excerpt }) =>
      answers ? ([id, page, cut(excerpt, length)] as const) : ([id, page] as const),
    ),
  ]
}

/** Behind a word, where one ends within the last quarter; no half of a pair is left over. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const part = text.slice(0, length - 1)
  const blank = part.lastIndexOf(' ')
  return `${blank > 0.75 * length ? part.slice(0, blank) : part.replace(/[\ud800-\udbff]$/, '')}…`
}

type RecordFileNames = Pick<Manifest, 'records' | 'recordFiles'>

/** Files of records, which come in the archive's order. */
export function createRecordFiles(packed: PackedFiles, { records: size }: IndexSizes) {
  const records: number[] = []
  let recordFiles = ''
  const cutter = createCutter<StoredRecord>(
    size,
    (record) => Buffer.byteLength(JSON.stringify(record)),
    (open) => {
      records.push(open.length)
      recordFiles += packed.addJson(open)
    },
  )
  return {
    cutter,
    /** Takes over the file at this place of the last index. */
    keep: (place: number, { manifest }: LastIndex) => {
      records.push(manifest.records[place] ?? 0)
      recordFiles += packed.keep(nameAt(manifest.recordFiles, place))
    },
    finish: (): RecordFileNames => {
      cutter.close()
      return { records, recordFiles }
    },
  }
}

/** The same after edits. */
export function patchRecordFiles(
  last: LastIndex,
  edits: readonly { number: number; question: IndexedQuestion; part: SearchPart }[],
  packed: PackedFiles,
  sizes: IndexSizes,
): RecordFileNames {
  const { manifest, readRecords, firstQuestions } = last
  const files = createRecordFiles(packed, sizes)
  const changed = new Map<number, (records: readonly StoredRecord[]) => readonly StoredRecord[]>()
  for (const [place, ofFile] of Map.groupBy(edits, ({ number }) => findPlace(firstQuestions, number))) {
    const edited = new Map(ofFile.map((edit) => [edit.number - (firstQuestions[place] ?? 0), edit]))
    changed.set(place, (records) =>
      records.map((record, row) => {
        const edit = edited.get(row)
        return edit ? toRecord(edit.question, edit.part, sizes) : record
      }),
    )
  }
  recut({
    cutter: files.cutter,
    files: manifest.records.length,
    read: readRecords,
    changed,
    keep: (place) => files.keep(place, last),
  })
  return files.finish()
}

type ColumnNames = Pick<Manifest, 'names' | 'filterFiles' | 'valueFiles'>
type Filtered = Pick<IndexedQuestion, 'flags' | 'category' | 'hashtags'>

/** Files of what all questions have, which come in the archive's order. */
export function createColumnFiles(frame: IndexFrame, packed: PackedFiles) {
  const toRow = createToFilterRow(frame)
  const names = addNames(frame, packed)
  let filterFiles = ''
  let valueFiles = ''
  let filters = createByteWriter()
  let values = createByteWriter()
  let rows = 0
  const close = () => {
    if (rows === 0) return
    filterFiles += packed.add(filters.take())
    valueFiles += packed.add(values.take())
    filters = createByteWriter()
    values = createByteWriter()
    rows = 0
  }
  return {
    add: (question: IndexedQuestion) => {
      writeFilterRow(toRow(question), filters)
      writeValueRow(question, values)
      rows += 1
      if (rows === questionsPerColumn) close()
    },
    finish: (): ColumnNames => {
      close()
      return { names, filterFiles, valueFiles }
    },
  }
}

/** The same after an edit. @param edited questions by their numbers. */
export function patchColumnFiles(
  frame: IndexFrame,
  { manifest, readColumn }: LastIndex,
  edited: ReadonlyMap<number, IndexedQuestion>,
  packed: PackedFiles,
): ColumnNames {
  const toRow = createToFilterRow(frame)
  const places = Math.ceil(manifest.questions / questionsPerColumn)
  let filterFiles = ''
  let valueFiles = ''
  for (let place = 0; place < places; place += 1) {
    const own = Array.from(edited, ([number, question]) => ({
      row: number - place * questionsPerColumn,
      question,
    }))
    const here = own.filter(({ row }) => row >= 0 && row < questionsPerColumn)
    if (here.length === 0) {
      filterFiles += packed.keep(nameAt(manifest.filterFiles, place))
      valueFiles += packed.keep(nameAt(manifest.valueFiles, place))
      continue
    }
    const filterRows = readColumn(manifest.filterFiles, place, readFilterRow)
    const valueRows = readColumn(manifest.valueFiles, place, readValueRow)
    for (const { row, question } of here) {
      filterRows[row] = toRow(question)
      valueRows[row] = question
    }
    const [filters, values] = [createByteWriter(), createByteWriter()]
    for (const row of filterRows) writeFilterRow(row, filters)
    for (const row of valueRows) writeValueRow(row, values)
    filterFiles += packed.add(filters.take())
    valueFiles += packed.add(values.take())
  }
  return { names: addNames(frame, packed), filterFiles, valueFiles }
}

/** What the last index filtered a question by. */
export function readFiltered(
  { hashtags, categories }: IndexFrame,
  { manifest, readColumn }: LastIndex,
  question: number,
): Filtered {
  const place = Math.floor(question / questionsPerColumn)
  const row = readColumn(manifest.filterFiles, place, readFilterRow)[question % questionsPerColumn]
  return {
    flags: row?.flags ?? [],
    category: categories[row?.category ?? 0],
    hashtags: (row?.hashtags ?? []).map((place) => hashtags[place] ?? ''),
  }
}

function addNames({ hashtags, categories }: IndexFrame, packed: PackedFiles): string {
  return packed.addJson({ hashtags, categories })
}

function createToFilterRow({ hashtags, categories }: IndexFrame): (question: Filtered) => FilterRow {
  const placesOfHashtags = new Map(hashtags.map((hashtag, place) => [hashtag, place]))
  const placesOfCategories = new Map(categories.map((category, place) => [category, place]))
  return ({ flags, category, hashtags: own }) => ({
    flags,
    category: category === undefined ? categories.length : (placesOfCategories.get(category) ?? 0),
    hashtags: own.map((hashtag) => placesOfHashtags.get(hashtag) ?? 0),
  })
}

export type TermFileNames = Pick<Manifest, 'terms' | 'termFiles'>

/** Files of terms, which come in the order of code units. @param size bytes of a file before it is compressed. */
export function createTermFiles(packed: PackedFiles, size: number) {
  const terms: string[] = []
  let termFiles = ''
  let findLast = () => ''
  let keptPlace = -1
  const cutter = createCutter<TermEntry>(
    size,
    ({ term, list }) => list.length + term.length + 4,
    (entries) => {
      terms.push(toBorder(findLast(), entries[0]?.term ?? ''))
      termFiles += packed.add(writeTermFile(entries))
      findLast = () => entries.at(-1)?.term ?? ''
    },
  )
  return {
    cutter,
    /** Takes over the file at this place of the last index. */
    keep: (place: number, { manifest, readTerms }: LastIndex) => {
      // Between two that stay the border stays too, and neither need be read.
      const border = place === keptPlace + 1 ? manifest.terms[place] : undefined
      terms.push(border ?? toBorder(findLast(), readTerms(place)[0]?.term ?? ''))
      termFiles += packed.keep(nameAt(manifest.termFiles, place))
      findLast = () => readTerms(place).at(-1)?.term ?? ''
      keptPlace = place
    },
    finish: (): TermFileNames => {
      cutter.close()
      return { terms, termFiles }
    },
  }
}

/** The shortest beginning of a term that is behind the term before it. */
function toBorder(before: string, term: string): string {
  const length = countShared(before, term) + 1
  const isHalf = /[\ud800-\udbff]/.test(term[length - 1] ?? '')
  return term.slice(0, isHalf ? length + 1 : length)
}
