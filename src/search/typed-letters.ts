const firstLetter = 0x3131
const letters = 51

/** Letters of Hangul that stand alone, by what `normalizeText` makes of them: parts of syllables, which show as blanks. */
const typed = new Map(
  Array.from({ length: letters }, (_, place) => String.fromCharCode(firstLetter + place)).map((letter) => [
    letter.normalize('NFKC'),
    letter,
  ]),
)

/** A word of a query as it is shown: `ㅅㅍㄹ` with the letters that were typed. */
export function toTypedLetters(word: string): string {
  return word.replace(/[\u1100-\u11ff]/g, (part) => typed.get(part) ?? part)
}
