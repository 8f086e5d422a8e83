import { escapeHtml } from '../escape-html.ts'
import type { Token } from '../markdown.ts'
import { findMathMl, isDisplayed } from './formula.ts'

/** MathML, or the source of a formula that has none. One on lines of its own scrolls inside of a box, as tables do. */
export function printFormula(token: Token, label: string, isInLink: boolean): string {
  const html = findMathMl(token) ?? `<code>${escapeHtml(token.content)}</code>`
  if (!isDisplayed(token)) return html
  // A link holds nothing that takes the focus.
  const region = isInLink ? '' : ` role="group" aria-label="${escapeHtml(label)}" tabindex="0"`
  return `<span class="math-scroll"${region}>${html}</span>`
}
