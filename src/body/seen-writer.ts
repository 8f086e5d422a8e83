import { findWrittenAddress, replaceAddress, type Token } from './markdown.ts'

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
  /** Where it stands in the source: character by character, or as a whole where the lengths differ. */
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
 * pictures, part the text, and a tag of a block that has no place where it stands is nothing.
 */
export type Reading = 'joined' | 'apart'

export type SeenWriter = ReturnType<typeof createSeenWriter>

/** Between what is not read together. No text holds it (question/characters.ts). */
const boundary = '\0'

export function createSeenWriter(reading: Reading) {
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
    /** What stands beside the text and is read alone: it is written at the end of the block. */
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

export function replaceText({ token, attribute }: Source, text: string): void {
  if (attribute === undefined) token.content = text
  else if (attribute === 'title') token.attrSet('title', text)
  else replaceAddress(token, text)
}
