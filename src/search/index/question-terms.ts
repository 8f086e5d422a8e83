// Terms that a question has besides those of its texts, and all of its terms together.

import {
  bestImpact,
  createPostingWriter,
  type Posting,
  readPostings,
  toCategoryTerm,
  toFlagTerm,
  toHashtagTerm,
} from '../filter-questions.ts'
import { createByteReader, mostInBodies } from '../index-format.ts'
import type { TermEntry } from '../look-up.ts'
import { toInitials } from '../read-results.ts'
import { normalizeText, scanText, toWordTerms } from '../text.ts'
import { createByteWriter } from '../write-bytes.ts'
import type { IndexedQuestion, IndexFrame } from './index-input.ts'
import { remember } from './packed-files.ts'
import { type TermList, toPairText } from './posting-table.ts'
import { readDocumentTerms, type SearchPart } from './search-part.ts'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** How often each term occurs in texts of a question: by term, then by text, 0 for the question itself. */
export function collectTerms(
  { documents }: SearchPart,
  own: readonly OwnTerms[],
): Map<string, Map<number, number>> {
  const all = new Map<string, Map<number, number>>()
  const add = (term: string, text: number, occurrences: number) => {
    const ofTerm = all.get(term) ?? new Map<number, number>()
    const known = ofTerm.get(text)
    ofTerm.set(text, known === undefined ? occurrences : addOccurrences(known, occurrences))
    all.set(term, ofTerm)
  }
  for (const [text, { terms }] of documents.entries()) {
    readDocumentTerms(terms, {
      onPair: (pair, occurrences) => add(toPairText(pair), text, occurrences),
      onWord: (bytes, start, end, occurrences) =>
        add(decoder.decode(bytes.subarray(start, end)), text, occurrences),
    })
    if (text > 0) continue
    for (const { pairs, words } of own) {
      for (const [pair, occurrences] of pairs) add(toPairText(pair), text, occurrences)
      for (const [word, occurrences] of words) add(decoder.decode(word), text, occurrences)
    }
  }
  return all
}

const encoder = new TextEncoder()

/** Terms that a question has besides those of its texts. */
export interface OwnTerms {
  pairs: readonly (readonly [pair: number, occurrences: number])[]
  /** In UTF-8. */
  words: readonly (readonly [word: Uint8Array, occurrences: number])[]
}

/** Hashtags with their other spellings, and what filters ask for. */
export function createFindOwnTerms({ synonyms }: Pick<IndexFrame, 'synonyms'>) {
  const spellings = new Map(synonyms)
  /** What is asked for to the letter. */
  const toWhole = remember((term: string) => [encoder.encode(term), 3 * inTitle] as const)
  const toOwnTerms = remember((hashtag: string): OwnTerms => {
    const terms = [
      toTerms(hashtag, inTitle),
      ...(spellings.get(hashtag) ?? []).map((spelling) => toTerms(spelling, inSynonyms)),
    ]
    return {
      pairs: terms.flatMap(({ pairs }) => pairs),
      words: [toWhole(toHashtagTerm(hashtag)), ...terms.flatMap(({ words }) => words)],
    }
  })
  return ({
    hashtags,
    category,
    flags,
  }: Pick<IndexedQuestion, 'hashtags' | 'category' | 'flags'>): OwnTerms[] => {
    const asked = [...(category === undefined ? [] : [toCategoryTerm(category)]), ...flags.map(toFlagTerm)]
    return [...hashtags.map(toOwnTerms), { pairs: [], words: asked.map(toWhole) }]
  }
}

function toTerms(text: string, occurrences: number): OwnTerms {
  const pairs: [number, number][] = []
  const words: [Uint8Array, number][] = []
  const addWord = (word: string) => {
    if (word !== '') words.push([encoder.encode(word), occurrences])
  }
  scanText(normalizeText(text), {
    onRun: (run) => {
      if (run.length === 1) addWord(run)
      else addWord(toInitials(run))
      for (let place = 0; place + 1 < run.length; place += 1) {
        pairs.push([run.charCodeAt(place) * 0x10000 + run.charCodeAt(place + 1), occurrences])
      }
    },
    onWord: (word) => {
      const { whole, parts } = toWordTerms(word)
      addWord(whole)
      for (const part of parts) addWord(part)
    },
  })
  return { pairs, words }
}

// The list of a term: which texts have it, and how well it fits each.

export interface WholePosting extends Posting {
  /** In title or hashtags: never left out. */
  whole: boolean
}

interface WrittenList extends Omit<TermEntry, 'term'> {
  /** For `readWholeList`, where the list had to be cut. */
  uncut?: Uint8Array
}

/**
 * @param documents of each the number of its question in the archive's order, 0 for the question itself, else the place
 * of the answer, and what an occurrence in its body weighs.
 */
export function createWriteList(documents: {
  questions: Uint32Array
  answers: Uint32Array
  bodyWeights: Float64Array
}) {
  const { questions, answers, bodyWeights } = documents
  const columns = createColumns()
  return ({ documents, occurrences }: TermList): WrittenList => {
    columns.clear(documents.length)
    for (let place = 0; place < documents.length; place += 1) {
      const document = documents[place] ?? 0
      let occurring = occurrences[place] ?? 0
      while (documents[place + 1] === document) {
        place += 1
        occurring = addOccurrences(occurring, occurrences[place] ?? 0)
      }
      const impact = toImpact(occurring, bodyWeights[document] ?? 1)
      columns.add(questions[document] ?? 0, answers[document] ?? 0, impact, isWhole(occurring))
    }
    return columns.write()
  }
}

/** @param postings all of a term, by question, then by answer. */
export function writeList(postings: readonly WholePosting[]): WrittenList {
  const columns = createColumns()
  columns.clear(postings.length)
  for (const { question, answer, impact, whole } of postings) columns.add(question, answer, impact, whole)
  return columns.write()
}

/** What is in a list, without an object for any of it: a large archive has tens of millions. */
function createColumns() {
  let questions = new Uint32Array()
  let answers = new Uint32Array()
  let impacts = new Uint8Array()
  let wholes = new Uint8Array()
  let length = 0
  const writeKept = (): Uint8Array => {
    const isKept = createIsKept(impacts.subarray(0, length), wholes.subarray(0, length))
    const writer = createByteWriter(2 * Math.min(length, 2 * mostInBodies) + 16)
    const write = createPostingWriter(writer)
    for (let place = 0; place < length; place += 1) {
      if (isKept(place)) write(questions[place] ?? 0, answers[place] ?? 0, impacts[place] ?? 0)
    }
    return writer.take()
  }
  const writeAll = (): Uint8Array => {
    const writer = createByteWriter(2 * length)
    const write = createPostingWriter(writer)
    for (let place = 0; place < length; place += 1) {
      write(questions[place] ?? 0, 2 * (answers[place] ?? 0) + (wholes[place] ?? 0), impacts[place] ?? 0)
    }
    return writer.take()
  }
  return {
    /** @param size that will be added at most. */
    clear: (size: number) => {
      length = 0
      if (size <= questions.length) return
      questions = new Uint32Array(2 * size)
      answers = new Uint32Array(2 * size)
      impacts = new Uint8Array(2 * size)
      wholes = new Uint8Array(2 * size)
    },
    add: (question: number, answer: number, impact: number, whole: boolean) => {
      questions[length] = question
      answers[length] = answer
      impacts[length] = impact
      wholes[length] = whole ? 1 : 0
      length += 1
    },
    write: (): WrittenList => {
      const list = { count: length, list: writeKept() }
      return length <= mostInBodies ? list : { ...list, uncut: writeAll() }
    },
  }
}

/** Of equals those of the newer questions stay. @returns what is asked of each place once, in their order. */
function createIsKept(impacts: Uint8Array, wholes: Uint8Array): (place: number) => boolean {
  if (impacts.length <= mostInBodies) return () => true
  const counts = new Array<number>(bestImpact + 1).fill(0)
  for (const [place, impact] of impacts.entries()) {
    if (wholes[place] === 0) counts[impact] = (counts[impact] ?? 0) + 1
  }
  let left = mostInBodies
  let least = bestImpact
  while (least > 1 && left >= (counts[least] ?? 0)) {
    left -= counts[least] ?? 0
    least -= 1
  }
  return (place) => {
    const impact = impacts[place] ?? 0
    if (wholes[place] === 1 || impact > least) return true
    if (impact < least || left === 0) return false
    left -= 1
    return true
  }
}

export function readWholeList(bytes: Uint8Array): WholePosting[] {
  const postings: WholePosting[] = []
  readPostings(createByteReader(bytes), (question, answer, impact) => {
    postings.push({ question, answer: answer >> 1, impact, whole: (answer & 1) === 1 })
  })
  return postings
}

const saturation = 5
const titleWeight = 5
const synonymWeight = 3
const byLength = 0.75

/** What an occurrence weighs in a body of some length: less in a long one. @param mean of all lengths. */
export function toBodyWeight(length: number, mean: number): number {
  return 1 / (1 - byLength + (byLength * length) / mean)
}

/**
 * How well a term fits a text (BM25F without the rarity of the term), from how often it occurs there.
 * @param bodyWeight as `toBodyWeight` has it.
 */
export function toImpact(occurring: number, bodyWeight: number): number {
  const weight =
    (occurring & 15) * bodyWeight + ((occurring >> 4) & 3) * titleWeight + (occurring >> 6) * synonymWeight
  return Math.max(1, Math.round((bestImpact * weight) / (weight + saturation)))
}

/** In title or hashtags, or their other spellings: such a place is never left out of a list. */
export function isWhole(occurring: number): boolean {
  return occurring > 15
}

/** Both in their fields, of which none may grow into the next. */
function addOccurrences(one: number, other: number): number {
  const body = Math.min(15, (one & 15) + (other & 15))
  const title = Math.min(3, ((one >> 4) & 3) + ((other >> 4) & 3))
  const synonyms = Math.min(3, (one >> 6) + (other >> 6))
  return body + 16 * title + 64 * synonyms
}

/** Fields of how often a term occurs in a text: 1 for each time in the body, as `writeDocumentTerms` has it, and these. */
const inTitle = 16

const inSynonyms = 64
