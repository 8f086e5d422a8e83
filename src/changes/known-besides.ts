// What is known of a question besides, each part as a line that can be compared and told.
import type { License } from '../question/license.ts'
import type { Poll } from '../question/poll.ts'
import type { QuestionState } from '../question/question.ts'

/** `PUT 3`, `voters: 9` */
export function toPollLines(polls: readonly Poll[] = []): string[] {
  return polls.flatMap(({ options, ...poll }) => [
    ...toLines(poll),
    ...options.map(({ label, votes }) => `${label} ${votes}`),
  ])
}

/** `closed`, `closed.reason: …`, `locked` */
export function toStateLines({ closed, locked }: QuestionState = {}): string[] {
  const { of, ...others } = closed ?? {}
  return [
    ...(closed ? ['closed'] : []),
    ...toLines(others).map((line) => `closed.${line}`),
    ...(of ? [`closed.of: ${of.join(', ')}`] : []),
    ...(locked ? ['locked'] : []),
  ]
}

export function toLicenseLine(license: License | undefined): string | undefined {
  if (typeof license !== 'object') return license
  return license.url === undefined ? license.name : `${license.name} ${license.url}`
}

function toLines(fields: object): string[] {
  return Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]))
}
