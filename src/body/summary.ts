import { toText } from './body-text.ts'
import { splitNotes } from './footnotes.ts'
import { type Token, toBlocks } from './markdown.ts'

/** Tokens of the blocks that a listing shows, and whether others are left out. */
export interface Summary {
  tokens: readonly Token[]
  cut: boolean
}

/**
 * The blocks of a body that a listing shows (decision 9): all of them up to `length` characters of text, else those
 * before the first that does not fit; the first is always kept. 0 means always in full. Notes are left out.
 */
export function cutBody(tokens: readonly Token[], length: number): Summary {
  const { body, notes } = splitNotes(tokens)
  const cut = notes.length > 0
  if (length === 0) return { tokens: body, cut }
  const blocks = toBlocks(body)
  let left = length
  let fitting = 0
  for (const block of blocks) {
    left -= countCharacters(block)
    if (left < 0 && fitting > 0) break
    fitting += 1
  }
  if (fitting === blocks.length) return { tokens: body, cut }
  return { tokens: blocks.slice(0, fitting).flat(), cut: true }
}

/**
 * As many blocks of a summary, from its beginning, as fit: what is printed of it is bounded as its text is. The first
 * is always kept; of hundreds a few that would fit may be left out, since each try prints them.
 * @param fits true for fewer of the same blocks, if it is for more.
 */
export function fitSummary(summary: Summary, fits: (tokens: readonly Token[]) => boolean): Summary {
  if (fits(summary.tokens)) return summary
  const blocks = toBlocks(summary.tokens)
  if (blocks.length < 2) return summary
  const take = (count: number) => blocks.slice(0, count).flat()
  let fitting = blocks.length >> 1
  while (fitting > 1 && !fits(take(fitting))) fitting >>= 1
  for (let more = fitting; more > 0 && more >= fitting >> 3; more >>= 1) {
    if (fitting + more < blocks.length && fits(take(fitting + more))) fitting += more
  }
  return { tokens: take(fitting), cut: true }
}

/** Characters are code points; white space around and between lines counts as one. */
function countCharacters(block: readonly Token[]): number {
  return [...toText(block, { code: true, addresses: 'whole' }).trim().replace(/\s+/g, ' ')].length
}
