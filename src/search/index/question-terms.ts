// Terms that a question has besides those of its texts, and all of its terms together.
import { toCategoryTerm, toFlagTerm, toHashtagTerm } from '../filter-questions.ts'
import { toInitials } from '../read-results.ts'
import { normalizeText, scanText, toWordTerms } from '../text.ts'
import type { IndexedQuestion, IndexFrame } from './index-input.ts'
import { inSynonyms, inTitle, toPairText } from './posting-table.ts'
import { readDocumentTerms, type SearchPart } from './search-part.ts'
import { addOccurrences } from './write-list.ts'

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
