// Formulas in titles, which are plain text otherwise.
import { escapeHtml } from '../escape-html.ts'
import { type FormulaPlace, listFormulas, mayHoldFormulas } from './find-formulas.ts'
import { type TypesetOptions, typesetClean } from './typeset-formulas.ts'

/**
 * HTML of a title; undefined where its text can be printed as it is. A formula never stands on a line of its own. A title
 * that is shown with masks is shown as it was written: who reads a mask should not take it for a part of a formula.
 */
export function toTitleHtml(shown: string, written: string, options: TypesetOptions): string | undefined {
  if (shown !== written || !mayHoldFormulas(shown)) return undefined
  const html = splitTitle(shown).map((part) => {
    if (typeof part === 'string') return escapeHtml(part.replaceAll('\\$', '$'))
    const written = shown.slice(part.start, part.end)
    const source =
      part.markup === '\\begin' ? written : written.slice(part.markup.length, -part.markup.length)
    const mathMl = typesetClean(source, false, options)
    return mathMl ?? `<code>${escapeHtml(written)}</code>`
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
