import type { Root } from 'hast'
import type { Lose } from '../tally.ts'

/** Rewrites what only one kind of source writes as HTML that says the same. It changes the tree in place. */
export type Transform = (tree: Root, lose: Lose) => void
