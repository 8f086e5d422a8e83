import type { Root } from 'hast'
import { transformCooked } from '../discourse/cooked.ts'
import type { Lose } from '../tally.ts'

/**
 * What only one kind of source writes becomes HTML that says the same, before anything else looks at it: `discourse` has
 * quotes, oneboxes and emoji of its own. Each changes the tree in place.
 */
export const dialects = { html: () => {}, discourse: transformCooked } satisfies Record<
  string,
  (tree: Root, lose: Lose) => void
>

export type Dialect = keyof typeof dialects
