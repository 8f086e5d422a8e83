import { escapeHtml } from '../escape-html.ts'
import type { Token } from '../markdown.ts'
import { toScrollAttributes } from '../scroll-box.ts'
import { findMathMl, isDisplayed } from './formula.ts'
import { isWideFormula } from './wide-formula.ts'

/** MathML, or the source of a formula that has none. One on lines of its own scrolls inside of a box, as tables do. */
export function printFormula(token: Token, label: string, isInLink: boolean): string {
  const mathMl = findMathMl(token)
  const html = mathMl ?? `<code>${escapeHtml(token.content)}</code>`
  if (!isDisplayed(token)) return html
  // A link holds nothing that takes the focus.
  const scrolls = !isInLink && isWideFormula(mathMl, token)
  return `<span class="math-scroll"${scrolls ? toScrollAttributes(label) : ''}>${html}</span>`
}
