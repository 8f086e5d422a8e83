// Texts of one line: titles, names, labels.
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { findInvisible, removeInvisible } from '../../format/characters.ts'
import { limits } from '../../format/limits.ts'
import type { FixRule, Note } from '../records.ts'
import { fixText } from './text.ts'

const lineEnd = /[\n\t\u2028\u2029]/
const anyInvisible = /[\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb]/gu

/** Undefined where nothing can be seen of it. @param most UTF-16 units. @param cut what is noted of a longer one. */
export function fixLine(
  text: string,
  { most, cut }: { most: number; cut: FixRule },
  note: Note,
): string | undefined {
  const fixed = joinLines(fixText(text, note), note)
  const seen = findInvisible(fixed) ? dropInvisible(fixed, note) : fixed
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

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const closedElement =
  /<\/(?:a|b|blockquote|code|del|div|em|h[1-6]|i|kbd|li|ol|p|pre|s|small|span|strong|sub|sup|u|ul)>|<br ?\/?>/i
const reference = /&(?:amp|lt|gt|quot|apos|nbsp|hellip|[lr][sd]quo|[mn]dash|#\d{1,7}|#x[\da-f]{1,6});/i
const link = /!?\[([^[\]]*)\]\((?:https?:\/\/|\/)[^\s()]*\)/g
const marked = /(\*\*|`)(?! )([^*`]+)\1/g

/**
 * What hashtags and categories mean: plain text of one or two sentences, whatever the source has. Longer ones end with a
 * sentence. Undefined where nothing is left.
 */
export function fixDescription(text: string, note: Note): string | undefined {
  const isHtml = closedElement.test(text) || (!text.includes('<') && reference.test(text))
  const plain = isHtml ? toPlainText(text) : text.replace(link, '$1').replace(marked, '$2')
  const line = fixLine(plain.replace(/\s+/g, ' ').trim(), { most: Infinity, cut: 'description-cut' }, note)
  if (line === undefined || line.length <= limits.description) return line
  note('description-cut', line)
  return takeSentences(line, limits.description)
}

/** The sentences at the beginning of a line that are no longer together; the first is cut where it is. */
function takeSentences(line: string, most: number): string {
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

/** What somebody reads of HTML, in one line. */
export function toPlainText(html: string): string {
  if (html === '') return ''
  return toText(parseFragment(html)).replaceAll(/\s+/g, ' ').trim()
}

const blocks = new Set(['p', 'br', 'li', 'div', 'h1', 'h2', 'h3', 'blockquote', 'pre', 'hr'])

function toText(node: DefaultTreeAdapterTypes.Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  const inside = 'childNodes' in node ? node.childNodes.map(toText).join('') : ''
  return blocks.has(node.nodeName) ? ` ${inside} ` : inside
}
