// A body of a source -> Markdown that shows the same text, links and code on a page. It is pure: threads call it.
import type { TextRecord } from '../records.ts'
import { completeAddresses } from './complete-addresses.ts'
import { type ConvertedText, type ConvertOptions, convertHtml } from './convert-html.ts'
import { mendFormulas } from './markdown-formulas.ts'

/** With both, the Markdown that somebody typed is taken where it shows the same as the HTML. */
export function toMarkdown(text: TextRecord, options: ConvertOptions): ConvertedText {
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
