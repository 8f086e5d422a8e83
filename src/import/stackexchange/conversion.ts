import type { Tally } from '../tally.ts'
import type { Authors } from './authors.ts'

/** What is known besides a thread itself. */
export interface Conversion {
  authors: Authors
  tally: Tally
  /** Where the community lived: `ai.stackexchange.com`. */
  host: string | undefined
  /** Name of the licence of the whole archive, which needs no mention. */
  license: string | undefined
  /** Whether the dump tells votes up from votes down. */
  hasVotes: boolean
}
