// Colours and pictures of a theme: what somebody chose, and all that pages need of it in both schemes.

import { z } from 'zod'
import type { ShownPicture } from '../format/pictures/picture.ts'
import {
  findChroma,
  findContrast,
  findWorstContrast,
  leastContrast,
  type Oklch,
  parseColour,
  toHex,
  toOklch,
} from './colour.ts'

/** Colours of the light scheme, `#rrggbb`; what is absent is the site's own. */
export interface Theme {
  accent?: string | undefined
  leaf?: string | undefined
}

/** Of colours as somebody has written them; undefined where none is set. */
export function toTheme(written: Theme | undefined): Theme | undefined {
  if (written?.accent === undefined && written?.leaf === undefined) return undefined
  return { accent: parseColour(written.accent ?? ''), leaf: parseColour(written.leaf ?? '') }
}

/** Persimmon and leaf: the tokens of `look/styles/tokens.css`, chosen by eye. */
const ownTones: Record<keyof Theme, Tones> = {
  accent: {
    text: { light: '#b8420f', dark: '#f2935c' },
    wash: { light: '#fbe9dc', dark: '#35241a' },
    on: { light: '#ffffff', dark: '#1d120b' },
  },
  leaf: {
    text: { light: '#4a641a', dark: '#a9c476' },
    wash: { light: '#eef2df', dark: '#252a1a' },
    on: { light: '#ffffff', dark: '#161a0d' },
  },
}

/** What a theme gives to the stylesheet, by the names of its tokens; nothing without one. */
export function toTokens(theme: Theme | undefined): ReadonlyMap<string, Pair> {
  const tokens = new Map<string, Pair>()
  for (const name of ['accent', 'leaf'] as const) {
    const [colour, own] = [theme?.[name], ownTones[name]]
    if (colour === undefined) continue
    // Who writes down a colour of the site's own gets what was chosen with it.
    const { text, wash, on } = colour === own.text.light ? own : deriveTones(colour)
    tokens.set(`--${name}`, text).set(`--${name}-wash`, wash).set(`--on-${name}`, on)
  }
  return tokens
}

/** A colour of the site: as text, as the ground of a chip, and as the text on itself. */
interface Tones {
  text: Pair
  wash: Pair
  on: Pair
}

/** Steps of lightness are smaller than the eye sees. */
const step = 0.002

/** On the wash of the dark scheme: as much as the colours of the site themselves have there. */
const darkContrast = 7

/**
 * All that pages need of a colour in both schemes.
 * @param light `#rrggbb` that `isReadable`; then each pair of text and ground has 4.5:1 or more.
 */
function deriveTones(light: string): Tones {
  const given = toOklch(light)
  const dark = toDark(given)
  const { chroma, hue } = toOklch(dark)
  return {
    text: { light, dark },
    wash: {
      light: toLightWash(light, given),
      dark: toHex({ lightness: 0.276, chroma: Math.min(chroma * 0.25, 0.031), hue }),
    },
    on: { light: '#ffffff', dark: toHex({ lightness: 0.2, chroma: Math.min(chroma * 0.2, 0.023), hue }) },
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

/** What is found first on the way up; white at the end of it. */
function raise(from: number, find: (lightness: number) => string | undefined): string {
  for (let lightness = from; lightness < 1; lightness += step) {
    const found = find(lightness)
    if (found !== undefined) return found
  }
  return '#ffffff'
}

/** One colour for each scheme, `#rrggbb`. */
interface Pair {
  light: string
  dark: string
}

/** What text is on: the tokens of these names in `look/styles/tokens.css`. No theme changes them. */
export const grounds = {
  paper: { light: '#fcfaf6', dark: '#191613' },
  wash: { light: '#f5efe6', dark: '#221e1a' },
  lift: { light: '#fffdfa', dark: '#1f1b17' },
} as const satisfies Record<string, Pair>

export function listGrounds(scheme: keyof Pair): string[] {
  return Object.values(grounds).map((ground) => ground[scheme])
}

/** Folder of the theme, in the content folder as on the site. */
export const themeFolder = 'theme'

export const themePictureNames = ['logo', 'favicon'] as const

export type ThemePictureName = (typeof themePictureNames)[number]

/** A checked picture of the theme. */
export interface ThemePicture {
  /** Inside the content folder. */
  path: string
  /** In no certain unit. */
  width: number
  height: number
  /** SHA-256 of its bytes, the first 32 hexadecimal digits. */
  digest: string
}

export type ThemePictures = Partial<Readonly<Record<ThemePictureName, ThemePicture>>>

export function toThemePicturePath(name: ThemePictureName): string {
  return `${themeFolder}/${name}.svg`
}

/** Where the site has an icon, whoever made it. */
export const faviconPath = 'favicon.svg'

/** Below the base path. The icon stays where browsers look for it; the logo may be kept for ever. */
export function toPublishedThemePath(name: ThemePictureName, { digest }: ThemePicture): string {
  return name === 'favicon' ? faviconPath : `${themeFolder}/${digest}.svg`
}

export function toShownLogo({ logo }: ThemePictures): ShownPicture | undefined {
  return logo && { src: toPublishedThemePath('logo', logo), width: logo.width, height: logo.height }
}

// Whether small text can be read in the colour that somebody chose, and the nearest one in which it can.

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

/** The rule by which `tokens.css` gets the colours of a theme; empty without one. Print and forced colours keep their own. */
export function toThemeRule(theme: Theme | undefined): string {
  const tokens = Array.from(toTokens(theme), ([name, { light, dark }]) => {
    return `--theme-${name.slice(2)}:light-dark(${light},${dark})`
  })
  return tokens.length === 0 ? '' : `:root{${tokens.join(';')}}\n`
}
