// An index after edits of a few questions: the bytes that making it anew would give, for a small part of the work.

import { readPostings } from '../filter-questions.ts'
import { createByteReader, findPlace, type Manifest } from '../index-format.ts'
import type { TermEntry } from '../look-up.ts'
import {
  createTermFiles,
  patchColumnFiles,
  patchRecordFiles,
  readFiltered,
  type TermFileNames,
} from './data-files.ts'
import { findSizes, type IndexedQuestion, type IndexFrame, type IndexSizes } from './index-input.ts'
import {
  addLength,
  createSpelling,
  type IndexLedger,
  type Lengths,
  type MadeIndex,
  toMeanLength,
} from './index-ledger.ts'
import {
  createPackedFiles,
  finishIndex,
  type LastIndex,
  openLastIndex,
  type PackedFiles,
  recut,
} from './packed-files.ts'
import {
  collectTerms,
  createFindOwnTerms,
  isWhole,
  type OwnTerms,
  readWholeList,
  toBodyWeight,
  toImpact,
  type WholePosting,
  writeList,
} from './question-terms.ts'
import { readTermCounts, type SearchPart } from './search-part.ts'

export interface Edit {
  /** In the archive's order. */
  number: number
  question: IndexedQuestion
  part: SearchPart
  /** What the last index had under this number. */
  lastPart: SearchPart
}

/**
 * @param frame that of the last index too.
 * @returns undefined where the edits change more than what is of these questions: then it is to be made anew.
 */
export function patchIndex(
  frame: IndexFrame,
  { files, ledger }: MadeIndex,
  edits: readonly Edit[],
): MadeIndex | undefined {
  const known = new Map(files.map(({ file, bytes }) => [file, bytes]))
  const last = openLastIndex(known)
  const { manifest } = last
  const lengths = edits.reduce(replaceLengths, ledger.lengths)
  const mean = toMeanLength(lengths)
  if (mean !== toMeanLength(ledger.lengths)) return undefined
  if (edits.some(({ number, question }) => question.year !== findYear(manifest, number))) return undefined

  const packed = createPackedFiles(known)
  const sizes = findSizes(frame)
  const findOwnTerms = createFindOwnTerms(frame)
  const spelling = createSpelling(frame.questions, ledger.spelling)
  const patches = edits.map(({ number, question, part, lastPart }) => {
    const lastFiltered = readFiltered(frame, last, number)
    for (const title of [last.readRecord(number)[0][1], ...lastFiltered.hashtags]) spelling.removeTitle(title)
    for (const title of [question.head[1], ...question.hashtags]) spelling.addTitle(title)
    return {
      number,
      before: { part: lastPart, own: findOwnTerms(lastFiltered) },
      after: { part, own: findOwnTerms(question) },
    }
  })
  const terms = patchTermFiles({ last, patches, mean, uncut: ledger.uncut, spelling, packed, sizes })
  if (!terms) return undefined
  const questions = new Map(edits.map(({ number, question }) => [number, question]))
  const more = edits.reduce(
    (sum, { part, lastPart }) => sum + part.documents.length - lastPart.documents.length,
    0,
  )
  finishIndex(packed, {
    questions: manifest.questions,
    documents: manifest.documents + more,
    ...terms.files,
    ...patchRecordFiles(last, edits, packed, sizes),
    ...patchColumnFiles(frame, last, questions, packed),
    spelling: spelling.finish(),
    years: manifest.years,
  })
  return { files: packed.files, ledger: { lengths, spelling: spelling.counts(), uncut: terms.uncut } }
}

function replaceLengths(lengths: Lengths, { part, lastPart }: Edit): Lengths {
  const without = lastPart.documents.reduce(
    (sum, { terms }) => addLength(sum, readTermCounts(terms), -1),
    lengths,
  )
  return part.documents.reduce((sum, { terms }) => addLength(sum, readTermCounts(terms)), without)
}

function findYear({ years }: Manifest, question: number): number | undefined {
  let end = 0
  return years.find(([, count]) => {
    end += count
    return question < end
  })?.[0]
}

interface QuestionState {
  part: SearchPart
  own: readonly OwnTerms[]
}

type QuestionPatches = readonly { number: number; before: QuestionState; after: QuestionState }[]

/** What is of some questions in the list of a term, by their numbers. */
type Replacements = ReadonlyMap<number, readonly WholePosting[]>

/**
 * Files of terms after edits: lists are changed where what is of the edited questions is another.
 * @param made with the mean length of bodies; `spelling` is given the new number of texts of each term whose list changes.
 * @returns undefined where a list has to be cut that was whole: the ledger does not say which places it may lose.
 */
function patchTermFiles(made: {
  last: LastIndex
  patches: QuestionPatches
  mean: number
  uncut: IndexLedger['uncut']
  spelling: ReturnType<typeof createSpelling>
  packed: PackedFiles
  sizes: IndexSizes
}): { files: TermFileNames; uncut: IndexLedger['uncut'] } | undefined {
  const { last, patches, mean, uncut: lastUncut, spelling, packed, sizes } = made
  const { manifest, readTerms } = last
  if (manifest.terms.length === 0) return undefined
  const replacements = findReplacements(patches, mean)
  const files = createTermFiles(packed, sizes.terms)
  const uncut = new Map(lastUncut)
  let isNewlyCut = false
  const patchEntry = (term: string, entry: TermEntry | undefined): TermEntry[] => {
    const whole = lastUncut.get(term)
    const postings = whole ? readWholeList(whole) : readList(entry?.list ?? new Uint8Array())
    const written = writeList(replacePostings(postings, replacements.get(term) ?? new Map()))
    if (written.uncut && !whole) isNewlyCut = true
    if (written.uncut) uncut.set(term, written.uncut)
    else uncut.delete(term)
    spelling.setTerm({ term, count: written.count })
    return written.count === 0 ? [] : [{ term, ...written }]
  }
  const changed = new Map<number, (entries: readonly TermEntry[]) => readonly TermEntry[]>()
  for (const [place, terms] of Map.groupBy(replacements.keys(), (term) => findPlace(manifest.terms, term))) {
    changed.set(place, (entries) => patchEntries(entries, terms, patchEntry))
  }
  recut({
    cutter: files.cutter,
    files: manifest.terms.length,
    read: readTerms,
    changed,
    keep: (place) => files.keep(place, last),
  })
  return isNewlyCut ? undefined : { files: files.finish(), uncut }
}

function findReplacements(patches: QuestionPatches, mean: number): Map<string, Replacements> {
  const all = new Map<string, Map<number, readonly WholePosting[]>>()
  for (const { number, before, after } of patches) {
    const [old, fresh] = [toPostings(number, before, mean), toPostings(number, after, mean)]
    for (const term of new Set([...old.keys(), ...fresh.keys()])) {
      const postings = fresh.get(term) ?? []
      if (isSame(old.get(term) ?? [], postings)) continue
      const ofTerm = all.get(term) ?? new Map()
      all.set(term, ofTerm.set(number, postings))
    }
  }
  return all
}

/** What is of a question in the list of each of its terms, text by text. */
function toPostings(
  question: number,
  { part, own }: QuestionState,
  mean: number,
): Map<string, WholePosting[]> {
  const weights = part.documents.map(({ terms }) => toBodyWeight(readTermCounts(terms).ofBody, mean))
  const postings = new Map<string, WholePosting[]>()
  for (const [term, texts] of collectTerms(part, own)) {
    postings.set(
      term,
      Array.from(texts, ([answer, occurring]) => {
        const impact = toImpact(occurring, weights[answer] ?? 1)
        return { question, answer, impact, whole: isWhole(occurring) }
      }),
    )
  }
  return postings
}

function isSame(some: readonly WholePosting[], others: readonly WholePosting[]): boolean {
  if (some.length !== others.length) return false
  return some.every(({ answer, impact, whole }, place) => {
    const other = others[place]
    return other?.answer === answer && other.impact === impact && other.whole === whole
  })
}

function replacePostings(postings: readonly WholePosting[], replacements: Replacements): WholePosting[] {
  const others = postings.filter(({ question }) => !replacements.has(question))
  const all = [...others, ...Array.from(replacements.values()).flat()]
  return all.sort((one, other) => one.question - other.question || one.answer - other.answer)
}

/** A list that was never cut does not say what is in titles, and need not. */
function readList(list: Uint8Array): WholePosting[] {
  const postings: WholePosting[] = []
  readPostings(createByteReader(list), (question, answer, impact) => {
    postings.push({ question, answer, impact, whole: false })
  })
  return postings
}

/** @param terms of which some may be new. */
function patchEntries(
  entries: readonly TermEntry[],
  terms: readonly string[],
  patchEntry: (term: string, entry: TermEntry | undefined) => TermEntry[],
): TermEntry[] {
  const known = new Map(entries.map((entry) => [entry.term, entry]))
  const changed = new Set(terms)
  const stay = entries.filter(({ term }) => !changed.has(term))
  const patched = terms.flatMap((term) => patchEntry(term, known.get(term)))
  return [...stay, ...patched].sort((one, other) => (one.term < other.term ? -1 : 1))
}
