import type { Root } from 'hast'

/** Is called with the rule of what can't be said or is a decision, and a detail behind a blank. */
export type Lose = (rule: string) => void

/** Rewrites what only one kind of source writes as HTML that says the same. It changes the tree in place. */
export type Transform = (tree: Root, lose: Lose) => void
