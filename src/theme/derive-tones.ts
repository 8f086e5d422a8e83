// From the one colour that somebody chose for the light scheme, all that pages need of it in both.
import { findContrast, findWorstContrast, leastContrast } from './contrast.ts'
import { grounds, listGrounds, type Pair } from './grounds.ts'
import { type Oklch, toHex, toOklch } from './oklch.ts'

/** A colour of the site: as text, as the ground of a chip, and as the text on itself. */
export interface Tones {
  text: Pair
  wash: Pair
  on: Pair
}

/** Steps of lightness are smaller than the eye sees. */
const step = 0.002

/** On the wash of the dark scheme: as much as the colours of the site themselves have there. */
const darkContrast = 7

/** @param light `#rrggbb` that `isReadable`; then each pair of text and ground has 4.5:1 or more. */
export function deriveTones(light: string): Tones {
  const given = toOklch(light)
  const dark = toDark(given)
  return {
    text: { light, dark },
    wash: { light: toLightWash(light, given), dark: toDarkWash(toOklch(dark)) },
    on: { light: '#ffffff', dark: toOnDark(toOklch(dark)) },
  }
}

/** Whether small text of this colour can be read wherever the light scheme puts it. */
export function isReadable(light: string): boolean {
  return findWorstContrast(light, listGrounds('light')) >= leastContrast
}

/** The same hue, lighter until it is read as well as the site's own colours. */
function toDark({ lightness, chroma, hue }: Oklch): string {
  const muted = { chroma: chroma * 0.85, hue }
  return raise(lightness, (each) => {
    const colour = toHex({ lightness: each, ...muted })
    return findContrast(colour, grounds.wash.dark) >= darkContrast ? colour : undefined
  })
}

/** A breath of the colour, as pale as it takes to read the colour on it. */
function toLightWash(light: string, { chroma, hue }: Oklch): string {
  return raise(0.948, (lightness) => {
    const wash = toHex({ lightness, chroma: Math.min(chroma * 0.2, 0.027), hue })
    return findContrast(light, wash) >= leastContrast ? wash : undefined
  })
}

function toDarkWash({ chroma, hue }: Oklch): string {
  return toHex({ lightness: 0.276, chroma: Math.min(chroma * 0.25, 0.031), hue })
}

function toOnDark({ chroma, hue }: Oklch): string {
  return toHex({ lightness: 0.2, chroma: Math.min(chroma * 0.2, 0.023), hue })
}

/** What is found first on the way up; white at the end of it. */
function raise(from: number, find: (lightness: number) => string | undefined): string {
  for (let lightness = from; lightness < 1; lightness += step) {
    const found = find(lightness)
    if (found !== undefined) return found
  }
  return '#ffffff'
}
