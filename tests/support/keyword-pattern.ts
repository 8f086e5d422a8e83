// The rule of keyword-only entries (decision 4) as one pattern for each hashtag, and the text of a page it is asked of.
import { attributeOf, type Element, type Node, textOf } from './html.ts'

/** Undefined for hashtags of one character, which match nothing. */
export function toKeywordPattern(hashtag: string): RegExp | undefined {
  if ([...hashtag].length < 2) return undefined
  const escaped = hashtag.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&').replaceAll('-', '[- ]?')
  const after = /[\p{Script=Latin}\p{Nd}]$/u.test(hashtag) ? '(?![\\p{Script=Latin}\\p{Nd}])' : ''
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{Nd}])${escaped}${after}`, 'u')
}

const blocks = new Set('p li ul ol blockquote h2 h3 h4 h5 h6 table tr td th hr details summary'.split(' '))

/** Prose of a rendered body without fenced code: its text, but for links whose text is their address. */
export function toProse(body: Node): string {
  return collect(body).normalize('NFC').toLowerCase()
}

/** A line break in running text is a space to the reader; between two blocks, and in code, it ends the words. */
function collect(node: Node): string {
  if (!('childNodes' in node)) return textOf(node).replaceAll('\n', ' ')
  if ('tagName' in node && node.tagName === 'pre') return `\n${textOf(node)}\n`
  const inside = node.childNodes.map(collect).join('')
  if (!('tagName' in node)) return inside
  if (isAddress(node)) return '\n'
  return blocks.has(node.tagName) ? `\n${inside}\n` : inside
}

function isAddress(element: Element): boolean {
  return (
    element.tagName === 'a' && /^https?:/.test(textOf(element)) && attributeOf(element, 'href') !== undefined
  )
}
