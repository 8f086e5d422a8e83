// What a later run has to know of an index besides its files, to change it at a few places.

import type { Spelling } from '../index-format.ts'
import type { TermEntry } from '../look-up.ts'
import { findStem, normalizeText, scanText, toWordTerms } from '../text.ts'
import type { IndexFile } from './index-input.ts'
import type { TermCounts } from './search-part.ts'

export interface MadeIndex {
  files: readonly IndexFile[]
  ledger: IndexLedger
}

export interface IndexLedger {
  lengths: Lengths
  spelling: SpellingCounts
  /** Lists that had to be cut, as `readWholeList` reads them, by terms. */
  uncut: ReadonlyMap<string, Uint8Array>
}

/** Of all bodies together. */
export interface Lengths {
  terms: number
  /** Bodies that have any. */
  bodies: number
}

/** @param sign -1 for a text that is there no more. */
export function addLength({ terms, bodies }: Lengths, { ofBody }: TermCounts, sign = 1): Lengths {
  return { terms: terms + sign * ofBody, bodies: bodies + (ofBody > 0 ? sign : 0) }
}

/** Of two digits, so that an edit does not move the entries of all other texts. */
export function toMeanLength({ terms, bodies }: Lengths): number {
  return Math.max(1, Number((terms / Math.max(1, bodies)).toPrecision(2)))
}

const mostWords = 4_000
/** In a large archive a word that one text has alone is a slip itself, more often than not. */
const fewQuestions = 2_000
const isSpelled = /^[a-z][a-z\d]{3,23}$/

/** All words with their numbers: of times in titles and hashtags, and of texts. */
interface SpellingCounts {
  ofTitles: readonly (readonly [word: string, count: number])[]
  ofTexts: readonly (readonly [word: string, count: number])[]
}

/**
 * Words of the archive, among which one is looked for that was typed with a slip.
 * @param questions how many there are. @param known what was counted before.
 */
export function createSpelling(questions: number, known: SpellingCounts = { ofTitles: [], ofTexts: [] }) {
  const leastCount = questions < fewQuestions ? 1 : 2
  const ofTitles = new Map(known.ofTitles)
  const ofTexts = new Map(known.ofTexts)
  const count = (title: string, more: number) => {
    for (const word of listWords(title)) {
      const all = (ofTitles.get(word) ?? 0) + more
      if (all === 0) ofTitles.delete(word)
      else ofTitles.set(word, all)
    }
  }
  return {
    /** Also hashtags. */
    addTitle: (title: string) => count(title, 1),
    /** One that was added is there no more. */
    removeTitle: (title: string) => count(title, -1),
    /** A term of another script than Hangul, of titles or bodies, with the number of texts that have it from now on. */
    setTerm: ({ term, count }: Pick<TermEntry, 'term' | 'count'>) => {
      if (!isSpelled.test(term)) return
      if (count >= leastCount) ofTexts.set(term, count)
      else ofTexts.delete(term)
    },
    /** The most used, those of titles and hashtags first, in a fixed order. */
    finish: (): Spelling => {
      const beyond = Array.from(ofTexts).filter(([word]) => !ofTitles.has(word))
      return [...sortByCount(ofTitles), ...sortByCount(beyond)].slice(0, mostWords)
    },
    counts: (): SpellingCounts => ({ ofTitles: [...ofTitles], ofTexts: [...ofTexts] }),
  }
}

function listWords(title: string): string[] {
  const words: string[] = []
  scanText(normalizeText(title), {
    onRun: (run) => {
      const stem = run.slice(0, findStem(run).length)
      if (stem.length > 1) words.push(stem)
    },
    onWord: (word) => {
      const { whole, parts } = toWordTerms(word)
      words.push(...[whole, ...parts].filter((term) => isSpelled.test(term)))
    },
  })
  return words
}

function sortByCount(words: Iterable<[string, number]>): [string, number][] {
  return [...words].sort(([word, one], [otherWord, other]) => other - one || (word < otherWord ? -1 : 1))
}
