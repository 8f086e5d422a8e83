// What a body shows, apart by the fonts that show it, whatever it is printed into.
import { decodeEntities } from './entities.ts'
import { findTags } from './find-tags.ts'
import type { Token } from './markdown.ts'

/** In pieces, in no certain order. Tags of raw HTML and addresses may stand among them. */
export interface ShownTexts {
  text: string[]
  code: string[]
}

const codeElements = new Set(['code', 'pre', 'kbd', 'samp'])

export function toShownTexts(tokens: readonly Token[]): ShownTexts {
  const shown: ShownTexts = { text: [], code: [] }
  for (const token of tokens) addToken(token, shown)
  return shown
}

function addToken({ type, content, children, info }: Token, { text, code }: ShownTexts): void {
  if (children && children.length > 0) addLine(children, { text, code })
  else if (type === 'code_inline' || type === 'code_block') code.push(content)
  else if (type === 'fence') {
    // The name of its language is no code.
    text.push(info)
    code.push(content)
  } else if (type === 'html_inline' || type === 'html_block') {
    text.push(decodeEntities(content))
    if (type === 'html_block' && beginsCode(content)) code.push(decodeEntities(content))
  } else if (content !== '') text.push(content)
}

/** A line in which a tag begins code is code as a whole, and text as well. */
function addLine(children: readonly Token[], shown: ShownTexts): void {
  for (const child of children) addToken(child, shown)
  if (children.some(({ type, content }) => type === 'html_inline' && beginsCode(content))) {
    // What the line itself holds is not masked.
    shown.code.push(...children.map(({ content }) => decodeEntities(content)))
  }
}

function beginsCode(html: string): boolean {
  return findTags(html).some(({ name }) => codeElements.has(name))
}
