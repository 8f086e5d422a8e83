// What is searched of a question and its answers, as the cache keeps it.
import { createByteReader, searchedLength } from '../index-format.ts'
import { toInitials } from '../read-results.ts'
import { findStem, normalizeText, scanText, toWordTerms } from '../text.ts'
import { createByteWriter } from '../write-bytes.ts'

/** Characters that an excerpt is chosen from. */
export const excerptLength = 300

/** A question or an answer as readers may see it. */
export interface SearchedText extends DocumentText {
  /** Plain beginning of its body. */
  excerpt: string
}

export interface SearchedAnswer extends Omit<SearchedText, 'title'> {
  id: string
  /** Page of the question on which it is, from 1. */
  page: number
}

export interface SearchPart {
  /** The question first, whose id is empty, then its answers in their order. Terms are as `writeDocumentTerms` wrote them. */
  documents: readonly { id: string; page: number; excerpt: string; terms: Uint8Array }[]
}

export function writeSearchPart(question: SearchedText, answers: readonly SearchedAnswer[]): Uint8Array {
  const writer = createByteWriter()
  const all = [{ ...question, id: '', page: 1 }, ...answers.map((answer) => ({ ...answer, title: '' }))]
  writer.number(all.length)
  for (const { id, page, excerpt, ...text } of all) {
    const terms = writeDocumentTerms(text)
    writer.text(id)
    writer.number(page)
    writer.text(excerpt)
    writer.number(terms.length)
    writer.bytes(terms)
  }
  return writer.take()
}

export function readSearchPart(bytes: Uint8Array): SearchPart {
  const reader = createByteReader(bytes)
  const documents = Array.from({ length: reader.number() }, () => ({
    id: reader.text(),
    page: reader.number(),
    excerpt: reader.text(),
    terms: reader.bytes(reader.number()),
  }))
  return { documents }
}

/** Times that are distinguished. */
const mostInBody = 15
const mostInTitle = 3

interface DocumentText {
  /** Empty of an answer. */
  title: string
  /** What readers see of it. */
  body: string
}

/**
 * The terms of one text, as they are kept until all texts are put together. A pair of syllables is a number, the first
 * in its upper 16 bits.
 * @returns numbers of terms of the body, of pairs and of other terms, then pairs, then other terms. How often a term
 * occurs is one number: in the title times 16, and in the body.
 */
function writeDocumentTerms({ title, body }: DocumentText): Uint8Array<ArrayBuffer> {
  const words = new Map<string, number>()
  const inTitle = createField(words, 16, mostInTitle * 16)
  const inBody = createField(words, 1, mostInBody)
  addText(normalizeText(title), inTitle, {
    // Korean is written with blanks or without: `로그 레벨` is found by `로그레벨`.
    acrossBlanks: true,
    onStem: (stem) => inTitle.addWord(toInitials(stem)),
  })
  const ofBody = addText(normalizeText(body.slice(0, searchedLength)), inBody)
  const writer = createByteWriter(4 * (inBody.pairs.length + inTitle.pairs.length) + 16 * words.size + 16)
  const pairs = countPairs(inBody.pairs, inTitle.pairs)
  writer.number(ofBody)
  writer.number(pairs.count)
  writer.number(words.size)
  writer.bytes(pairs.written)
  for (const [word, occurrences] of words) {
    writer.text(word)
    writer.number(occurrences)
  }
  return writer.take()
}

/** @param one what one more is in the number that says how often a term occurs. @param most what all of them are at most. */
function createField(words: Map<string, number>, one: number, most: number) {
  return {
    /** As often as they occur, in any order. */
    pairs: [] as number[],
    addWord: (term: string) => {
      const known = words.get(term) ?? 0
      const ofField = one === 1 ? known & 15 : known & ~15
      if (ofField < most) words.set(term, known + one)
    },
  }
}

/**
 * @param title what is added of a title alone, `acrossBlanks` the last syllable before a blank with the first behind it.
 * @returns number of its terms.
 */
function addText(
  text: string,
  { pairs, addWord }: ReturnType<typeof createField>,
  title: { acrossBlanks?: boolean; onStem?: (stem: string) => void } = {},
): number {
  const { acrossBlanks = false, onStem } = title
  let length = 0
  let endOfRun = -1
  const add = (term: string) => {
    if (term === '') return
    addWord(term)
    length += 1
  }
  scanText(text, {
    onRun: (run, start) => {
      if (run.length === 1) add(run)
      if (acrossBlanks && start === endOfRun + 1 && text[endOfRun] === ' ')
        pairs.push(text.charCodeAt(endOfRun - 1) * 0x10000 + run.charCodeAt(0))
      endOfRun = start + run.length
      for (let place = 0; place + 1 < run.length; place += 1) {
        pairs.push(run.charCodeAt(place) * 0x10000 + run.charCodeAt(place + 1))
      }
      length += run.length - 1
      if (run.length > 1) onStem?.(run.slice(0, findStem(run).length))
    },
    onWord: (word) => {
      const { whole, parts } = toWordTerms(word)
      add(whole)
      for (const part of parts) add(part)
    },
  })
  return length
}

/** Each once, in ascending order, as its distance from the one before and how often it occurs. */
function countPairs(
  ofBody: readonly number[],
  ofTitle: readonly number[],
): { count: number; written: Uint8Array } {
  const body = new Uint32Array(ofBody).sort()
  const title = new Uint32Array(ofTitle).sort()
  const writer = createByteWriter(4 * (body.length + title.length) + 16)
  let [inBody, inTitle, last, count] = [0, 0, 0, 0]
  while (inBody < body.length || inTitle < title.length) {
    const pair = Math.min(body[inBody] ?? Infinity, title[inTitle] ?? Infinity)
    const from = [inBody, inTitle] as const
    while (body[inBody] === pair) inBody += 1
    while (title[inTitle] === pair) inTitle += 1
    writer.number(pair - last)
    writer.number(Math.min(mostInBody, inBody - from[0]) + 16 * Math.min(mostInTitle, inTitle - from[1]))
    last = pair
    count += 1
  }
  return { count, written: writer.take() }
}

export type TermCounts = ReturnType<typeof readTermCounts>

/**
 * Numbers of terms alone, which are in front: of the body, each as often as it occurs, and of body and title, each
 * once.
 */
export function readTermCounts(bytes: Uint8Array): { ofBody: number; different: number } {
  const reader = createByteReader(bytes)
  return { ofBody: reader.number(), different: reader.number() + reader.number() }
}

/**
 * Pairs first, in the order of code units.
 * @param visitor to whom a word is given as UTF-8 from `start` to `end`: most need no text of it.
 */
export function readDocumentTerms(
  bytes: Uint8Array,
  visitor: {
    onPair: (pair: number, occurrences: number) => void
    onWord: (bytes: Uint8Array, start: number, end: number, occurrences: number) => void
  },
): void {
  const { onPair, onWord } = visitor
  const reader = createByteReader(bytes)
  reader.number()
  const [pairs, words] = [reader.number(), reader.number()]
  let pair = 0
  for (let left = pairs; left > 0; left -= 1) {
    pair += reader.number()
    onPair(pair, reader.number())
  }
  for (let left = words; left > 0; left -= 1) {
    const length = reader.number()
    const start = reader.skip(length)
    onWord(bytes, start, start + length, reader.number())
  }
}
