import { findMathMl, formulaType, isDisplayed, toFormulaSource } from './formula.ts'
import type { Token } from './markdown.ts'
import type { Typeset } from './typeset.ts'

interface TypesetOptions {
  typeset: Typeset
  /** Whether nothing that is to be masked is read in a text. */
  isClean: (text: string) => boolean
}

/**
 * Gives every formula its MathML (`findMathMl`). A masked one has none, as no mask can be typeset, and neither has one in
 * which a reader would see what is masked elsewhere.
 * @returns those without.
 */
export function typesetFormulas(tokens: readonly Token[], options: TypesetOptions): Token[] {
  return tokens.flatMap((token) => {
    if (token.children) {
      return typesetFormulas(token.children, options).map((each) => Object.assign(each, { map: token.map }))
    }
    if (token.type !== formulaType) return []
    const mathMl = typesetClean(toFormulaSource(token), isDisplayed(token), options)
    if (mathMl !== undefined) token.meta = { mathMl }
    return findMathMl(token) === undefined ? [token] : []
  })
}

/** MathML of a formula in which nothing that is masked can be read. */
export function typesetClean(
  source: string,
  displayed: boolean,
  { typeset, isClean }: TypesetOptions,
): string | undefined {
  const mathMl = typeset(source, displayed)
  if (mathMl === undefined) return undefined
  const end = mathMl.lastIndexOf('<annotation')
  const text = mathMl
    .slice(0, end)
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u2212', '-')
  return isClean(text) ? mathMl : undefined
}
