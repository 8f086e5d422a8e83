// `npm run changes` where answers, comments and people change.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createChangesRepository } from '../support/changes-repository.ts'
import type { WrittenContent } from '../support/content-folder.ts'

const nothing = '사이트에서 달라지는 것이 없습니다.\n'

const first = `---
actor: 홍길동
at: 2025-06-02
counts: { recommended: 2 }
---
첫 답변입니다.

둘째 문단입니다.
`

const second = `---
actor: 김철수
at: 2025-06-03
---
둘째 답변입니다.
`

const comments = `- id: c1
  actor: 익명
  at: 2025-06-04
  text: |
    첫 댓글입니다.
- id: c2
  answer: a1
  actor: 이영희
  at: 2025-06-05
  text: |
    둘째 댓글입니다.
`

const site: WrittenContent = {
  questions: ['one', 'two'].map((id) => ({
    id,
    title: `제목 ${id}`,
    counts: { answers: 5, comments: 5 },
    activity: [
      { at: '2025-06-01', actor: '홍길동', kind: '질문' },
      { at: '2025-06-02', actor: '홍길동', kind: '새로운 답변' },
      { at: '2025-06-03', actor: '김철수', kind: '새로운 답변' },
      { at: '2025-06-04', actor: '익명', kind: '새로운 댓글' },
      { at: '2025-06-05', actor: '이영희', kind: '새로운 댓글' },
    ],
  })),
  files: {
    'answers/one/a1.md': first,
    'answers/one/a2.md': second,
    'comments/one.yaml': comments,
    'people.yaml': 'u1: { name: 홍길동 }\nu2: { name: 김철수, formerNames: [철수] }\n',
  },
}

function write(content: string, path: string, text: string): void {
  mkdirSync(dirname(join(content, path)), { recursive: true })
  writeFileSync(join(content, path), text)
}

function edit(content: string, path: string, replace: (text: string) => string): void {
  write(content, path, replace(readFileSync(join(content, path), 'utf8')))
}

function move(content: string, from: string, to: string): void {
  mkdirSync(dirname(join(content, to)), { recursive: true })
  renameSync(join(content, from), join(content, to))
}

const ofOne = ['고친 질문 1', '  one 제목 one']

const rows: [name: string, change: (content: string) => void, lines: string[]][] = [
  [
    'an answer that is edited: its text, its counts, who and when',
    (content) =>
      write(
        content,
        'answers/one/a1.md',
        first
          .replace('첫 답변', '고친 답변')
          .replace('recommended: 2', 'recommended: 1234')
          .replace('홍길동', '김철수')
          .replace('at: 2025-06-02', 'at: 2025-06-03'),
      ),
    [
      '    답변 a1: 이름: 홍길동 → 김철수, 쓴 때: 2025-06-02 → 2025-06-03, 추천해요 2 → 1,234, 본문: +1줄 −1줄',
    ],
  ],
  [
    'an answer that is accepted, which listings mark',
    (content) =>
      edit(content, 'answers/one/a1.md', (text) => text.replace('counts', 'accepted: true\ncounts')),
    ['    목록에 채택 표시가 생깁니다', '    답변 a1: 채택됩니다'],
  ],
  [
    'every other key of an answer',
    (content) =>
      edit(content, 'answers/one/a2.md', (text) =>
        text.replace(
          'at: 2025-06-03\n',
          'at: 2025-06-03\nedited: [{ at: 2025-06-03 }]\nscore: -1200\nreplyTo: a1\nlanguage: en\n',
        ),
      ),
    ['    답변 a2: 고친 기록이 바뀝니다, 점수 없음 → -1,200, 대답하는 글: 없음 → a1, 언어: 없음 → en'],
  ],
  [
    'answers that are added and removed',
    (content) => {
      rmSync(join(content, 'answers/one/a2.md'))
      write(content, 'answers/2025/one/a3.md', second)
    },
    ['    답변: +a3 −a2'],
  ],
  [
    'comments that are added, removed and edited',
    (content) =>
      write(
        content,
        'comments/one.yaml',
        `${comments.split('- id: c2')[0]?.replace('첫 댓글', '고친\n    댓글').replace('  text', '  recommended: 3\n  text')}- id: c3\n  actor: 이영희\n  at: 2025-06-05\n  text: |\n    셋\n`,
      ),
    ['    댓글: +c3 −c2', '    댓글 c1: 추천해요 없음 → 3, 본문: +2줄 −1줄'],
  ],
]

describe('an edit of answers and comments is told under its question', () => {
  test.each(rows)('%s', (_name, change, lines) => {
    using repository = createChangesRepository(site)
    change(repository.content)
    expect(repository.changes().split('\n\n')[0]?.trimEnd().split('\n')).toEqual([...ofOne, ...lines])
  })

  test('more than can be named', () => {
    using repository = createChangesRepository({
      ...site,
      questions: [
        { ...site.questions[0], id: 'one', title: '제목 one', counts: { answers: 40, comments: 5 } },
      ],
    })
    for (let number = 10; number < 35; number += 1)
      write(repository.content, `answers/one/b${number}.md`, second)
    expect(repository.changes()).toContain('+b19 … 그 밖에 15개')
  })
})

const sameToReaders: [name: string, change: (content: string) => void][] = [
  ['a moved answer', (content) => move(content, 'answers/one/a1.md', 'answers/2025/one/a1.md')],
  ['moved comments', (content) => move(content, 'comments/one.yaml', 'comments/2025/one.yaml')],
  ['line ends', (content) => edit(content, 'answers/one/a1.md', (text) => text.replaceAll('\n', '\r\n'))],
  [
    'another order of keys, and other quotes',
    (content) =>
      write(
        content,
        'answers/one/a2.md',
        '---\nat: "2025-06-03"\nactor: \'김철수\'\n---\n\n둘째 답변입니다.\n',
      ),
  ],
  [
    'another order of comments',
    (content) => {
      const [one = '', two = ''] = comments.split('- id: c2')
      write(content, 'comments/one.yaml', `- id: c2${two}${one}`)
    },
  ],
]

test.each(sameToReaders)('what no reader sees is no change: %s', (_name, change) => {
  using repository = createChangesRepository(site)
  change(repository.content)
  expect(repository.git('status', '--porcelain')).not.toBe('')
  expect(repository.changes()).toBe(nothing)
})

test('a question that is renamed with all that hangs on it', () => {
  using repository = createChangesRepository(site)
  move(repository.content, 'questions/one.md', 'questions/other.md')
  move(repository.content, 'answers/one', 'answers/other')
  move(repository.content, 'comments/one.yaml', 'comments/other.yaml')
  const said = repository.changes()
  expect(said).toContain(
    '새 질문 1\n  other 제목 one (파일 이름이 바뀌어 주소도 바뀝니다. 전 id: one)\n\n없어지는 질문 1\n  one 제목 one\n',
  )
  expect(said).not.toContain('답변')
})

const leftBehind: [name: string, change: (content: string) => void][] = [
  ['answers and comments', () => {}],
  ['answers', (content) => rmSync(join(content, 'comments/one.yaml'))],
  ['comments', (content) => rmSync(join(content, 'answers/one'), { recursive: true })],
  [
    'an answer of a faulty name',
    (content) => {
      move(content, 'answers/one/a1.md', 'answers/one/a 1.md')
      rmSync(join(content, 'comments/one.yaml'))
    },
  ],
]

test.each(leftBehind)('a question that is renamed without what hangs on it: %s', (_name, change) => {
  using repository = createChangesRepository(site)
  move(repository.content, 'questions/one.md', 'questions/other.md')
  change(repository.content)
  const said = repository.changes()
  expect(said).toMatch(/^오류가 있어 이대로는 사이트를 만들 수 없습니다/)
  expect(said).toContain('unknown-question-folder')
  expect(said.replace(/ \(파일 이름이 .+\)/, '')).toContain(
    `${[
      '새 질문 1',
      '  other 제목 one',
      '',
      '없어지는 질문 1',
      '  one 제목 one',
      '',
      '달라지는 해시태그 목록 1',
      '  #rest 질문 2',
      '    1번째로 들어옵니다: 제목 one',
      '    1번째에서 빠집니다: 제목 one',
      '',
      '오류',
    ].join('\n')} `,
  )
})

test('a question that is removed with all that hangs on it', () => {
  using repository = createChangesRepository(site)
  for (const path of ['questions/one.md', 'answers/one', 'comments/one.yaml']) {
    rmSync(join(repository.content, path), { recursive: true })
  }
  expect(repository.changes()).toMatch(/^없어지는 질문 1\n {2}one 제목 one\n\n달라지는 해시태그 목록 1\n/)
})

test('an answer that is broken now takes nothing of its question out of the report', () => {
  using repository = createChangesRepository(site)
  write(repository.content, 'answers/one/a1.md', '---\nactor: 홍길동\n---\n글\n')
  const said = repository.changes()
  expect(said).toMatch(/^오류가 있어 이대로는 사이트를 만들 수 없습니다/)
  expect(said).toContain('answers/one/a1.md:')
  expect(said).not.toMatch(/질문 1|해시태그/)
})

test.each([
  ['before', true, nothing],
  [
    'only now',
    false,
    '감추거나 다시 보이는 것 1\n  one 제목 one\n    감추는 답변: a1\n    감추는 댓글: c1\n',
  ],
])('of what is withheld nothing but ids is told: %s', (_name, before, said) => {
  using repository = createChangesRepository(site)
  const redactions = `answers: [{ question: one, id: a1, date: 2025-06-20 }]
comments: [{ question: one, id: c1, date: 2025-06-20 }]
`
  write(repository.content, 'redactions.yaml', redactions)
  if (before) repository.commit()
  edit(repository.content, 'answers/one/a1.md', (text) =>
    text.replace('첫 답변', '비밀').replace('at', 'accepted: true\nat'),
  )
  edit(repository.content, 'comments/one.yaml', (text) => text.replace('댓글', '비밀'))
  expect(repository.changes()).toBe(said)
})

test('names that are redacted on either side are masked', () => {
  using repository = createChangesRepository(site)
  write(repository.content, 'redactions.yaml', 'actors: [{ name: 홍길동, date: 2025-06-20 }]\n')
  edit(repository.content, 'answers/one/a1.md', (text) => text.replace('홍길동', '김철수'))
  const said = repository.changes()
  expect(said).toContain('    답변 a1: 이름: 삭제된 사용자 → 김철수\n')
  expect(said).not.toContain('홍길동')
})

test('people', () => {
  using repository = createChangesRepository(site)
  write(
    repository.content,
    'people.yaml',
    'u1: { name: 길동이, formerNames: [홍길동], about: 소개, url: "https://example.com/" }\nu3: { name: 이영희 }\n',
  )
  expect(repository.changes()).toBe(
    `${[
      '달라지는 사람 소개 3',
      '  u1 이름: 홍길동 → 길동이, 전 이름: +홍길동, 주소: 없음 → https://example.com/, 소개가 바뀝니다',
      '  −u2 김철수',
      '  +u3 이영희',
    ].join('\n')}\n`,
  )
})

test('in English', () => {
  using repository = createChangesRepository(site)
  edit(repository.content, 'answers/one/a1.md', (text) => text.replace('counts', 'accepted: true\ncounts'))
  rmSync(join(repository.content, 'comments/one.yaml'))
  const { stdout } = repository.run([], { ARCHIVE_LANG: 'en' })
  expect(stdout).toContain(
    '    listings mark it as accepted\n    answer a1: it is accepted\n    comment: −c1 −c2\n',
  )
})

test('a warning of a new answer is told, old ones are not', () => {
  using repository = createChangesRepository(site)
  write(
    repository.content,
    'answers/one/a3.md',
    second.replace('06-03', '06-09').replace('둘째', 'someone@mailbox.test'),
  )
  const said = repository.changes()
  expect(said).toContain('경고 2\n')
  expect(said).toMatch(/answers\/one\/a3\.md:\d+:\d+ {2}personal-data/)
  expect(said).toMatch(/questions\/one\.md:\d+:\d+ {2}missing-activity/)
  repository.commit()
  expect(repository.changes()).toBe(nothing)
  edit(repository.content, 'answers/one/a2.md', (text) => text.replace('둘째', '셋째'))
  expect(repository.changes()).not.toContain('personal-data')
})
