// Whether small text can be read in the colour that somebody chose, and the nearest one in which it can.
import { z } from 'zod'
import { findChroma, findWorstContrast, type Oklch, parseColour, toHex, toOklch } from './colour.ts'
import { isReadable, listGrounds } from './theme.ts'

/** A colour of the light scheme in which small text can be read; a fault names the nearest one. */
export const themeColour = z
  .string()
  .max(60)
  .superRefine((text, context) => {
    const colour = parseColour(text)
    if (colour === undefined) {
      const nearest = parseColour(`#${text}`)
      context.addIssue({ code: 'custom', params: { setting: 'colour', ...(nearest ? { nearest } : {}) } })
    } else if (!isReadable(colour)) {
      const nearest = findReadable(colour)
      // Cut, not rounded: 4.46 is not what 4.5 asks for.
      const contrast = (Math.floor(findWorstContrast(colour, listGrounds('light')) * 10) / 10).toFixed(1)
      context.addIssue({ code: 'custom', params: { setting: 'contrast', nearest, contrast } })
    }
  })

const steps = 64

/**
 * The nearest colour of the same hue that can be read in the light scheme: itself, where it can.
 * @param given `#rrggbb`
 */
export function findReadable(given: string): string {
  if (isReadable(given)) return given
  const colour = toOklch(given)
  const candidates = Array.from({ length: steps + 1 }, (_, each) =>
    toReadable({ ...colour, chroma: colour.chroma * (1 - each / steps) }),
  )
  const ranked = candidates.map((hex) => {
    const { lightness, chroma } = toOklch(hex)
    return { hex, distance: Math.hypot(lightness - colour.lightness, chroma - colour.chroma) }
  })
  return ranked.reduce((best, each) => (each.distance < best.distance ? each : best)).hex
}

/** As light as it can be read; black always can. */
function toReadable({ lightness, chroma, hue }: Oklch): string {
  let [dark, bright] = [0, lightness]
  let found = '#000000'
  for (let step = 0; step < 14; step += 1) {
    const middle = (dark + bright) / 2
    const hex = toHex({ lightness: middle, chroma: findChroma({ lightness: middle, chroma, hue }), hue })
    if (isReadable(hex)) {
      found = hex
      dark = middle
    } else bright = middle
  }
  return found
}
