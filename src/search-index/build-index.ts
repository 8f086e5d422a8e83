// An index, from the questions of an archive in their order to the files that a browser reads.
import { createColumnFiles } from './column-files.ts'
import { readDocumentTerms, readTermCounts, type TermCounts } from './document-terms.ts'
import { finishIndex } from './finish-index.ts'
import { createFindOwnTerms, type OwnTerms } from './hashtag-terms.ts'
import { toBodyWeight } from './impact.ts'
import type { IndexedQuestion, IndexFrame } from './index-input.ts'
import { addLength, type MadeIndex, toMeanLength } from './index-ledger.ts'
import { createPackedFiles } from './packed-files.ts'
import { createPostingTable, type PostingTable } from './posting-table.ts'
import { createRecordFiles, toRecord } from './record-files.ts'
import type { SearchPart } from './search-part.ts'
import { findSizes } from './sizes.ts'
import { createSpelling } from './spelling-words.ts'
import { createTermFiles } from './term-files.ts'
import { allTerms, countUnits, readFirstUnit, type TermRange, toRanges } from './term-ranges.ts'
import { createWriteList } from './write-list.ts'

export interface IndexBuilder {
  /** In the archive's order. */
  add: (question: IndexedQuestion, part: SearchPart) => void
  /** @param readPart of each question that was added, in their order, as often as there are ranges of terms. */
  finish: (readPart: (question: number) => SearchPart) => MadeIndex
}

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
  const sizes = findSizes(frame)
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
      records.cutter.add(toRecord(question, part, sizes))
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
      const lengths = counts.reduce((sum, each) => addLength(sum, each), { terms: 0, bodies: 0 })
      const mean = toMeanLength(lengths)
      const writeList = createWriteList({
        questions: Uint32Array.from(ofQuestions),
        answers: Uint32Array.from(ofAnswers),
        bodyWeights: Float64Array.from(counts, ({ ofBody }) => toBodyWeight(ofBody, mean)),
      })
      const terms = createTermFiles(packed, sizes.terms)
      const uncut = new Map<string, Uint8Array>()
      const places = counts.reduce((sum, { different }) => sum + different, 0)
      const ranges =
        places <= placesPerRange ? [allTerms] : toRanges(countUnits(added.length, readPart), placesPerRange)
      for (const range of ranges) {
        const table = createPostingTable()
        let document = 0
        for (const [number, question] of added.entries()) {
          for (const [answer, each] of readPart(number).documents.entries()) {
            addTerms(table, each.terms, document, range)
            if (answer === 0)
              for (const own of findOwnTerms(question)) addOwnTerms(table, own, document, range)
            document += 1
          }
        }
        for (const entry of table.toEntries(writeList)) {
          spelling.setTerm(entry)
          terms.cutter.add(entry)
          if (entry.uncut) uncut.set(entry.term, entry.uncut)
        }
      }
      finishIndex(packed, {
        questions: added.length,
        documents: counts.length,
        ...terms.finish(),
        ...records.finish(),
        ...columns.finish(),
        spelling: spelling.finish(),
        years,
      })
      return { files: packed.files, ledger: { lengths, spelling: spelling.counts(), uncut } }
    },
  }
}

/** Heads are in the files of records, and need no memory any more. */
const noHead: IndexedQuestion['head'] = ['', '', 0, ['', '', '', '', 0, ''], '', [], 0, [], 0]

function addTerms(table: PostingTable, terms: Uint8Array, document: number, { from, to }: TermRange): void {
  readDocumentTerms(terms, {
    onPair: (pair, occurrences) => {
      const unit = pair >>> 16
      if (unit >= from && unit < to) table.addPair(pair, document, occurrences)
    },
    onWord: (bytes, start, end, occurrences) => {
      const unit = readFirstUnit(bytes, start)
      if (unit >= from && unit < to) table.addWord(bytes, start, end, document, occurrences)
    },
  })
}

function addOwnTerms(
  table: PostingTable,
  { pairs, words }: OwnTerms,
  document: number,
  { from, to }: TermRange,
): void {
  for (const [pair, occurrences] of pairs) {
    const unit = pair >>> 16
    if (unit >= from && unit < to) table.addPair(pair, document, occurrences)
  }
  for (const [word, occurrences] of words) {
    const unit = readFirstUnit(word, 0)
    if (unit >= from && unit < to) table.addWord(word, 0, word.length, document, occurrences)
  }
}
