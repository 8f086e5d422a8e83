import type { Issue } from './issue.ts'
import { toIssueAt } from './issue-at.ts'
import { type PollField, toPolls } from './poll-schema.ts'
import type { Place } from './schema-issues.ts'

/** Nobody votes for an option twice: with fewer voters than votes for one, a share would be more than all. */
export function checkPolls(field: PollField, place: Place): Issue[] {
  const { polls = [] } = toPolls(field)
  return polls.flatMap(({ voters, options }, index) => {
    const most = Math.max(...options.map(({ votes }) => votes))
    if (voters === undefined || voters >= most) return []
    const other = options.find(({ votes }) => votes === most)?.label.slice(0, 60) ?? ''
    const detail = { value: `${voters}`, most: `${most}`, other }
    const path = Array.isArray(field) ? ['poll', index, 'voters'] : ['poll', 'voters']
    return [toIssueAt(place, path, { code: 'too-few-voters', detail })]
  })
}
