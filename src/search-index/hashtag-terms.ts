import { toCategoryTerm, toFlagTerm, toHashtagTerm } from '../search/filter-terms.ts'
import { toInitials } from '../search/initials.ts'
import { normalizeText, scanText } from '../search/scan-text.ts'
import { toWordTerms } from '../search/word-terms.ts'
import type { IndexedQuestion, IndexFrame } from './index-input.ts'
import { inSynonyms, inTitle } from './posting-table.ts'

const encoder = new TextEncoder()

/** Terms that a question has besides those of its texts. */
export interface OwnTerms {
  pairs: readonly (readonly [pair: number, occurrences: number])[]
  /** In UTF-8. */
  words: readonly (readonly [word: Uint8Array, occurrences: number])[]
}

/** Hashtags with their other spellings, and what filters ask for. */
export function createFindOwnTerms({
  synonyms,
}: Pick<IndexFrame, 'synonyms'>): (
  question: Pick<IndexedQuestion, 'hashtags' | 'category' | 'flags'>,
) => OwnTerms[] {
  const spellings = new Map(synonyms)
  const known = new Map<string, OwnTerms>()
  const wholes = new Map<string, OwnTerms['words'][number]>()
  /** What is asked for to the letter. */
  const toWhole = (term: string): OwnTerms['words'][number] => {
    const whole = wholes.get(term) ?? ([encoder.encode(term), 3 * inTitle] as const)
    wholes.set(term, whole)
    return whole
  }
  const toOwnTerms = (hashtag: string): OwnTerms => {
    const terms = [
      toTerms(hashtag, inTitle),
      ...(spellings.get(hashtag) ?? []).map((spelling) => toTerms(spelling, inSynonyms)),
    ]
    return {
      pairs: terms.flatMap(({ pairs }) => pairs),
      words: [toWhole(toHashtagTerm(hashtag)), ...terms.flatMap(({ words }) => words)],
    }
  }
  return ({ hashtags, category, flags }) => [
    ...hashtags.map((hashtag) => {
      const terms = known.get(hashtag) ?? toOwnTerms(hashtag)
      known.set(hashtag, terms)
      return terms
    }),
    {
      pairs: [],
      words: [...(category === undefined ? [] : [toCategoryTerm(category)]), ...flags.map(toFlagTerm)].map(
        toWhole,
      ),
    },
  ]
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
