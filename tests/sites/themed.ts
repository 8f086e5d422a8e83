// The states under colours and a logo of somebody's own.
import type { WrittenContent } from '../support/content-folder.ts'
import { statesContent } from './states.ts'

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 24">
  <style>.sea { fill: #0b63a5 } @media (prefers-color-scheme: dark) { .sea { fill: #6faeeb } }</style>
  <defs><linearGradient id="sun"><stop stop-color="#e0a100"/><stop offset="1" stop-color="#d35182"/></linearGradient></defs>
  <circle cx="12" cy="12" r="11" fill="url(#sun)"/>
  <path class="sea" d="M20 15c6-6 12 6 18 0s12 6 18 0v8H20z"/>
</svg>
`

export const themeFiles = { 'theme/logo.svg': logo, 'theme/favicon.svg': logo }

/** By the variable that holds the address of the site. */
export const themedContents = {
  OCEAN_SITE: toThemed({ accent: '#0b63a5' }, themeFiles),
  PLUM_SITE: toThemed({ accent: '#7a2e6b', leaf: '#1d6b5c' }),
  // Green that is followed, and gold that says answered.
  FOREST_SITE: toThemed({ accent: '#2f5d2a', leaf: 'oklch(50% 0.11 80)' }),
} satisfies Record<string, WrittenContent>

export type ThemedSite = keyof typeof themedContents

function toThemed(theme: Record<string, string>, files: Record<string, string> = {}): WrittenContent {
  return {
    ...statesContent,
    settings: { ...statesContent.settings, theme },
    files: { ...statesContent.files, ...files },
  }
}
