// Words of the archive, among which one is looked for that was typed with a slip.
import type { Spelling } from '../search/manifest.ts'
import { findStem } from '../search/particles.ts'
import { normalizeText, scanText } from '../search/scan-text.ts'
import type { TermEntry } from '../search/term-file.ts'
import { toWordTerms } from '../search/word-terms.ts'

const mostWords = 4_000
/** In a large archive a word that one text has alone is a slip itself, more often than not. */
const fewQuestions = 2_000
const isSpelled = /^[a-z][a-z\d]{3,23}$/

export interface SpellingWords {
  /** Also hashtags. */
  addTitle: (title: string) => void
  /** Terms of other scripts than Hangul, of titles and bodies. */
  addTerm: (entry: Pick<TermEntry, 'term' | 'count'>) => void
  /** The most used, those of titles and hashtags first, in a fixed order. */
  finish: () => Spelling
}

/** @param questions how many there are. */
export function createSpelling(questions: number): SpellingWords {
  const leastCount = questions < fewQuestions ? 1 : 2
  const ofTitles = new Map<string, number>()
  const addWord = (word: string) => ofTitles.set(word, (ofTitles.get(word) ?? 0) + 1)
  const others: [string, number][] = []
  return {
    addTitle: (title) => {
      scanText(normalizeText(title), {
        onRun: (run) => {
          const stem = run.slice(0, findStem(run).length)
          if (stem.length > 1) addWord(stem)
        },
        onWord: (word) => {
          const { whole, parts } = toWordTerms(word)
          for (const term of [whole, ...parts]) if (isSpelled.test(term)) addWord(term)
        },
      })
    },
    addTerm: ({ term, count }) => {
      if (count >= leastCount && isSpelled.test(term)) others.push([term, count])
    },
    finish: () => {
      const beyond = others.filter(([word]) => !ofTitles.has(word))
      return [...sortByCount(ofTitles), ...sortByCount(beyond)].slice(0, mostWords)
    },
  }
}

function sortByCount(words: Iterable<[string, number]>): [string, number][] {
  return [...words].sort(([word, one], [otherWord, other]) => other - one || (word < otherWord ? -1 : 1))
}
