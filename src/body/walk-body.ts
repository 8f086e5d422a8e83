// One walk of the tokens of a body. What each kind of token is to a reader is said here, and whoever reads bodies listens.
import { formulaType } from './formulas/parse-formulas.ts'
import { findTags, type RawTag } from './html.ts'
import type { Token } from './markdown.ts'

/** @param from where the text begins in the content of its token: raw HTML has several. */
type HearText = (text: string, token: Token, from: number) => void
type HearToken = (token: Token) => void

/** Hears in the order of the body what it has a function for. Code, formulas and raw HTML are texts to all others. */
export interface BodyListener {
  text?: HearText
  /** A block of it, or of a line. */
  code?: HearText
  formula?: HearText
  /** Before, between and behind the tags of raw HTML. */
  rawText?: HearText
  tag?: (tag: RawTag, token: Token) => void
  break?: HearToken
  /** Where it begins, and where it ends. */
  link?: HearToken
  /** Its description is a line of its own. */
  image?: HearToken
  /** Of a note or a task, within a line. */
  sign?: HearToken
  /** Each token of the top level. */
  begin?: HearToken
  /** A line, and any other block that holds something. */
  end?: HearToken
}

export function walkBody(tokens: readonly Token[], listener: BodyListener): void {
  for (const block of tokens) walkBlock(block, listener)
}

/** @param block of the top level. */
export function walkBlock(block: Token, listener: BodyListener): void {
  listener.begin?.(block)
  if (block.type === 'inline') walkLine(block, listener)
  else if (block.content !== '') walkToken(block, listener)
  else return
  listener.end?.(block)
}

/** @param line or an image, for its description. */
export function walkLine({ children }: Pick<Token, 'children'>, listener: BodyListener): void {
  for (const token of children ?? []) walkToken(token, listener)
}

function walkToken(token: Token, listener: BodyListener): void {
  const { type, content, nesting, block } = token
  if (type === 'text') listener.text?.(content, token, 0)
  else if (type === 'softbreak' || type === 'hardbreak') listener.break?.(token)
  else if (type === 'link_open' || type === 'link_close') listener.link?.(token)
  else if (type === 'image') listener.image?.(token)
  else if (type === 'html_inline' || type === 'html_block') walkRaw(token, listener)
  else if (type === 'code_inline' || type === 'fence' || type === 'code_block')
    (listener.code ?? listener.text)?.(content, token, 0)
  else if (type === formulaType) (listener.formula ?? listener.text)?.(content, token, 0)
  // What nobody knows of is read, as it may have to be masked.
  else if (content !== '') listener.text?.(content, token, 0)
  else if (nesting === 0 && !block) listener.sign?.(token)
}

function walkRaw(token: Token, { text, rawText = text, tag: hearTag }: BodyListener): void {
  const { content } = token
  let end = 0
  for (const tag of findTags(content)) {
    rawText?.(content.slice(end, tag.start), token, end)
    hearTag?.(tag, token)
    end = tag.end
  }
  rawText?.(content.slice(end), token, end)
}
