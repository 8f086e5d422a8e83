// What hashtags and categories mean: plain text of one or two sentences, whatever the source has them as.
import { toPlainText } from '../plain-text.ts'
import { mendLine, shorten } from './mend-line.ts'
import type { Note } from './notes.ts'

/** UTF-16 units. */
export const descriptionLength = 500

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const closedElement =
  /<\/(?:a|b|blockquote|code|del|div|em|h[1-6]|i|kbd|li|ol|p|pre|s|small|span|strong|sub|sup|u|ul)>|<br ?\/?>/i
const reference = /&(?:amp|lt|gt|quot|apos|nbsp|hellip|[lr][sd]quo|[mn]dash|#\d{1,7}|#x[\da-f]{1,6});/i
const link = /!?\[([^[\]]*)\]\((?:https?:\/\/|\/)[^\s()]*\)/g
const marked = /(\*\*|`)(?! )([^*`]+)\1/g

/** Undefined where nothing is left. Longer ones end with a sentence. */
export function mendDescription(text: string, note: Note): string | undefined {
  const isHtml = closedElement.test(text) || (!text.includes('<') && reference.test(text))
  const plain = isHtml ? toPlainText(text) : text.replace(link, '$1').replace(marked, '$2')
  const line = mendLine(plain.replace(/\s+/g, ' ').trim(), { most: Infinity, cut: 'description-cut' }, note)
  if (line === undefined || line.length <= descriptionLength) return line
  note('description-cut', line)
  return takeSentences(line, descriptionLength)
}

/** The sentences at the beginning of a line that are no longer together; the first is cut where it is. */
export function takeSentences(line: string, most: number): string {
  let end = 0
  for (const { index, segment } of segmenter.segment(line.slice(0, most + 1))) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return end === 0 ? shorten(line, most) : line.slice(0, end).trimEnd()
}

/** `One. Two.` → `One.` */
export function takeFirstSentence(line: string): string {
  const [first] = segmenter.segment(line)
  return first === undefined ? '' : first.segment.trimEnd()
}
