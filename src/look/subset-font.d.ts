// The package brings no types of its own.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2'
    keepAllGlyphs?: boolean
    keepFeatures?: string[]
    variationAxes?: Record<string, { min: number; max: number }>
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}

declare module 'fontverter' {
  /** @param format of the result; that of the font is read off it. */
  export function convert(font: Buffer, format: 'woff2'): Promise<Buffer>
}
