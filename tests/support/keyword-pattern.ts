// The rule of keyword-only entries (decision 4) as one pattern for each hashtag of Latin letters, and the text of a page
// it is asked of.
import { attributeOf, type Element, type Node, textOf } from './html.ts'

/** Undefined for hashtags of one character, which match nothing. */
export function toKeywordPattern(hashtag: string): RegExp | undefined {
  if ([...hashtag].length < 2) return undefined
  const escaped = hashtag.replace(/[+*?^$()[\]{}|\\]/g, '\\$&').replace(/[-.]/g, '(?:[-.]|[^\\S\\n]+)?')
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{Nd}_])${escaped}(?![\\p{Script=Latin}\\p{Nd}_])`, 'gu')
}

const blocks = new Set('p li ul ol blockquote h2 h3 h4 h5 h6 table tr td th hr details summary'.split(' '))

/** Prose of a rendered body: its text without code blocks, links whose text is their address, pictures and paths. */
export function toProse(body: Node): string {
  return collect(body).normalize('NFC').toLowerCase().replace(path, '|')
}

/** Of words between blanks, those that a slash makes a path. */
const path =
  /(?<![^\s("'`=:])(?:\/|\.{1,2}\/|~\/)[^\s()"'`,]*|[^\s()"'`,]*\/[^\s()"'`,]*\.(?:py|js|html|pdf|java|cpp|txt|md)\b/g

/** A line break in running text is a space to the reader; between two blocks it ends the words. */
function collect(node: Node): string {
  if (!('childNodes' in node)) return textOf(node).replaceAll('\n', ' ')
  if ('tagName' in node && node.tagName === 'pre') return '\n'
  const inside = node.childNodes.map(collect).join('')
  if (!('tagName' in node)) return inside
  if (isAddress(node) || attributeOf(node, 'class') === 'image-link') return '|'
  return blocks.has(node.tagName) ? `\n${inside}\n` : inside
}

function isAddress(element: Element): boolean {
  return (
    element.tagName === 'a' && /^https?:/.test(textOf(element)) && attributeOf(element, 'href') !== undefined
  )
}
