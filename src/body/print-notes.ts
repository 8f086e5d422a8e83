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

/** `linked` on a question's own page; `plain` in listings, which show many bodies and none of their notes. */
export type NoteStyle = 'linked' | 'plain'

export interface SignOptions {
  labels: NoteLabels
  style: NoteStyle
  prefix: string
  /** Inside of a link there is no other. */
  isInLink: boolean
}

export function printNoteSign(
  { note, references }: NoteMeta,
  { labels, style, prefix, isInLink }: SignOptions,
): string {
  if (note === 0) return ''
  if (style === 'plain') return `<sup>[${note}]</sup>`
  const id = prefix + toReferenceId(note, references)
  if (isInLink) return `<sup id="${id}">[${note}]</sup>`
  const label = escapeHtml(labels.sign(note))
  return `<sup id="${id}"><a href="#${prefix}note-${note}" role="doc-noteref" aria-label="${label}">[${note}]</a></sup>`
}

/** Links from a note to each of its signs. */
export function printBackLinks(
  { note, references }: NoteMeta,
  { labels, prefix }: Pick<SignOptions, 'labels' | 'prefix'>,
): string {
  let html = ''
  for (let reference = 1; reference <= references; reference += 1) {
    const label = escapeHtml(labels.back(note, references > 1 ? reference : undefined))
    const href = `#${prefix}${toReferenceId(note, reference)}`
    const sign = references > 1 ? `↑${reference}` : '↑'
    html += ` <a href="${href}" role="doc-backlink" aria-label="${label}">${sign}</a>`
  }
  return html
}

/** @param notes the HTML of each, in order. */
export function printNotes(
  notes: readonly string[],
  { labels, prefix }: Pick<SignOptions, 'labels' | 'prefix'>,
): string {
  const items = notes.map((html, index) => `<li id="${prefix}note-${index + 1}">${html}</li>`).join('\n')
  return `<section class="notes" role="doc-endnotes" aria-label="${escapeHtml(labels.heading)}"><ol>${items}</ol></section>\n`
}

function toReferenceId(note: number, reference: number): string {
  return reference === 1 ? `note-${note}-ref` : `note-${note}-ref-${reference}`
}
