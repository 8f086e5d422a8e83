// Raw HTML in Markdown, of which mdast knows one kind that is neither a block nor a part of a line for certain.
import type { Literal } from 'mdast'

/** A block, which stands between blank lines. */
export interface BlockHtml extends Literal {
  type: 'blockHtml'
}

/** What is written as it is in a line. A library would put `Html` behind a line break into the line before. */
export interface LineHtml extends Literal {
  type: 'lineHtml'
  /** By which `hast-util-to-mdast` sees that it is a part of a line. */
  data: { hName: string }
}

declare module 'mdast' {
  interface RootContentMap {
    blockHtml: BlockHtml
    lineHtml: LineHtml
  }
  interface BlockContentMap {
    blockHtml: BlockHtml
  }
  interface PhrasingContentMap {
    lineHtml: LineHtml
  }
}

export function toBlockHtml(value: string): BlockHtml {
  return { type: 'blockHtml', value }
}

export function toLineHtml(value: string): LineHtml {
  return { type: 'lineHtml', value, data: { hName: 'span' } }
}

/** Element around a block that is to stay HTML. */
export const rawElement = 'raw-html'
