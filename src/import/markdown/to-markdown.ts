// A body of a source -> Markdown that shows the same text, links and code on a page. It is pure: threads call it.
import type { TextRecord } from '../records.ts'
import type { AddressOptions } from './absolute-address.ts'
import { completeAddresses } from './complete-addresses.ts'
import { type ConvertedText, convertHtml } from './convert-html.ts'
import type { Dialect } from './dialects.ts'
import type { Macros } from './formula-macros.ts'
import { mendFormulas } from './markdown-formulas.ts'

export interface MarkdownOptions extends AddressOptions {
  dialect: Dialect
  /** Whether it is a comment, which has no headings, tables and HTML. */
  comment?: boolean | undefined
  /** Whether `$…$` is a formula on the archive's pages. */
  math?: boolean | undefined
  /** What formulas of the discussion have defined before; what this body defines is added. */
  macros?: Macros | undefined
}

/** With both, the Markdown that somebody typed is taken where it shows the same as the HTML. */
export function toMarkdown(text: TextRecord, options: MarkdownOptions): ConvertedText {
  const { comment = false, math = false } = options
  const typed = text.markdown?.replace(/\r\n?/g, '\n').trimEnd()
  if (text.html === undefined) {
    const written = comment ? keepFenceText(typed ?? '') : (typed ?? '')
    return mendFormulas(completeAddresses(written, options, { comment, math }), options)
  }
  // What is completed is told of the HTML.
  const untold = { ...options, onRelative: undefined }
  return convertHtml(text.html, typed && completeAddresses(typed, untold, { comment, math }), options)
}

/** In comments text follows the sign of a block of code at once; on pages it would name a language. */
function keepFenceText(markdown: string): string {
  return markdown.replace(/^([ \t>]*```)[ \t]*(?=[^\s`]+[ \t]+\S)/gm, '$1\n')
}
