import type { DumpIndex } from './dump-index.ts'
import type { DumpVotes } from './dump-thread.ts'

/** Posts whose votes are counted in memory before they are added to what is stored. */
const mostHeld = 100_000

/** Votes of a dump come in order of time, so those of one post lie near each other. */
export function createVoteCount(index: DumpIndex) {
  const store = index.insert(`INSERT INTO votes VALUES (?, ?, ?, ?) ON CONFLICT (post) DO UPDATE SET
    up = up + excluded.up, down = down + excluded.down, accepted = max(accepted, excluded.accepted)`)
  const held = new Map<number, DumpVotes>()
  const flush = () => {
    for (const [post, { up, down, accepted }] of held) store(post, up, down, accepted)
    held.clear()
  }
  const find = (post: number): DumpVotes => {
    const known = held.get(post)
    if (known) return known
    if (held.size >= mostHeld) flush()
    const counted = { up: 0, down: 0, accepted: 0 }
    held.set(post, counted)
    return counted
  }
  return {
    add: (post: number, up: number, down: number) => {
      const counted = find(post)
      counted.up += up
      counted.down += down
    },
    /** @param time when its answer was accepted; of it the day is known. */
    accept: (post: number, time: string) => {
      find(post).accepted = Number(time.slice(0, 10).replaceAll('-', ''))
    },
    flush,
  }
}
