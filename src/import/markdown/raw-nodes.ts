// Raw HTML in Markdown, of which mdast knows one kind that is neither a block nor a part of a line for certain.
import type { Html, Literal } from 'mdast'

/** A block, which stands between blank lines. */
export interface BlockHtml extends Literal {
  type: 'blockHtml'
}

declare module 'mdast' {
  interface RootContentMap {
    blockHtml: BlockHtml
  }
  interface BlockContentMap {
    blockHtml: BlockHtml
  }
  interface HtmlData {
    /** By which `hast-util-to-mdast` sees that it is a part of a line. */
    hName?: string
  }
}

export function toBlockHtml(value: string): BlockHtml {
  return { type: 'blockHtml', value }
}

/** What is written as it is in a line. */
export function toLineHtml(value: string): Html {
  return { type: 'html', value, data: { hName: 'span' } }
}

/** Element around a block that is to stay HTML. */
export const rawElement = 'raw-html'
