import type { Root } from 'hast'

/** Rewrites what only one kind of source writes as HTML that says the same. It changes the tree in place. */
export type Transform = (tree: Root) => void
