// What a logo is drawn with. Whatever is not named here is no part of one: script, animation, links, other pictures,
// HTML, and what drawing programs note for themselves.

export const svgNamespace = 'http://www.w3.org/2000/svg'
export const xlinkNamespace = 'http://www.w3.org/1999/xlink'

/** Names of elements and attributes in the upper and lower case that XML wants. */
function toNames(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

export const svgElements = toNames(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset
`)

/** Elements that may take something over from another by its id. */
export const referringElements = toNames('use linearGradient radialGradient pattern')

export const gradients = toNames('linearGradient radialGradient')

export const svgAttributes = toNames(`
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
export const styleFunctions = toNames(`
  url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc min max clamp
  translate translatex translatey scale scalex scaley rotate skewx skewy matrix
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
`)
