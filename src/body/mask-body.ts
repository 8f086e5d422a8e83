// Puts masks where a body holds what readers must not see. Tokens stay what they are: no mask makes or ends a link,
// code or HTML. A link whose address holds something of it is no link (link.ts): its masked address stands after its text.
import { type Find, toPlaceholder, toSeparateFinds } from '../question/masks.ts'
import { replaceAddress } from './markdown.ts'
import { replaceText, type SeenBody, type SeenPart, type Source, textOf } from './seen-writer.ts'

type Edit = ReturnType<typeof toRange> & { placeholder: string }

/** Changes the tokens that `seen` was made of. @param finds of the seen text. */
export function maskBody(seen: SeenBody, finds: readonly Find[]): void {
  if (finds.length === 0) return
  const edits = new Map<Source, Edit[]>()
  for (const { find, parts } of toParts(seen, toSeparateFinds(finds))) {
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
export function toParts({ parts }: SeenBody, finds: readonly Find[]): { find: Find; parts: SeenPart[] }[] {
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
