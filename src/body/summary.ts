import { toText } from './body-text.ts'
import { type Token, toBlocks } from './markdown.ts'

/**
 * The blocks of a body that a listing shows (decision 9): all of them up to `length` characters of text, else those
 * before the first that does not fit; the first is always kept. 0 means always in full.
 */
export function cutBody(
  tokens: readonly Token[],
  length: number,
): { tokens: readonly Token[]; cut: boolean } {
  if (length === 0) return { tokens, cut: false }
  const blocks = toBlocks(tokens)
  let left = length
  let fitting = 0
  for (const block of blocks) {
    left -= countCharacters(block)
    if (left < 0 && fitting > 0) break
    fitting += 1
  }
  if (fitting === blocks.length) return { tokens, cut: false }
  return { tokens: blocks.slice(0, fitting).flat(), cut: true }
}

/** Characters are code points; white space around and between lines counts as one. */
function countCharacters(block: readonly Token[]): number {
  return [...toText(block, { code: true, addresses: true }).trim().replace(/\s+/g, ' ')].length
}
