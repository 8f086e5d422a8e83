// Texts and queries, taken apart in one way, so that what was indexed and what is asked can't differ.
import { searchEndings, searchParticles } from '../format/texts/korean-endings.ts'

/**
 * What is left of a run of syllables without a particle or an ending: what is behind a word in Korean without a
 * blank, and is nothing that anybody looks for.
 */
interface Stem {
  length: number
  particle: boolean
}

/** Without the longest, which leaves two syllables at least. */
export function findStem(run: string): Stem {
  const left = searchEndings.find((each) => run.length - each.length > 1 && run.endsWith(each)) ?? ''
  return { length: run.length - left.length, particle: isParticle(left) }
}

/** Whether a run is nothing else, as behind a word of another script: `를` of `JPA를`. */
export function isParticle(run: string): boolean {
  return searchParticles.includes(run)
}

/** What is found in a text, in its order. */
interface TextVisitor {
  /** A run of syllables of Hangul, or of Chinese and Japanese signs: what is written without blanks between words. */
  onRun: (run: string, start: number) => void
  /** A word of any other script with its inner signs, in the case that it is written in: `c#`, `spring-boot`, `3.4`. */
  onWord: (word: string, start: number) => void
  /** Initial consonants alone, as they are typed for words: `ㅅㅍㄹ`. */
  onInitials?: (initials: string, start: number) => void
}

const otherKind = 0
const runKind = 1
const wordKind = 2
const initialKind = 3
const innerSign = 4
type Kind = typeof otherKind | typeof runKind | typeof wordKind | typeof initialKind | typeof innerSign

const isRunSign = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]/u
const isWordSign = /[\p{L}\p{N}\p{M}_]/u
const innerSigns = '.-+#/'
const [point, plus, hash, star] = [0x2e, 0x2b, 0x23, 0x2a]

const firstInitial = 0x1100
const lastInitial = 0x1112
const firstSyllable = 0xac00
const lastSyllable = 0xd7a3

// One unit of UTF-16 decides: what lies beyond the first plane, as most emoji, is no part of a word.
const kinds = new Uint8Array(0x10000).fill(255)

/** Of what lies beyond the text, `otherKind`. */
function kindAt(text: string, place: number): Kind {
  if (place < 0 || place >= text.length) return otherKind
  const unit = text.charCodeAt(place)
  if (unit >= firstSyllable && unit <= lastSyllable) return runKind
  const known = kinds[unit]
  if (known !== 255) return known as Kind
  const kind = findKind(unit)
  kinds[unit] = kind
  return kind
}

function findKind(unit: number): Kind {
  if (unit >= 0xd800 && unit <= 0xdfff) return otherKind
  const sign = String.fromCharCode(unit)
  if (unit >= firstInitial && unit <= lastInitial) return initialKind
  if (isRunSign.test(sign)) return runKind
  if (isWordSign.test(sign)) return wordKind
  return innerSigns.includes(sign) ? innerSign : otherKind
}

/** One form for what looks the same: composed syllables, letters of common width. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC')
}

/** @param text as `normalizeText` gives it. */
export function scanText(text: string, { onRun, onWord, onInitials }: TextVisitor): void {
  const { length } = text
  let at = 0
  while (at < length) {
    const kind = kindAt(text, at)
    if (kind === runKind || kind === initialKind) {
      const end = findEnd(text, at, kind)
      if (kind === runKind) onRun(text.slice(at, end), at)
      else onInitials?.(text.slice(at, end), at)
      at = end
    } else if (kind === wordKind || beginsWithPoint(text, at)) {
      const end = findWordEnd(text, at + 1)
      onWord(text.slice(at, end), at)
      at = end
    } else at += 1
  }
}

function findEnd(text: string, start: number, kind: Kind): number {
  let end = start + 1
  while (end < text.length && kindAt(text, end) === kind) end += 1
  return end
}

/** `.net`, but not the `.` of `a...b`. */
function beginsWithPoint(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== point || kindAt(text, at + 1) !== wordKind) return false
  return kindAt(text, at - 1) === otherKind
}

/** A sign belongs to a word where letters go on behind it; `#`, `+` and `*` also at its end: `c#`, `c++`, `A*`. */
function findWordEnd(text: string, start: number): number {
  let end = start
  for (;;) {
    const kind = kindAt(text, end)
    if (kind === wordKind) end += 1
    else if (kind === innerSign && kindAt(text, end + 1) === wordKind) end += 2
    else break
  }
  for (let signs = 0; signs < 2 && isEndSign(text, end); signs += 1) end += 1
  return text.charCodeAt(end) === star && kindAt(text, end + 1) === otherKind ? end + 1 : end
}

function isEndSign(text: string, place: number): boolean {
  if (place >= text.length) return false
  const unit = text.charCodeAt(place)
  return unit === plus || unit === hash
}

const longestTerm = 32
/** Of more parts, as in an address or a path, the whole is nothing that anybody looks for. */
const mostParts = 4

interface WordTerms {
  /** The word in the form in which all its spellings are one: `springboot`, `c#`, `3.4`. Empty of one with many parts. */
  whole: string
  /** Where there is more than one: `spring`, `boot`; `hikari`, `pool` of `HikariPool`. */
  parts: readonly string[]
}

const signs = /[^\p{L}\p{N}\p{M}+#*]+/gu
const plainWord = /^[a-z]{1,32}$/
/** Between `i` and `P` of `HikariPool`, and between letters and digits. */
const innerBorders = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u

// Texts say the same words again and again.
const known = new Map<string, WordTerms>()
const mostKnown = 20_000
const noParts: readonly string[] = []

/** The terms of a word of another script than Hangul: in one form, and in its parts. */
export function toWordTerms(word: string): WordTerms {
  if (plainWord.test(word)) return { whole: word, parts: noParts }
  const remembered = known.get(word)
  if (remembered) return remembered
  const terms = findTerms(word)
  if (known.size === mostKnown) known.clear()
  if (word.length <= longestTerm) known.set(word, terms)
  return terms
}

function findTerms(word: string): WordTerms {
  const pieces = word.split(/[^\p{L}\p{N}\p{M}]+/u).flatMap((piece) => piece.split(innerBorders))
  const parts = pieces.filter((piece) => piece !== '').map(toTerm)
  const whole = parts.length > mostParts ? '' : toTerm(toWhole(word))
  if (parts.length === 1 && parts[0] === whole) return { whole, parts: [] }
  // A letter that is in a longer word is no word.
  return { whole, parts: parts.filter((part) => part.length > 1) }
}

/** Signs of names and numbers stay: `.net`, `c#`, `c++`, `a*`, `n+1`, `3.4`. */
function toWhole(word: string): string {
  const point = word.startsWith('.') ? '.' : ''
  return (
    point +
    word
      .slice(point.length)
      .replace(signs, (sign, at: number, rest: string) =>
        sign === '.' && /\d/.test(rest[at - 1] ?? '') && /\d/.test(rest[at + 1] ?? '') ? sign : '',
      )
  )
}

function toTerm(text: string): string {
  return text.toLowerCase().slice(0, longestTerm)
}
