// Formulas as MathML. Whoever imports this loads the typesetter: only where formulas are read (load-typeset.ts).
import temml from 'temml'
import { limits } from '../../question/limits.ts'
import { escapeHtml } from '../escape-html.ts'
import { isHarmlessFormula } from './check-formula.ts'
import { filterMath } from './filter-math.ts'

/** MathML of a formula, its source in an annotation; undefined where the source has to be shown instead. */
export type Typeset = (source: string, displayed: boolean) => string | undefined

export const typeset: Typeset = (source, displayed) => {
  if (!isHarmlessFormula(source)) return undefined
  try {
    const content = filterMath(
      temml.renderToString(source, {
        displayMode: displayed,
        throwOnError: true,
        trust: false,
        strict: false,
      }),
    )
    const annotation = `<annotation encoding="application/x-tex">${escapeHtml(source)}</annotation>`
    const html =
      `<math${displayed ? ' display="block"' : ''}>` + `<semantics>${content}${annotation}</semantics></math>`
    return html.length <= limits.mathMlEach * source.length + limits.mathMlLeast ? html : undefined
  } catch {
    // Whatever is wrong with it, and however deep it is for this thread: the text goes on around its source.
    return undefined
  }
}
