// Formulas as MathML. Whoever imports this loads the typesetter: only where formulas are read (`loadTypeset`).
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import temml from 'temml'
import { limits } from '../../format/limits.ts'
import { hasMask } from '../../format/texts/masks.ts'
import { escapeHtml } from '../html.ts'
import { classesOfClasses, classesOfStyles, type Elements, mathElements, ruleClass } from './math-elements.ts'

/** MathML of a formula, its source in an annotation; undefined where the source has to be shown instead. */
export type Typeset = (source: string, displayed: boolean) => string | undefined

export const typeset: Typeset = (source, displayed) => {
  if (!isHarmlessFormula(source)) return undefined
  try {
    const settings = { displayMode: displayed, throwOnError: true, trust: false, strict: false }
    const content = filterMath(temml.renderToString(source, settings))
    const annotation = `<annotation encoding="application/x-tex">${escapeHtml(source)}</annotation>`
    const display = displayed ? ' display="block"' : ''
    const html = `<math${display}><semantics>${content}${annotation}</semantics></math>`
    return html.length <= limits.mathMlEach * source.length + limits.mathMlLeast ? html : undefined
  } catch {
    // Whatever is wrong with it, and however deep it is for this thread: the text goes on around its source.
    return undefined
  }
}

/**
 * Commands that define others: what those would grow to is known only when they have grown. And those that typeset
 * their text twice, so that each inside of another takes twice the time.
 */
const refused = new Set(
  (
    'def gdef edef xdef let futurelet global long newcommand renewcommand providecommand expandafter noexpand ' +
    'llap mathllap cancelto equilibriumLeft equilibriumRight'
  ).split(' '),
)

/** Commands that hold all that follows, so that each one is inside of the one before. */
const switches =
  /^(?:displaystyle|textstyle|script(?:script)?style|color|tiny|sixptsize|scriptsize|footnotesize|small|normalsize|large|Large|LARGE|huge|Huge|rm|sf|tt|bf|it|cal|frak|em|mathrm)$/

const sign = /\\(?:([a-zA-Z@]+)|[\s\S])|[{}]/g

/**
 * Whether a typesetter may be asked. The time grows with the length of the source; bounds of what the typesetter takes
 * are counts, so that every machine shows the same.
 */
function isHarmlessFormula(source: string): boolean {
  if (source.length > limits.formulaSource || hasMask(source)) return false
  let depth = 0
  // Commands in a row, which may each be the argument of the one before.
  let row = 0
  let rowEnd = 0
  for (const { 0: written, 1: command, index } of source.matchAll(sign)) {
    row = command !== undefined && source.slice(rowEnd, index).trim() === '' ? row + 1 : 0
    rowEnd = index + written.length
    if (command !== undefined) {
      if (refused.has(command) || command.includes('@')) return false
      if (switches.test(command) || command === 'left' || command === 'begin') depth += 1
      if (command === 'right' || command === 'end') depth -= 1
    } else if (written === '{') depth += 1
    else if (written === '}') depth -= 1
    if (depth > limits.formulaNesting || row > limits.formulaNesting) return false
  }
  return true
}

type Element = DefaultTreeAdapterMap['element']

/** The formula holds what no page may show; its source is shown instead. */
class RefusedFormula extends Error {}

/**
 * The content of the `<math>` that a typesetter made, as one element: read as a browser would, and printed anew from the
 * lists of math-elements.ts.
 * @throws RefusedFormula for other elements, for lengths over their limit, and for characters that can't be seen.
 */
function filterMath(html: string): string {
  const [math, ...others] = parseFragment(html).childNodes
  if (!math || !('tagName' in math) || math.tagName !== 'math' || others.length > 0) {
    throw new RefusedFormula('not a formula')
  }
  const content = math.childNodes.map((node) => print(node, 1)).join('')
  // An annotation belongs to one element.
  return math.childNodes.length === 1 ? content : `<mrow>${content}</mrow>`
}

/** Function application, invisible times, separator and plus: the typesetter writes them for those who listen. */
const readAloud = /[\u2061-\u2064]/g

function print(node: DefaultTreeAdapterMap['childNode'], depth: number): string {
  if ('value' in node) return printText(node.value)
  if (!('tagName' in node)) return ''
  const allowed = Object.hasOwn(mathElements, node.tagName) ? mathElements[node.tagName] : undefined
  // The number that a style sheet would count: a formula is on several pages.
  if (node.tagName === 'span' && node.childNodes.length === 0) return ''
  if (!allowed) throw new RefusedFormula(`<${node.tagName}>`)
  if (depth > limits.formulaNesting) throw new RefusedFormula('nesting')
  checkLengths(node)
  const content = node.childNodes.map((child) => print(child, depth + 1)).join('')
  return `<${node.tagName}${printAttributes(node, allowed)}>${content}</${node.tagName}>`
}

function printAttributes(node: Element, allowed: NonNullable<Elements[string]>): string {
  const classes = [...new Set(findClasses(node))].join(' ')
  return [...node.attrs.filter(({ name }) => name !== 'class'), { name: 'class', value: classes }]
    .filter(({ name, value }) => Object.hasOwn(allowed, name) && allowed[name]?.test(value))
    .map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
}

function printText(text: string): string {
  if (/\p{C}/u.test(text.replace(readAloud, ''))) throw new RefusedFormula('character')
  return escapeHtml(text)
}

/** Colours are not among them: the page chooses what can be read, in both schemes. */
function findClasses({ attrs }: Element): string[] {
  return attrs
    .flatMap(({ name, value }) => {
      if (name === 'class') return value.split(' ').map((each) => findOwn(classesOfClasses, each))
      if (name === 'style') return value.split(';').map((each) => findOwn(classesOfStyles, each.trim()))
      return name === 'mathbackground' && value === 'black' ? [ruleClass] : []
    })
    .filter((each) => each !== undefined)
}

function findOwn(known: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(known, name) ? known[name] : undefined
}

/** In `em`, as large as any browser has them. */
const units = new Map(
  Object.entries({ em: 1, ex: 0.6, px: 1 / 12, pt: 1 / 9, pc: 4 / 3, mm: 0.32, cm: 3.2, in: 8 }),
)

const written = /(?<![\d.])(\d+(?:\.\d+)?|\.\d+)(em|ex|px|pt|pc|mm|cm|in)\b/g

/** Also of styles that are dropped: a formula that moves its parts so far is not what it seems without them. */
function checkLengths({ attrs }: Element): void {
  for (const { name, value } of attrs) {
    if (name === 'encoding') continue
    for (const [, number = '', unit = ''] of value.matchAll(written)) {
      if (Number(number) * (units.get(unit) ?? 1) > limits.formulaLength) throw new RefusedFormula('length')
    }
  }
}
