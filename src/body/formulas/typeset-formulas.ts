import { limits } from '../../question/limits.ts'
import type { Token } from '../markdown.ts'
import { formulaType, isDisplayed, toFormulaSource } from './formula.ts'
import type { Typeset } from './typeset.ts'

export interface TypesetOptions {
  typeset: Typeset
  /** Whether nothing that is to be masked is read in a text. */
  isClean: (text: string) => boolean
}

/**
 * Gives every formula its MathML (`findMathMl`). A masked one has none, as no mask can be typeset, and neither has one in
 * which a reader would see what is masked elsewhere.
 * @returns those without. Where the body is too large with those before, the others are left alone.
 */
export function typesetFormulas(tokens: readonly Token[], options: TypesetOptions): Token[] {
  let [html, cells] = [limits.bodyHtml as number, limits.tableCells as number]
  const giveMathMl = (token: Token): boolean => {
    const source = toFormulaSource(token)
    cells -= source.match(/&|\\\\|\\cr\b/g)?.length ?? 0
    if (cells < 0) return false
    const mathMl = typesetClean(source, isDisplayed(token), options)
    if (mathMl === undefined) return false
    html -= mathMl.length
    token.meta = { mathMl }
    return true
  }
  return tokens.flatMap((block) =>
    [block, ...(block.children ?? [])]
      .filter((token) => token.type === formulaType && html >= 0 && !giveMathMl(token))
      .map((token) => Object.assign(token, { map: block.map })),
  )
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
