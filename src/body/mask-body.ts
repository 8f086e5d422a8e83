// Puts masks where a body holds what readers must not see. Tokens stay what they are: no mask makes or ends a link,
// code or HTML. A link whose address holds something of it is no link (links/addresses.ts): its masked address is
// behind its text.

import type { Token } from 'markdown-it'
import { findLineStarts } from '../format/issue.ts'
import { type Find, isMasked, toPlaceholder, toSeparateFinds } from '../format/texts/masks.ts'
import { type SeenBody, type SeenPart, type Source, textOf } from './seen-body.ts'

type Edit = ReturnType<typeof toRange> & { placeholder: string }

/** Changes the tokens that `seen` was made of. @param finds of the seen text. */
export function maskBody(seen: SeenBody, finds: readonly Find[]): void {
  if (finds.length === 0) return
  const edits = new Map<Source, Edit[]>()
  for (const { find, parts } of toParts(seen, toSeparateFinds(finds.filter(isMasked)))) {
    for (const [index, part] of parts.entries()) {
      const edit = { ...toRange(part, find), placeholder: index === 0 ? toPlaceholder(find.kind) : '' }
      const known = edits.get(part.source)
      if (known) known.push(edit)
      else edits.set(part.source, [edit])
      if (part.link) replaceAddress(part.link, toPlaceholder(find.kind))
    }
  }
  for (const [source, each] of edits) replaceText(source, applyEdits(textOf(source), each))
}

/** What each find covers. @param finds in order. */
export function toParts<F extends Find>(
  { parts }: SeenBody,
  finds: readonly F[],
): { find: F; parts: SeenPart[] }[] {
  let first = 0
  return finds.map((find) => {
    while ((parts[first]?.end ?? Infinity) <= find.offset) first += 1
    let last = first
    while ((parts[last]?.start ?? Infinity) < find.offset + find.length) last += 1
    return { find, parts: parts.slice(first, last) }
  })
}

function toRange(part: SeenPart, { offset, length }: Find): { from: number; to: number } {
  if (part.end - part.start !== part.to - part.from) return part
  const from = part.from + Math.max(0, offset - part.start)
  return { from, to: part.from + Math.min(part.end, offset + length) - part.start }
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let end = 0
  for (const { from, to, placeholder } of edits.toSorted((a, b) => a.from - b.from)) {
    result += text.slice(end, from) + placeholder
    end = to
  }
  return result + text.slice(end)
}

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
      // Addresses are before the text that came last, and what a reference names is anywhere.
      found = until.indexOf(letters, Math.max(start, ends.get(letters) ?? 0))
      if (found < 0 && part?.source.attribute) found = body.indexOf(letters)
    }
    if (found < 0) return start
    cursor = found + letters.length
    ends.set(letters, cursor)
    return found
  })
}

/** The seen text with blanks in the place of addresses behind links and pictures: nobody reads a letter of them. */
export function toReadText({ text, parts }: SeenBody): string {
  let read = ''
  let behind = 0
  for (const { start, end, source } of parts) {
    if (source.attribute !== 'href' && source.attribute !== 'src') continue
    read += text.slice(behind, start) + ' '.repeat(end - start)
    behind = end
  }
  return read + text.slice(behind)
}

function replaceText({ token, attribute }: Source, text: string): void {
  if (attribute === undefined) token.content = text
  else if (attribute === 'title') token.attrSet('title', text)
  else replaceAddress(token, text)
}

/** Puts another address into a link or an image, in the place of the written one too. */
function replaceAddress(token: Token, address: string): void {
  token.attrSet(token.type === 'image' ? 'src' : 'href', address)
  if (token.meta?.['written'] !== undefined) token.meta = { ...token.meta, written: address }
}
