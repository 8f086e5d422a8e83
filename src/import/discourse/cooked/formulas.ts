import type { Element } from 'hast'
import { hasClass, toElement } from '../../markdown/element-tree.ts'
import { toFormulaElement } from '../../markdown/mark-formulas.ts'
import { toText } from './rewrite-tree.ts'

/** Formulas come as their TeX, in elements that a script of the forum draws: signs around it say what it is. */
export function rewriteFormulas(element: Element): Element[] | undefined {
  if (!hasClass(element, 'math') || hasClass(element, 'asciimath')) return undefined
  const tex = toText(element)
  if (element.tagName === 'span') return [toFormulaElement({ tex, sign: '$' })]
  if (element.tagName !== 'div') return undefined
  return [toElement('p', [toFormulaElement({ tex, sign: '$$' })])]
}
