import type { Issue } from '../../question/issue.ts'
import { hasMask } from '../../question/masks.ts'
import type { Token } from '../markdown.ts'

/**
 * @param formulas those of the body that can't be typeset. A masked one is told as what was masked in it.
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
