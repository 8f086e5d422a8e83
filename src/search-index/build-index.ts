// An index, from the questions of an archive in their order to the files that a browser reads.
import { type Manifest, manifestFile } from '../search/manifest.ts'
import { createColumnFiles } from './column-files.ts'
import { readDocumentTerms, readTermCounts, type TermCounts } from './document-terms.ts'
import { createFindOwnTerms } from './hashtag-terms.ts'
import type { IndexedQuestion, IndexFile, IndexFrame } from './index-input.ts'
import { createPackedFiles } from './packed-files.ts'
import { createPostingTable, type PostingTable } from './posting-table.ts'
import { createRecordFiles } from './record-files.ts'
import type { SearchPart } from './search-part.ts'
import { createSpelling } from './spelling-words.ts'
import { createTermFiles } from './term-files.ts'
import { allTerms, countUnits, type TermRange, toRanges } from './term-ranges.ts'
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
  const columns = createColumnFiles(frame, packed)
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
        places <= placesPerRange ? [allTerms] : toRanges(countUnits(added.length, readPart), placesPerRange)
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

/** The mean is of two digits, so that an edit does not move what is said of all other texts. */
function toFieldWeights(field: 'body' | 'title', lengths: readonly number[]): Float64Array {
  const known = lengths.filter((length) => length > 0)
  const sum = known.reduce((all, length) => all + length, 0)
  const mean = Math.max(1, Number((sum / Math.max(1, known.length)).toPrecision(2)))
  return Float64Array.from(lengths, (length) => toFieldWeight(field, length, mean))
}

function addTerms(table: PostingTable, terms: Uint8Array, document: number, { from, to }: TermRange): void {
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
  { from, to }: TermRange,
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
