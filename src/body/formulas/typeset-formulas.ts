import { limits } from '../../question/limits.ts'
import type { Token } from '../markdown.ts'
import { formulaType, isDisplayed, toFormulaSource } from './formula.ts'
import type { Typeset } from './typeset.ts'

interface TypesetOptions {
  typeset: Typeset
  /** Whether nothing that is to be masked is read in a text. */
  isClean: (text: string) => boolean
}

/** What is left of the limits of a body. */
interface Budget {
  html: number
  cells: number
}

/**
 * Gives every formula its MathML (`findMathMl`). A masked one has none, as no mask can be typeset, and neither has one in
 * which a reader would see what is masked elsewhere.
 * @returns those without. Where the body is too large with those before, the others are left alone.
 */
export function typesetFormulas(tokens: readonly Token[], options: TypesetOptions): Token[] {
  const budget = { html: limits.bodyHtml, cells: limits.tableCells }
  return tokens.flatMap((block) => {
    const lines = { map: block.map }
    return [block, ...(block.children ?? [])]
      .filter(
        (token) => token.type === formulaType && budget.html >= 0 && !giveMathMl(token, options, budget),
      )
      .map((token) => Object.assign(token, lines))
  })
}

/** @returns whether there is some. */
function giveMathMl(token: Token, options: TypesetOptions, budget: Budget): boolean {
  const source = toFormulaSource(token)
  budget.cells -= source.match(/&|\\\\|\\cr\b/g)?.length ?? 0
  if (budget.cells < 0) return false
  const mathMl = typesetClean(source, isDisplayed(token), options)
  if (mathMl === undefined) return false
  budget.html -= mathMl.length
  token.meta = { mathMl }
  return true
}

/** MathML of a formula in which nothing that is masked can be read. */
export function typesetClean(
  source: string,
  displayed: boolean,
  { typeset, isClean }: TypesetOptions,
): string | undefined {
  const mathMl = typeset(source, displayed)
  if (mathMl === undefined) return undefined
  const shown = mathMl.slice(0, mathMl.lastIndexOf('<annotation'))
  return isClean(shown.replace(/<[^<>]*>/g, '').replaceAll('\u2212', '-')) ? mathMl : undefined
}
