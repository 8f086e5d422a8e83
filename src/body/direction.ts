// Which way the blocks of a body are read, in an archive whose pages are read from left to right.
import { isRightToLeft } from '../format/characters.ts'

const tag = /<(\/?)(?!br|hr|img|wbr)[a-z][^<>]*>/g

/** Code, and the box of a formula: always from left to right, and no part of what decides how the block around is read. */
const leftToRight = /<(pre|code|span(?= class="math-scroll"))((?: [^<>]*)?>(?:<code>)?)/g

/**
 * HTML of a body that was printed here, whose outermost blocks with a letter that is read from right to left have
 * `dir="auto"`: the first letter of a list, quote or table decides for all of it, so that its numbers are at one side.
 * Any other body is returned as it is.
 */
export function addDirections(html: string): string {
  return isRightToLeft(html) ? splitBlocks(html).map(addDirection).join('') : html
}

/** The outermost elements, and what is between them. */
function splitBlocks(html: string): string[] {
  const edges = [0]
  let depth = 0
  for (const { 0: found, 1: slash, index } of html.matchAll(tag)) {
    depth += slash ? -1 : 1
    if (slash && depth === 0) edges.push(index + found.length)
    if (!slash && depth === 1) edges.push(index)
  }
  return edges.map((edge, index) => html.slice(edge, edges[index + 1]))
}

function addDirection(part: string): string {
  if (!isRightToLeft(part) || /^<(?:pre|div class="code")[ >]/.test(part)) return part
  return part.replace(leftToRight, '<$1 dir="ltr"$2').replace(/^<[^>]+/, '$& dir="auto"')
}
