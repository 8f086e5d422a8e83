// The TeX of a formula that a page shows drawn: scripts and servers leave it beside or inside of what they drew.
import type { Element, ElementContent, RootContent } from 'hast'
import { decodeOrKeep } from '../../format/addresses.ts'
import { listClasses, listElements } from './elements.ts'
import type { TypedFormula } from './typed-formulas.ts'

const wholes = /^(?:katex(?:-display)?|mwe-math-element)$/
const views = /^(?:MathJax(?:_\w+)?|MJX\w*|mjx-\w+)$/
const encoding = /^(?:(?:application|text)\/x-)?(?:la)?tex$/i

export function isFormulaScript(node: ElementContent | RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'script' && /^math\/tex\b/.test(toType(node))
}

/** What MathJax drew of a script, or shows until it has. */
export function isFormulaView(node: ElementContent | RootContent): boolean {
  return node.type === 'element' && hasClassLike(node, views)
}

/**
 * The formula that an element is as a whole; of any other its content stays.
 * @param pictures whether a picture of TeX is one, and what has the signs of one in an element of its own.
 */
export function findFormula(element: Element, pictures: boolean): TypedFormula | undefined {
  const { tagName } = element
  if (tagName === 'img') return pictures ? findPictured(element) : undefined
  if (isFormulaScript(element)) {
    const tex = toText(element).replace(/%\s*<!\[CDATA\[|%\s*\]\]>/g, '')
    return toFormula(tex, toType(element).includes('mode=display'))
  }
  // Pandoc and Sphinx: `<span class="math">\(ab\)</span>`.
  const marked = pictures && hasClassLike(element, /^math$/) ? toText(element).trim() : ''
  const [, line, block = line] = /^\\(?:\((.+)\\\)|\[(.+)\\\])$/s.exec(marked) ?? []
  if (block !== undefined) return toFormula(block, line === undefined)
  const isDrawn = tagName === 'math' || tagName === 'mjx-container' || hasClassLike(element, wholes)
  return isDrawn || isFormulaView(element) ? findDrawn([element, ...listElements(element)]) : undefined
}

function findDrawn(inside: readonly Element[]): TypedFormula | undefined {
  const annotation = inside.find(
    ({ tagName, properties }) => tagName === 'annotation' && encoding.test(String(properties['encoding'])),
  )
  const kept = inside.flatMap(({ properties: { dataLatex, alttext } }) => dataLatex ?? alttext ?? [])[0]
  const math = inside.find(({ tagName }) => tagName === 'math')
  const tex = annotation ? toText(annotation) : typeof kept === 'string' ? kept : math && toTex(math)
  const isDisplayed = inside.some(
    (each) =>
      /^(?:block|true)$/.test(String(each.properties['display'])) ||
      hasClassLike(each, /^(?:katex-display|MathJax\w*_Display|mwe-math-\w+-display)$/),
  )
  return toFormula(tex ?? '', isDisplayed)
}

function toFormula(written: string, isDisplayed: boolean): TypedFormula | undefined {
  // Wikipedia writes all of them so, on lines of their own or not.
  const tex = (/^\{\\(?:displaystyle|textstyle) ([\s\S]*)\}$/.exec(written.trim())?.[1] ?? written).trim()
  return tex === '' ? undefined : { tex, sign: isDisplayed ? '$$' : '$' }
}

const pictureClass = /^(?:latex|tex|mathtex|mwe-math-fallback-image-\w+)$/
const pictureSource =
  /^(?:https?:)?\/\/(?:latex\.codecogs\.com\/\w+(?:\.\w+)?\?|[^/?#]+\/[^?#]*\b(?:mimetex|mathtex)\.cgi\?|[^/?#]+\/latex\.php\?(?:.*&)?latex=)/

/** Wikis and blogs drew TeX as a picture, and kept it beside. */
function findPictured(element: Element): TypedFormula | undefined {
  const { src, alt } = element.properties
  const address = String(src ?? '')
  const source = pictureSource.exec(address)?.[0]
  if (source === undefined && !hasClassLike(element, pictureClass)) return undefined
  const described = String(alt ?? '').trim()
  const tex = described === '' && source !== undefined ? decode(address.slice(source.length)) : described
  return toFormula(tex.replace(/^\\inline\s/, ''), hasClassLike(element, /-display$/))
}

/** With `&bg=ffffff` and the like behind it. */
function decode(query: string): string {
  const [tex = ''] = query.replaceAll('&space;', ' ').split(/&(?=\w+=)/)
  return decodeOrKeep(tex)
}

function toType({ properties }: Element): string {
  return String(properties['type'] ?? '')
}

function hasClassLike(element: Element, pattern: RegExp): boolean {
  return listClasses(element).some((name) => pattern.test(name))
}

type Parts = readonly (Element | undefined)[]

/** MathML whose TeX was not kept: what scripts leave for those who listen. Undefined where an element is not known here. */
function toTex(math: Element): string | undefined {
  const tex = print(math).trim()
  return tex.includes(unknown) ? undefined : tex
}

/** No text holds it. */
const unknown = '\0'

const accents = new Map(
  Object.entries({
    '^': 'hat',
    '~': 'tilde',
    '¯': 'bar',
    '‾': 'overline',
    '→': 'vec',
    '˙': 'dot',
    '¨': 'ddot',
  }),
)
const variants = new Map(Object.entries({ bold: 'mathbf', 'double-struck': 'mathbb', script: 'mathcal' }))
const functions = /^(?:arg|cos|det|exp|gcd|inf|lim|ln|log|max|min|sin|sup|tan)$/
const inOneRow = /^(?:math|mpadded|mrow|mstyle|mtd|semantics)$/

function print(element: Element | undefined): string {
  if (!element) return ''
  const { tagName, children } = element
  const parts = children.filter((child) => child.type === 'element')
  if (inOneRow.test(tagName)) return parts.map(print).join(' ')
  return (printers[tagName] ?? (() => unknown))(parts, element)
}

const printers: Readonly<Record<string, (parts: Parts, element: Element) => string>> = {
  annotation: () => '',
  mi: (_, element) => printLetters(element),
  mn: (_, element) => printSigns(element),
  mo: (_, element) => printSigns(element),
  mtext: (_, element) => `\\text{${printSigns(element)}}`,
  mspace: () => '\\ ',
  mfrac: ([over, under]) => `\\frac{${print(over)}}{${print(under)}}`,
  msqrt: (parts) => `\\sqrt{${parts.map(print).join(' ')}}`,
  mroot: ([base, index]) => `\\sqrt[${print(index)}]{${print(base)}}`,
  msub: ([base, low]) => `${printBase(base)}_{${print(low)}}`,
  msup: ([base, high]) => `${printBase(base)}^{${print(high)}}`,
  msubsup: ([base, low, high]) => `${printBase(base)}_{${print(low)}}^{${print(high)}}`,
  munder: ([base, low]) => `\\mathop{${print(base)}}\\limits_{${print(low)}}`,
  mover: ([base, high]) => {
    const accent = accents.get(print(high))
    return accent ? `\\${accent}{${print(base)}}` : `\\mathop{${print(base)}}\\limits^{${print(high)}}`
  },
  munderover: ([base, low, high]) => `\\mathop{${print(base)}}\\limits_{${print(low)}}^{${print(high)}}`,
  mtable: (rows) => `\\begin{matrix}${rows.map(print).join(' \\\\ ')}\\end{matrix}`,
  mtr: (cells) => cells.map(print).join(' & '),
}

function printBase(element: Element | undefined): string {
  const tex = print(element)
  return tex.length === 1 ? tex : `{${tex}}`
}

function printLetters(element: Element): string {
  const text = printSigns(element)
  if (functions.test(text)) return `\\${text}`
  const variant = variants.get(String(element.properties['mathvariant'])) ?? (text.length > 1 ? 'mathrm' : '')
  return variant === '' ? text : `\\${variant}{${text}}`
}

/** Without those that are only heard. */
function printSigns(element: Element): string {
  const text = toText(element)
    .replace(/[\u2061-\u2064]/g, '')
    .trim()
  return text
    .replace('\u2212', '-')
    .replace(/[\\{}#%&$_]/g, (sign) => (sign === '\\' ? '\\backslash ' : `\\${sign}`))
}

/** As it is read; of MathML without what is noted on it. */
export function toText({ children }: Element): string {
  return children
    .map((child) => {
      if (child.type === 'text') return child.value
      return child.type === 'element' && !child.tagName.startsWith('annotation') ? toText(child) : ''
    })
    .join('')
}
