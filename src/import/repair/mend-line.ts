// Texts of one line: titles, names, labels.
import { findInvisible, removeInvisible } from '../../question/characters.ts'
import { mendText } from './mend-text.ts'
import type { Note } from './notes.ts'
import type { RepairRule } from './rules.ts'

const lineEnd = /[\n\t\u2028\u2029]/
const anyInvisible = /[\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb]/gu

/** Undefined where nothing can be seen of it. @param most UTF-16 units. @param cut what is noted of a longer one. */
export function mendLine(
  text: string,
  { most, cut }: { most: number; cut: RepairRule },
  note: Note,
): string | undefined {
  const mended = joinLines(mendText(text, note), note)
  const seen = findInvisible(mended) ? dropInvisible(mended, note) : mended
  const short = seen.length > most ? shorten(seen, most) : seen
  if (short !== seen) note(cut, seen)
  return short.trim() === '' ? undefined : short
}

function joinLines(text: string, note: Note): string {
  if (!lineEnd.test(text)) return text
  const lines = text.split(lineEnd).map((line) => line.trim())
  const joined = lines.filter((line) => line !== '').join(' ')
  note('lines-joined', joined)
  return joined
}

function dropInvisible(text: string, note: Note): string {
  note('invisible-character', findInvisible(text)?.codePoint)
  const removed = removeInvisible(text)
  // What was left between them may look like the parts of an emoji.
  return findInvisible(removed) ? removed.replace(anyInvisible, '') : removed
}

/** Ends in `…`; no character is cut in two. */
export function shorten(text: string, most: number): string {
  let end = most - 1
  while (end > 0 && isInside(text, end)) end -= 1
  const start = text.slice(0, end).trimEnd()
  return `${findInvisible(start) ? start.replace(anyInvisible, '') : start}…`
}

/** Whether a place is within a pair, or before what belongs to the character in front of it. */
function isInside(text: string, place: number): boolean {
  const next = text.slice(place, place + 2)
  return (
    /^[\p{M}\u200d\ufe0e\ufe0f\udc00-\udfff]|^[\u{1f3fb}-\u{1f3ff}]/u.test(next) ||
    text[place - 1] === '\u200d'
  )
}
