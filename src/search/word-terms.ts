// The terms of a word of another script than Hangul: in one form, and in its parts.

const longestTerm = 32
/** Of more parts, as in an address or a path, the whole is nothing that anybody looks for. */
const mostParts = 4

export interface WordTerms {
  /** The word in the form in which all its spellings are one: `springboot`, `c#`, `3.4`. Empty of one with many parts. */
  whole: string
  /** Where there is more than one: `spring`, `boot`; `hikari`, `pool` of `HikariPool`. */
  parts: readonly string[]
}

const signs = /[^\p{L}\p{N}\p{M}+#]+/gu
const plainWord = /^[a-z]{1,32}$/
/** Between `i` and `P` of `HikariPool`, and between letters and digits. */
const innerBorders = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u

// Texts say the same words again and again.
const known = new Map<string, WordTerms>()
const mostKnown = 20_000
const noParts: readonly string[] = []

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
  // A letter that stands in a longer word is no word.
  return { whole, parts: parts.filter((part) => part.length > 1) }
}

/** Signs of names and numbers stay: `.net`, `c#`, `c++`, `n+1`, `3.4`. */
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
