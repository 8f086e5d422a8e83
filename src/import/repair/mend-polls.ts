import { toYamlLines } from '../../authoring/yaml-lines.ts'
import { limits } from '../../question/limits.ts'
import type { PollRecord } from '../records.ts'
import { mendCount } from './mend-fields.ts'
import { mendLine } from './mend-line.ts'
import type { Note } from './notes.ts'
import { takeFitting, toMostYamlBytes } from './take-fitting.ts'

/** Bytes of front matter that all polls of one text may take. */
const pollBytes = 96 * 1024

const label = { most: limits.pollText, cut: 'label-cut' } as const

/** A list without any is the label alone: that there was a poll stays. */
export function mendPolls(polls: readonly PollRecord[] | undefined, note: Note): PollRecord[] | undefined {
  if (polls === undefined) return undefined
  const mended = polls.flatMap((poll) => mendPoll(poll, note) ?? [])
  const fitting = takeFitting(mended, {
    items: limits.polls,
    bytes: pollBytes,
    toBytes: (poll) => Buffer.byteLength(toYamlLines('poll', [poll]).join('\n  ')),
    toMostBytes: toMostYamlBytes,
  })
  for (const { title = '' } of mended.slice(fitting.length)) note('poll-left-out', title)
  return fitting
}

function mendPoll(poll: PollRecord, note: Note): PollRecord | undefined {
  const title = poll.title === undefined ? undefined : mendLine(poll.title, label, note)
  const options = poll.options.slice(0, limits.pollOptions).map(({ label: written, votes }) => ({
    label: mendLabel(written, note),
    votes: mendCount(votes, note) ?? 0,
  }))
  if (options.length < poll.options.length) note('options-cut', title)
  if (options.length === 0) {
    note('poll-left-out', title)
    return undefined
  }
  const voters = mendCount(poll.voters, note)
  const isFew = voters !== undefined && voters < Math.max(...options.map(({ votes }) => votes))
  if (isFew) note('voters-left-out', `${voters}`)
  return { title, multiple: poll.multiple, closed: poll.closed, voters: isFew ? undefined : voters, options }
}

/** Votes for something that has no name are votes. */
function mendLabel(written: string, note: Note): string {
  const line = mendLine(written, label, note)
  if (line === undefined) note('label-missing')
  return line ?? '?'
}
