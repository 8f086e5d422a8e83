import { limits } from '../question/limits.ts'
import { findTags } from './find-tags.ts'
import type { Token } from './markdown.ts'

/** Most that one token adds besides its text and its address: the opening of a table, whose label comes on top. */
const longestTag = 120
/** `"` becomes `&quot;`, and the sign that stands for masked data becomes words. */
const escaped = 20
/** A character of coloured code may have an element of its own. */
const coloured = 50
/** A sign of an address may be three bytes, each percent-encoded, in raw HTML. */
const encoded = 9

/** Elements that are opened again after the end of the block that they were left open in. */
const reopened: ReadonlySet<string> = new Set(['a', 'b', 'code', 'em', 'i', 'strong'])

/**
 * UTF-16 units of HTML that are certainly enough for some tokens of a body (render-body.ts), found without printing
 * them. Most bodies need a fraction of it.
 * @param more longest text of the site's own in one element: base path, labels.
 */
export function boundHtml(tokens: readonly Token[], more: number): number {
  let length = 0
  let elements = 0
  let leftOpen = 0
  const add = (token: Token) => {
    elements += 1
    length += longestTag + more + escaped * token.content.length
    if (token.attrs) length += escaped * toAddress(token).length
    if (token.type === 'fence' && token.content.length <= limits.highlightedBlock) {
      length += coloured * token.content.length
    }
    if (token.type === 'html_block' || token.type === 'html_inline') addRawHtml(token.content)
    for (const child of token.children ?? []) add(child)
  }
  const addRawHtml = (raw: string) => {
    const tags = findTags(raw)
    elements += tags.length
    length += tags.length * (longestTag + more) + encoded * raw.length
    for (const { name, href = '', closing } of tags) {
      if (!closing && reopened.has(name)) leftOpen += longestTag + more + escaped * encoded * href.length
    }
  }
  for (const token of tokens) add(token)
  return length + elements * leftOpen
}

function toAddress(token: Token): string {
  return String(token.attrGet(token.type === 'image' ? 'src' : 'href') ?? '')
}
