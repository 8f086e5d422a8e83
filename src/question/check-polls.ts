import { findNode } from './find-node.ts'
import type { Issue } from './issue.ts'
import type { Poll } from './poll.ts'
import { type PollField, toPolls } from './poll-schema.ts'
import type { Place } from './schema-issues.ts'

/** Nobody votes for an option twice: with fewer voters than votes for one, a share would be more than all. */
export function checkPolls(field: PollField, place: Place): Issue[] {
  const { polls = [] } = toPolls(field)
  return polls.flatMap((poll, index) => {
    const most = Math.max(...poll.options.map(({ votes }) => votes))
    if (poll.voters === undefined || poll.voters >= most) return []
    const path = Array.isArray(field) ? ['poll', index, 'voters'] : ['poll', 'voters']
    const start = findNode(place.root, path)?.start ?? 0
    const detail = toDetail(poll, most)
    return [{ code: 'too-few-voters', path: place.path, ...place.toPosition(start), detail }]
  })
}

function toDetail({ voters, options }: Poll, most: number): Record<string, string> {
  const option = options.find(({ votes }) => votes === most)
  return { value: `${voters}`, most: `${most}`, other: option?.label.slice(0, 60) ?? '' }
}
