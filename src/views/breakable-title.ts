// Names in code are long words: where one may go on in the next line is where its parts end.
import { escapeHtml } from '../body/escape-html.ts'
import type { ShownQuestion } from './shown.ts'

/** Words up to this length stand in any line. */
const longest = 15

/** `getUserByName`, `std::vector`, `max_old_space`, `src/main`, `java.lang`: a part ends before each `|`. */
const partEnds = /(?<=\p{Ll})(?=\p{Lu})|(?<=[\p{L}\p{N}](?:[/_.]|::))(?=[\p{L}\p{N}])/gu

/** HTML of a title with places to break its long words, whose text is the title; undefined where it has none. */
export function toBreakableHtml(title: string): string | undefined {
  if (title.length <= longest || !/\S{16}/.test(title)) return undefined
  const parts = title.split(/(\s+)/).map((word) => (word.length > longest ? word.split(partEnds) : [word]))
  if (parts.every(({ length }) => length === 1)) return undefined
  return parts.map((ends) => ends.map(escapeHtml).join('<wbr>')).join('')
}

/** HTML of a title that holds formulas or long words; undefined of all others. */
export function findTitleHtml({ title, titleHtml }: Pick<ShownQuestion, 'title' | 'titleHtml'>) {
  return titleHtml ?? toBreakableHtml(title)
}
