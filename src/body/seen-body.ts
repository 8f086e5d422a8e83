// What a reader sees of a body, as one text, and where each part of it comes from: names and personal data are looked
// for in that text, whatever Markdown and HTML cut it into (decision 25).
import { findTags, type RawTag } from './html.ts'
import { findWrittenAddress, isAddressLink, type Token } from './markdown.ts'
import { blockElements, decodeEntity, entities, harmlessElements } from './raw-html.ts'

/** A paragraph that begins with `010) 1234-5678` is a list to Markdown, whose number is shown before the rest. */
const beginsNumber = /^(?:0\d{1,3}|82|\d{6})$/

/** Blocks are not read together; addresses, titles and tags that are shown are alone behind their block. */
export function toSeenBody(tokens: readonly Token[], reading: Reading = 'joined'): SeenBody {
  const writer = createSeenWriter(reading)
  for (const token of tokens) {
    if (token.map) writer.setLines(token.map)
    if (token.type === 'list_item_open' && beginsNumber.test(token.info))
      writer.addSign(`${token.info}${token.markup} `)
    if (token.type === 'inline') for (const child of token.children ?? []) addInline(child, writer)
    else if (token.type === 'html_block') addRawHtml(token, writer)
    else if (token.content !== '') writer.add({ token })
    else continue
    writer.endBlock()
  }
  return writer.seen
}

/** Whether both readings may differ. */
export function isReadTwice(tokens: readonly Token[]): boolean {
  return tokens.some(({ type, children }) => /^(?:image|html_)/.test(type) || isReadTwice(children ?? []))
}

function addInline(token: Token, writer: SeenWriter): void {
  if (token.type === 'softbreak') writer.addBreak('\r')
  else if (token.type === 'hardbreak') writer.addBreak('\n')
  else if (token.type === 'html_inline') addRawHtml(token, writer)
  else if (token.type === 'image') addImage(token, writer)
  else if (token.type === 'link_close') writer.setLink(undefined)
  else if (token.type !== 'link_open') writer.add({ token })
  else if (isAddressLink(token)) writer.setLink(token)
  else addAddress(token, 'href', writer)
}

/** Its description is in the line where a link to it is shown, and apart where it is. */
function addImage(token: Token, writer: SeenWriter): void {
  const addDescription = () => {
    for (const child of token.children ?? []) addInline(child, writer)
  }
  if (writer.reading === 'joined') addDescription()
  else {
    writer.addBreak('\n')
    writer.addAside(addDescription)
  }
  addAddress(token, 'src', writer)
}

function addAddress(token: Token, attribute: 'href' | 'src', writer: SeenWriter): void {
  writer.addAside(() => writer.add({ token, attribute }))
  if (token.attrGet('title')) writer.addAside(() => writer.add({ token, attribute: 'title' }))
}

/**
 * The text of raw HTML, with entities for what they mean. What is shown of a tag is looked at on its own; whether it
 * parts the text is a matter of the reading.
 */
function addRawHtml(token: Token, writer: SeenWriter): void {
  const source = { token }
  let end = 0
  for (const tag of findTags(token.content)) {
    const { name, closing } = tag
    addText(source, { from: end, to: tag.start }, writer)
    end = tag.end
    if (isBreak(tag, writer)) writer.addBreak('\n')
    // The name of an element that is kept is not read.
    const hidden = harmlessElements.has(name) ? name.length + (closing ? 2 : 1) : 0
    const shown = { from: tag.start + hidden, to: end }
    if (shown.to - shown.from > 1) writer.addAside(() => addText(source, shown, writer))
  }
  addText(source, { from: end, to: token.content.length }, writer)
}

const tableParts = new Set('thead tbody tr td th'.split(' '))

/** What is not kept is between the words. A tag of a block that has no place where it is is passed over. */
function isBreak({ name, closing }: Pick<RawTag, 'name' | 'closing'>, writer: SeenWriter): boolean {
  const { reading, open } = writer
  if (name === 'br') return true
  if (!blockElements.has(name)) return reading === 'apart' && !harmlessElements.has(name)
  // The end of a heading closes one of any level.
  const element = name.replace(/^h[1-6]$/, 'h')
  const opened = open.get(element) ?? 0
  const isPlaced = tableParts.has(name) ? open.get('table') : !closing || name === 'p' || opened > 0
  open.set(element, Math.max(0, opened + (closing ? -1 : 1)))
  return reading === 'joined' || Boolean(isPlaced)
}

function addText(source: Source, { from, to }: { from: number; to: number }, writer: SeenWriter): void {
  let end = from
  for (const { 0: entity, index } of source.token.content.slice(from, to).matchAll(entities)) {
    const start = from + index
    writer.add(source, { from: end, to: start })
    end = start + entity.length
    writer.add(source, { from: start, to: end, shown: decodeEntity(entity) })
  }
  writer.add(source, { from: end, to })
}

/** A text of a token: its own, or that of an attribute. */
export interface Source {
  token: Token
  attribute?: 'href' | 'src' | 'title'
}

/** A piece of the seen text. */
export interface SeenPart {
  start: number
  end: number
  source: Source
  /** Where it is in the source: character by character, or as a whole where the lengths differ. */
  from: number
  to: number
  /** Lines of the body, counted from 0, that its block covers; the second is the first behind them. */
  lines: readonly [number, number]
  /** The link whose address it shows. */
  link: Token | undefined
}

export interface SeenBody {
  text: string
  /** In the order of the text. */
  parts: SeenPart[]
}

/**
 * Descriptions of pictures, and tags, are seen by some readers and not by others. `joined`: tags that are shown are
 * nothing, a description is a part of its line, and a block begins at each of its tags. `apart`: tags that are shown, and
 * pictures, part the text, and a tag of a block that has no place where it is is nothing.
 */
type Reading = 'joined' | 'apart'

type SeenWriter = ReturnType<typeof createSeenWriter>

/** Between what is not read together. No text holds it (format/decode.ts). */
const boundary = '\0'

function createSeenWriter(reading: Reading) {
  const seen: SeenBody = { text: '', parts: [] }
  let lines: readonly [number, number] = [0, 0]
  let link: Token | undefined
  let asides: (() => void)[] = []
  return {
    seen,
    reading,
    /** Blocks of raw HTML that are open, by name. */
    open: new Map<string, number>(),
    setLines: (next: readonly [number, number]) => {
      lines = next
    },
    setLink: (next: Token | undefined) => {
      link = next
    },
    /** @param range a part of the source, and what is read there if that is not the characters themselves. */
    add: (source: Source, range: { from: number; to?: number; shown?: string } = { from: 0 }) => {
      const text = textOf(source)
      const { from, to = text.length, shown = text.slice(from, to) } = range
      if (shown === '') return
      const start = seen.text.length
      seen.text += shown
      seen.parts.push({ start, end: seen.text.length, source, from, to, lines, link })
    },
    /** `\r` is the end of a line that is read as a blank, `\n` one that is seen. Texts hold no `\r`. */
    addBreak: (character: '\r' | '\n') => {
      seen.text += character
    },
    /** What is seen before the next text, and can't be masked itself. */
    addSign: (sign: string) => {
      seen.text += sign
    },
    /** What is beside the text and is read alone: it is written at the end of the block. */
    addAside: (write: () => void) => {
      asides.push(write)
    },
    endBlock: () => {
      seen.text += boundary
      // What an aside adds comes to the end of the list.
      for (const write of asides) {
        write()
        seen.text += boundary
      }
      if (asides.length > 0) asides = []
    },
  }
}

/** The address of a link is that which its author wrote. */
export function textOf({ token, attribute }: Source): string {
  if (attribute === undefined) return token.content
  return attribute === 'title' ? String(token.attrGet('title') ?? '') : findWrittenAddress(token)
}
