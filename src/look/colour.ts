// Colours as the eye orders them: lightness, chroma and hue (https://bottosson.github.io/posts/oklab/).

export interface Oklch {
  /** 0 is black, 1 white. */
  lightness: number
  /** 0 is grey; no colour of a screen has more than 0.33. */
  chroma: number
  /** Degrees. */
  hue: number
}

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

const toCone: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const fromCone: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

/** @param hex `#rrggbb` */
export function toOklch(hex: string): Oklch {
  const cone = multiply(toCone, toLinear(hex))
  const [lightness, a, b] = multiply(toLab, [Math.cbrt(cone[0]), Math.cbrt(cone[1]), Math.cbrt(cone[2])])
  const degrees = (Math.atan2(b, a) * 180) / Math.PI
  return { lightness, chroma: Math.hypot(a, b), hue: (degrees + 360) % 360 }
}

/** `#rrggbb`; where a screen has no such colour, the one of less chroma that it has. */
export function toHex(colour: Oklch): string {
  const { lightness } = colour
  if (lightness <= 0) return '#000000'
  if (lightness >= 1) return '#ffffff'
  const signs = toScreen({ ...colour, chroma: findChroma(colour) }).map(toSign)
  return `#${signs.join('')}`
}

/** Red, green and blue in proportion to their light, each from 0 to 1. */
function toLinear(hex: string): Triple {
  const part = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/** Its own chroma, or the most that a screen has at this lightness and hue. */
export function findChroma(colour: Oklch): number {
  if (isOnScreen(colour)) return colour.chroma
  let [least, most] = [0, colour.chroma]
  for (let step = 0; step < 24; step += 1) {
    const chroma = (least + most) / 2
    if (isOnScreen({ ...colour, chroma })) least = chroma
    else most = chroma
  }
  return least
}

/** What rounding to 255 steps hides is no excess. */
const excess = 0.0005

function isOnScreen(colour: Oklch): boolean {
  return toScreen(colour).every((part) => part >= -excess && part <= 1 + excess)
}

function toScreen({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180
  const root = multiply(fromLab, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)])
  return multiply(fromCone, [root[0] ** 3, root[1] ** 3, root[2] ** 3])
}

function toSign(part: number): string {
  const bounded = Math.min(1, Math.max(0, part))
  const share = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
}

function multiply([first, second, third]: Matrix, vector: Triple): Triple {
  return [dot(first, vector), dot(second, vector), dot(third, vector)]
}

function dot(a: Triple, b: Triple): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/** `#RGB`, `#rrggbb` and `oklch(52% 0.13 250)` as `#rrggbb`; undefined for anything else. */
export function parseColour(text: string): string | undefined {
  const [, signs] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text) ?? []
  if (signs === undefined) return parseOklch(text)
  const whole = signs.length === 3 ? signs.replace(/./g, '$&$&') : signs
  return `#${whole.toLowerCase()}`
}

const ofOklch =
  /^oklch\(\s*(\d{1,3}(?:\.\d{1,6})?|\.\d{1,6})(%?)\s+(\d{1,3}(?:\.\d{1,6})?|\.\d{1,6})(%?)\s+(\d{1,3}(?:\.\d{1,6})?|\.\d{1,6})(?:deg)?\s*\)$/i

/** A hundred per cent of chroma are 0.4 (https://www.w3.org/TR/css-color-4/#ok-lab). */
function parseOklch(text: string): string | undefined {
  const [, lightness, lightnessSign, chroma, chromaSign, hue] = ofOklch.exec(text) ?? []
  if (lightness === undefined) return undefined
  return toHex({
    lightness: Number(lightness) / (lightnessSign === '' ? 1 : 100),
    chroma: Number(chroma) * (chromaSign === '' ? 1 : 0.004),
    hue: Number(hue) % 360,
  })
}

/** Small text has to reach it (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

/**
 * How well one colour is read on another (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio), from 1 to 21; the order does
 * not matter. @param a `#rrggbb` @param b the same
 */
export function findContrast(a: string, b: string): number {
  const [one, other] = [toLuminance(a), toLuminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** On the ground on which it is read worst. */
export function findWorstContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => findContrast(colour, ground)))
}

function toLuminance(hex: string): number {
  const [red, green, blue] = toLinear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
