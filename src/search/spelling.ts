// The word that was meant, where what was typed stands nowhere.
import type { Spelling } from './manifest.ts'

const shortestWord = 4
/** In letters: from this length on two slips are forgiven. */
const longWord = 8

/**
 * The nearest word of the archive; of equally near ones the most used. Undefined where none is near.
 * @param word in lower case, composed.
 */
export function findSpelling(word: string, spelling: Spelling): string | undefined {
  const letters = toLetters(word)
  if (letters.length < shortestWord) return undefined
  let nearest: { word: string; slips: number; count: number } | undefined
  const most = letters.length < longWord ? 1 : 2
  for (const [known, count] of spelling) {
    if (known === word) return undefined
    const slips = countSlips(letters, toLetters(known), nearest?.slips ?? most)
    if (slips === undefined) continue
    if (!nearest || slips < nearest.slips || count > nearest.count) nearest = { word: known, slips, count }
  }
  return nearest?.word
}

/** Syllables as the letters that are typed for them. */
function toLetters(word: string): string {
  return word.normalize('NFD')
}

/**
 * Letters that were left out, put in, taken for another or exchanged with their neighbour (Damerau and Levenshtein, no
 * part touched twice).
 * @returns undefined for more than `most`.
 */
export function countSlips(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && isExchanged) slips = Math.min(slips, (before[column - 2] ?? 0) + 1)
      next.push(slips)
    }
    if (Math.min(...next) > most) return undefined
    before = last
    last = next
  }
  const slips = last[other.length] ?? 0
  return slips <= most ? slips : undefined
}
