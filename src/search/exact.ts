// What a query demands to the letter: phrases that have to be there, and words that may not.
import { normalizeText } from './text.ts'

export interface Demands {
  /** The query without its signs and without what may not be there. */
  text: string
  /** As they were typed: in `useEffect` are two words, in `useeffect` is one. */
  phrases: readonly string[]
  excluded: readonly string[]
}

/** `-word` or `-"two words"` behind a blank, of two letters at least: `-v` is the option of a command. */
const exclusion = /(?<=^|\s)-(?:["“”]([^"“”]+)["“”]|([\p{L}\p{N}_][^\s"“”]+))/gu
const quotation = /["“”]([^"“”]+)["“”]/gu

/** `"정확한 구문" 서버 -배포` */
export function readDemands(query: string): Demands {
  const excluded = Array.from(query.matchAll(exclusion), ([, phrase, word]) => phrase ?? word ?? '')
  const wanted = query.replaceAll(exclusion, ' ')
  const phrases = Array.from(wanted.matchAll(quotation), ([, phrase]) => phrase ?? '')
  return {
    text: wanted.replaceAll(quotation, ' $1 '),
    phrases: phrases.filter(isWord),
    excluded: excluded.filter(isWord),
  }
}

function isWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** In small letters, with single blanks. */
function toComparable(text: string): string {
  return normalizeText(text).toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Whether each phrase is in one of the texts. */
export function hasPhrases(texts: readonly string[], { phrases }: Pick<Demands, 'phrases'>): boolean {
  const plain = texts.map(toComparable)
  return phrases.map(toComparable).every((phrase) => plain.some((text) => text.includes(phrase)))
}

/** Whether one of the texts has what may not be there. */
export function hasExcluded(texts: readonly string[], { excluded }: Pick<Demands, 'excluded'>): boolean {
  const plain = texts.map(toComparable)
  return excluded.map(toComparable).some((word) => plain.some((text) => holds(text, word)))
}

/** Letters of other scripts than Hangul go on to another word: `-java` leaves `javascript`, but none of `자바를`. */
function holds(text: string, word: string): boolean {
  const [first, last] = [/^[a-z0-9_]/.test(word), /[a-z0-9_]$/.test(word)]
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isWithin =
      (first && /[a-z0-9_]/.test(text[at - 1] ?? '')) ||
      (last && /[a-z0-9_]/.test(text[at + word.length] ?? ''))
    if (!isWithin) return true
  }
  return false
}
