import type { Root } from 'hast'

/** How a source writes HTML: `discourse` knows its quotes, oneboxes and emoji. */
export type Dialect = 'html' | 'discourse'

/** Rewrites what only one source writes as HTML that says the same. It changes the tree in place. */
export type Transform = (tree: Root) => void

/** What is done to the HTML of each dialect, in order, before anything else looks at it. */
export const dialects: Readonly<Record<Dialect, readonly Transform[]>> = {
  html: [],
  discourse: [],
}
