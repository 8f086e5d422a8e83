import { describe, expect, test } from 'vitest'
import { isWarning } from '../../../src/format/issue.ts'
import { checkWritten } from '../../support/check-written.ts'
import { toMarkdown } from '../../support/content-folder.ts'

const answer = '---\nactor: 홍길동\nat: 2024-05-03\n---\n답변입니다.\n'
const comments = '- id: c9\n  actor: 홍길동\n  at: 2024-05-03\n  text: |\n    댓글입니다.\n'

/** What is said of redactions.yaml beside a question `one` with an answer and a comment, and a question `가나`. */
async function check(redactions: string[], files: Record<string, string> = {}): Promise<string[]> {
  const issues = await checkWritten({
    questions: [{ id: 'one', counts: { answers: 9, comments: 9 } }, { id: '가나' }],
    files: {
      'answers/one/hidden.md': answer,
      'comments/one.yaml': comments,
      'redactions.yaml': `${redactions.join('\n')}\n`,
      ...files,
    },
  })
  return issues
    .filter(({ path }) => path === 'redactions.yaml')
    .map((issue) => {
      const { line, column, code, detail } = issue
      const what = `${isWarning(issue) ? '' : 'error '}${code.replace('-redaction', '')} ${detail['key']}`
      const nearest = detail['nearest'] ? ` → ${detail['nearest']}` : ''
      return `${line}:${column} ${what} ${detail['value']}${nearest}`
    })
}

function ofText(question: string, id: string): string {
  return `  - { question: ${question}, id: ${id}, date: 2025-01-02 }`
}

test.each([
  [20, 20],
  [21, 0],
])('of %i people who are not there, another is proposed for %i', async (people, proposed) => {
  const lines = Array.from({ length: people }, (_, index) => `  - { id: person-${index}x, date: 2025-01-02 }`)
  const told = await check(['people:', ...lines], { 'people.yaml': 'person-1: { name: 김철수 }\n' })
  expect(told).toHaveLength(people)
  expect(told.filter((line) => line.endsWith(' → id: person-1'))).toHaveLength(proposed)
})

test('ids that are there', async () => {
  const lists = ['answers:', ofText('one', 'hidden'), 'comments:', ofText('one', 'c9')]
  expect(await check(lists)).toEqual([])
  expect(await check(['questions:', '  - { id: one, date: 2025-01-02 }', ...lists])).toEqual([])
})

test.each<[list: string, entry: string, told: string]>([
  ['questions', '  - { id: two, date: 2025-01-02 }', '2:11 unknown questions two'],
  ['questions', '  - { id: ONE, date: 2025-01-02 }', '2:11 error inexact questions ONE → id: one'],
  ['questions', '  - { id: ｏne, date: 2025-01-02 }', '2:11 error inexact questions ｏne → id: one'],
  ['answers', ofText('one', '5679'), '2:26 unknown answers one/5679'],
  ['answers', ofText('one', 'c9'), '2:26 unknown answers one/c9'],
  ['answers', ofText('two', 'hidden'), '2:26 unknown answers two/hidden'],
  ['answers', ofText('가나', 'hidden'), '2:25 unknown answers 가나/hidden'],
  ['answers', ofText('one', 'HIDDEN'), '2:26 error inexact answers one/HIDDEN → id: hidden'],
  ['answers', ofText('One', 'hidden'), '2:26 error inexact answers One/hidden → question: one'],
  ['answers', ofText('ONE', 'Hidden'), '2:26 error inexact answers ONE/Hidden → question: one, id: hidden'],
  ['answers', ofText('ONE', '5679'), '2:26 unknown answers ONE/5679'],
  ['comments', ofText('one', 'hidden'), '2:26 unknown comments one/hidden'],
  ['comments', ofText('one', 'C9'), '2:26 error inexact comments one/C9 → id: c9'],
  ['comments', ofText('one', 'c９'), '2:26 error inexact comments one/c９ → id: c9'],
])('of %s: %s', async (list, entry, told) => {
  expect(await check([`${list}:`, entry])).toEqual([told])
})

test('a letter in another form of the same spelling is the same', async () => {
  expect(await check(['questions:', `  - { id: ${'가나'.normalize('NFD')}, date: 2025-01-02 }`])).toEqual([])
})

describe('while a file of the question has faults', () => {
  const files = { 'answers/one/other.md': '---\nactor: 홍길동\n---\n언제인지 없습니다.\n' }

  test.each<[list: string, id: string, told: string[]]>([
    ['answers', 'hidden', []],
    ['answers', 'HIDDEN', ['2:26 error inexact answers one/HIDDEN → id: hidden']],
    ['answers', 'other', []],
    ['comments', 'C9', ['2:26 error inexact comments one/C9 → id: c9']],
    ['comments', 'c8', []],
  ])('%s: %s', async (list, id, told) => {
    expect(await check([`${list}:`, ofText('one', id)], files)).toEqual(told)
  })

  test('the question itself is there', async () => {
    expect(await check(['questions:', '  - { id: one, date: 2025-01-02 }'], files)).toEqual([])
  })
})

describe('an id that is near to one that is there', () => {
  const files = {
    'questions/put-or-patch.md': toMarkdown({ id: 'put-or-patch' }),
    'questions/put-or-post.md': toMarkdown({ id: 'put-or-post' }),
  }

  test.each<[list: string, entries: string[], told: string[]]>([
    [
      'questions',
      ['  - { id: put-or-pach, date: 2025-01-02 }'],
      ['2:11 unknown questions put-or-pach → id: put-or-patch'],
    ],
    [
      'questions',
      ['  - { id: put-or-pach, date: 2025-01-02 }', '  - { id: put-or-patch, date: 2025-01-02 }'],
      ['2:11 unknown questions put-or-pach → id: put-or-post'],
    ],
    ['questions', ['  - { id: oauth, date: 2025-01-02 }'], ['2:11 unknown questions oauth']],
    ['answers', [ofText('one', 'hiden')], ['2:26 unknown answers one/hiden → id: hidden']],
    [
      'answers',
      [ofText('put-or-pach', 'a1')],
      ['2:34 unknown answers put-or-pach/a1 → question: put-or-patch'],
    ],
    ['comments', [ofText('one', 'hiden')], ['2:26 unknown comments one/hiden']],
  ])('%s: %j', async (list, entries, told) => {
    expect(await check([`${list}:`, ...entries], files)).toEqual(told)
  })

  test('a person', async () => {
    const people = { 'people.yaml': 'gildong: { name: 홍길동 }\n' }
    expect(await check(['people:', '  - { id: gildon, date: 2025-01-02 }'], people)).toEqual([
      '2:11 unknown people gildon → id: gildong',
    ])
  })
})
