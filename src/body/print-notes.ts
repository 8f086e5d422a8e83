// Notes of a body as HTML. Their ids begin with `note-`, after what tells the bodies of a page apart: nothing else does.
import { escapeHtml } from './escape-html.ts'
import type { NoteMeta } from './footnotes.ts'

export interface NoteLabels {
  /** Name of all notes of a body. */
  heading: string
  /** Name of a sign. */
  sign: (note: number) => string
  /** Name of a link back; `reference` where there are several. */
  back: (note: number, reference: number | undefined) => string
}

export interface NoteOptions {
  /** `linked` on a question's own page; `plain` in listings, which show many bodies and none of their notes. */
  notes: 'linked' | 'plain'
  /** What ids of notes begin with, where a page shows several bodies, as HTML: `answer-5:`. */
  notePrefix?: string
  labels: { notes: NoteLabels }
}

/** @param isInLink where there is no other link. */
export function printNoteSign(
  { note, references }: NoteMeta,
  { labels, notes, notePrefix: prefix = '' }: NoteOptions,
  isInLink: boolean,
): string {
  if (note === 0) return ''
  if (notes === 'plain') return `<sup>[${note}]</sup>`
  const id = prefix + toReferenceId(note, references)
  if (isInLink) return `<sup id="${id}">[${note}]</sup>`
  const label = escapeHtml(labels.notes.sign(note))
  return `<sup id="${id}"><a href="#${prefix}note-${note}" role="doc-noteref" aria-label="${label}">[${note}]</a></sup>`
}

/** Links from a note to each of its signs. */
export function printBackLinks(
  { note, references }: NoteMeta,
  { labels, notePrefix: prefix = '' }: NoteOptions,
): string {
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
