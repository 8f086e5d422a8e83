// Texts and queries, taken apart in one way, so that what was indexed and what is asked can't differ.

/** What is found in a text, in its order. */
export interface TextVisitor {
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
const [point, plus, hash] = [0x2e, 0x2b, 0x23]

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

/** A sign belongs to a word where letters go on behind it; `#` and `+` also at its end: `c#`, `c++`. */
function findWordEnd(text: string, start: number): number {
  let end = start
  for (;;) {
    const kind = kindAt(text, end)
    if (kind === wordKind) end += 1
    else if (kind === innerSign && kindAt(text, end + 1) === wordKind) end += 2
    else break
  }
  for (let signs = 0; signs < 2 && isEndSign(text, end); signs += 1) end += 1
  return end
}

function isEndSign(text: string, place: number): boolean {
  if (place >= text.length) return false
  const unit = text.charCodeAt(place)
  return unit === plus || unit === hash
}
