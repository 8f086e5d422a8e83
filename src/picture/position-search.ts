// What is looked for in a picture, and how much may be looked at: a small file can ask for the work of hours.
import { limits } from '../question/limits.ts'

/** Bytes of a file that tell where a picture was taken, or belong to those that do. */
export interface PositionRange {
  start: number
  end: number
  /** What stands in their place afterwards: zero, or a blank in texts. */
  blank: number
  /** Whether they alone tell a place: a time or the name of a method does not. */
  tells: boolean
}

/** Limits of what is looked at in one picture. */
export type PictureLimit = 'pictureTexts' | 'pictureEntries' | 'pictureFrames'

/** More of it would have to be looked at than a limit allows: nobody knows what it holds. */
export class PictureTooComplex extends Error {
  readonly limit: PictureLimit

  constructor(limit: PictureLimit) {
    super(`more than ${limits[limit]} (${limit})`)
    this.limit = limit
  }
}

/** What may still be looked at in one picture. Both functions throw PictureTooComplex where it is used up. */
export interface SearchBudget {
  countEntries: (entries: number) => void
  countUnpacked: (bytes: number) => void
  /** Bytes that texts may still unpack to. */
  unpackable: () => number
}

export function createSearchBudget(): SearchBudget {
  let entries: number = limits.pictureEntries
  let bytes: number = limits.pictureTexts
  return {
    countEntries: (more) => {
      entries -= more
      if (entries < 0) throw new PictureTooComplex('pictureEntries')
    },
    countUnpacked: (more) => {
      bytes -= more
      if (bytes < 0) throw new PictureTooComplex('pictureTexts')
    },
    unpackable: () => bytes,
  }
}
