// What a logo may be drawn with. Whatever is not named here is no part of one: script, animation, links, other pictures,
// HTML, and what drawing programs note for themselves. Nothing loads, whatever it is spelled like.
import {
  XmlCdata,
  XmlComment,
  type XmlElement,
  type XmlNode,
  XmlProcessingInstruction,
} from '@rgrove/parse-xml'
import type { IssueCode } from '../format/issue.ts'

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

/** The one at-rule by which a picture follows the scheme of who looks at it. */
const schemeRule = /@media\s*\(\s*prefers-color-scheme\s*:\s*(?:dark|light)\s*\)/gi

/** The first piece that may not stand in a stylesheet; undefined where there is none. */
function findBadStyle(css: string): string | undefined {
  const plain = withoutComments(css).replace(schemeRule, ' ')
  return /@[\w-]{0,40}/.exec(plain)?.[0] ?? findBadValue(plain)
}

/** One that is not closed stays, and is refused. */
function withoutComments(css: string): string {
  const [first = '', ...others] = css.split('/*')
  const after = others.map((text) => {
    const end = text.indexOf('*/')
    return end < 0 ? `/*${text}` : ` ${text.slice(end + 2)}`
  })
  return first + after.join('')
}

const ownUrl = /url\(\s*(?:"#[\w.:-]+"|'#[\w.:-]+'|#[\w.:-]+)\s*\)/iy

/** The same of one value, such as that of an attribute. An escape could spell any name, so none is read. */
function findBadValue(value: string): string | undefined {
  const sign = /\\|\/\*|</.exec(value)?.[0]
  if (sign !== undefined) return sign
  for (let at = value.indexOf('('); at >= 0; at = value.indexOf('(', at + 1)) {
    const name = /[\w-]{0,40}$/.exec(value.slice(Math.max(0, at - 40), at))?.[0] ?? ''
    const start = at - name.length
    ownUrl.lastIndex = start
    const isKnown = name === '' || styleFunctions.has(name.toLowerCase())
    if (!isKnown || (/^url$/i.test(name) && !ownUrl.test(value))) {
      const end = value.indexOf(')', at)
      return value.slice(start, end < 0 ? undefined : end + 1)
    }
  }
  return undefined
}

/** Ids that a value takes something from: `url(#a)` → `a`. */
export function listReferences(value: string): string[] {
  return Array.from(value.matchAll(/url\(\s*["']?#([\w.:-]+)/gi), ([, id = '']) => id)
}

export const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'

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

export const gradients = toNames('linearGradient radialGradient')

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

/** Functions of CSS that load nothing. */
const styleFunctions = toNames(`
  url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc min max clamp
  translate translatex translatey scale scalex scaley rotate skewx skewy matrix
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
`)

/** What is wrong with a picture, and where in its text. */
export interface SvgFault {
  code: Extract<IssueCode, 'invalid-svg' | 'unsafe-svg'>
  /** `kind` says what it is, `value` what was found. */
  detail: { kind: string; value?: string; reason?: string }
  offset: number
}

export function unsafe(offset: number, kind: string, value = ''): SvgFault {
  return { code: 'unsafe-svg', detail: { kind, value: value.slice(0, 80) }, offset }
}

export function invalid(offset: number, kind: string, reason = ''): SvgFault {
  return { code: 'invalid-svg', detail: { kind, reason: reason.slice(0, 120) }, offset }
}
