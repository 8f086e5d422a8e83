// A block of raw HTML in Markdown. `html` of mdast is a part of a line as well, and is put into one.
import type { Literal } from 'mdast'

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
}

export function toBlockHtml(value: string): BlockHtml {
  return { type: 'blockHtml', value }
}

/** Element around a block that is to stay HTML. */
export const rawElement = 'raw-html'
