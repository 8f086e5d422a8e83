// Which glyphs the files of a face hold: a function of what occurs and of nothing else, rounded up to blocks, so that
// most edits change no font.
import { latin } from './latin.ts'
import { commonSign } from './needs.ts'
import { syllableBlocks } from './syllables.ts'

/** One file holds so many characters besides the blocks that are whole. */
const mostBesides = 300

/** A block comes as a whole once so much of it occurs: until then only what does. */
const enough = 1 / 2

/** Blocks of the core. What is rarer stands in the rest, where there is one. */
const coreBlocks = 2

/**
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
