import { z } from 'zod'
import { parseColour } from './colour.ts'
import { findWorstContrast } from './contrast.ts'
import { isReadable } from './derive-tones.ts'
import { findReadable } from './find-readable.ts'
import { listGrounds } from './grounds.ts'

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
      const contrast = toOneDigit(findWorstContrast(colour, listGrounds('light')))
      context.addIssue({ code: 'custom', params: { setting: 'contrast', nearest, contrast } })
    }
  })

/** Cut, not rounded: 4.46 is not what 4.5 asks for. */
function toOneDigit(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}
