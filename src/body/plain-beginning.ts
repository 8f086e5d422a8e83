import { toText } from './body-text.ts'
import { splitNotes } from './footnotes.ts'
import type { Token } from './markdown.ts'

/** Where items, cells and headings begin and end, which are lines of their own without a sign at their end. */
const borders = new Set(
  'list_item_open bullet_list_close ordered_list_close th_open td_open table_close heading_open heading_close'.split(
    ' ',
  ),
)
/** No text holds it. */
const border = '\0'

/**
 * The beginning of a body in one line, without code, addresses and notes: `하나 · 둘` of a list.
 * @param length characters at most; what is cut ends in `…`.
 */
export function toPlainBeginning(all: readonly Token[], length: number): string {
  const { body: tokens } = splitNotes(all)
  // The first blocks that say enough, so that a long body is not read to its end for a line.
  let text = ''
  for (const token of tokens) {
    text += borders.has(token.type) ? border : toText([token], { code: false, addresses: 'host' })
    if (text.length > 4 * length) break
  }
  const line = text
    .slice(0, 4 * length)
    // All white space but the single blanks, which are most of it.
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .replace(/^[ \0]+|(?<![ \0])[ \0]+$/g, '')
    .replace(/(:?) ?\0[ \0]*/g, (_, colon) => (colon === '' ? ' · ' : ': '))
  if (line.length <= length) return line
  const start = line.slice(0, length)
  if (!/[\ud800-\udfff]/.test(start)) return toCut(start.slice(0, -1))
  // As many units hold at least one character more than fits.
  const characters = [...line.slice(0, 2 * length + 1)]
  return characters.length <= length ? line : toCut(characters.slice(0, length - 1).join(''))
}

/** No other sign of a pause stands before the last. */
function toCut(text: string): string {
  return `${text.replace(/(?<![\s.…·])[\s.…·]+$/, '')}…`
}
