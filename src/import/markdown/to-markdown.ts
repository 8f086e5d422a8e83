// A body of a source -> Markdown that shows the same text, links and code on a page. It is pure: threads call it.
import type { TextRecord } from '../records.ts'
import { compareSeen, toShownParts } from './compare-rendered.ts'
import { convertHtml } from './convert-html.ts'
import type { Dialect } from './dialects.ts'

export interface MarkdownOptions {
  dialect: Dialect
  /** What relative addresses are below. */
  baseUrl?: string | undefined
  /** Addresses that stay as they are: those of files that come with the records. */
  files?: ReadonlySet<string> | undefined
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
  return convertHtml(text.html, options)
}
