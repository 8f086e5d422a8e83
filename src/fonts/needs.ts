// What a text needs of a font, in a few bytes that the cache can keep of each question.
import { latin } from './latin.ts'
import { syllableBlocks } from './syllables.ts'

/** A face of the site: what people read, and code. */
export type Face = 'text' | 'code'

const [common = ''] = syllableBlocks

/** Stands for all of the first block in what texts need, as their font holds either none of it or all. */
export const commonSign = '*'

/** Code points of which at least some are in the fonts; all else is left to the fonts of the system. */
const ranges: readonly (readonly [first: number, last: number])[] = [
  [0x00a1, 0x27bf],
  [0x2900, 0x2dff],
  [0x3000, 0x33ff],
  [0xac00, 0xd7a3],
  [0xff00, 0xffef],
]
/** D2Coding knows the hanja of KS X 1001 besides. */
const hanja = [0x4e00, 0x9fff] as const

const [inCommon, inOthers] = [1, 2]

const kinds = { text: toKinds('text'), code: toKinds('code') }

/** By UTF-16 unit: 0 for what asks for nothing. */
function toKinds(face: Face): Uint8Array {
  const table = new Uint8Array(0x10000)
  for (const [first, last] of face === 'code' ? [...ranges, hanja] : ranges)
    table.fill(inOthers, first, last + 1)
  // Code holds little Hangul.
  if (face === 'text') for (const character of common) table[character.charCodeAt(0)] = inCommon
  for (const character of latin) table[character.charCodeAt(0)] = 0
  return table
}

// In which call a UTF-16 unit was found last, so that a text asks once for what it holds a hundred times.
const lastFound = new Uint32Array(0x10000)
let calls = 0

/**
 * Characters beyond the Latin block, each once, in code-unit order; in text `commonSign` for those of the first block of
 * syllables: `'API 서버, 뷁'` → `'*뷁'`.
 */
export function toNeeds(texts: Iterable<string>, face: Face): string {
  const table = kinds[face]
  const found: number[] = []
  let hasCommon = false
  calls += 1
  for (const text of texts) {
    const { length } = text
    for (let index = 0; index < length; index += 1) {
      const unit = text.charCodeAt(index)
      const kind = table[unit]
      // Most of a Korean text is of this kind.
      if (kind === inCommon) hasCommon = true
      else if (kind === inOthers && lastFound[unit] !== calls) {
        lastFound[unit] = calls
        found.push(unit)
      }
    }
  }
  if (hasCommon) found.push(commonSign.charCodeAt(0))
  return String.fromCharCode(...found.sort((one, other) => one - other))
}
