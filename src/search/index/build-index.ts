// An index, from the questions of an archive in their order to the files that a browser reads.
import { createColumnFiles, createRecordFiles, createTermFiles, toRecord } from './data-files.ts'
import { findSizes, type IndexedQuestion, type IndexFrame } from './index-input.ts'
import { addLength, createSpelling, type MadeIndex, toMeanLength } from './index-ledger.ts'
import { createPackedFiles, finishIndex } from './packed-files.ts'
import { createPostingTable, type PostingTable } from './posting-table.ts'
import { createFindOwnTerms, createWriteList, type OwnTerms, toBodyWeight } from './question-terms.ts'
import { readDocumentTerms, readTermCounts, type SearchPart, type TermCounts } from './search-part.ts'

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
      if (question.year !== undefined) {
        if (last?.[0] === question.year) last[1] += 1
        else years.push([question.year, 1])
      }
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

/** First units of terms, of which only some are put into order at a time. */
interface TermRange {
  from: number
  /** The first behind them. */
  to: number
}

const allTerms: TermRange = { from: 0, to: 0x10000 }

/** Ranges of so many places at most, unless one unit has more. */
function toRanges(units: Float64Array, placesPerRange: number): TermRange[] {
  const ranges: TermRange[] = []
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
  const units = new Float64Array(allTerms.to)
  for (let question = 0; question < questions; question += 1) {
    for (const { terms } of readPart(question).documents) {
      readDocumentTerms(terms, {
        onPair: (pair) => count(units, pair >>> 16),
        onWord: (bytes, start) => count(units, readFirstUnit(bytes, start)),
      })
    }
  }
  return units
}

function count(counts: Float64Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1
}

/** The first code unit of a text in UTF-8. */
function readFirstUnit(bytes: Uint8Array, start: number): number {
  const [first = 0, second = 0, third = 0] = [bytes[start], bytes[start + 1], bytes[start + 2]]
  if (first < 0x80) return first
  if (first < 0xe0) return ((first & 0x1f) << 6) | (second & 0x3f)
  if (first < 0xf0) return ((first & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f)
  const sign = ((first & 0x07) << 18) | ((second & 0x3f) << 12) | ((third & 0x3f) << 6)
  return 0xd800 + ((sign - 0x10000) >> 10)
}
