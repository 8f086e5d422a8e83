import { toGroupedNumber } from '../messages/grouped-number.ts'
import type { Poll } from '../question/poll.ts'
import type { PollView } from './conversation-views.ts'
import type { Site } from './site.ts'

/** Shares are of the voters; where those are not known, of all votes, if each voter had one alone. */
export function toPollView(
  { title, options, voters, multiple, closed }: Poll,
  { messages }: Pick<Site, 'messages'>,
): PollView {
  const { poll } = messages
  const votes = options.map((option) => option.votes)
  const all = voters ?? (multiple ? undefined : sum(votes))
  const whole = all || Math.max(1, ...votes)
  return {
    heading: title ?? poll.label,
    options: options.map((option) => ({
      label: option.label,
      votes: poll.votes(toGroupedNumber(option.votes)),
      share: all ? `${Math.round((100 * option.votes) / all)}%` : undefined,
      width: Math.min(100, Math.round((1000 * option.votes) / whole) / 10),
    })),
    notes: [
      ...(voters === undefined ? [] : [poll.voters(toGroupedNumber(voters))]),
      ...(multiple ? [poll.multiple] : []),
      ...(closed ? [poll.closed] : []),
    ],
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
