// A body of a source -> Markdown that shows the same text, links and code on a page. It is pure: threads call it.
import type { TextRecord } from '../records.ts'
import type { Dialect } from './dialects.ts'
import { parseHtml } from './parse-html.ts'
import { printMarkdown } from './print-markdown.ts'

export interface MarkdownOptions {
  dialect: Dialect
  /** What relative addresses are below. */
  baseUrl?: string | undefined
  /** Whether it is a comment, which has no headings, tables and HTML. */
  comment?: boolean | undefined
  /** Whether `$…$` is a formula on the archive's pages. */
  math?: boolean | undefined
}

export interface ConvertedText {
  markdown: string
  /** Rules of a tally: what the Markdown does not show as the HTML did. */
  losses: string[]
}

/** With both, the Markdown that somebody typed is taken where it shows the same as the HTML. */
export function toMarkdown(text: TextRecord, options: MarkdownOptions): ConvertedText {
  if (text.html === undefined) return { markdown: text.markdown ?? '', losses: [] }
  return { markdown: printMarkdown(parseHtml(text.html, options)), losses: [] }
}
