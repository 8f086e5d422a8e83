import { toText } from './body-text.ts'
import { splitNotes } from './footnotes.ts'
import type { Token } from './markdown.ts'

/**
 * The beginning of a body in one line, without code, addresses and notes.
 * @param length characters at most; what is cut ends in `…`.
 */
export function toPlainBeginning(all: readonly Token[], length: number): string {
  const { body: tokens } = splitNotes(all)
  // The first blocks that say enough, so that a long body is not read to its end for a line.
  let text = ''
  for (const token of tokens) {
    text += toText([token], { code: false, addresses: 'host' })
    if (text.length > 4 * length) break
  }
  const line = text
    .slice(0, 4 * length)
    // All white space but the single blanks, which are most of it.
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .trim()
  if (line.length <= length) return line
  const start = line.slice(0, length)
  if (!/[\ud800-\udfff]/.test(start)) return `${start.slice(0, -1)}…`
  // As many units hold at least one character more than fits.
  const characters = [...line.slice(0, 2 * length + 1)]
  return characters.length <= length ? line : `${characters.slice(0, length - 1).join('')}…`
}
