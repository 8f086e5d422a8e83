import { expect, test } from 'vitest'
import { boundIssues } from '../../../src/question/bound-issues.ts'
import type { Issue, IssueCode } from '../../../src/question/issue.ts'

function toIssues(code: IssueCode, from: number, count: number): Issue[] {
  return Array.from({ length: count }, (_, index) => {
    return { code, path: 'questions/a.md', line: from + index, column: 1, detail: {} }
  })
}

const error = (from: number, count: number) => toIssues('unknown-key', from, count)
const warning = (from: number, count: number) => toIssues('personal-data', from, count)

test.each([
  ['none', [], []],
  ['as many as are told', error(1, 5_000), error(1, 5_000)],
  ['one more', error(1, 5_001), error(1, 5_000)],
  [
    'an error behind all warnings',
    [...warning(1, 6_000), ...error(6_001, 1)],
    [...warning(1, 4_999), ...error(6_001, 1)],
  ],
])('%s', (_, issues, bounded) => {
  expect(boundIssues(issues)).toEqual(bounded)
})
