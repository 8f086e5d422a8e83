// The faces of the site: what their files are made of, and the one stylesheet that names them. Pages link to it by an
// address that never changes, so a new glyph makes no page again.
import { join } from 'node:path'
import type subsetFont from 'subset-font'
import { packedCode, programFolder } from '../kept/program.ts'
import { type FontFace, fontFaces } from './font-needs.ts'
import { type Theme, toThemeRule } from './theme.ts'

/** What a face is made of: a file inside of `node_modules`, what its files are called, and options of `subset-font`. */
export const fontSources: Readonly<
  Record<FontFace, { path: string; name: string; options: Partial<Parameters<typeof subsetFont>[2]> }>
> = {
  text: {
    path: 'pretendard/dist/public/variable/PretendardVariable.ttf',
    name: 'pretendard',
    options: {
      // With the glyphs that they lead to: those that browsers use, and tabular numbers.
      keepFeatures: ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
      variationAxes: { wght: { min: 400, max: 700 } },
    },
  },
  code: { path: 'd2coding/src/d2coding.ttf', name: 'd2coding', options: { noHinting: true } },
  math: {
    path: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
    name: 'stix-two-math',
    options: { keepFeatures: ['ssty'], noHinting: true },
  },
}

/** Of the whole font. A package has the same, compressed. */
export function toFontPath(face: FontFace): string {
  const { name, path } = fontSources[face]
  return packedCode === undefined
    ? join(programFolder, 'node_modules', path)
    : join(programFolder, 'fonts', `${name}.woff2`)
}

/** A file of a face, and what is in it. */
interface FaceFile {
  face: FontFace
  /** Below the base path. */
  file: string
  characters: string
}

/** Families as `tokens.css` names them. */
const families: Readonly<Record<FontFace, string>> = {
  text: 'font-family:"Pretendard Variable";font-weight:400 700',
  // Its cells are half an em wide; those of other fonts for code about 0.6, which is what pages are drawn for.
  code: 'font-family:D2Coding;size-adjust:116%',
  math: 'font-family:"STIX Two Math"',
}

const noto = ['NotoSansKR-Regular', 'NotoSansCJKkr-Regular']

/**
 * Until the fonts are there, and where they never come, fonts of the system take their place at their width and height.
 * Browsers make the bold ones: many systems have none that can be named, and the next family would be wider.
 */
const standIns = [
  toFace(
    'font-family:Text-Apple',
    `src:${toLocal(['AppleSDGothicNeo-Regular'])}`,
    'ascent-override:95.2%;descent-override:24.1%',
  ),
  // A Hangul syllable is 0.864 em wide in Pretendard and Apple SD Gothic Neo, 0.92 em in these.
  toFace(
    'font-family:Text-Noto',
    `src:${toLocal(['MalgunGothic', ...noto])}`,
    'size-adjust:93.9%;ascent-override:101.4%;descent-override:25.7%',
  ),
  // A cell of code is 0.58 em wide in D2Coding as `families` has it, 0.602 em in these.
  toFace(
    'font-family:Code-Menlo',
    `src:${toLocal(['Menlo-Regular', 'DejaVuSansMono', 'DroidSansMono'])}`,
    'size-adjust:96.3%;ascent-override:102.4%;descent-override:27.7%',
  ),
].join('')

/**
 * Characters whose width in those fonts is another part of that in Pretendard, in percent: whether a word goes on in the
 * next line, and moves what comes after it, depends on narrow letters and spaces most of all.
 */
const notoWidths = [
  [45, '·'],
  [72, "'"],
  [78.3, `!"^_\`ijl‘’…`],
  [85, 'I/\\–'],
  [91, '&,.:;hmnrtu@“”→'],
  [94.7, '%BEJKPRabdkopq'],
  [99, 'DFHLNOQUZ()*?[]ew{}'],
  [102.7, 'CGMSTWcfgvxy'],
  [106.5, '#AXsz—'],
  // In tables and counts all of them are as wide as the widest.
  [110, '0123456789'],
  [112, '+<=>$V~|'],
  [124, '-Y✓'],
] as const

/** @param language of the pages: in Korean the space of those fonts is 0.28 em wide, else 0.224; Pretendard's is 0.251. */
function printNotoFaces(language: string | undefined): string {
  const widths = [...notoWidths, [language === 'ko' ? 90 : 112, ' \u00a0']] as const
  return widths
    .map(([width, characters]) => {
      const toHeight = (percent: number) => `${Math.round((1000 * percent) / width) / 10}%`
      return toFace(
        `font-family:Text-Noto;src:${toLocal(noto)};size-adjust:${width}%`,
        `ascent-override:${toHeight(95.2)};descent-override:${toHeight(24.1)}`,
        `unicode-range:${toUnicodeRange(characters, longestRange)}`,
      )
    })
    .join('')
}

/** @param names as PostScript has them: without spaces. */
function toLocal(names: readonly string[]): string {
  return names.map((name) => `local(${name})`).join()
}

function toFace(...parts: string[]): string {
  return `@font-face{${parts.join(';')}}\n`
}

const longestRange = 700

/** What the stylesheet has of an archive besides its fonts. */
export interface ArchiveLook {
  theme?: Theme | undefined
  /** What is printed where a list shows a part of a body, in the language of the site. */
  more?: string | undefined
  /** Of its pages. */
  language?: string | undefined
}

/** Fonts, colours and words of an archive. @param files of each face the core first. */
export function toStyleSheet(files: readonly FaceFile[], look: ArchiveLook = {}): string {
  const words = look.more === undefined ? '' : `:root{--more:${JSON.stringify(look.more)}}\n`
  const faces = fontFaces.map((face) => printFace(face, files)).join('')
  return words + toThemeRule(look.theme) + standIns + printNotoFaces(look.language) + faces
}

function printFace(face: FontFace, files: readonly FaceFile[]): string {
  const own = files.filter((file) => file.face === face)
  const print = ({ file, characters }: FaceFile) => {
    const range = own.length > 1 ? [`unicode-range:${toUnicodeRange(characters, longestRange)}`] : []
    return toFace(families[face], 'font-display:swap', `src:url(${file})`, ...range)
  }
  // Of two that name a character browsers look into the later one first.
  return own.toReversed().map(print).join('')
}

/**
 * What CSS names with a face is looked for there first, and then in the other faces: a value of `unicode-range` of at
 * most so many characters. Where it is short of them it names more than it is given:
 * the narrowest gaps between ranges.
 */
export function toUnicodeRange(characters: string, most: number): string {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0)
  points.sort((a, b) => a - b)
  let text = ''
  for (const gap of listGaps(points)) {
    text = merge(points, gap).map(printRange).join()
    if (text.length <= most) return text
  }
  return text
}

/** Distances between neighbours, each once, the narrowest first. */
function listGaps(points: readonly number[]): number[] {
  const gaps = points.map((point, index) => point - (points[index - 1] ?? point - 1))
  return [...new Set([1, ...gaps])].sort((a, b) => a - b)
}

/** @param gap between two points that are in one range. */
function merge(points: readonly number[], gap: number): [first: number, last: number][] {
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && point - last[1] <= gap) last[1] = point
    else ranges.push([point, point])
  }
  return ranges
}

function printRange(range: readonly [first: number, last: number]): string {
  const [first, last] = range.map((point) => point.toString(16))
  return first === last ? `U+${first}` : `U+${first}-${last}`
}
