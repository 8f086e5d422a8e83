import { describe, expect, test } from 'vitest'
import {
  type ChangesRepository,
  createChangesRepository,
  withoutCompared,
} from '../support/changes-repository.ts'
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

const ofOne = ['고친 질문 1', '  one 제목 one']

const rows: [name: string, change: (repository: ChangesRepository) => void, lines: string[]][] = [
  [
    'an answer that is edited: its text, its counts, who and when',
    ({ put }) =>
      put(
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
    ({ edit }) => edit('answers/one/a1.md', (text) => text.replace('counts', 'accepted: true\ncounts')),
    ['    목록에 채택 표시가 생깁니다', '    답변 a1: 채택됩니다'],
  ],
  [
    'answers that are added and removed',
    ({ put, remove }) => {
      remove('answers/one/a2.md')
      put('answers/2025/one/a3.md', second)
    },
    ['    답변: +a3 −a2'],
  ],
  [
    'comments that are added, removed and edited',
    ({ put }) =>
      put(
        'comments/one.yaml',
        `${comments.split('- id: c2')[0]?.replace('첫 댓글', '고친\n    댓글').replace('  text', '  recommended: 3\n  text')}- id: c3\n  actor: 이영희\n  at: 2025-06-05\n  text: |\n    셋\n`,
      ),
    ['    댓글: +c3 −c2', '    댓글 c1: 추천해요 없음 → 3, 본문: +2줄 −1줄'],
  ],
]

describe('an edit of answers and comments is told under its question', () => {
  test.each(rows)('%s', (_name, change, lines) => {
    using repository = createChangesRepository(site)
    change(repository)
    expect(repository.changes().split('\n\n')[0]?.trimEnd().split('\n')).toEqual([...ofOne, ...lines])
  })

  test('more than can be named', () => {
    using repository = createChangesRepository({
      ...site,
      questions: [
        { ...site.questions[0], id: 'one', title: '제목 one', counts: { answers: 40, comments: 5 } },
      ],
    })
    for (let number = 10; number < 35; number += 1) repository.put(`answers/one/b${number}.md`, second)
    expect(repository.changes()).toContain('+b19 … 그 밖에 15개')
  })
})

const sameToReaders: [name: string, change: (repository: ChangesRepository) => void][] = [
  ['a moved answer', ({ move }) => move('answers/one/a1.md', 'answers/2025/one/a1.md')],
  ['moved comments', ({ move }) => move('comments/one.yaml', 'comments/2025/one.yaml')],
  ['line ends', ({ edit }) => edit('answers/one/a1.md', (text) => text.replaceAll('\n', '\r\n'))],
  [
    'another order of keys, and other quotes',
    ({ put }) =>
      put('answers/one/a2.md', '---\nat: "2025-06-03"\nactor: \'김철수\'\n---\n\n둘째 답변입니다.\n'),
  ],
  [
    'another order of comments',
    ({ put }) => {
      const [one = '', two = ''] = comments.split('- id: c2')
      put('comments/one.yaml', `- id: c2${two}${one}`)
    },
  ],
]

test.each(sameToReaders)('what no reader sees is no change: %s', (_name, change) => {
  using repository = createChangesRepository(site)
  change(repository)
  expect(repository.git('status', '--porcelain')).not.toBe('')
  expect(repository.changes()).toBe(nothing)
})

test('a question that is renamed with all that hangs on it', () => {
  using repository = createChangesRepository(site)
  repository.move('questions/one.md', 'questions/other.md')
  repository.move('answers/one', 'answers/other')
  repository.move('comments/one.yaml', 'comments/other.yaml')
  const said = repository.changes()
  expect(said).toContain(
    '새 질문 1\n  other 제목 one (파일 이름이 바뀌어 주소도 바뀝니다. 전 id: one)\n\n없어지는 질문 1\n  one 제목 one\n',
  )
  expect(said).not.toContain('답변')
})

const leftBehind: [name: string, change: (repository: ChangesRepository) => void][] = [
  ['answers and comments', () => {}],
  ['answers', ({ remove }) => remove('comments/one.yaml')],
  ['comments', ({ remove }) => remove('answers/one')],
  [
    'an answer of a faulty name',
    ({ move, remove }) => {
      move('answers/one/a1.md', 'answers/one/a 1.md')
      remove('comments/one.yaml')
    },
  ],
]

test.each(leftBehind)('a question that is renamed without what hangs on it: %s', (_name, change) => {
  using repository = createChangesRepository(site)
  repository.move('questions/one.md', 'questions/other.md')
  change(repository)
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
  repository.remove('questions/one.md', 'answers/one', 'comments/one.yaml')
  expect(repository.changes()).toMatch(/^없어지는 질문 1\n {2}one 제목 one\n\n달라지는 해시태그 목록 1\n/)
})

test('an answer that is broken now takes nothing of its question out of the report', () => {
  using repository = createChangesRepository(site)
  repository.put('answers/one/a1.md', '---\nactor: 홍길동\n---\n글\n')
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
  repository.put('redactions.yaml', redactions)
  if (before) repository.commit()
  repository.edit('answers/one/a1.md', (text) =>
    text.replace('첫 답변', '비밀').replace('at', 'accepted: true\nat'),
  )
  repository.edit('comments/one.yaml', (text) => text.replace('댓글', '비밀'))
  expect(repository.changes()).toBe(said)
})

test('names that are redacted on either side are masked', () => {
  using repository = createChangesRepository(site)
  repository.put('redactions.yaml', 'actors: [{ name: 홍길동, date: 2025-06-20 }]\n')
  repository.edit('answers/one/a1.md', (text) => text.replace('홍길동', '김철수'))
  const said = repository.changes()
  expect(said).toContain('    답변 a1: 이름: 삭제된 사용자 → 김철수\n')
  expect(said).not.toContain('홍길동')
})

test('people', () => {
  using repository = createChangesRepository(site)
  repository.put(
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
  repository.edit('answers/one/a1.md', (text) => text.replace('counts', 'accepted: true\ncounts'))
  repository.remove('comments/one.yaml')
  const { stdout } = repository.run([], { ARCHIVE_LANG: 'en' })
  expect(stdout).toContain(
    '    listings mark it as accepted\n    answer a1: it is accepted\n    comment: −c1 −c2\n',
  )
})

test('a warning of a new answer is told, old ones are not', () => {
  using repository = createChangesRepository(site)
  repository.put(
    'answers/one/a3.md',
    second.replace('06-03', '06-09').replace('둘째', 'someone@mailbox.test'),
  )
  const said = repository.changes()
  expect(said).toContain('경고 2\n')
  expect(said).toMatch(/answers\/one\/a3\.md:\d+:\d+ {2}personal-data/)
  expect(said).toMatch(/questions\/one\.md:\d+:\d+ {2}missing-activity/)
  repository.commit()
  expect(repository.changes()).toBe(nothing)
  repository.edit('answers/one/a2.md', (text) => text.replace('둘째', '셋째'))
  expect(repository.changes()).not.toContain('personal-data')
})

const secret: WrittenContent = {
  questions: [
    {
      id: 'one',
      title: '제목 one',
      counts: { answers: 5, comments: 5 },
      activity: [
        { at: '2025-06-01', actor: '김비밀', kind: '질문' },
        { at: '2025-06-02', actor: '박비밀', kind: '새로운 답변' },
        { at: '2025-06-03', actor: '박비밀', kind: '새로운 댓글' },
      ],
    },
    { id: 'two', title: '제목 two' },
  ],
  files: {
    'answers/one/a1.md': '---\nactor: 박비밀\nat: 2025-06-02\n---\n감출 글입니다.\n',
    'comments/one.yaml': '- id: c1\n  actor: 박비밀\n  at: 2025-06-03\n  text: |\n    감출 글입니다.\n',
    'people.yaml': 'u43: { name: 박비밀, formerNames: [최비밀] }\n',
  },
}

const redactionRows: [name: string, redactions: string, added: string[], removed: string[]][] = [
  [
    'an answer',
    'answers: [{ question: one, id: a1, date: 2025-06-20 }]',
    ['one 제목 one', '  감추는 답변: a1'],
    ['one 제목 one', '  다시 보이는 답변: a1'],
  ],
  [
    'a comment',
    'comments: [{ question: one, id: c1, date: 2025-06-20 }]',
    ['one 제목 one', '  감추는 댓글: c1'],
    ['one 제목 one', '  다시 보이는 댓글: c1'],
  ],
  [
    'a person',
    'people: [{ id: u43, date: 2025-06-20 }]',
    ['사람 1명을 새로 가립니다'],
    ['사람 1명을 더는 가리지 않습니다'],
  ],
  [
    'a name',
    'actors: [{ name: 김비밀, date: 2025-06-20 }]',
    ['이름 1개를 새로 가립니다'],
    ['이름 1개를 더는 가리지 않습니다'],
  ],
]

const toReport = (lines: readonly string[]) =>
  `감추거나 다시 보이는 것 1\n${lines.map((line) => `  ${line}\n`).join('')}`

describe('a redaction is told when it comes and when it goes', () => {
  test.each(redactionRows)('%s', (_name, text, added, removed) => {
    using repository = createChangesRepository(secret)
    repository.put('redactions.yaml', `${text}\n`)
    expect(repository.changes()).toBe(toReport(added))
    repository.commit()
    expect(repository.changes()).toBe(nothing)
    repository.remove('redactions.yaml')
    const said = repository.changes()
    expect(said).toBe(toReport(removed))
    expect(said).not.toMatch(/비밀|감출/)
  })
})

const accepted = '---\nactor: 박비밀\nat: 2025-06-02\naccepted: true\n---\n감출 글입니다.\n'

test('an accepted answer takes the mark of the listings along, and brings it back', () => {
  using repository = createChangesRepository({
    ...secret,
    files: { ...secret.files, 'answers/one/a1.md': accepted },
  })
  const toMarked = (mark: string, withheld: string) =>
    `${toReport(['one 제목 one', `  ${withheld}: a1`])}\n고친 질문 1\n  one 제목 one\n    ${mark}\n`
  repository.put('redactions.yaml', 'answers: [{ question: one, id: a1, date: 2025-06-20 }]\n')
  expect(repository.changes()).toBe(toMarked('목록에서 채택 표시가 없어집니다', '감추는 답변'))
  repository.commit()
  repository.remove('redactions.yaml')
  expect(repository.changes()).toBe(toMarked('목록에 채택 표시가 생깁니다', '다시 보이는 답변'))
})

test('the mark stays where another answer is accepted from now on', () => {
  using repository = createChangesRepository({
    ...secret,
    files: { ...secret.files, 'answers/one/a1.md': accepted },
  })
  repository.put('redactions.yaml', 'answers: [{ question: one, id: a1, date: 2025-06-20 }]\n')
  repository.put('answers/one/a2.md', accepted)
  expect(repository.changes()).not.toContain('채택')
})

test('redactions in English', () => {
  using repository = createChangesRepository(secret)
  repository.put('redactions.yaml', `${redactionRows.map(([, text]) => text).join('\n')}\n`)
  const read = () => withoutCompared(repository.run([], { ARCHIVE_LANG: 'en' }).stdout)
  expect(read()).toBe(`Withheld, or shown again 3
  1 name is redacted
  1 person is redacted
  one 제목 one
    answers withheld: a1
    comments withheld: c1
`)
  repository.commit()
  repository.put('redactions.yaml', '')
  expect(read()).toBe(`Withheld, or shown again 3
  1 name is no longer redacted
  1 person is no longer redacted
  one 제목 one
    answers shown again: a1
    comments shown again: c1
`)
})

test('a redacted name in an id is masked', () => {
  using repository = createChangesRepository({
    ...secret,
    files: { ...secret.files, 'answers/one/김비밀.md': '---\nactor: 이영희\nat: 2025-06-02\n---\n글\n' },
  })
  repository.put('redactions.yaml', 'actors: [{ name: 김비밀, date: 2025-06-20 }]\n')
  repository.commit()
  repository.put('redactions.yaml', 'answers: [{ question: one, id: 김비밀, date: 2025-06-20 }]\n')
  const said = repository.changes()
  expect(said).toContain('    감추는 답변: 삭제된 사용자\n')
  expect(said).not.toContain('비밀')
})

test('while the file has a fault nothing comes or goes', () => {
  using repository = createChangesRepository({
    ...secret,
    files: { ...secret.files, 'redactions.yaml': `${redactionRows.map(([, text]) => text).join('\n')}\n` },
  })
  repository.put('redactions.yaml', 'answers: [')
  expect(repository.changes()).not.toContain('다시 보이는')
})
