import { parseColour } from './colour.ts'
import { deriveTones, type Tones } from './derive-tones.ts'
import type { Pair } from './grounds.ts'

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

/** Persimmon and leaf: the tokens of `styles/tokens.css`, chosen by eye. */
export const ownTones: Record<keyof Theme, Tones> = {
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

export function toThemeTones(theme: Theme | undefined): Record<keyof Theme, Tones> {
  return { accent: toTones(theme?.accent, ownTones.accent), leaf: toTones(theme?.leaf, ownTones.leaf) }
}

/** Who writes down a colour of the site's own gets what was chosen with it. */
function toTones(colour: string | undefined, own: Tones): Tones {
  return colour === undefined || colour === own.text.light ? own : deriveTones(colour)
}

/** What a theme gives to the stylesheet, by the names of its tokens; nothing without one. */
export function toTokens(theme: Theme | undefined): ReadonlyMap<string, Pair> {
  const { accent, leaf } = toThemeTones(theme)
  const tokens: [string, Pair][] = []
  if (theme?.accent !== undefined) {
    tokens.push(['--accent', accent.text], ['--accent-wash', accent.wash], ['--on-accent', accent.on])
  }
  if (theme?.leaf !== undefined) {
    tokens.push(['--leaf', leaf.text], ['--leaf-wash', leaf.wash], ['--on-leaf', leaf.on])
  }
  return new Map(tokens)
}
