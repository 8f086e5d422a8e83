// Colours and pictures of a theme: what somebody chose, and all that pages need of it in both schemes.

import type { Picture, Pictures, PictureType, ShownPicture } from '../format/pictures/picture.ts'
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
    wash: { light: '#fbe9dc', dark: '#3a271b' },
    on: { light: '#ffffff', dark: '#1d120b' },
  },
  leaf: {
    text: { light: '#4a641a', dark: '#a9c476' },
    wash: { light: '#eaf0d8', dark: '#2a3119' },
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
  const { accent } = theme ?? {}
  if (accent === undefined || accent === ownTones.accent.text.light) return tokens
  for (const [name, surface] of Object.entries(surfaces)) tokens.set(`--${name}`, toTinted(surface, accent))
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
const darkContrast = 6.07

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
function isReadable(light: string): boolean {
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

/** What text is on: the tokens of these names in `look/styles/tokens.css`. Under a theme they are tinted. */
export const grounds = {
  paper: { light: '#fcfaf6', dark: '#191613' },
  wash: { light: '#f5efe6', dark: '#2f2923' },
  lift: { light: '#fffdfa', dark: '#1f1b17' },
} as const satisfies Record<string, Pair>

/** Of all that is neither text nor colour: each is as light or as dark as the site's own, or more so. */
const surfaces: Readonly<Record<string, Surface>> = {
  paper: { ...grounds.paper, isGround: true },
  wash: { ...grounds.wash, isGround: true },
  lift: { ...grounds.lift, isGround: true },
  line: { light: '#e7e0d6', dark: '#332d27', isGround: true },
  edge: { light: '#938879', dark: '#7b7166', isGround: false },
  quiet: { light: '#6b6259', dark: '#a79c90', isGround: false },
}

interface Surface extends Pair {
  /** Whether text is on it; else it is on a ground itself. */
  isGround: boolean
}

/** The hue of an accent at the low chroma of the site's own: every text is read at least as well as there. */
function toTinted({ light, dark, isGround }: Surface, accent: string): Pair {
  const { chroma: most, hue } = toOklch(accent)
  const tint = (own: string, isLighter: boolean) => {
    const { lightness, chroma } = toOklch(own)
    const least = findContrast(own, '#000000')
    for (let moved = 0; moved < 1; moved += step) {
      const hex = toHex({
        lightness: Math.min(1, Math.max(0, lightness + (isLighter ? moved : -moved))),
        chroma: Math.min(chroma, 0.12 * most),
        hue,
      })
      const contrast = findContrast(hex, '#000000')
      if (isLighter ? contrast >= least : contrast <= least) return hex
    }
    return own
  }
  return { light: tint(light, isGround), dark: tint(dark, !isGround) }
}

/** Degrees from the site's own hue in which a fruit is still one, and its calyx a leaf. */
const ripe = { accent: 30, leaf: 45 }

/** Instead of fruits, on threads and as the mark of the site. */
const beads = '--theme-bead:inline;--theme-fruit:none;--theme-mark:circle(7px at 10px 10px)'

/** Whether fruits on threads would look wrong: then they are plain beads. */
export function hasBeads(theme: Theme): boolean {
  return (['accent', 'leaf'] as const).some((name) => {
    const [colour, own] = [theme[name], ownTones[name].text.light]
    if (colour === undefined) return false
    const apart = Math.abs(toOklch(colour).hue - toOklch(own).hue) % 360
    return Math.min(apart, 360 - apart) > ripe[name]
  })
}

function listGrounds(scheme: keyof Pair): string[] {
  return Object.values(grounds).map((ground) => ground[scheme])
}

/** Folder of the theme, in the content folder as on the site. */
export const themeFolder = 'theme'

export const themePictureNames = ['logo', 'favicon', 'card'] as const

export type ThemePictureName = (typeof themePictureNames)[number]

/** A checked picture of the theme. */
export interface ThemePicture extends Omit<Picture, 'type'> {
  type: PictureType | 'svg'
}

/** SVG that may only show itself. */
export const themeDrawings: Readonly<Record<string, ThemePictureName>> = {
  [`${themeFolder}/logo.svg`]: 'logo',
  [`${themeFolder}/favicon.svg`]: 'favicon',
}

/** Pictures of pixels: the logo, where there is no drawing of it, and what previews of links show. */
export const logoPath = `${themeFolder}/logo.png`
export const cardPath = `${themeFolder}/card.png`
export const themePhotos: readonly string[] = [logoPath, cardPath]

export type ThemePictures = Partial<Readonly<Record<ThemePictureName, ThemePicture>>>

/** All of a theme. @param pictures all that could be read, by path. */
export function toThemePictures(drawn: ThemePictures, pictures: Pictures): ThemePictures {
  const [logo, card] = [drawn.logo ?? pictures.get(logoPath), pictures.get(cardPath)]
  return { ...drawn, ...(logo && { logo }), ...(card && { card }) }
}

/** Where the site has an icon, whoever made it; by pixels, those for touch screens and for lists of results. */
export const faviconPath = 'favicon.svg'
export const iconPaths = { 48: 'favicon-48.png', 180: 'apple-touch-icon.png' } as const

/** Below the base path. The icon stays where browsers look for it; the logo may be kept for ever. */
export function toPublishedThemePath(name: ThemePictureName, { digest, type }: ThemePicture): string {
  return name === 'favicon' ? faviconPath : `${themeFolder}/${digest}.${type}`
}

/** What pages show of a theme: its drawing has no certain unit, a picture of pixels is for twice as many of them. */
export function toShownTheme({ logo, card }: ThemePictures): {
  logo?: ShownPicture | undefined
  card?: ShownPicture | undefined
} {
  return {
    logo: logo && toShown('logo', logo, logo.type === 'svg' ? 1 : 2),
    card: card && toShown('card', card, 1),
  }
}

function toShown(name: ThemePictureName, picture: ThemePicture, scale: number): ShownPicture {
  const toLength = (pixels: number) => (scale === 1 ? pixels : Math.max(1, Math.round(pixels / scale)))
  return {
    src: toPublishedThemePath(name, picture),
    width: toLength(picture.width),
    height: toLength(picture.height),
  }
}

// Whether small text can be read in the colour that somebody chose, and the nearest one in which it can.

/** What is wrong with a colour of the light scheme, and the nearest one in which small text can be read. */
export function findColourFault(
  text: string,
): { setting: 'colour' | 'contrast'; nearest?: string; contrast?: string } | undefined {
  const colour = parseColour(text)
  if (colour === undefined) {
    const nearest = parseColour(`#${text}`)
    return { setting: 'colour', ...(nearest ? { nearest } : {}) }
  }
  if (isReadable(colour)) return undefined
  // Cut, not rounded: 4.46 is not what 4.5 asks for.
  const contrast = (Math.floor(findWorstContrast(colour, listGrounds('light')) * 10) / 10).toFixed(1)
  return { setting: 'contrast', nearest: findReadable(colour), contrast }
}

const steps = 64

/**
 * The nearest colour of the same hue that can be read in the light scheme: itself, where it can.
 * @param given `#rrggbb`
 */
function findReadable(given: string): string {
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
  if (!theme || tokens.length === 0) return ''
  return `:root{${[...tokens, ...(hasBeads(theme) ? [beads] : [])].join(';')}}\n`
}
