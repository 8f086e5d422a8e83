// The terms of one text, as they are kept until all texts are put together: sorted, each with how often it occurs.
import { createByteReader, createByteWriter } from '../search/bytes.ts'
import { toInitials } from '../search/initials.ts'
import { findStem } from '../search/particles.ts'
import { normalizeText, scanText } from '../search/scan-text.ts'
import { countShared } from '../search/term-file.ts'
import { toWordTerms } from '../search/word-terms.ts'

/** UTF-16 units of a body that are searched. */
const searchedLength = 20_000

/** Times that are told apart. */
const mostInBody = 15
const mostInTitle = 3

export interface DocumentText {
  /** Empty of an answer. */
  title: string
  /** What readers see of it. */
  body: string
}

/** Pairs of syllables are numbers: the first in the upper 16 bits. */
export type Pairs = Map<number, number>

/**
 * @returns numbers of terms of body and title, then pairs, then other terms. How often a term occurs is one number: in the
 * title times 16, and in the body.
 */
export function writeDocumentTerms({ title, body }: DocumentText): Uint8Array<ArrayBuffer> {
  const pairs = new Map<number, number>()
  const words = new Map<string, number>()
  const inTitle = { pairs, words, one: 16, most: mostInTitle * 16 }
  const ofTitle = addText(normalizeText(title), inTitle, (run) => add(words, toInitials(run), inTitle))
  const ofBody = addText(normalizeText(body.slice(0, searchedLength)), {
    pairs,
    words,
    one: 1,
    most: mostInBody,
  })
  return write({ ofBody, ofTitle }, pairs, words)
}

interface Counting {
  pairs: Pairs
  words: Map<string, number>
  /** What one more is in the number that says how often a term occurs, and how many there are at most. */
  one: number
  most: number
}

/** @returns number of its terms. */
function addText(text: string, counting: Counting, onStem?: (run: string) => void): number {
  const { pairs, words } = counting
  let length = 0
  const addWord = (term: string) => {
    if (term === '') return
    add(words, term, counting)
    length += 1
  }
  scanText(text, {
    onRun: (run) => {
      if (run.length === 1) addWord(run)
      for (let place = 0; place + 1 < run.length; place += 1) {
        add(pairs, run.charCodeAt(place) * 0x10000 + run.charCodeAt(place + 1), counting)
      }
      length += run.length - 1
      if (run.length > 1) onStem?.(run.slice(0, findStem(run).length))
    },
    onWord: (word) => {
      const { whole, parts } = toWordTerms(word)
      addWord(whole)
      for (const part of parts) addWord(part)
    },
  })
  return length
}

function add<Key>(counts: Map<Key, number>, key: Key, { one, most }: Counting): void {
  const known = counts.get(key) ?? 0
  const ofKind = one === 1 ? known & 15 : known & ~15
  if (ofKind < most) counts.set(key, known + one)
}

/** Numbers of terms. */
export interface TermCounts {
  ofBody: number
  ofTitle: number
}

function write(
  { ofBody, ofTitle }: TermCounts,
  pairs: Pairs,
  words: ReadonlyMap<string, number>,
): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter(4 * pairs.size + 16 * words.size + 16)
  writer.number(ofBody)
  writer.number(ofTitle)
  writer.number(pairs.size)
  let last = 0
  for (const pair of Uint32Array.from(pairs.keys()).sort()) {
    writer.number(pair - last)
    writer.number(pairs.get(pair) ?? 0)
    last = pair
  }
  writer.number(words.size)
  let before = ''
  for (const word of [...words.keys()].sort()) {
    const shared = countShared(before, word)
    writer.number(shared)
    writer.text(word.slice(shared))
    writer.number(words.get(word) ?? 0)
    before = word
  }
  return writer.take()
}

export interface TermVisitor {
  onPair: (pair: number, occurrences: number) => void
  onWord: (word: string, occurrences: number) => void
}

/** In the order of code units, pairs first. */
export function readDocumentTerms(bytes: Uint8Array, { onPair, onWord }: TermVisitor): TermCounts {
  const reader = createByteReader(bytes)
  const counts = { ofBody: reader.number(), ofTitle: reader.number() }
  let pair = 0
  for (let left = reader.number(); left > 0; left -= 1) {
    pair += reader.number()
    onPair(pair, reader.number())
  }
  let word = ''
  for (let left = reader.number(); left > 0; left -= 1) {
    word = word.slice(0, reader.number()) + reader.text()
    onWord(word, reader.number())
  }
  return counts
}
