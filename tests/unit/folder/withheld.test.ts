import { expect, test } from 'vitest'
import { createRedactedIds, markRedactedIds } from '../../../src/folder/withheld.ts'
import type { Issue } from '../../../src/format/issue.ts'
import { toAnyIssue } from '../../support/any-issue.ts'

const ids = createRedactedIds({
  questions: new Set(['q1', '가나']),
  answers: new Map([['q2', new Set(['5678'])]]),
  comments: new Map([['q3', new Set(['c8'])]]),
})

test.each([
  ['questions/q1.md', true],
  ['questions/2024/Q1.md', true],
  ['questions/ｑ1.md', true],
  ['questions/q1 .md', true],
  ['questions/q\u200b1.md', true],
  [`questions/${'가나'.normalize('NFD')}.md`, true],
  ['questions/q1-2.md', false],
  // What belongs to it is withheld under its id.
  ['questions/q2.md', true],
  ['comments/q3.yaml', true],
  ['comments/q1.yaml', true],
  ['comments/q4.yaml', false],
  ['answers/q1/1.md', true],
  ['answers/x/q2/5678.md', true],
  ['answers/q2/5679.md', false],
  ['answers/q4/5678.md', false],
])('%s: %s', (path, isNamed) => {
  expect(ids.hasFile(path)).toBe(isNamed)
})

const toIssue = (code: Issue['code'], path: string, detail: object) => toAnyIssue(code, detail, { path })

test.each<[Issue, boolean]>([
  [toIssue('duplicate-id', 'questions/x/q1.md', { nearest: 'q1-2.md' }), true],
  [toIssue('duplicate-id', 'questions/x/q4.md', { nearest: 'q4-2.md' }), false],
  [toIssue('duplicate-id', 'answers/x/q2/5678.md', { nearest: '5678-2.md', question: 'q2' }), true],
  [toIssue('duplicate-id', 'comments/q3.yaml', { of: 'comment', value: 'C8' }), true],
  [toIssue('duplicate-id', 'comments/q3.yaml', { of: 'comment', value: 'c9' }), false],
  [toIssue('invalid-id', 'questions/q1 .md', { nearest: 'q1.md' }), true],
  [toIssue('invalid-id', 'questions/q1.md', { key: 'related[1]', nearest: 'q4' }), false],
  [toIssue('unknown-question', 'questions/q1.md', { nearest: 'q4' }), false],
])('no other name is proposed for what is named: %j, %s', (issue, isNamed) => {
  const [marked] = markRedactedIds([issue], ids)
  const { nearest: _, ...detail } = issue.detail
  expect(marked?.detail).toEqual(isNamed ? { ...detail, redacted: true } : issue.detail)
})
