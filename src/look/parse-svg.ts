// A picture in SVG, as a logo needs it: read by a strict parser, and walked once beside the list of what is known to be
// harmless. Whatever is not on the list is no part of a logo: script, animation, links, other pictures, HTML, and what
// drawing programs note for themselves. Nothing loads, whatever it is spelled like.
import {
  parseXml,
  XmlCdata,
  XmlComment,
  type XmlDeclaration,
  type XmlDocument,
  XmlElement,
  XmlError,
  type XmlNode,
  XmlProcessingInstruction,
  XmlText,
} from '@rgrove/parse-xml'
import type { IssueCode } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import { findBadStyle, findBadValue, listReferences } from './svg-values.ts'

/** What is wrong with a picture, and where in its text. */
interface SvgFault {
  code: Extract<IssueCode, 'invalid-svg' | 'unsafe-svg'>
  /** `kind` chooses the sentence; `value` is what was found, and how often. */
  detail: { kind: string; value?: string; reason?: string }
  offset: number
}

/**
 * How wide and high a picture that may be published wants to be, in no certain unit.
 * @param text lines ending in LF.
 * @returns otherwise all of its faults, in order of the text, each once where it is first.
 */
export function parseSvg(text: string): { width: number; height: number } | { faults: SvgFault[] } {
  const document = tryParsing(text)
  if ('faults' in document) return document
  const root = document.root
  if (root?.name !== 'svg' || root.attributes['xmlns'] !== namespaces['xmlns']) {
    return { faults: [invalid(root?.start ?? 0, 'root')] }
  }
  const size = toSize(root.attributes['viewBox'] ?? '')
  const faults = [...checkNodes(document.children, text, 0), ...checkDrawing(root)]
  if (!size) faults.push(invalid(root.start, 'size'))
  if (size && faults.length === 0) return size
  return { faults: boundFaults(countRepeated(faults)) }
}

function tryParsing(text: string): XmlDocument | { faults: SvgFault[] } {
  // Before anything of it is read: entities are declared there.
  const doctype = /<!(?:DOCTYPE|ENTITY)/i.exec(text)
  if (doctype) return { faults: [unsafe(doctype.index, 'element', doctype[0])] }
  try {
    return parseXml(text, {
      includeOffsets: true,
      preserveCdata: true,
      preserveComments: true,
      preserveXmlDeclaration: true,
    })
  } catch (error) {
    if (error instanceof RangeError) return { faults: [unsafe(0, 'drawing')] }
    if (!(error instanceof XmlError)) throw error
    const [reason = ''] = error.message.split(' (line ')
    return { faults: [invalid(error.pos, 'xml', reason)] }
  }
}

/** What is in an element that has to go goes with it. */
function* checkNodes(nodes: readonly XmlNode[], text: string, depth: number): Generator<SvgFault> {
  for (const node of nodes) {
    if (!(node instanceof XmlElement)) yield* checkOther(node)
    else if (depth > limits.svgNesting) yield unsafe(node.start, 'drawing')
    else if (!svgElements.has(node.name)) yield unsafe(node.start, 'element', `<${node.name}>`)
    else {
      yield* checkAttributes(node, text)
      const bad = node.name === 'style' ? findBadStyle(toText(node)) : undefined
      if (bad !== undefined) yield unsafe(node.start, 'value', bad)
      yield* checkNodes(node.children, text, depth + 1)
    }
  }
}

/** What other readers of the file could take for markup is refused, too: a host may serve it as HTML. */
function* checkOther(node: XmlNode & Partial<Pick<XmlDeclaration, 'encoding'>>): Generator<SvgFault> {
  const { start, type, encoding } = node
  // Another encoding would be another text to a browser than to this parser.
  if (type === 'xmldecl' && encoding && !/^utf-8$/i.test(encoding)) {
    yield invalid(start, 'xml', `encoding="${encoding}"`)
  }
  if (node instanceof XmlProcessingInstruction) yield unsafe(start, 'element', `<?${node.name}?>`)
  if (node instanceof XmlComment && /[<>]/.test(node.content)) yield unsafe(start, 'element', '<!-- < > -->')
  if (node instanceof XmlCdata && node.text.includes('<')) yield unsafe(start, 'element', '<![CDATA[ < ]]>')
}

function* checkAttributes({ name, attributes, start }: XmlElement, text: string): Generator<SvgFault> {
  for (const [key, value] of Object.entries(attributes)) {
    const fault = checkAttribute(name, key, value)
    if (fault) yield unsafe(findAttribute(text, start, key), ...fault)
  }
}

function checkAttribute(
  element: string,
  key: string,
  value: string,
): [kind: string, value: string] | undefined {
  if (Object.hasOwn(namespaces, key)) return value === namespaces[key] ? undefined : ['attribute', key]
  if (key === 'href' || key === 'xlink:href') {
    if (!referringElements.has(element)) return ['attribute', key]
    return /^#[\w.:-]+$/.test(value) ? undefined : ['value', value]
  }
  // A name that people read, in whatever words.
  if (/^(?:aria-label|data-[a-z-]+)$/.test(key)) return undefined
  if (!svgAttributes.has(key)) return ['attribute', key]
  const bad = findBadValue(value)
  return bad === undefined ? undefined : ['value', bad]
}

/** The first time that its name comes after a blank: from there on somebody will find it. */
function findAttribute(text: string, start: number, key: string): number {
  let at = text.indexOf(key, start)
  while (at > 0 && !/\s/.test(text.charAt(at - 1))) at = text.indexOf(key, at + 1)
  return at < 0 ? start : at
}

/** What only the whole shows. A rule of a style may be of any element, so only what costs nothing is taken over by one. */
function* checkDrawing(root: XmlElement): Generator<SvgFault> {
  const elements = [...listElements(root)]
  const gradients = elements.filter(({ name }) => /^(?:linear|radial)Gradient$/.test(name))
  const ids = new Set(gradients.map(({ attributes }) => attributes['id']))
  for (const style of elements.filter(({ name }) => name === 'style')) {
    yield* listReferences(toText(style))
      .filter((id) => !ids.has(id))
      .map((id) => unsafe(style.start, 'value', `url(#${id})`))
  }
  if (countDrawn(root) > limits.svgDrawn) yield unsafe(root.start, 'drawing')
}

/** The same again is the same fault: it is shown where it is first, with how often it is there. */
function countRepeated(faults: readonly SvgFault[]): SvgFault[] {
  const known = new Map<string, { fault: SvgFault; times: number }>()
  for (const fault of faults) {
    const { code, detail } = fault
    const key = `${code} ${detail.kind} ${detail.value}`
    const one = known.get(key) ?? { fault, times: 0 }
    one.times += 1
    known.set(key, one)
  }
  return Array.from(known.values(), ({ fault, times }) => {
    const { value = '' } = fault.detail
    return times > 1 && value ? { ...fault, detail: { ...fault.detail, value: `${value} ×${times}` } } : fault
  }).sort((one, other) => one.offset - other.offset)
}

/** Of a picture that was not made for this; the last one says how many more there are. */
function boundFaults(faults: readonly SvgFault[]): SvgFault[] {
  const [last, ...more] = faults.slice(limits.svgFaults - 1)
  if (!last || more.length === 0) return [...faults]
  const value = `${last.detail.value ?? ''} … +${more.length}`
  return [...faults.slice(0, limits.svgFaults - 1), { ...last, detail: { ...last.detail, value } }]
}

/** Numbers, letters that stand alone, and names of functions: nobody is called so, whatever the numbers are. */
function isDrawn(value: string): boolean {
  return !/[^\0-\x7f]|[a-z]{2}/i.test(value.replace(/[a-z]{1,20}(?=\()/gi, ''))
}

/** Names of elements, which pages and other elements may be led by: their numbers are read too. */
const namingAttribute = /^(?:id|class|aria-label|data-[a-z-]+)$/

/**
 * What somebody who opens a picture without faults may read: texts, attributes and comments, with their offsets. The
 * parts of one text are read together.
 */
export function listSvgTexts(text: string): { text: string; offset: number }[] {
  const document = tryParsing(text)
  if ('faults' in document || !document.root) return []
  const nodes: XmlNode[] = [...document.children, ...listNodes(document.root)]
  const texts = Map.groupBy(
    nodes.filter((node) => node instanceof XmlText),
    findTextElement,
  )
  return [
    ...nodes.flatMap((node) => (node instanceof XmlElement ? listAttributeTexts(node, text) : [])),
    ...Array.from(texts, ([element, parts]) => ({
      text: parts.map((part) => part.text).join(''),
      offset: element?.start ?? 0,
    })),
    ...nodes.flatMap((node) =>
      node instanceof XmlComment ? [{ text: node.content, offset: node.start }] : [],
    ),
  ]
}

function listAttributeTexts({ attributes, start }: XmlElement, text: string) {
  return Object.entries(attributes).flatMap(([key, value]) =>
    namingAttribute.test(key) || !(Object.hasOwn(namespaces, key) || isDrawn(value))
      ? [{ text: value, offset: Math.max(start, text.indexOf(value, start)) }]
      : [],
  )
}

/** The element in which a piece of text is read, with those of its spans. */
function findTextElement({ parent }: XmlNode): XmlNode | null {
  return parent instanceof XmlElement && parent.name === 'tspan' ? findTextElement(parent) : parent
}

/** As high as many logos are; undefined without a `viewBox`, or for a picture far higher or wider than a logo. */
function toSize(viewBox: string): { width: number; height: number } | undefined {
  const [, , width = 0, height = 0, ...more] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const ratio = width / height
  if (more.length > 0 || !(width > 0 && height > 0 && ratio >= 0.1 && ratio <= 16)) return undefined
  return { width: Math.round(64 * ratio), height: 64 }
}

/** Elements that are in each other or take each other over. */
const longestChain = 200

/**
 * How many elements are drawn when all that is taken over from elsewhere in the file is drawn in its place: a few lines
 * that take each other over ten times become billions. Infinite where an element takes over what it
 * is in, or a chain of them has no end in sight.
 */
function countDrawn(root: XmlElement): number {
  const byId = new Map<string, XmlElement>()
  for (const element of listElements(root)) {
    const id = element.attributes['id']
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
  }
  const known = new Map<XmlElement, number>()
  const count = (element: XmlElement, depth: number): number => {
    if (depth > longestChain) return Number.POSITIVE_INFINITY
    const before = known.get(element)
    if (before !== undefined) return before
    known.set(element, Number.POSITIVE_INFINITY)
    const taken = Object.entries(element.attributes)
      .flatMap(([key, value]) => (/^(?:xlink:)?href$/.test(key) ? [value.slice(1)] : listReferences(value)))
      .flatMap((id) => byId.get(id) ?? [])
    const drawn = [...toElements(element), ...taken].reduce((sum, each) => sum + count(each, depth + 1), 1)
    known.set(element, drawn)
    return drawn
  }
  return count(root, 0)
}

function* listElements(root: XmlElement): Generator<XmlElement> {
  for (const node of listNodes(root)) if (node instanceof XmlElement) yield node
}

/** Of the element and all that is in it. */
function toText(root: XmlElement): string {
  return Array.from(listNodes(root), (node) => (node instanceof XmlText ? node.text : '')).join('')
}

/** In order of the text, without a call for each level: there may be thousands. */
function* listNodes(root: XmlElement): Generator<XmlNode> {
  const left: XmlNode[] = [root]
  for (let node = left.pop(); node; node = left.pop()) {
    yield node
    if (node instanceof XmlElement) left.push(...node.children.toReversed())
  }
}

function toElements({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement)
}

const namespaces: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
}

/** Names of elements and attributes in the upper and lower case that XML wants. */
function toNames(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

const svgElements = toNames(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset
`)

/** Elements that may take something over from another by its id. */
const referringElements = toNames('use linearGradient radialGradient pattern')

const svgAttributes = toNames(`
  id class style type version role aria-hidden aria-label aria-labelledby focusable lang xml:lang xml:space
  viewBox width height x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy fr d points pathLength preserveAspectRatio
  transform transform-origin gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width opacity color display visibility overflow isolation
  clip-path clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits
  patternUnits patternContentUnits patternTransform
  filter filterUnits primitiveUnits in in2 result stdDeviation values mode operator k1 k2 k3 k4 radius edgeMode
  slope intercept amplitude exponent tableValues flood-color flood-opacity
  color-interpolation color-interpolation-filters mix-blend-mode paint-order vector-effect
  shape-rendering text-rendering image-rendering enable-background
  font-family font-size font-stretch font-style font-variant font-weight text-anchor textLength lengthAdjust
  letter-spacing word-spacing dominant-baseline alignment-baseline baseline-shift rotate
`)

function unsafe(offset: number, kind: string, value = ''): SvgFault {
  return { code: 'unsafe-svg', detail: { kind, value: value.slice(0, 80) }, offset }
}

function invalid(offset: number, kind: string, reason = ''): SvgFault {
  return { code: 'invalid-svg', detail: { kind, reason: reason.slice(0, 120) }, offset }
}
