import { expect, test } from 'vitest'
import {
  boundIssues,
  compareIssues,
  compareText,
  createToPosition,
  type Issue,
  type IssueCode,
  issueCodes,
  isWarning,
  toPosition,
} from '../../../src/format/issue.ts'
import { describeIssue } from '../../../src/words/issue-messages.ts'
import { toAnyIssue } from '../../support/any-issue.ts'

const at = (path: string, line: number, column: number, code: Issue['code'], detail = {}): Issue =>
  toAnyIssue(code, detail, { path, line, column })

test('issues come by path, line, column and code', () => {
  const sorted = [
    at('archive.yaml', 9, 9, 'wrong-type'),
    at('questions/B.md', 1, 1, 'wrong-type'),
    at('questions/a.md', 2, 1, 'missing-key'),
    at('questions/a.md', 2, 1, 'unknown-key'),
    at('questions/a.md', 2, 10, 'missing-key'),
    at('questions/a.md', 10, 1, 'missing-key'),
    at('questions/가.md', 1, 1, 'missing-key'),
  ]
  expect(sorted.toReversed().sort(compareIssues)).toEqual(sorted)
})

test.each([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  ['B', 'a', -1],
  ['a', 'á', -1],
  ['a10', 'a2', -1],
  ['z', '가', -1],
])('%s before %s in code-unit order: %d', (one, other, order) => {
  expect(compareText(one, other)).toBe(order)
})

test('only these faults stop nothing', () => {
  const warnings = issueCodes.filter((code) => isWarning(at('a', 1, 1, code)))
  expect(warnings).toEqual([
    'views-missing',
    'joined-lines',
    'comment-in-text',
    'quotes-in-text',
    'null-like-text',
    'before-question',
    'too-few-voters',
    'category-missing',
    'missing-activity',
    'unused-picture',
    'unknown-synonym',
    'short-synonym',
    'unused-description',
    'unused-person',
    'unknown-redaction',
    'short-redaction',
    'empty-body',
    'repeated-front-matter',
    'unclosed-code',
    'emphasis-as-text',
    'blank-in-address',
    'cells-lost',
    'mark-without-effect',
    'date-as-list',
    'forbidden-link',
    'unlinked-address',
    'dead-link',
    'unknown-question',
    'formula-as-text',
    'personal-data',
  ])
})

test('an issue is printed as path, place, code and message, and its hint below', () => {
  const issue = at('questions/a.md', 4, 8, 'invalid-hashtag', { value: 'REST', nearest: 'rest' })
  expect(describeIssue(issue, 'ko')).toMatch(
    /^questions\/a\.md:4:8 {2}invalid-hashtag {2}해시태그[^\n]*REST[^\n]*\n {4}[^\n]*rest[^\n]*$/,
  )
})

test.each(issueCodes)('%s has a message and a hint', (code) => {
  const [head, hint] = describeIssue(at('a', 1, 1, code), 'ko').split('\n')
  expect(head?.slice(`a:1:1  ${code}  `.length).trim()).not.toBe('')
  expect(hint?.trim()).not.toBe('')
})

function toIssues(code: IssueCode, from: number, count: number): Issue[] {
  return Array.from({ length: count }, (_, index) => toAnyIssue(code, {}, { line: from + index }))
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

test.each([
  ['', 0, 1, 1],
  ['abc', 2, 1, 3],
  ['a\nb', 1, 1, 2],
  ['a\nb', 2, 2, 1],
  ['a\n\nb', 2, 2, 1],
  ['a\n\nb', 3, 3, 1],
  ['가나\n다라', 4, 2, 2],
  ['👍a', 2, 1, 3],
])('%j at %d is line %d, column %d', (text, offset, line, column) => {
  expect(toPosition(text, offset)).toEqual({ line, column })
  expect(createToPosition(text)(offset)).toEqual({ line, column })
})
