import type { TextRecord } from '../records.ts'
import type { Lose } from '../tally.ts'
import { toBbcodeHtml } from './bbcode.ts'
import { toHtmlText } from './html-text.ts'
import { toLinedHtml, toParagraphs } from './lined-html.ts'
import type { BodyFormat } from './table-fields.ts'
import { toTextHtml } from './text-html.ts'

interface Written {
  format: BodyFormat
  /** Whether `&lt;` stands for `<`. */
  isEscaped: boolean
}

/** A body in the form in which the table keeps it, as a record has it. */
export function toBody(written: string, { format, isEscaped }: Written, lose: Lose): TextRecord {
  if (format === 'bbcode') return { html: toParagraphs(toBbcodeHtml(written, isEscaped, lose)) }
  const text = isEscaped ? toHtmlText(written) : written
  if (format === 'markdown') return { markdown: text }
  if (format === 'text') return { html: toTextHtml(text) }
  return { html: format === 'lines' ? toLinedHtml(text, lose) : text }
}
