import type { Face } from './needs.ts'

/** What a face is made of. */
export interface FontSource {
  /** Inside of `node_modules`. */
  path: string
  /** What its files are called. */
  name: string
  /** As `subset-font` takes them. */
  options: {
    /** OpenType features that stay, with the glyphs that they lead to: those that browsers use, and tabular numbers. */
    keepFeatures?: string[]
    variationAxes?: Record<string, { min: number; max: number }>
    noHinting?: boolean
  }
}

export const fontSources: Readonly<Record<Face, FontSource>> = {
  text: {
    path: 'pretendard/dist/public/variable/PretendardVariable.ttf',
    name: 'pretendard',
    options: {
      keepFeatures: ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
      variationAxes: { wght: { min: 400, max: 700 } },
    },
  },
  code: { path: 'd2coding/src/d2coding.ttf', name: 'd2coding', options: { noHinting: true } },
}
