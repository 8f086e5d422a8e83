// MathML whose TeX was not kept, as TeX: what scripts leave for those who listen.
import type { Element } from 'hast'

type Parts = readonly (Element | undefined)[]

/** Undefined where it holds an element that is not known here. */
export function toTex(math: Element): string | undefined {
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
