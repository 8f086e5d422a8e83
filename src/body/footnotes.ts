// Notes of a body (`[^1]`, `[^1]: text`) as tokens: signs where they are referred to, and one block of all notes at the
// end. The package reads them; it can't put notes in notes, or several of one name, in order without losing some.
import type { MarkdownIt, StateCore, StateInline, Token } from 'markdown-it'
import footnote from 'markdown-it-footnote'
import { escapeHtml } from './html.ts'

/** A longer name can't be referred to: each `[^` looks for its end. */
const longestName = 200

/** What `footnote_ref` and `footnote_anchor` say: the sign is which of the note, or how many the note has. */
interface NoteMeta {
  note: number
  references: number
}

export function footnotes(markdown: MarkdownIt): void {
  markdown.use(footnote).disable(['footnote_inline', 'footnote_tail'])
  markdown.inline.ruler.before('footnote_ref', 'footnote_without_end', skipWithoutEnd)
  markdown.core.ruler.push('footnotes', (state) => {
    if (state.env['footnotes'] !== undefined) state.tokens = moveNotes(state)
  })
}

/** The tokens of a body and its notes, in order. */
export function splitNotes(tokens: readonly Token[]): { body: readonly Token[]; notes: Token[][] } {
  if (tokens.at(-1)?.type !== 'footnote_block_close') return { body: tokens, notes: [] }
  const start = tokens.findLastIndex(({ type }) => type === 'footnote_block_open')
  const notes: Token[][] = []
  let first = start
  for (let index = start; index < tokens.length; index += 1) {
    if (tokens[index]?.type === 'footnote_open') first = index + 1
    if (tokens[index]?.type === 'footnote_close') notes.push(tokens.slice(first, index))
  }
  return { body: tokens.slice(0, start), notes }
}

function findNoteMeta({ meta }: Token): NoteMeta {
  return { note: Number(meta?.['note'] ?? 0), references: Number(meta?.['references'] ?? 0) }
}

function skipWithoutEnd(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith('[^', state.pos)) return false
  if (state.src.slice(state.pos, state.pos + longestName).includes(']')) return false
  if (!silent) state.pending += '['
  state.pos += 1
  return true
}

interface Definition {
  /** 0 until it is known. */
  number: number
  references: number
  level: number
  tokens: Token[]
}

function moveNotes({ tokens, Token: TokenClass }: StateCore): Token[] {
  const { body, definitions } = takeDefinitions(tokens)
  if (definitions.size === 0) return body
  const create = (type: string, nesting: 1 | 0 | -1, meta: Partial<NoteMeta> = {}, level = 0) =>
    Object.assign(new TokenClass(type, '', nesting), { meta, level, block: true })
  const notes = numberNotes(body, definitions).map(({ number, references, level, tokens: own }) => {
    const anchor = create('footnote_anchor', 0, { note: number, references })
    const isParagraph = own.at(-1)?.type === 'paragraph_close'
    const text = isParagraph ? own.toSpliced(-1, 0, anchor) : [...own, anchor]
    return [create('footnote_open', 1, {}, level), ...text, create('footnote_close', -1)]
  })
  return [body, create('footnote_block_open', 1), ...notes, create('footnote_block_close', -1)].flat()
}

/** What is under one name twice is one note: nothing of a body is lost. */
function takeDefinitions(tokens: readonly Token[]) {
  const definitions = new Map<string, Definition>()
  const body: Token[] = []
  const open = [body]
  for (const token of tokens) {
    if (token.type === 'footnote_reference_open') {
      const name = findName(token)
      const definition = definitions.get(name) ?? { number: 0, references: 0, level: 0, tokens: [] }
      definition.level = Math.max(definition.level, token.level)
      definitions.set(name, definition)
      open.push(definition.tokens)
    } else if (token.type === 'footnote_reference_close') open.pop()
    else open.at(-1)?.push(token)
  }
  return { body, definitions }
}

function findName({ meta }: Token): string {
  return String(meta?.['label'] ?? '')
}

/** In the order in which a reader meets their signs; those without a sign come last. */
function numberNotes(body: readonly Token[], definitions: ReadonlyMap<string, Definition>): Definition[] {
  const numbered: Definition[] = []
  const add = (definition: Definition) => {
    if (definition.number === 0) definition.number = numbered.push(definition)
  }
  const read = (tokens: readonly Token[]) => {
    for (const { children } of tokens) {
      for (const token of children ?? []) {
        const definition = token.type === 'footnote_ref' ? definitions.get(findName(token)) : undefined
        if (!definition) continue
        add(definition)
        definition.references += 1
        token.meta = { note: definition.number, references: definition.references }
      }
    }
  }
  read(body)
  // Notes refer to notes: the list grows while it is read.
  for (const definition of numbered) read(definition.tokens)
  for (const definition of definitions.values()) {
    if (definition.number > 0) continue
    const next = numbered.length
    add(definition)
    for (let index = next; index < numbered.length; index += 1) read(numbered[index]?.tokens ?? [])
  }
  return numbered
}

/** Ids of notes begin with `note-`, after what tells the bodies of a page apart: nothing else does. */
export interface NoteOptions {
  /** `linked` on a question's own page; `plain` in listings, which show many bodies and none of their notes. */
  notes: 'linked' | 'plain'
  /** What ids of notes begin with, where a page shows several bodies, as HTML: `answer-5:`. */
  notePrefix?: string
  labels: {
    notes: {
      /** Name of all notes of a body. */
      heading: string
      /** Name of a sign. */
      sign: (note: number) => string
      /** Name of a link back; `reference` where there are several. */
      back: (note: number, reference: number | undefined) => string
    }
  }
}

/** @param isInLink where there is no other link. */
export function printNoteSign(
  token: Token,
  { labels, notes, notePrefix: prefix = '' }: NoteOptions,
  isInLink: boolean,
): string {
  const { note, references } = findNoteMeta(token)
  if (note === 0) return ''
  if (notes === 'plain') return `<sup>[${note}]</sup>`
  const id = prefix + toReferenceId(note, references)
  if (isInLink) return `<sup id="${id}">[${note}]</sup>`
  const label = escapeHtml(labels.notes.sign(note))
  return `<sup id="${id}"><a href="#${prefix}note-${note}" role="doc-noteref" aria-label="${label}">[${note}]</a></sup>`
}

/** Links from a note to each of its signs. */
export function printBackLinks(token: Token, { labels, notePrefix: prefix = '' }: NoteOptions): string {
  const { note, references } = findNoteMeta(token)
  let html = ''
  for (let reference = 1; reference <= references; reference += 1) {
    const label = escapeHtml(labels.notes.back(note, references > 1 ? reference : undefined))
    const href = `#${prefix}${toReferenceId(note, reference)}`
    const sign = references > 1 ? `↑${reference}` : '↑'
    html += ` <a href="${href}" role="doc-backlink" aria-label="${label}">${sign}</a>`
  }
  return html
}

/** @param notes the HTML of each, in order. */
export function printNotes(
  notes: readonly string[],
  { labels, notePrefix: prefix = '' }: NoteOptions,
): string {
  const items = notes.map((html, index) => `<li id="${prefix}note-${index + 1}">${html}</li>`).join('\n')
  return `<section class="notes" role="doc-endnotes" aria-label="${escapeHtml(labels.notes.heading)}"><ol>${items}</ol></section>\n`
}

function toReferenceId(note: number, reference: number): string {
  return reference === 1 ? `note-${note}-ref` : `note-${note}-ref-${reference}`
}
