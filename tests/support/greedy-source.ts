// A source whose discussions are read where they are converted, and of which one asks too much.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ReadDiscussion } from '../../src/import/importer.ts'
import type { DiscussionRecords } from '../../src/import/records.ts'

export interface GreedySource {
  discussions: Record<string, DiscussionRecords>
  greedy: string | undefined
  /** Files that it writes before its memory is at its end. */
  written: string[]
}

const held: number[][] = []

export function openDiscussions({
  discussions,
  greedy,
  written,
}: GreedySource): (question: string) => ReadDiscussion {
  return (id) => {
    const records = discussions[id]
    if (!records) throw new Error(`There is no question ${id}.`)
    if (id !== greedy) return { records, people: [], notes: [] }
    for (const path of written) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, 'half of')
    }
    for (;;) held.push(new Array<number>(100_000).fill(0.5))
  }
}
