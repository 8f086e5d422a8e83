// Formulas of a body as elements, before anything else looks at its text: what is compared, printed as Markdown and kept
// as HTML has each of them in one spelling.
import type { Element, ElementContent, Root } from 'hast'
import { toElement } from './element-tree.ts'
import { expandMacros, type Macros } from './formula-macros.ts'
import { splitFormulas, type TypedFormula, toFormulaText } from './typed-formulas.ts'

/** Element around a formula with its signs. */
export const formulaElement = 'typed-formula'

export function toFormulaElement(formula: TypedFormula): Element {
  return toElement(formulaElement, [{ type: 'text', value: toFormulaText(formula) }])
}

/** With its signs. */
export function readFormula({ children: [child] }: Element): string {
  return child?.type === 'text' ? child.value : ''
}

const displayed = /^(?:\$\$|\\begin)/

const code: ReadonlySet<string> = new Set('code kbd pre samp tt'.split(' '))
/** A line break within a text; what is read as white space, but as a blank line where there are two. */
const lineBreak = '\u2028\n'

/** @param lose is called once for each definition that stays. */
export function markFormulas(tree: Root, macros: Macros, lose: () => void): void {
  const expandElement = ({ tex, sign }: TypedFormula): Element[] => {
    const expanded = expandMacros(tex.replaceAll(lineBreak, '\n'), macros)
    if (expanded.left) lose()
    return expanded.tex === '' ? [] : [toFormulaElement({ tex: expanded.tex, sign })]
  }
  const mark = (nodes: readonly ElementContent[]): ElementContent[] => {
    const marked: ElementContent[] = []
    let text = ''
    const endText = () => {
      for (const part of splitFormulas(text)) {
        if (typeof part === 'string') marked.push(...toTexts(part))
        else marked.push(...expandElement(part))
      }
      text = ''
    }
    for (const node of nodes) {
      if (node.type === 'text') text += node.value.replaceAll('\u2028', ' ')
      else if (isBreak(node)) text += lineBreak
      else {
        endText()
        marked.push(...markElement(node))
      }
    }
    endText()
    // One with lines of its own needs no break beside it.
    return marked.map((node, index) =>
      isBreak(node) && (isDisplayed(marked[index - 1]) || isDisplayed(marked[index + 1]))
        ? { type: 'text', value: '\n' }
        : node,
    )
  }
  const markElement = (node: ElementContent): ElementContent[] => {
    if (node.type !== 'element' || code.has(node.tagName)) return [node]
    if (node.tagName !== formulaElement) return [{ ...node, children: mark(node.children) }]
    const written = readFormula(node)
    const sign = displayed.test(written) ? '$$' : '$'
    return expandElement({ tex: written.slice(sign.length, written.length - sign.length), sign })
  }
  tree.children = tree.children.flatMap((child) => (child.type === 'doctype' ? [] : mark([child])))
}

function isBreak(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'br'
}

function isDisplayed(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && node.tagName === formulaElement && displayed.test(readFormula(node))
}

function toTexts(part: string): ElementContent[] {
  return part.split(lineBreak).flatMap((value, index): ElementContent[] => {
    const text: ElementContent[] = value === '' ? [] : [{ type: 'text', value }]
    return index === 0 ? text : [toElement('br', []), ...text]
  })
}
