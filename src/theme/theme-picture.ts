import type { ShownPicture } from '../picture/picture.ts'

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
