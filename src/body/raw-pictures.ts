// `<img>` in raw HTML becomes the token of a Markdown picture, so that its description and its address are masked,
// checked and printed in one way.
import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import { decodeEntities } from './entities.ts'
import { findTags, type RawTag } from './find-tags.ts'
import { blockElements } from './raw-html.ts'

/** A picture without an address stays what its author typed. */
export function rawPictures(markdown: MarkdownIt): void {
  markdown.core.ruler.push('raw-pictures', (state) => {
    if (!/<img[\s/]/i.test(state.src)) return
    state.tokens = state.tokens.flatMap((token) => {
      if (token.type === 'html_block') return splitBlock(token, state)
      if (token.children)
        token.children = token.children.flatMap((child) => toPictures(child, state) ?? [child])
      return [token]
    })
  })
}

function splitBlock(block: Token, state: StateCore): Token[] {
  const children = toPictures(block, state)
  if (!children) return [block]
  const inline = new state.Token('inline', '', 0)
  Object.assign(inline, { block: true, children, content: block.content, level: block.level, map: block.map })
  if (findTags(block.content).some(({ name }) => blockElements.has(name))) return [inline]
  const open = new state.Token('paragraph_open', 'p', 1)
  Object.assign(open, { block: true, level: block.level, map: block.map })
  const close = new state.Token('paragraph_close', 'p', -1)
  Object.assign(close, { block: true, level: block.level })
  return [open, inline, close]
}

/** Tokens of raw HTML with its pictures; undefined where there are none. */
function toPictures({ type, content, level }: Token, state: StateCore): Token[] | undefined {
  if (type !== 'html_block' && type !== 'html_inline') return undefined
  const pictures = findTags(content).filter(({ name, src, closing }) => name === 'img' && src && !closing)
  if (pictures.length === 0) return undefined
  const tokens: Token[] = []
  const addHtml = (html: string) => {
    if (html === '') return
    const token = new state.Token('html_inline', '', 0)
    tokens.push(Object.assign(token, { content: html, level }))
  }
  let end = 0
  for (const picture of pictures) {
    addHtml(content.slice(end, picture.start))
    tokens.push(toPicture(picture, state))
    end = picture.end
  }
  addHtml(content.slice(end))
  return tokens
}

function toPicture({ src = '', alt = '' }: RawTag, state: StateCore): Token {
  const description = new state.Token('text', '', 0)
  description.content = decodeEntities(alt)
  const token = new state.Token('image', 'img', 0)
  token.attrs = [
    ['src', decodeEntities(src)],
    ['alt', ''],
  ]
  token.children = [description]
  return token
}
