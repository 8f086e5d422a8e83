import { expect, test } from 'vitest'
import { parseComments } from '../../../src/format/parse-comments.ts'
import { createZone } from '../../../src/format/time.ts'
import { tellKey } from '../../support/any-issue.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30' }

function parse(text: string) {
  return parseComments({ path: 'comments/q.yaml', text }, context)
}

const head = '- id: c9\n  actor: 익명\n  at: 2024-05-03\n'

test('everything that comments can say', () => {
  const { comments, issues } = parse(
    `# 메모
- id: c9
  answer: 5678
  actor: anonymous
  person: u43
  at: 2024-05-03T22:00:00+09:00
  recommended: 2
  replyTo: c8
  text: |
    짧은 **마크다운**: \`코드\` #3

    - 하나
- id: c8
  actor: 홍길동
  at: 2024-05-02
  text: |2-
      들여쓴 코드
    둘째
`,
  )
  expect(issues).toEqual([])
  expect(comments).toEqual([
    {
      id: 'c9',
      answer: '5678',
      actor: '익명',
      person: 'u43',
      at: '2024-05-03T22:00:00+09:00',
      recommended: 2,
      replyTo: 'c8',
      text: '짧은 **마크다운**: `코드` #3\n\n- 하나\n',
      textLine: 10,
      textIndent: 4,
    },
    { id: 'c8', actor: '홍길동', at: '2024-05-02', text: '  들여쓴 코드\n둘째', textLine: 17, textIndent: 4 },
  ])
})

test.each(['', '[]', '[]\n', '# 아직 없음\n', '\n\n'])('%j holds no comments', (text) => {
  expect(parse(text)).toEqual({ comments: [], issues: [] })
})

test.each([
  ['- {}\n', ['id', 'actor', 'at', 'text'].map((key) => `1:3 missing-key [1].${key}`)],
  [`${head}  text: >\n    안녕\n`, ['5:1 text-no-block text']],
  [`${head}  title: 제목\n  text: |\n    안녕\n`, ['4:3 unknown-key title']],
  [
    `${head}  text: |\n    안녕\n- id: C9\n  actor: 익명\n  at: 2024-05-03\n  text: |\n    둘\n`,
    ['6:7 duplicate-id C9'],
  ],
  ['id: c9\nactor: 익명\n', ['1:1 wrong-type ']],
  ['안녕\n', ['1:1 wrong-type ']],
  ['- 안녕\n', ['1:3 wrong-type [1]']],
  ['- *a\n', ['1:3 yaml-alias *a']],
  ['- <<: a\n', ['1:3 yaml-merge-key undefined']],
  ['- id: !x c9\n', ['1:7 yaml-tag !x']],
])('what is wrong with %j', (text, expected) => {
  const { comments, issues } = parse(text)
  expect(comments).toBeUndefined()
  expect(issues.map(tellKey)).toEqual(expected)
})

const writeMany = (length: number) =>
  Array.from({ length }, (_, index) => `${head.replace('c9', `c${index}`)}  text: |\n    글 ${index}\n`).join(
    '',
  )

test.each([
  [
    'characters of a text',
    (length: number) => `${head}  text: |\n    ${'가'.repeat(length)}\n`,
    'text-length',
  ],
  ['comments of a file', writeMany, 'list-too-long'],
])('up to 10,000 %s', (_, write, code) => {
  expect(parse(write(10_000)).issues).toEqual([])
  expect(parse(write(10_001)).issues).toMatchObject([{ code, detail: { limit: 10_000 } }])
})
