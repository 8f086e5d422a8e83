import { toGroupedNumber } from '../messages/grouped-number.ts'
import type { Poll } from '../question/poll.ts'
import type { Site } from './site.ts'

export type PollView = ReturnType<typeof toPollView>

/** Shares are of the voters; where those are not known, of all votes, if each voter had one alone. */
export function toPollView(
  { title, options, voters, multiple, closed }: Poll,
  { messages }: Pick<Site, 'messages'>,
) {
  const { poll } = messages
  const votes = options.map((option) => option.votes)
  const all = voters ?? (multiple ? undefined : sum(votes))
  const whole = all || Math.max(1, ...votes)
  const shares = all ? toShares(votes, { all, together: !multiple && all === sum(votes) }) : []
  return {
    heading: title ?? poll.label,
    options: options.map((option, index) => ({
      label: option.label,
      votes: poll.votes(toGroupedNumber(option.votes)),
      /** Undefined where it is not known of what it would be a share. */
      share: all ? `${shares[index]}%` : undefined,
      /** Length of the bar, from 0 to 100. */
      width: Math.min(100, Math.round((1000 * option.votes) / whole) / 10),
    })),
    notes: [
      ...(voters === undefined ? [] : [poll.voters(toGroupedNumber(voters))]),
      ...(multiple ? [poll.multiple] : []),
      ...(closed ? [poll.closed] : []),
    ],
  }
}

/** In percent. @param together whether they are 100: what is left then goes where most was cut off, and to the first. */
function toShares(votes: readonly number[], { all, together }: { all: number; together: boolean }): number[] {
  if (!together) return votes.map((each) => Math.round((100 * each) / all))
  const cut = votes.map((each) => Math.floor((100 * each) / all))
  const byRest = votes
    .map((each, index) => ({ index, rest: (100 * each) % all }))
    .sort((a, b) => b.rest - a.rest)
  const raised = new Set(byRest.slice(0, 100 - sum(cut)).map(({ index }) => index))
  return cut.map((share, index) => (raised.has(index) ? share + 1 : share))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
