/** Pictures that a body may show, by the ending of their published names. */
export const pictureTypes = ['png', 'jpg', 'gif', 'webp', 'avif'] as const

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

/** Its name tells the type that its bytes have, whatever its own name says: hosts go by it. */
export function toPublishedPath({ digest, type }: Pick<Picture, 'digest' | 'type'>): string {
  return `${pictureFolder}/${digest}.${type}`
}

export function toShownPicture(picture: Picture): ShownPicture {
  return { src: toPublishedPath(picture), width: picture.width, height: picture.height }
}
