// Where in the Markdown that was written an address stands.
import { findLineStarts } from '../../question/position.ts'
import type { Token } from '../markdown.ts'

/** After so many looks in vain the beginning of the block has to do: each takes as long as the body. */
const looks = 100

/** @returns a function that is asked for addresses in the order of the body, and gives offsets. */
export function createLocateAddress(body: string): (written: string, block: Token) => number {
  let starts: number[] | undefined
  let cursor = 0
  let left = looks
  return (written, { map }) => {
    starts ??= findLineStarts(body)
    const [first, behind] = map ?? [0, 0]
    const start = starts[first] ?? 0
    if (left <= 0) return start
    const end = starts[behind] ?? body.length
    const found = findAddress(body, written, { from: Math.max(start, cursor), end })
    if (found >= 0) {
      cursor = found + written.length
      return found
    }
    left -= 1
    // That of a reference stands anywhere.
    const elsewhere = findAddress(body, written, { from: 0, end: body.length })
    return elsewhere < 0 ? start : elsewhere
  }
}

/** The same letters may stand in a word before. */
function findAddress(body: string, written: string, { from, end }: { from: number; end: number }): number {
  for (let offset = body.indexOf(written, from); offset >= 0 && offset < end; ) {
    if (isBegun(body, offset, written)) return offset
    offset = body.indexOf(written, offset + 1)
  }
  return -1
}

function isBegun(body: string, offset: number, written: string): boolean {
  const before = body.slice(Math.max(0, offset - 2), offset)
  return /[(<"'=]$|: $/.test(before) || (written.includes(':') && /(?:^|\s)$/.test(before))
}
