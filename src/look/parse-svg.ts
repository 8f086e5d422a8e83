// A picture in SVG, as a logo needs it: read by a strict parser, and every name in it one that is known to be harmless.

import {
  parseXml,
  XmlComment,
  type XmlDeclaration,
  type XmlDocument,
  XmlElement,
  XmlError,
  type XmlNode,
} from '@rgrove/parse-xml'
import { limits } from '../format/limits.ts'
import {
  checkSvgElement,
  checkSvgNode,
  gradients,
  invalid,
  listReferences,
  type SvgFault,
  svgNamespace,
  unsafe,
} from './check-svg.ts'

/** Faults that are told at once. */
const mostFaults = 10

/**
 * How wide and high a picture that may be published wants to be, in no certain unit.
 * @param text lines ending in LF.
 */
export function parseSvg(text: string): { width: number; height: number } | { faults: SvgFault[] } {
  const document = tryParsing(text)
  if ('faults' in document) return document
  const root = document.root
  if (root?.name !== 'svg') return { faults: [invalid(0, 'root')] }
  if (root.attributes['xmlns'] !== svgNamespace) return { faults: [invalid(root.start, 'namespace')] }
  const faults = [...checkNodes(document.children, text, 0)]
  if (faults.length > 0) return { faults: withoutRepeated(faults).slice(0, mostFaults) }
  const last = checkWhole(root)
  const size = toSize(root.attributes['viewBox'] ?? '')
  if (last) return { faults: [last] }
  return size ?? { faults: [invalid(root.start, 'size')] }
}

function tryParsing(text: string): XmlDocument | { faults: SvgFault[] } {
  // Before anything of it is read: entities are declared there.
  const doctype = text.search(/<!(?:DOCTYPE|ENTITY)/i)
  if (doctype >= 0) return { faults: [unsafe(doctype, 'doctype')] }
  try {
    return parseXml(text, {
      includeOffsets: true,
      preserveCdata: true,
      preserveComments: true,
      preserveXmlDeclaration: true,
    })
  } catch (error) {
    if (error instanceof RangeError) return { faults: [invalid(0, 'deep')] }
    if (!(error instanceof XmlError)) throw error
    const [reason = ''] = error.message.split(' (line ')
    return { faults: [invalid(error.pos, 'xml', reason)] }
  }
}

function* checkNodes(nodes: readonly XmlNode[], text: string, depth: number): Generator<SvgFault> {
  for (const node of nodes) {
    if (node.type === 'xmldecl') yield* checkDeclaration(node)
    else if (!(node instanceof XmlElement)) yield* checkSvgNode(node)
    else if (depth > limits.svgNesting) yield invalid(node.start, 'deep')
    else {
      const faults = checkSvgElement(node, text)
      yield* faults
      // What stands in an element that has to go goes with it.
      if (!faults.some(({ detail }) => /^(?:element|script)$/.test(detail.kind))) {
        yield* checkNodes(node.children, text, depth + 1)
      }
    }
  }
}

/** Another encoding would be another text to a browser than to this parser. */
function* checkDeclaration(node: XmlNode & Partial<Pick<XmlDeclaration, 'encoding'>>): Generator<SvgFault> {
  if (node.encoding && !/^utf-8$/i.test(node.encoding)) yield invalid(node.start, 'encoding')
}

function checkWhole(root: XmlElement): SvgFault | undefined {
  const elements = [...listElements(root)]
  const ids = new Set(
    elements.filter(({ name }) => gradients.has(name)).map(({ attributes }) => attributes['id']),
  )
  // A rule may be of any element: only what costs nothing may be taken over by one.
  const style = elements.find(
    (element) => element.name === 'style' && listReferences(element.text).some((id) => !ids.has(id)),
  )
  if (style) return unsafe(style.start, 'reference')
  return countDrawn(root) > limits.svgDrawn ? unsafe(root.start, 'repeated') : undefined
}

/** Names of elements, which pages and other elements may be led by. */
const namingAttribute = /^(?:id|class|aria-label|data-[a-z-]+)$/

/**
 * What somebody who opens a picture without faults may read: texts, names and comments, with their offsets. The parts of
 * one text are read together.
 */
export function listSvgTexts(text: string): { text: string; offset: number }[] {
  const document = tryParsing(text)
  if ('faults' in document || !document.root) return []
  const elements = [...listElements(document.root)]
  const nodes: XmlNode[] = [...document.children, ...elements.flatMap(({ children }) => children)]
  return [
    ...elements.flatMap(({ name, start, attributes, text: content }) => [
      ...Object.entries(attributes).flatMap(([key, value]) =>
        namingAttribute.test(key)
          ? [{ text: value, offset: Math.max(start, text.indexOf(value, start)) }]
          : [],
      ),
      ...(/^(?:text|title|desc|style)$/.test(name) ? [{ text: content, offset: start }] : []),
    ]),
    ...nodes.flatMap((node) =>
      node instanceof XmlComment ? [{ text: node.content, offset: node.start }] : [],
    ),
  ]
}

/** The same name again is the same fault. */
function withoutRepeated(faults: readonly SvgFault[]): SvgFault[] {
  const known = new Set<string>()
  return faults.filter(({ detail: { kind, value } }) => {
    const key = `${kind} ${value}`
    return !known.has(key) && known.add(key)
  })
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

/** Elements that stand in each other or take each other over. */
const longestChain = 200

/**
 * How many elements are drawn when all that is taken over from elsewhere in the file is drawn in its place: a few lines
 * that take each other over ten times become billions. Infinite where an element takes over what it
 * stands in, or a chain of them has no end in sight.
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
    const taken = listTaken(element).flatMap((id) => byId.get(id) ?? [])
    const drawn = [...toElements(element), ...taken].reduce((sum, each) => sum + count(each, depth + 1), 1)
    known.set(element, drawn)
    return drawn
  }
  return count(root, 0)
}

function* listElements(root: XmlElement): Generator<XmlElement> {
  yield root
  for (const child of toElements(root)) yield* listElements(child)
}

function toElements({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement)
}

function listTaken({ attributes }: XmlElement): string[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    /^(?:xlink:)?href$/.test(key) ? [value.slice(1)] : listReferences(value),
  )
}
