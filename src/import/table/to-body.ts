import type { TextRecord } from '../records.ts'
import { toLinedHtml } from './lined-html.ts'
import type { Lose } from './shortcodes.ts'
import type { BodyFormat } from './table-fields.ts'
import { toTextHtml } from './text-html.ts'

/** A body in the form in which the table keeps it, as a record has it. */
export function toBody(text: string, format: BodyFormat, lose: Lose): TextRecord {
  if (format === 'markdown') return { markdown: text }
  if (format === 'text') return { html: toTextHtml(text) }
  return { html: format === 'lines' ? toLinedHtml(text, lose) : text }
}
