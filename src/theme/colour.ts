// Colours as somebody writes them in the settings.
import { toHex } from './oklch.ts'

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
