// An index, from the questions of an archive in their order to the files that a browser reads.
import { createByteWriter } from '../search/byte-writer.ts'
import { writeFilterRow, writeValueRow } from '../search/columns.ts'
import { type Manifest, manifestFile, questionsPerColumn } from '../search/manifest.ts'
import type { StoredRecord } from '../search/record.ts'
import { type TermEntry, writeTermFile } from '../search/term-file.ts'
import { readDocumentTerms, readTermCounts, type TermCounts } from './document-terms.ts'
import { createFindOwnTerms } from './hashtag-terms.ts'
import type { IndexedQuestion, IndexFile, IndexFrame } from './index-input.ts'
import { createPackedFiles, type PackedFiles } from './packed-files.ts'
import { createPostingTable, type PostingTable } from './posting-table.ts'
import type { SearchPart } from './search-part.ts'
import { createSpelling } from './spelling-words.ts'
import { createWriteList, toFieldWeight } from './write-list.ts'

export interface IndexBuilder {
  /** In the archive's order. */
  add: (question: IndexedQuestion, part: SearchPart) => void
  /** @param readPart of each question that was added, in their order, as often as there are ranges of terms. */
  finish: (readPart: (question: number) => SearchPart) => IndexFile[]
}

/** From this number of questions on files are larger, and records say less of each. */
const largeArchive = 20_000
/** Bytes of a file before it is compressed; characters of excerpts, and whether answers have any. */
const small = { terms: 7_000, records: 6_000, excerpt: 300, answers: true }
const large = { terms: 19_000, records: 40_000, excerpt: 160, answers: false }

interface BuilderOptions {
  /** Files of the last index by their names. */
  known?: ReadonlyMap<string, Uint8Array>
  /** Places of terms that are put into order at a time: 9 bytes each. The index does not depend on it. */
  placesPerRange?: number
}

export function createIndexBuilder(
  frame: IndexFrame,
  { known, placesPerRange = 12_000_000 }: BuilderOptions = {},
): IndexBuilder {
  const sizes = frame.questions < largeArchive ? small : large
  const packed = createPackedFiles(known)
  const records = createRecordFiles(packed, sizes)
  const columns = createColumns(frame, packed)
  const spelling = createSpelling(frame.questions)
  const findOwnTerms = createFindOwnTerms(frame)
  const added: IndexedQuestion[] = []
  const counts: TermCounts[] = []
  const ofQuestions: number[] = []
  const ofAnswers: number[] = []
  const years: [number, number][] = []
  return {
    add: (question, part) => {
      const number = added.length
      added.push({ ...question, head: noHead })
      records.add(question, part)
      columns.add(question)
      for (const text of [question.head[1], ...question.hashtags]) spelling.addTitle(text)
      const last = years.at(-1)
      if (last?.[0] === question.year) last[1] += 1
      else years.push([question.year, 1])
      for (const [answer, { terms }] of part.documents.entries()) {
        counts.push(readTermCounts(terms))
        ofQuestions.push(number)
        ofAnswers.push(answer)
      }
    },
    finish: (readPart) => {
      const bodies = counts.map(({ ofBody }) => ofBody)
      const titles = counts.map(({ ofTitle }) => ofTitle)
      const writeList = createWriteList({
        questions: Uint32Array.from(ofQuestions),
        answers: Uint32Array.from(ofAnswers),
        bodyWeights: toFieldWeights('body', bodies),
        titleWeights: toFieldWeights('title', titles),
      })
      const terms = createTermFiles(packed, sizes.terms)
      const places = counts.reduce((sum, { ofBody, ofTitle }) => sum + ofBody + ofTitle, 0)
      const ranges =
        places <= placesPerRange ? [everything] : toRanges(countUnits(added.length, readPart), placesPerRange)
      for (const range of ranges) {
        const table = createPostingTable()
        let document = 0
        for (const [number, question] of added.entries()) {
          const first = document
          for (const each of readPart(number).documents) {
            addTerms(table, each.terms, document, range)
            document += 1
          }
          for (const own of findOwnTerms(question)) addOwnTerms(table, own, first, range)
        }
        for (const entry of table.toEntries(writeList)) {
          spelling.addTerm(entry)
          terms.add(entry)
        }
      }
      const manifest: Manifest = {
        questions: added.length,
        documents: counts.length,
        ...terms.finish(),
        ...records.finish(),
        ...columns.finish(),
        spelling: packed.addJson(spelling.finish()),
        years,
      }
      packed.addAs(manifestFile, manifest)
      return packed.files
    },
  }
}

/** Heads are in the files of records, and need no memory any more. */
const noHead: IndexedQuestion['head'] = ['', '', 0, ['', '', '', '', 0, ''], '', [], 0, [], 0]

function count(counts: Float64Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1
}

/** The mean is of two digits, so that an edit does not move what is said of all other texts. */
function toFieldWeights(field: 'body' | 'title', lengths: readonly number[]): Float64Array {
  const known = lengths.filter((length) => length > 0)
  const sum = known.reduce((all, length) => all + length, 0)
  const mean = Math.max(1, Number((sum / Math.max(1, known.length)).toPrecision(2)))
  return Float64Array.from(lengths, (length) => toFieldWeight(field, length, mean))
}

/** First units of terms that are put into order together. */
interface Range {
  from: number
  /** The first behind them. */
  to: number
}

const everything: Range = { from: 0, to: 0x10000 }

/** Ranges of so many places at most, unless one unit has more. */
function toRanges(units: Float64Array, placesPerRange: number): Range[] {
  const ranges: Range[] = []
  let from = 0
  let places = 0
  for (const [unit, count] of units.entries()) {
    if (places > 0 && places + count > placesPerRange) {
      ranges.push({ from, to: unit })
      from = unit
      places = 0
    }
    places += count
  }
  return [...ranges, { from, to: units.length }]
}

/** Places of terms by the first unit of the term. */
function countUnits(questions: number, readPart: (question: number) => SearchPart): Float64Array {
  const units = new Float64Array(everything.to)
  for (let question = 0; question < questions; question += 1) {
    for (const { terms } of readPart(question).documents) {
      readDocumentTerms(terms, {
        onPair: (pair) => count(units, pair >>> 16),
        onWord: (word) => count(units, word.charCodeAt(0)),
      })
    }
  }
  return units
}

function addTerms(table: PostingTable, terms: Uint8Array, document: number, { from, to }: Range): void {
  readDocumentTerms(terms, {
    onPair: (pair, occurrences) => {
      const unit = pair >>> 16
      if (unit >= from && unit < to) table.addPair(pair, document, occurrences)
    },
    onWord: (word, occurrences) => {
      const unit = word.charCodeAt(0)
      if (unit >= from && unit < to) table.addWord(word, document, occurrences)
    },
  })
}

function addOwnTerms(
  table: PostingTable,
  { pairs, words }: ReturnType<ReturnType<typeof createFindOwnTerms>>[number],
  document: number,
  { from, to }: Range,
): void {
  for (const [pair, occurrences] of pairs) {
    const unit = pair >>> 16
    if (unit >= from && unit < to) table.addPair(pair, document, occurrences)
  }
  for (const [word, occurrences] of words) {
    const unit = word.charCodeAt(0)
    if (unit >= from && unit < to) table.addWord(word, document, occurrences)
  }
}

function createTermFiles(packed: PackedFiles, size: number) {
  const terms: string[] = []
  let termFiles = ''
  let entries: TermEntry[] = []
  let bytes = 0
  const close = () => {
    const [first] = entries
    if (!first) return
    terms.push(first.term)
    termFiles += packed.add(writeTermFile(entries))
    entries = []
    bytes = 0
  }
  return {
    add: (entry: TermEntry) => {
      const own = entry.list.length + entry.term.length + 4
      if (bytes + own > size) close()
      entries.push(entry)
      bytes += own
    },
    finish: () => {
      close()
      return { terms, termFiles }
    },
  }
}

function createRecordFiles(packed: PackedFiles, { records: size, excerpt: length, answers }: typeof small) {
  const records: number[] = []
  let recordFiles = ''
  let open: StoredRecord[] = []
  let bytes = 0
  let number = 0
  const close = () => {
    if (open.length === 0) return
    records.push(number - open.length)
    recordFiles += packed.addJson(open)
    open = []
    bytes = 0
  }
  return {
    add: ({ head }: IndexedQuestion, { documents }: SearchPart) => {
      const [question, ...others] = documents
      const record: StoredRecord = [
        head,
        cut(question?.excerpt ?? '', length),
        others.map(({ id, page, excerpt }) =>
          answers ? ([id, page, cut(excerpt, length)] as const) : ([id, page] as const),
        ),
      ]
      const own = Buffer.byteLength(JSON.stringify(record))
      if (bytes + own > size) close()
      open.push(record)
      bytes += own
      number += 1
    },
    finish: () => {
      close()
      return { records, recordFiles }
    },
  }
}

/** No half of a pair is left over. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

function createColumns({ hashtags, categories }: IndexFrame, packed: PackedFiles) {
  const places = {
    hashtags: new Map(hashtags.map((hashtag, place) => [hashtag, place])),
    categories: new Map(categories.map((category, place) => [category, place])),
  }
  const names = packed.addJson({ hashtags, categories })
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
    add: ({ flags, category, hashtags: own, views, recommended }: IndexedQuestion) => {
      const ownPlaces = own.map((hashtag) => places.hashtags.get(hashtag) ?? 0)
      writeFilterRow({ flags, category: places.categories.get(category) ?? 0, hashtags: ownPlaces }, filters)
      writeValueRow({ views, recommended }, values)
      rows += 1
      if (rows === questionsPerColumn) close()
    },
    finish: () => {
      close()
      return { names, filterFiles, valueFiles }
    },
  }
}
