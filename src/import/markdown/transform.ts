import type { Root } from 'hast'

/**
 * Rewrites what only one kind of source writes as HTML that says the same. It changes the tree in place.
 * @param lose is called with the rule of what can't be said.
 */
export type Transform = (tree: Root, lose: (rule: string) => void) => void
