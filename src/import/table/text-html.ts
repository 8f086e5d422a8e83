// Plain text as HTML, and HTML as plain text.
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { escapeHtml } from '../../body/html.ts'
import { measureAddress } from '../../body/markdown.ts'
import { findAddressEnd } from '../../format/texts/bare-address.ts'

interface TextPiece {
  text: string
  isAddress: boolean
}

/** As forums find addresses in plain text: what ends a sentence, or closes a bracket around it, is no part of one. */
const address = /\bhttps?:\/\/[^\s<>"'`]+/gi
const sentenceEnd = /[.,:;!?)\]}]$/

/** A text in pieces, some of which are addresses of the web. */
export function splitAtAddresses(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  address.lastIndex = 0
  for (let match = address.exec(text); match; match = address.exec(text)) {
    const { 0: found, index } = match
    // Hosts that are none of a bare address on pages, such as `my_blog.example`, were links of a forum too.
    const length = measureAddress(text, index) || boundFound(found)
    pieces.push({ text: text.slice(from, index), isAddress: false })
    pieces.push({ text: text.slice(index, index + length), isAddress: true })
    from = index + length
    address.lastIndex = from
  }
  return [...pieces, { text: text.slice(from), isAddress: false }].filter((piece) => piece.text !== '')
}

function boundFound(found: string): number {
  let length = findAddressEnd(found, found.indexOf('/'))
  while (sentenceEnd.test(found.slice(length - 1, length))) length -= 1
  return length
}

function toLinked(line: string): string {
  return splitAtAddresses(line)
    .map(({ text, isAddress }) => {
      const html = escapeHtml(text)
      return isAddress ? `<a href="${html}">${html}</a>` : html
    })
    .join('')
}

/** Blanks at the beginning of a line, or in a row, are what somebody typed to indent or to align. */
function keepBlanks(line: string): string {
  return line
    .replaceAll('\t', '    ')
    .replace(/^ +| {2,}/g, (blanks, at: number) =>
      '\u00A0'.repeat(at === 0 ? blanks.length : blanks.length - 1).padEnd(blanks.length),
    )
}

/** Plain text as HTML that shows it: paragraphs, line breaks, indentation and links to what is an address. */
export function toTextHtml(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(toLinked(keepBlanks(line.trimEnd())))
  }
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => `<p>${paragraph.join('<br>\n')}</p>`)
    .join('\n')
}

/** The text of HTML, as titles hold it that were kept escaped: `a &amp; <b>b</b>` → `a & b`. */
export function toHtmlText(html: string): string {
  return /[&<]/.test(html) ? toText(parseFragment(html)) : html
}

function toText(node: DefaultTreeAdapterMap['node']): string {
  if ('value' in node && node.nodeName === '#text') return node.value
  return 'childNodes' in node ? node.childNodes.map(toText).join('') : ''
}
