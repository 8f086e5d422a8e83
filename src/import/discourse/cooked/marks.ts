// Marks of a line: names, hashtags, and what BBCode gave.
import type { Element, ElementContent } from 'hast'
import { hasClass, toElement } from '../../markdown/element-tree.ts'
import { toText } from './rewrite-tree.ts'

const bbcode: Readonly<Record<string, string>> = {
  'bbcode-b': 'strong',
  'bbcode-i': 'em',
  'bbcode-u': 'u',
  'bbcode-s': 'del',
}

/** Code without a language that can be named. */
const noLanguage = ['lang-auto', 'lang-nohighlight', 'lang-plaintext', 'lang-text']

export function rewriteMarks(element: Element): ElementContent[] | undefined {
  const { tagName } = element
  if (tagName === 'a') return rewriteLink(element)
  if (tagName === 'code' && hasClass(element, ...noLanguage)) return [toElement('code', element.children)]
  if (tagName !== 'span') return undefined
  if (hasClass(element, 'chcklst-box')) return [toBox(element)]
  const mark = Object.entries(bbcode).find(([name]) => hasClass(element, name))
  return mark && [toElement(mark[1], element.children)]
}

function rewriteLink(element: Element): ElementContent[] | undefined {
  // Members and groups of the forum have no page that outlives it.
  if (hasClass(element, 'mention', 'mention-group')) return [...element.children]
  return hasClass(element, 'hashtag', 'hashtag-cooked') ? toHashtag(element) : undefined
}

function toHashtag(element: Element): ElementContent[] {
  const text = toText(element)
  const { href } = element.properties
  return [toElement('a', [{ type: 'text', value: text.startsWith('#') ? text : `#${text}` }], { href })]
}

/** A box of a list of tasks. */
function toBox(element: Element): ElementContent {
  const done = hasClass(element, 'checked', 'fa-check-square-o', 'fa-check-square')
  return { type: 'text', value: done ? '☑' : '☐' }
}
