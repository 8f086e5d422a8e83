// Formulas of bodies and titles, given to the typesetter.
import type { Issue } from '../../format/issue.ts'
import { limits } from '../../format/limits.ts'
import { hasMask } from '../../format/texts/masks.ts'
import { escapeHtml } from '../html.ts'
import type { Token } from '../markdown.ts'
import {
  type FormulaPlace,
  formulaType,
  isDisplayed,
  listFormulas,
  mayHoldFormulas,
  toFormulaSource,
} from './parse-formulas.ts'
import type { Typeset } from './typeset.ts'

/** What typesets formulas; nothing is loaded where `math` is false. */
export async function loadTypeset(math: boolean): Promise<Typeset | undefined> {
  return math ? (await import('./typeset.ts')).typeset : undefined
}

interface TypesetOptions {
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
function typesetClean(
  source: string,
  displayed: boolean,
  { typeset, isClean }: TypesetOptions,
): string | undefined {
  const mathMl = typeset(source, displayed)
  if (mathMl === undefined) return undefined
  const shown = mathMl.slice(0, mathMl.lastIndexOf('<annotation'))
  return isClean(shown.replace(/<[^<>]*>/g, '').replaceAll('\u2212', '-')) ? mathMl : undefined
}

/**
 * HTML of a title; undefined where its text can be printed as it is. A formula never is on a line of its own. A title
 * that is shown with masks is shown as it was written: who reads a mask should not take it for a part of a formula.
 */
export function toTitleHtml(shown: string, written: string, options: TypesetOptions): string | undefined {
  if (shown !== written || !mayHoldFormulas(shown)) return undefined
  const html = splitTitle(shown).map((part) => {
    if (typeof part === 'string') return escapeHtml(part.replaceAll('\\$', '$'))
    const content = shown.slice(part.start, part.end)
    const mathMl = typesetClean(toFormulaSource({ content, markup: part.markup }), false, options)
    return mathMl ?? `<code>${escapeHtml(content)}</code>`
  })
  return html.join('') === escapeHtml(shown) ? undefined : html.join('')
}

/** A title as keywords are looked for in it: without its formulas. */
export function toTitleProse(title: string, { math }: { math: boolean }): string {
  if (!math || !mayHoldFormulas(title)) return title
  return splitTitle(title)
    .map((part) => (typeof part === 'string' ? part : ' '))
    .join('')
}

/** Texts and formulas, in order. */
function splitTitle(title: string): (string | FormulaPlace)[] {
  const parts: (string | FormulaPlace)[] = []
  let end = 0
  for (const place of listFormulas(title)) {
    parts.push(title.slice(end, place.start), place)
    end = place.end
  }
  return [...parts, title.slice(end)]
}

/**
 * @param formulas those of the body that can't be typeset. A masked one is reported as what was masked in it.
 * @param place with the line of the file on which the body begins.
 */
export function findFormulaIssues(
  formulas: readonly Token[],
  place: { path: string; bodyLine: number },
): Issue[] {
  return formulas
    .filter(({ content }) => !hasMask(content))
    .map(({ content, map }) => ({
      code: 'formula-as-text',
      path: place.path,
      line: place.bodyLine + (map?.[0] ?? 0),
      column: 1,
      detail: { value: content.replace(/\s+/g, ' ').slice(0, 40) },
    }))
}
