// The forms that people, workflows and programs read. What is said in them is the affair of words/.
import { expect, test } from 'vitest'
import { reportIssues } from '../../../src/cli/report-issues.ts'
import type { Issue } from '../../../src/question/issue.ts'
import { describeIssue, toIssueMessage } from '../../../src/words/issue-messages.ts'

const error: Issue = {
  code: 'invalid-hashtag',
  path: 'questions/a,b:c%.md',
  line: 4,
  column: 8,
  detail: { value: '100%', nearest: '100' },
}
const warning: Issue = {
  code: 'personal-data',
  path: 'questions/가.md',
  line: 12,
  column: 1,
  detail: { kind: 'email' },
}

test('for people: each issue, then the total', () => {
  expect(reportIssues([error, warning, warning], 'text').split('\n')).toEqual([
    ...[error, warning, warning].flatMap((issue) => describeIssue(issue).split('\n')),
    '오류 1개, 경고 2개',
  ])
})

test('for workflows: one annotation a line, with everything escaped that GitHub reads', () => {
  const [first = '', second = '', ...more] = reportIssues([error, warning], 'github', 'content').split('\n')
  expect(first).toMatch(
    /^::error file=content\/questions\/a%2Cb%3Ac%25\.md,line=4,col=8,title=invalid-hashtag::[^\r\n]+$/,
  )
  const { message, hint } = toIssueMessage(error)
  expect(decodeURIComponent(first.split('::')[2]?.replace(/%(?!25|0A)/g, '%25') ?? '')).toBe(
    `${message}\n${hint}`,
  )
  expect(first).toContain('100%25')
  expect(second).toMatch(/^::warning file=content\/questions\/가\.md,line=12,col=1,title=personal-data::/)
  expect(more).toEqual([])
})

test('for workflows at the root of a repository', () => {
  expect(reportIssues([warning], 'github')).toMatch(/^::warning file=questions\/가\.md,/)
})

test('for programs: an array', () => {
  expect(JSON.parse(reportIssues([error, warning], 'json'))).toEqual([
    {
      code: 'invalid-hashtag',
      severity: 'error',
      path: 'questions/a,b:c%.md',
      line: 4,
      column: 8,
      ...toIssueMessage(error),
    },
    {
      code: 'personal-data',
      severity: 'warning',
      path: 'questions/가.md',
      line: 12,
      column: 1,
      ...toIssueMessage(warning),
    },
  ])
})

test('no issue', () => {
  expect(JSON.parse(reportIssues([], 'json'))).toEqual([])
  expect(reportIssues([], 'github')).toBe('')
})
