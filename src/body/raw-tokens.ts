// What raw HTML holds that is looked at, masked, checked and printed as what Markdown has of its kind: pictures, and
// formulas in its texts.
import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import { listFormulas } from './formulas/find-formulas.ts'
import { formulaType } from './formulas/parse-formulas.ts'
import { findTags, type RawTag } from './html.ts'
import { blockElements, closeLast, decodeEntities, harmlessElements } from './raw-html.ts'

/** `<img>` becomes the token of a Markdown picture. One without an address stays what its author typed. */
export function rawPictures(markdown: MarkdownIt): void {
  markdown.core.ruler.push('raw-pictures', (state) => {
    if (!/<img[\s/]/i.test(state.src)) return
    state.tokens = state.tokens.flatMap((token) => {
      if (token.children)
        token.children = token.children.flatMap((child) => toPictures(child, state) ?? [child])
      const children = token.type === 'html_block' ? toPictures(token, state) : undefined
      if (!children) return [token]
      return toLine(token, children, state, holdsElement(token, blockElements) ? undefined : '')
    })
  })
}

function holdsElement({ content }: Token, elements: ReadonlySet<string>): boolean {
  return findTags(content).some(({ name }) => elements.has(name))
}

/** A block as a line of tokens. @param info of the paragraph around it; undefined where there is none. */
function toLine(
  { content, level, map }: Token,
  children: Token[],
  state: StateCore,
  info: string | undefined,
): Token[] {
  const create = (type: string, tag: string, nesting: -1 | 0 | 1, more: Partial<Token> = {}) =>
    Object.assign(new state.Token(type, tag, nesting), { block: true, level, map, ...more })
  const inline = create('inline', '', 0, { content, children })
  if (info === undefined) return [inline]
  return [create('paragraph_open', 'p', 1, { info }), inline, create('paragraph_close', 'p', -1)]
}

/** Tokens of raw HTML with its pictures; undefined where there are none. */
function toPictures({ type, content, level }: Token, state: StateCore): Token[] | undefined {
  if (type !== 'html_block' && type !== 'html_inline') return undefined
  const pictures = findTags(content).filter(({ name, src, closing }) => name === 'img' && src && !closing)
  if (pictures.length === 0) return undefined
  const tokens: Token[] = []
  const addHtml = (html: string) => {
    if (html === '') return
    tokens.push(Object.assign(new state.Token('html_inline', '', 0), { content: html, level }))
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
  const description = Object.assign(new state.Token('text', '', 0), { content: decodeEntities(alt) })
  const attrs: [string, string][] = [
    ['src', decodeEntities(src)],
    ['alt', ''],
  ]
  return Object.assign(new state.Token('image', 'img', 0), { attrs, children: [description] })
}

/** In these a dollar sign is what it is. */
const codeElements = new Set('code pre kbd samp tt script style textarea'.split(' '))

interface Reading {
  state: StateCore
  /** Elements of code that are open; one that a page shows as such may end in a later block. */
  open: string[]
  /** All of the block. */
  block: string
}

/** A block of raw HTML that holds formulas becomes a line of its tags, texts and formulas. */
export function rawFormulas(markdown: MarkdownIt): void {
  markdown.core.ruler.push('raw-formulas', (state) => {
    if (!state.src.includes('<')) return
    const reading: Reading = { state, open: [], block: '' }
    state.tokens = state.tokens.flatMap((token) => {
      reading.block = token.content
      reading.open = reading.open.filter((name) => harmlessElements.has(name))
      if (token.children) token.children = token.children.flatMap((child) => readChild(child, reading))
      const children = token.type === 'html_block' ? split(token, reading) : undefined
      if (!children) return [token]
      // `raw` as any block whose tags are all shown.
      return toLine(token, children, state, holdsElement(token, harmlessElements) ? undefined : 'raw')
    })
  })
}

/** What a line has read as a formula is none within `<code>`. */
function readChild(child: Token, reading: Reading): Token[] {
  if (child.type === 'html_inline') return split(child, reading) ?? [child]
  if (child.type !== formulaType || reading.open.length === 0) return [child]
  const { content, level } = child
  return [Object.assign(new reading.state.Token('text', '', 0), { content, level })]
}

/** @returns undefined where there is no formula. */
function split({ content, level }: Token, reading: Reading): Token[] | undefined {
  const tokens: Token[] = []
  const add = (type: string, text: string, markup = '') => {
    if (text === '') return
    tokens.push(Object.assign(new reading.state.Token(type, '', 0), { content: text, level, markup }))
  }
  let end = 0
  let html = ''
  const readText = (text: string) => {
    let from = 0
    for (const { start, end: to, markup } of reading.open.length > 0 ? [] : listFormulas(text)) {
      add('html_inline', html + dropEscapes(text.slice(from, start)))
      add(formulaType, decodeEntities(text.slice(start, to)), markup)
      html = ''
      from = to
    }
    html += reading.open.length > 0 ? text : dropEscapes(text.slice(from))
  }
  for (const tag of findTags(content)) {
    readText(content.slice(end, tag.start))
    html += content.slice(tag.start, tag.end)
    end = tag.end
    follow(tag, reading)
  }
  readText(content.slice(end))
  add('html_inline', html)
  return html === content ? undefined : tokens
}

function follow({ name, closing }: RawTag, { open, block }: Reading): void {
  if (!codeElements.has(name)) return
  if (closing) closeLast(open, name)
  else if (harmlessElements.has(name) || block.toLowerCase().includes(`</${name}`)) open.push(name)
}

/** `\$` is a sign here too. */
function dropEscapes(text: string): string {
  return text.includes('\\$') ? text.replace(/\\([\s\S])/g, (all, sign) => (sign === '$' ? sign : all)) : text
}
