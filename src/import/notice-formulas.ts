// Whether a community writes formulas, by its bodies as they are read: an archive has them where archive.yaml says so.
import { decodeEntities } from '../body/entities.ts'
import { splitMarkdown } from './markdown/markdown-formulas.ts'
import { hasFormulaSigns, splitFormulas } from './markdown/typed-formulas.ts'
import type { TextRecord } from './records.ts'
import type { Tally } from './tally.ts'

export interface FormulaCount {
  bodies: number
  /** Those of them with a formula. */
  withFormula: number
  /** The first of those: `answer 12`. */
  places: string[]
}

export function createFormulaCount(): FormulaCount {
  return { bodies: 0, withFormula: 0, places: [] }
}

const mostPlaces = 10_000

const [fewest, smallestShare] = [5, 0.01]

/**
 * Whether there are enough for `math: true`; the report gives their number. @param own what archive.yaml says.
 */
export function noticeFormulas(
  { bodies, withFormula, places }: FormulaCount,
  own: boolean | undefined,
  tally: Tally,
): true | undefined {
  if (own !== undefined) return undefined
  const isMany = withFormula >= fewest && withFormula >= smallestShare * bodies
  const rule = isMany ? 'formulas-noticed' : 'formulas-too-few'
  for (let index = 0; index < withFormula; index += 1)
    tally.note({ rule, at: places[index] ?? 'archive.yaml' })
  return isMany || undefined
}

export function countBody(text: TextRecord, at: string, count: FormulaCount): void {
  count.bodies += 1
  if (!holdsFormula(text)) return
  count.withFormula += 1
  if (count.places.length < mostPlaces) count.places.push(at)
}

/** What MathJax, KaTeX and wikis leave of a formula in a page. */
const markup =
  /<(?:math|mjx-container)\b|<[a-z]+ (?:[^<>]*? )??(?:type=["']math\/tex\b|encoding=["'](?:application|text)\/x-(?:la)?tex["']|class=["'](?:[^"'<>]* )?(?:katex|MathJax|mwe-math-|latex["' ]|math["' ])|src=["'](?:https?:)?\/\/(?:latex\.codecogs\.com\/|[^"'/]+\/latex\.php\?))/

/** Whether it holds what hardly anybody types who means no formula: prices and code are none. */
export function holdsFormula({ html, markdown = '' }: TextRecord): boolean {
  if (html !== undefined) return markup.test(html) || (mayHold(html) && isTyped(dropCode(html), true))
  const parts = mayHold(markdown) ? splitMarkdown(markdown) : []
  return parts.some(({ text, isCode }) => !isCode && mayHold(text) && isTyped(text, false))
}

/** @param text Latin-1 of an attribute in XML, or the like: whether it is worth to be decoded. */
export function mayHold(text: string): boolean {
  const dollar = text.indexOf('$')
  const isClosed = dollar !== -1 && text.indexOf('$', dollar + 1) !== -1
  if (isClosed) return /[\\^_{]/.test(text)
  return text.includes('\\(') || text.includes('\\[') || text.includes('\\begin{')
}

function isTyped(text: string, isHtml: boolean): boolean {
  return splitFormulas(text, isHtml).some(
    (part) => typeof part !== 'string' && (part.sign === '' || hasFormulaSigns(part.tex)),
  )
}

const code: ReadonlySet<string> = new Set('code kbd pre samp script style textarea tt'.split(' '))
const tag = /<(\/?)([a-z][a-z\d]*)\b[^<>]*>/gi

/** The text of HTML, in which a backtick, which no formula holds, stands for tags and for code. */
function dropCode(html: string): string {
  let text = ''
  let end = 0
  let depth = 0
  for (const { 0: whole, 1: slash, 2: written = '', index } of html.matchAll(tag)) {
    const name = written.toLowerCase()
    if (depth === 0) text += html.slice(end, index) + (name === 'br' ? '\n' : '`')
    end = index + whole.length
    if (code.has(name)) depth = Math.max(0, depth + (slash === '' ? 1 : -1))
  }
  return decodeEntities(depth === 0 ? text + html.slice(end) : text)
}
