// What a text needs of a font, in a few bytes that the cache can keep of each question. It is taken from tokens, never from
// printed HTML, so that a share of a build that prints nothing of a question knows the same. The rule looks at nothing
// else: the Latin block always; the first block of syllables as soon as one of it occurs; another once half of it occurs,
// else only what does. So a clean build, a warm one and every share have the same bytes.
import { latin, syllableBlocks } from './syllables.ts'

/** A face of the site: what people read, and code. */
export type Face = 'text' | 'code'

const [common = ''] = syllableBlocks

/** Stands for all of the first block in what texts need, as their font holds either none of it or all. */
const commonSign = '*'

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

const codeElement = /<(code|pre|kbd|samp)\b[\s\S]*?<\/\1>/g

/** For each face what it has to hold, as `toNeeds` gives it. */
export type CharacterNeeds = Readonly<Record<Face, string>>

/** What HTML, or JSON that holds some, needs of both faces. */
export function toHtmlNeeds(html: readonly string[]): CharacterNeeds {
  const text = html.map((each) => each.replace(codeElement, ''))
  const code = html.flatMap((each) => each.match(codeElement) ?? [])
  return { text: toNeeds(text, 'text'), code: toNeeds(code, 'code') }
}

/** One file holds so many characters besides the blocks that are whole. */
const mostBesides = 300

/** A block comes as a whole once so much of it occurs: until then only what does. */
const enough = 1 / 2

/** Blocks of the core. What is rarer stands in the rest, where there is one. */
const coreBlocks = 2

/**
 * A function of what occurs and of nothing else, rounded up to blocks, so that most edits change no font.
 * @param needs what texts need, as `toNeeds` gives it.
 * @returns characters of the files of a face: in `rest`, which may be empty, what would make the first too large.
 */
export function toGlyphSet(needs: Iterable<string>): { core: string; rest: string } {
  // Of a hundred thousand questions most need the same.
  const occurring = new Set([...new Set(needs)].join(''))
  const hasCommon = occurring.has(commonSign)
  const whole = syllableBlocks.map((block, index) =>
    (index === 0 && hasCommon) || isEnough(block, occurring) ? block : '',
  )
  const core = latin + whole.slice(0, coreBlocks).join('')
  const besides = new Set([...whole.slice(coreBlocks).join(''), ...occurring])
  for (const character of core) besides.delete(character)
  const others = [...besides].sort().join('')
  return besides.size > mostBesides ? { core, rest: others } : { core: core + others, rest: '' }
}

function isEnough(block: string, occurring: ReadonlySet<string>): boolean {
  const found = [...block].filter((character) => occurring.has(character)).length
  return found >= block.length * enough
}
