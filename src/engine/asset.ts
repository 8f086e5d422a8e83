/** A file that is published as it is: a stylesheet, a font, a file of `public/`. */
export interface Asset {
  /** Path below the output, with `/`. */
  file: string
  /** Where it is copied from, or what it holds. */
  source: string | Uint8Array
  hash: string
}
