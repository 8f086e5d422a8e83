// A body of a source -> Markdown that shows the same text, links and code on a page. It is pure: threads call it.
import type { TextRecord } from '../records.ts'
import { type ConvertedText, convertHtml } from './convert-html.ts'
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

/** With both, the Markdown that somebody typed is taken where it shows the same as the HTML. */
export function toMarkdown(text: TextRecord, options: MarkdownOptions): ConvertedText {
  const typed = text.markdown?.replace(/\r\n?/g, '\n').trimEnd()
  if (text.html !== undefined) return convertHtml(text.html, typed, options)
  return { markdown: keepFenceText(typed ?? '', options), losses: [] }
}

/** In comments text follows the sign of a block of code at once; on pages it would name a language. */
function keepFenceText(markdown: string, { comment = false }: MarkdownOptions): string {
  return comment ? markdown.replace(/^([ \t>]*```)[ \t]*(?=[^\s`]+[ \t]+\S)/gm, '$1\n') : markdown
}
