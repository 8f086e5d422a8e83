// Formulas of titles, of Markdown that somebody typed, and of HTML, each in the one spelling that pages read.

import type { Element, ElementContent, Root } from 'hast'
import { listFormulas } from '../../body/formulas/parse-formulas.ts'
import { toElement, toSet } from './elements.ts'
import { createMacros, expandMacros, type Macros } from './formula-macros.ts'
import { splitFormulas, type TypedFormula } from './typed-formulas.ts'

/** A title of an archive with formulas: what is none for its readers is none on its pages. */
export function toTitle(title: string, { math, macros }: { math: boolean; macros: Macros }): string {
  return math && /[$\\]/.test(title) ? toOneSpelling(title, { macros, isMarkdown: false }).text : title
}

/** Markdown with its formulas as pages read them. */
export function mendFormulas(
  markdown: string,
  { math = false, macros = createMacros() }: { math?: boolean | undefined; macros?: Macros | undefined },
): { markdown: string; losses: string[] } {
  if (!math || !markdown.includes('$')) return { markdown, losses: [] }
  let left = false
  const parts = splitMarkdown(markdown).map(({ text, isCode }) => {
    if (isCode || !text.includes('$')) return text
    const mended = toOneSpelling(text, { macros, isMarkdown: true })
    left ||= mended.left
    return mended.text
  })
  return { markdown: parts.join(''), losses: left ? ['formula-definition-left'] : [] }
}

/** @returns `left` for definitions that stay. */
function toOneSpelling(text: string, { macros, isMarkdown }: { macros: Macros; isMarkdown: boolean }) {
  let left = false
  const parts = splitFormulas(text, !isMarkdown, macros.mathJax).map((part) => {
    if (typeof part === 'string') return { text: part, isFormula: false }
    const expanded = expandMacros(part.tex, macros)
    left ||= expanded.left
    const isFormula = expanded.tex !== ''
    return { text: isFormula ? toFormulaText({ tex: expanded.tex, sign: part.sign }) : '', isFormula }
  })
  const spelled = parts.map((part) => part.text).join('')
  const wanted = parts.filter(({ isFormula }) => isFormula).map((part) => part.text)
  const found = listFormulas(spelled).map(({ start, end }) => spelled.slice(start, end))
  if (found.join() === wanted.join()) return { text: spelled, left }
  const escaped = parts.map((part) =>
    part.isFormula ? part.text : part.text.replace(/\\[\s\S]|\$/g, (sign) => (sign === '$' ? '\\$' : sign)),
  )
  return { text: escaped.join(''), left }
}

interface MarkdownPart {
  text: string
  isCode: boolean
}

const fence = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})/

/** All of it, in order. Lines that are indented are code behind a blank one, in lists too. */
export function splitMarkdown(markdown: string): MarkdownPart[] {
  const parts: MarkdownPart[] = []
  let paragraph = ''
  let open = ''
  let isBehindBlank = true
  const add = (line: string) => {
    const last = parts.at(-1)
    if (last?.isCode) last.text += line
    else parts.push({ text: line, isCode: true })
  }
  const endParagraph = () => {
    if (paragraph !== '') parts.push(...splitLine(paragraph))
    paragraph = ''
  }
  for (const line of markdown.split(/(?<=\n)/)) {
    const isBlank = line.trim() === ''
    const sign = fence.exec(line)?.[1] ?? ''
    const isIndented: boolean = isBehindBlank && paragraph === '' && /^(?: {4}|\t)/.test(line) && !isBlank
    if (open !== '') {
      add(line)
      if (sign.startsWith(open) && line.trim().endsWith(sign)) open = ''
    } else if (sign !== '' || isIndented) {
      endParagraph()
      add(line)
      open = sign
    } else {
      paragraph += line
      if (isBlank) endParagraph()
    }
    isBehindBlank = isBlank || isIndented
  }
  endParagraph()
  return parts
}

/** A run of backticks begins code where there is another as long. */
function splitLine(text: string): MarkdownPart[] {
  const runs = [...text.matchAll(/`+/g)]
  const nextOfLength = new Map<number, number>()
  const closing = runs.map(() => -1)
  for (const [index, [run]] of [...runs.entries()].toReversed()) {
    closing[index] = nextOfLength.get(run.length) ?? -1
    nextOfLength.set(run.length, index)
  }
  const parts: MarkdownPart[] = []
  let end = 0
  for (let index = 0; index < runs.length; index += 1) {
    const [first, last] = [runs[index], runs[closing[index] ?? -1]]
    if (!first || !last) continue
    const to = last.index + last[0].length
    parts.push(
      { text: text.slice(end, first.index), isCode: false },
      { text: text.slice(first.index, to), isCode: true },
    )
    end = to
    index = closing[index] ?? index
  }
  return [...parts, { text: text.slice(end), isCode: false }]
}

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

const code = toSet('code kbd pre samp tt')

/** A line break within a text; what is read as white space, but as a blank line where there are two. */
const lineBreak = '\u2028\n'

/**
 * Formulas of a body as elements, before anything else looks at its text: what is compared, printed as Markdown and kept
 * as HTML has each of them in one spelling.
 * @param lose is called once for each definition that stays.
 */
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
      for (const part of splitFormulas(text, true, macros.mathJax)) {
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

/** What pages read as that formula. */
function toFormulaText({ tex, sign }: TypedFormula): string {
  // A backslash at the end would make the sign a part of it.
  const ending = /(?<!\\)(?:\\\\)*\\$/.test(tex) ? ' {}' : ''
  return `${sign}${tex.replace(/\n\s*\n/g, '\n')}${ending}${sign}`
}
