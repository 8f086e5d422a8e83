// What a typesetter makes of a formula is read as a browser would, and printed anew from the lists of math-elements.ts.
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { limits } from '../../question/limits.ts'
import { escapeHtml } from '../escape-html.ts'
import { classesOfClasses, classesOfStyles, type Elements, mathElements, ruleClass } from './math-elements.ts'
import { toLetters } from './math-letters.ts'

type Element = DefaultTreeAdapterMap['element']
type Node = DefaultTreeAdapterMap['childNode']

/** The formula holds what no page may show; its source is shown instead. */
class RefusedFormula extends Error {}

/**
 * The content of the `<math>` that a typesetter made, as one element.
 * @throws RefusedFormula for other elements, for lengths over their limit, and for characters that can't be seen.
 */
export function filterMath(html: string): string {
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

function print(node: Node, depth: number): string {
  if ('value' in node) return printText(node.value)
  if (!('tagName' in node)) return ''
  const allowed = Object.hasOwn(mathElements, node.tagName) ? mathElements[node.tagName] : undefined
  // The number that a style sheet would count: a formula stands on several pages.
  if (node.tagName === 'span' && node.childNodes.length === 0) return ''
  if (!allowed) throw new RefusedFormula(`<${node.tagName}>`)
  if (depth > limits.formulaNesting) throw new RefusedFormula('nesting')
  checkLengths(node)
  const letters = findLetters(node)
  const content = letters
    ? printText(letters.text)
    : node.childNodes.map((child) => print(child, depth + 1)).join('')
  return `<${node.tagName}${printAttributes(node, allowed, letters?.classes ?? [])}>${content}</${node.tagName}>`
}

/** Of an element that holds nothing but a text. */
function findLetters({ tagName, attrs, childNodes: [child, ...others] }: Element) {
  if (!child || !('value' in child) || others.length > 0 || !/^m(?:i|n|text)$/.test(tagName)) return undefined
  const isUpright = attrs.some(({ name }) => name === 'mathvariant')
  return toLetters(tagName, child.value, isUpright)
}

function printAttributes(
  node: Element,
  allowed: NonNullable<Elements[string]>,
  more: readonly string[],
): string {
  const classes = [...new Set([...findClasses(node), ...more])].join(' ')
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
