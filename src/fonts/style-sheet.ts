// The one stylesheet that names the fonts. Pages link to it by an address that never changes, so a new glyph makes no
// page again.
import type { Face } from './needs.ts'
import { toUnicodeRange } from './unicode-range.ts'

/** A file of a face, and what is in it. */
export interface FaceFile {
  face: Face
  /** Below the base path. */
  file: string
  characters: string
}

/** Families as `tokens.css` names them. */
const families: Readonly<Record<Face, string>> = {
  text: 'font-family:"Pretendard Variable";font-weight:400 700',
  // Its cells are half an em wide; those of other fonts for code about 0.6, which is what pages are drawn for.
  code: 'font-family:D2Coding;size-adjust:116%',
}

const noto = ['NotoSansKR-Regular', 'NotoSansCJKkr-Regular']

/**
 * Until the fonts are there, and where they never come, fonts of the system stand in at their width and height.
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
  // Their letters want little of that, and digits and `#` the contrary. Rows of chips and short lines hang on that.
  toFace('font-family:Text-Noto', `src:${toLocal(noto)}`, 'size-adjust:98%', 'unicode-range:U+21-7e'),
  toFace('font-family:Text-Noto', `src:${toLocal(noto)}`, 'size-adjust:107%', 'unicode-range:U+23,U+30-39'),
  // A cell of code is 0.58 em wide in D2Coding as `families` has it, 0.602 em in these.
  toFace(
    'font-family:Code-Menlo',
    `src:${toLocal(['Menlo-Regular', 'DejaVuSansMono', 'DroidSansMono'])}`,
    'size-adjust:96.3%;ascent-override:102.4%;descent-override:27.7%',
  ),
].join('')

/** @param names as PostScript has them: without spaces. */
function toLocal(names: readonly string[]): string {
  return names.map((name) => `local(${name})`).join()
}

function toFace(...parts: string[]): string {
  return `@font-face{${parts.join(';')}}\n`
}

const longestRange = 700

/** @param files of each face the core first. */
export function toStyleSheet(files: readonly FaceFile[]): string {
  return standIns + (['text', 'code'] as const).map((face) => printFace(face, files)).join('')
}

function printFace(face: Face, files: readonly FaceFile[]): string {
  const own = files.filter((file) => file.face === face)
  const print = ({ file, characters }: FaceFile) => {
    const range = own.length > 1 ? [`unicode-range:${toUnicodeRange(characters, longestRange)}`] : []
    return toFace(families[face], 'font-display:swap', `src:url(${file})`, ...range)
  }
  // Of two that name a character browsers look into the later one first.
  return own.toReversed().map(print).join('')
}
