import type { DumpIndex } from './dump-index.ts'

export interface VoteCount {
  add: (post: number, up: number, down: number) => void
  /** @param time when its answer was accepted; of it the day is known. */
  accept: (post: number, time: string) => void
  flush: () => void
}

interface Counted {
  up: number
  down: number
  /** 20240501 */
  accepted: number
}

/** Posts whose votes are counted in memory before they are added to what is stored. */
const mostHeld = 100_000

/** Votes of a dump come in order of time, so those of one post lie near each other. */
export function createVoteCount(index: DumpIndex): VoteCount {
  const store = index.insert(`INSERT INTO votes VALUES (?, ?, ?, ?) ON CONFLICT (post) DO UPDATE SET
    up = up + excluded.up, down = down + excluded.down, accepted = max(accepted, excluded.accepted)`)
  const held = new Map<number, Counted>()
  const flush = () => {
    for (const [post, { up, down, accepted }] of held) store(post, up, down, accepted)
    held.clear()
  }
  const find = (post: number): Counted => {
    const known = held.get(post)
    if (known) return known
    if (held.size >= mostHeld) flush()
    const counted = { up: 0, down: 0, accepted: 0 }
    held.set(post, counted)
    return counted
  }
  return {
    add: (post, up, down) => {
      const counted = find(post)
      counted.up += up
      counted.down += down
    },
    accept: (post, time) => {
      find(post).accepted = Number(time.slice(0, 10).replaceAll('-', ''))
    },
    flush,
  }
}
