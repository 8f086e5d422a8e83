import { transformCooked } from '../discourse/cooked.ts'
import type { Transform } from './transform.ts'

/** How a source writes HTML: `discourse` knows its quotes, oneboxes and emoji. */
export type Dialect = 'html' | 'discourse'

/** What is done to the HTML of each dialect, in order, before anything else looks at it. */
export const dialects: Readonly<Record<Dialect, readonly Transform[]>> = {
  html: [],
  discourse: [(tree, lose) => transformCooked(tree, { lose })],
}
