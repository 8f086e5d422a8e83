import { expect, test } from 'vitest'
import {
  addComment,
  suggestTextId,
  toAnswerPath,
  toCommentsPath,
  toNewAnswer,
} from '../../../src/authoring/new-text.ts'

const stamp = [0, 0, 0, 0] as const
const file = (id: string, path: string) => ({ id, path, stamp })

test.each([
  [undefined, 'answers/2024/a/7.md', 'comments/2024/a.yaml'],
  [
    { answers: [file('1', 'answers/old/a/1.md')], comments: file('a', 'comments/b/a.yaml') },
    'answers/old/a/7.md',
    'comments/b/a.yaml',
  ],
])('where a text lies beside %j', (conversation, answer, comments) => {
  const question = { id: 'a', path: 'questions/2024/a.md', conversation }
  expect([toAnswerPath(question, '7'), toCommentsPath(question)]).toEqual([answer, comments])
})

test.each([
  [[], 'c', 'c1'],
  [[], '', '1'],
  [['5678', '12'], '', '5679'],
  [['c9', 'c10'], 'c', 'c11'],
  [['a', 'b'], '', '1'],
  [['c1', 'C2'], 'c', 'C3'],
])('the id after %j', (ids, start, expected) => {
  expect(suggestTextId(ids, start)).toBe(expected)
})

const text = { id: 'c1', actor: '익명', at: '2024-05-03', body: '@홍길동 `a` #3', answer: '' }

test('a new answer is tidy', () => {
  expect(toNewAnswer(text, 'en')).toBe('---\nactor: anonymous\nat: 2024-05-03\n---\n@홍길동 `a` #3\n')
})

const written = '- id: c1\n  actor: 익명\n  at: 2024-05-03\n  text: |\n    @홍길동 `a` #3\n'

test.each([
  ['', written],
  ['[]\n', written],
  ['# 메모\n', `# 메모\n${written}`],
  ['- id: c0', `- id: c0\n${written}`],
])('a comment behind %j', (before, expected) => {
  expect(addComment(before, text, 'ko')).toBe(expected)
})
