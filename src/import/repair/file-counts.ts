// Counts and polls of damaged files: what can be no number is left out, and named with its key.
import type { PollRecord } from '../records.ts'
import type { Note } from './notes.ts'
import type { WideCount, WidePolls } from './wide-schemas.ts'

type Counts<Key extends string> = Partial<Record<Key, WideCount>>

export function toCounts<Key extends string>(counts: Counts<Key>, note: Note): Partial<Record<Key, number>> {
  return toNumbers(counts, (count) => Number.isSafeInteger(count) && count >= 0, note)
}

/** What can be none is left out here already, where its spelling is known: a record holds numbers. */
export function toNumbers<Key extends string>(
  counts: Counts<Key>,
  isLegal: (count: number) => boolean,
  note: Note,
): Partial<Record<Key, number>> {
  const numbers: Partial<Record<Key, number>> = {}
  for (const key of Object.keys(counts) as Key[]) {
    const count = counts[key]
    if (count === undefined) continue
    const number = `${count}`.trim() === '' ? Number.NaN : Number(count)
    if (isLegal(number)) numbers[key] = number
    else note('count-left-out', `${key}: ${count}`)
  }
  return numbers
}

/** A list without any is the label alone. */
export function toPolls(polls: WidePolls, note: Note): PollRecord[] | undefined {
  if (polls === undefined || polls === false) return undefined
  const list = polls === true ? [] : [polls].flat()
  return list.map(({ voters, options, ...poll }) => ({
    ...poll,
    ...toCounts({ voters }, note),
    options: options.map(({ label, votes }) => ({ label, votes: toVotes(votes, note) })),
  }))
}

function toVotes(written: WideCount, note: Note): number {
  const { votes } = toCounts({ votes: written }, note)
  if (votes === undefined) note('count-missing', 'votes: 0')
  return votes ?? 0
}
