// Images that are a part of a line of text, such as a formula: there their description alone makes a sentence.
import { findTags } from '../find-tags.ts'
import type { Token } from '../markdown.ts'
import { blockElements } from '../raw-html.ts'

/** A sign that says something: a line of images with commas between is no sentence. */
const sign = /[^\s\p{P}]/u

const none: ReadonlySet<Token> = new Set()

/** In Markdown or in HTML: most lines hold none, which is quickly seen. */
const anyImage = /!\[|<img/i

/** Those of a paragraph or a cell whose line holds a text of its own. A line ends at a break, a soft one too. */
export function findInlineImages({ content, children }: Token): ReadonlySet<Token> {
  if (!children || !anyImage.test(content)) return none
  const found = new Set<Token>()
  let line: Token[] = []
  let hasText = false
  const endLine = () => {
    if (hasText) for (const image of line) found.add(image)
    line = []
    hasText = false
  }
  const readText = (text: string) => {
    hasText ||= sign.test(text)
  }
  const readHtml = (html: string) => {
    let done = 0
    for (const { name, start, end } of findTags(html)) {
      readText(html.slice(done, start))
      if (name === 'br' || blockElements.has(name)) endLine()
      done = end
    }
    readText(html.slice(done))
  }
  for (const token of children) {
    if (token.type === 'softbreak' || token.type === 'hardbreak') endLine()
    else if (token.type === 'image') line.push(token)
    else if (token.type === 'html_inline') readHtml(token.content)
    else readText(token.content)
  }
  endLine()
  return found
}

/** What editors put where a description is wanted. */
const stopgaps = new Set([
  'alt',
  'alt text',
  'enter image description here',
  'enter image title here',
  'image',
  'image alt text',
  'image description',
  'img',
])

/** A description that says nothing. */
export function isStopgap(description: string): boolean {
  // Longer than the longest of them.
  return description.length < 40 && stopgaps.has(description.trim().replace(/\s+/g, ' ').toLowerCase())
}
