/** Pictures that a body may show, by the ending of their published names. */
const pictureTypes = ['png', 'jpg', 'gif', 'webp', 'avif'] as const

export type PictureType = (typeof pictureTypes)[number]

/** A file below `files/` of the content folder. */
export interface Picture {
  /** Inside the content folder, with `/`, as the folder lists it. */
  path: string
  /** SHA-256 of its bytes, the first 32 hexadecimal digits. */
  digest: string
  type: PictureType
  /** Both after the orientation that its metadata asks for. */
  width: number
  height: number
}

/** What a page prints of a picture. */
export interface ShownPicture {
  /** Below the base path. */
  src: string
  width: number
  height: number
}

/** By path inside the content folder, in NFC. */
export type Pictures = ReadonlyMap<string, Picture>

export const noPictures: Pictures = new Map()

/** Folder of pictures, in the content folder as on the site. */
export const pictureFolder = 'files'

/** Its name has the ending of the type that its bytes have, whatever its own name says: hosts go by it. */
export function toPublishedPath({ digest, type }: Pick<Picture, 'digest' | 'type'>): string {
  return `${pictureFolder}/${digest}.${type}`
}

export function toShownPicture(picture: Picture): ShownPicture {
  return { src: toPublishedPath(picture), width: picture.width, height: picture.height }
}

const inFolder = /^\/+files(?:\/|$)/

/**
 * The file of the content folder that an address of a body means, in NFC: `/files/a%20b.png` → `files/a b.png`.
 * Undefined for one that means none below `files/`.
 */
export function toPicturePath(address: string): string | undefined {
  if (!address.startsWith('/')) return undefined
  try {
    const path = decodeURIComponent(address.replace(/[?#].*$/s, '')).normalize('NFC')
    return inFolder.test(path) ? path.replace(/^\/+/, '') : undefined
  } catch {
    return undefined
  }
}

/** The address of a file in a body: `files/a b.png` → `/files/a%20b.png`; letters stay as they are. */
export function toPictureAddress(path: string): string {
  return `/${path.replace(/[^\p{L}\p{M}\p{N}/._~-]+/gu, encode)}`
}

/** Brackets and quotation marks too, which may end an address in Markdown. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
}
