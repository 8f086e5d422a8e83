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

/**
 * @param known files of the last index by their names.
 * @param placesPerRange places of terms that are put into order at a time: 9 bytes each. The index does not depend on it.
 */
export function createIndexBuilder(
  frame: IndexFrame,
  known?: ReadonlyMap<string, Uint8Array>,
  placesPerRange = 12_000_000,
) {
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
    /** In the archive's order. */
    add: (question: IndexedQuestion, part: SearchPart) => {
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
    /** @param readPart of each question that was added, in their order, as often as there are ranges of terms. */
    finish: (readPart: (question: number) => SearchPart): MadeIndex => {
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
            const add = createAddTerms(table, document, range)
            add.ofText(each.terms)
            if (answer === 0) findOwnTerms(question).forEach(add.own)
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

/** Adds the terms of a range that a document has. */
function createAddTerms(table: PostingTable, document: number, { from, to }: TermRange) {
  const addPair = (pair: number, occurrences: number) => {
    const unit = pair >>> 16
    if (unit >= from && unit < to) table.addPair(pair, document, occurrences)
  }
  const addWord = (bytes: Uint8Array, start: number, end: number, occurrences: number) => {
    const unit = readFirstUnit(bytes, start)
    if (unit >= from && unit < to) table.addWord(bytes, start, end, document, occurrences)
  }
  return {
    ofText: (terms: Uint8Array) => readDocumentTerms(terms, { onPair: addPair, onWord: addWord }),
    own: ({ pairs, words }: OwnTerms) => {
      for (const [pair, occurrences] of pairs) addPair(pair, occurrences)
      for (const [word, occurrences] of words) addWord(word, 0, word.length, occurrences)
    },
  }
}
