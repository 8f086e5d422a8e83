// One element of a picture: its name, its attributes, and what stands in it besides elements.
import {
  XmlCdata,
  XmlComment,
  type XmlElement,
  type XmlNode,
  XmlProcessingInstruction,
} from '@rgrove/parse-xml'
import { findBadStyle, findBadValue } from './check-svg-style.ts'
import { type SvgFault, unsafe } from './svg-fault.ts'
import { referringElements, svgAttributes, svgElements, svgNamespace, xlinkNamespace } from './svg-names.ts'

/** Of one element: more are told when these are gone. */
const toldAttributes = 10

/** @param text of the whole file, to tell where an attribute stands. */
export function checkSvgElement(element: XmlElement, text: string): SvgFault[] {
  const { name, start } = element
  if (!svgElements.has(name)) return [unsafe(start, name === 'script' ? 'script' : 'element', name)]
  const ofAttributes = Object.entries(element.attributes)
    .flatMap(([key, value]) => {
      const fault = checkAttribute(name, key, value)
      return fault ? [{ key, fault }] : []
    })
    .slice(0, toldAttributes)
    .map(({ key, fault }) => unsafe(findAttribute(text, start, key), ...fault))
  const bad = name === 'style' ? findBadStyle(element.text) : undefined
  return [...ofAttributes, ...(bad === undefined ? [] : [unsafe(start, 'style', bad)])]
}

/** What other readers of the file could take for markup is refused, too: a host may serve it as HTML. */
export function checkSvgNode(node: XmlNode): SvgFault[] {
  const { start } = node
  if (node instanceof XmlProcessingInstruction) return [unsafe(start, 'instruction', node.name)]
  if (node instanceof XmlComment && /[<>]/.test(node.content)) return [unsafe(start, 'comment')]
  return node instanceof XmlCdata && node.text.includes('<') ? [unsafe(start, 'comment')] : []
}

function checkAttribute(
  element: string,
  key: string,
  value: string,
): [kind: string, value: string] | undefined {
  if (/^on/i.test(key)) return ['handler', key]
  if (key === 'xmlns') return value === svgNamespace ? undefined : ['attribute', key]
  if (key === 'xmlns:xlink') return value === xlinkNamespace ? undefined : ['attribute', key]
  if (key === 'href' || key === 'xlink:href') {
    if (!referringElements.has(element)) return ['attribute', key]
    return /^#[\w.:-]+$/.test(value) ? undefined : ['address', value]
  }
  if (!svgAttributes.has(key) && !/^data-[a-z-]+$/.test(key)) return ['attribute', key]
  // A name that people read, in whatever words.
  if (/^(?:aria-label|data-[a-z-]+)$/.test(key)) return undefined
  const bad = findBadValue(value)
  return bad === undefined ? undefined : ['address', bad]
}

/** The first time that its name stands behind a blank: from there on somebody will find it. */
function findAttribute(text: string, start: number, key: string): number {
  let at = text.indexOf(key, start)
  while (at > 0 && !/\s/.test(text.charAt(at - 1))) at = text.indexOf(key, at + 1)
  return at < 0 ? start : at
}
