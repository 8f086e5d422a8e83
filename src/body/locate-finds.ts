// Where in the Markdown that was written something stands that was found in what is seen.
import type { Find } from '../question/masks.ts'
import { findLineStarts } from '../question/position.ts'
import { toParts } from './mask-body.ts'
import type { SeenBody } from './seen-writer.ts'

/** After so many looks in vain the beginning of the block has to do: each takes as long as the block. */
const looks = 100

/**
 * Offsets in the body, one for each find: of the same letters, or of the block that holds it where Markdown writes
 * them otherwise.
 */
export function locateFinds(seen: SeenBody, finds: readonly Find[], body: string): number[] {
  if (finds.length === 0) return []
  const starts = findLineStarts(body)
  const ends = new Map<string, number>()
  let cursor = 0
  let left = looks
  return toParts(seen, finds).map(({ find, parts: [part] }) => {
    const letters = seen.text.slice(find.offset, find.offset + find.length)
    const [first, behind] = part?.lines ?? [0, 0]
    const start = starts[first] ?? 0
    const until = body.slice(0, starts[behind] ?? body.length)
    let found = left > 0 ? until.indexOf(letters, Math.max(start, cursor)) : -1
    if (found < 0 && left > 0) {
      left -= 1
      // Addresses stand before the text that came last, and what a reference names stands anywhere.
      found = until.indexOf(letters, Math.max(start, ends.get(letters) ?? 0))
      if (found < 0 && part?.source.attribute) found = body.indexOf(letters)
    }
    if (found < 0) return start
    cursor = found + letters.length
    ends.set(letters, cursor)
    return found
  })
}
