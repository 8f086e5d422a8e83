// Letters of formulas as letters that every font has. Browsers show a lone `x` as U+1D465, and typesetters write a bold
// one as U+1D431: without a font for mathematics, which few telephones have, both are nothing at all.

const lone = /^[a-zA-ZΑ-Ωα-ωϑϕϖϰϱϵ∂]$/u
const bold = /^[\u{1d400}-\u{1d433}\u{1d6a8}-\u{1d6da}\u{1d7ce}-\u{1d7d7}]+$/u
const boldItalic = /^[\u{1d468}-\u{1d49b}\u{1d71c}-\u{1d74e}]+$/u
const italic = /^[\u{1d434}-\u{1d467}\u{1d6e2}-\u{1d714}]+$/u

/** Text of an `mi`, `mn` or `mtext`, with the classes that make it look as it was written. */
export function toLetters(
  element: string,
  text: string,
  isUpright: boolean,
): { text: string; classes: readonly string[] } {
  if (element === 'mi' && !isUpright && lone.test(text)) return { text, classes: ['math-letter'] }
  const plain = text.normalize('NFKC')
  if (bold.test(text)) return { text: plain, classes: ['math-bold'] }
  if (boldItalic.test(text)) return { text: plain, classes: letterClasses }
  return italic.test(text) ? { text: plain, classes: ['math-letter'] } : { text, classes: [] }
}

/** Classes that letters may have; all of them are of `src/styles/math.css`. */
export const letterClasses = ['math-bold', 'math-letter']
