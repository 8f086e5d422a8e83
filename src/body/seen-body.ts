// What a reader sees of a body, as one text, and where each part of it comes from: names and personal data are looked
// for in that text, whatever Markdown and HTML cut it into (decision 25).
import type { RawTag } from './html.ts'
import { findWrittenAddress, isAddressLink, type Token } from './markdown.ts'
import { blockElements, decodeEntity, entities, harmlessElements } from './raw-html.ts'
import { type BodyListener, walkBody, walkLine } from './walk-body.ts'

/** A paragraph that begins with `010) 1234-5678` is a list to Markdown, whose number is shown before the rest. */
const beginsNumber = /^(?:0\d{1,3}|82|\d{6})$/

/** Blocks are not read together; addresses, titles and tags that are shown are alone behind their block. */
export function toSeenBody(tokens: readonly Token[], reading: Reading = 'joined'): SeenBody {
  const { seen, ...listener } = createSeenListener(reading)
  walkBody(tokens, listener)
  return seen
}

const tableParts = new Set('thead tbody tr td th'.split(' '))

/**
 * What is not kept is between the words. A tag of a block that has no place where it is is passed over.
 * @param open how many blocks of raw HTML are, by name.
 */
function isBreak({ name, closing }: RawTag, reading: Reading, open: Map<string, number>): boolean {
  if (name === 'br') return true
  if (!blockElements.has(name)) return reading === 'apart' && !harmlessElements.has(name)
  // The end of a heading closes one of any level.
  const element = name.replace(/^h[1-6]$/, 'h')
  const opened = open.get(element) ?? 0
  const isPlaced = tableParts.has(name) ? open.get('table') : !closing || name === 'p' || opened > 0
  open.set(element, Math.max(0, opened + (closing ? -1 : 1)))
  return reading === 'joined' || Boolean(isPlaced)
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
  /** Whether both readings may differ. */
  isReadTwice: boolean
}

/**
 * Descriptions of pictures, and tags, are seen by some readers and not by others. `joined`: tags that are shown are
 * nothing, a description is a part of its line, and a block begins at each of its tags. `apart`: tags that are shown, and
 * pictures, part the text, and a tag of a block that has no place where it is is nothing.
 */
type Reading = 'joined' | 'apart'

/** Between what is not read together. No text holds it (format/decode.ts). */
const boundary = '\0'

function createSeenListener(reading: Reading): BodyListener & { seen: SeenBody } {
  const seen: SeenBody = { text: '', parts: [], isReadTwice: false }
  let lines: readonly [number, number] = [0, 0]
  let link: Token | undefined
  /** What is beside the text and is read alone: it is written at the end of the block. */
  let asides: (() => void)[] = []
  /** Of raw HTML, all of whose parts are masked together. */
  let raw: Source | undefined
  const open = new Map<string, number>()
  /** @param range a part of the source, and what is read there if that is not the characters themselves. */
  const add = (source: Source, range: { from: number; to?: number; shown?: string } = { from: 0 }) => {
    const text = textOf(source)
    const { from, to = text.length, shown = text.slice(from, to) } = range
    if (shown === '') return
    const start = seen.text.length
    seen.text += shown
    seen.parts.push({ start, end: seen.text.length, source, from, to, lines, link })
  }
  const addAddress = (token: Token, attribute: 'href' | 'src') => {
    asides.push(() => add({ token, attribute }))
    if (token.attrGet('title')) asides.push(() => add({ token, attribute: 'title' }))
  }
  /** The text of raw HTML, with entities for what they mean. */
  const addRaw = (source: Source, from: number, to: number) => {
    let end = from
    for (const { 0: entity, index } of source.token.content.slice(from, to).matchAll(entities)) {
      const start = from + index
      add(source, { from: end, to: start })
      end = start + entity.length
      add(source, { from: start, to: end, shown: decodeEntity(entity) })
    }
    add(source, { from: end, to })
  }
  const toRaw = (token: Token) => {
    if (raw?.token !== token) raw = { token }
    return raw
  }
  const listener: ReturnType<typeof createSeenListener> = {
    seen,
    begin: ({ type, map, info, markup }) => {
      if (map) lines = map
      // It is seen before the next text, and can't be masked itself.
      if (type === 'list_item_open' && beginsNumber.test(info)) seen.text += `${info}${markup} `
    },
    text: (_, token) => add({ token }),
    // The end of a line that is read as a blank, or one that is seen. Texts hold no `\r`.
    break: ({ type }) => {
      seen.text += type === 'softbreak' ? '\r' : '\n'
    },
    link: (token) => {
      if (token.nesting < 0) link = undefined
      else if (isAddressLink(token)) link = token
      else addAddress(token, 'href')
    },
    /** Its description is in the line where a link to it is shown, and apart where it is. */
    image: (token) => {
      seen.isReadTwice = true
      if (reading === 'joined') walkLine(token, listener)
      else {
        seen.text += '\n'
        asides.push(() => walkLine(token, listener))
      }
      addAddress(token, 'src')
    },
    rawText: (text, token, from) => {
      seen.isReadTwice = true
      addRaw(toRaw(token), from, from + text.length)
    },
    /** What is shown of a tag is looked at on its own; whether it parts the text is a matter of the reading. */
    tag: (tag, token) => {
      const { name, closing, start, end } = tag
      if (isBreak(tag, reading, open)) seen.text += '\n'
      // The name of an element that is kept is not read.
      const from = start + (harmlessElements.has(name) ? name.length + (closing ? 2 : 1) : 0)
      const source = toRaw(token)
      if (end - from > 1) asides.push(() => addRaw(source, from, end))
    },
    end: () => {
      seen.text += boundary
      // What an aside adds comes to the end of the list.
      for (const write of asides) {
        write()
        seen.text += boundary
      }
      if (asides.length > 0) asides = []
    },
  }
  return listener
}

/** The address of a link is that which its author wrote. */
export function textOf({ token, attribute }: Source): string {
  if (attribute === undefined) return token.content
  return attribute === 'title' ? String(token.attrGet('title') ?? '') : findWrittenAddress(token)
}
