// `npm run changes` in a real Git repository: questions, listings, settings and pictures.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type ChangesRepository, createChangesRepository } from '../support/changes-repository.ts'
import { toMarkdown, type WrittenQuestion } from '../support/content-folder.ts'
import { createPng } from '../support/pictures.ts'
import { runCommand } from '../support/run-command.ts'

const nothing = '사이트에서 달라지는 것이 없습니다.\n'
const faulty = /^오류가 있어 이대로는 사이트를 만들 수 없습니다/

const toQuestion = (id: string, day: string, tags: string[], body?: string) => ({
  id,
  title: `제목 ${id}`,
  tags,
  activity: [{ at: day, actor: '홍길동', kind: '질문' }],
  body: body ?? '본문입니다.\n',
})
const naming = 'REST를, REST와 REST도 씁니다.\n'
const listed = [
  toQuestion('새것', '2024-05-03', ['rest']),
  toQuestion('중간', '2024-05-02', ['rest', 'jpa']),
  toQuestion('옛것', '2024-05-01', ['jpa'], naming),
]

function put({ put }: ChangesRepository, ...questions: WrittenQuestion[]): void {
  for (const question of questions) put(`questions/${question.id}.md`, toMarkdown(question))
}

test('an edited, an untracked and a removed question, in the working tree and in commits, from any folder', () => {
  using repository = createChangesRepository({ questions: listed })
  expect(repository.changes()).toBe(nothing)
  const commit = repository.git('rev-parse', 'HEAD').slice(0, 10)
  repository.git('checkout', '--quiet', '-b', 'work')
  put(repository, toQuestion('옛것', '2024-05-04', ['jpa'], naming))
  repository.commit()
  repository.remove('questions/중간.md')
  put(repository, toQuestion('더한것', '2024-04-01', ['sql']))
  const place = {
    environment: { ARCHIVE_CONTENT: repository.content, ARCHIVE_CACHE: join(repository.folder, 'cache') },
    folder: join(repository.content, 'questions'),
  }
  expect(runCommand('changes', ['--base', 'main'], place)).toEqual({
    status: 0,
    stderr: '',
    stdout: `견준 커밋: ${commit}

새 질문 1
  더한것 제목 더한것

고친 질문 1
  옛것 제목 옛것
    활동: 2024-05-01 · 홍길동 · 질문 → 2024-05-04 · 홍길동 · 질문

없어지는 질문 1
  중간 제목 중간

달라지는 해시태그 목록 3
  #jpa 질문 2 → 1
    2번째 → 1번째: 제목 옛것
    1번째에서 빠집니다: 제목 중간
  #rest 질문 2 → 1
    3번째 → 1번째: 제목 옛것 (키워드 일치)
    2번째에서 빠집니다: 제목 중간
  #sql 새 목록, 질문 1
    1번째로 들어옵니다: 제목 더한것
`,
  })
})

const renamed = (id: string) =>
  `새 질문 1\n  ${id} 제목 새것 (파일 이름이 바뀌어 주소도 바뀝니다. 전 id: 새것)\n\n없어지는 질문 1\n  새것 제목 새것\n`

/** Further texts that are said. */
type Row = [name: string, change: (repository: ChangesRepository) => void, ...said: (string | RegExp)[]]

const rows: Row[] = [
  ['a renamed file', ({ move }) => move('questions/새것.md', 'questions/다른.md'), renamed('다른')],
  [
    'a renamed file whose line ends change too',
    ({ move, edit }) => {
      move('questions/새것.md', 'questions/neu.md')
      edit('questions/neu.md', (text) => text.replaceAll('\n', '\r\n'))
    },
    renamed('neu'),
  ],
  [
    'a hashtag that is gone takes its keyword-only entries along',
    (repository) =>
      put(repository, toQuestion('새것', '2024-05-03', ['http']), toQuestion('중간', '2024-05-02', ['jpa'])),
    `  #rest 목록이 없어집니다. 질문 2 → 0
    1번째에서 빠집니다: 제목 새것
    2번째에서 빠집니다: 제목 중간
    3번째에서 빠집니다: 제목 옛것 (키워드 일치)
`,
  ],
  [
    'a withheld question leaves its listings, and its title is not repeated',
    ({ put }) => put('redactions.yaml', 'questions:\n  - id: 새것\n    date: 2025-01-01\n'),
    '없어지는 질문 1\n  새것 감춘 질문\n',
  ],
  [
    'a file that Git is told to ignore is new all the same',
    (repository) => {
      writeFileSync(join(repository.folder, '.gitignore'), 'four.md\n')
      put(repository, toQuestion('four', '2024-04-01', ['sql']))
    },
    /^새 질문 1\n {2}four 제목 four$/m,
  ],
  [
    'a file that nobody reads',
    ({ put }) => put('redactions.yml', ''),
    faulty,
    'redactions.yml:1:1  unknown-file',
  ],
  [
    'settings, with what they were',
    ({ put }) => put('archive.yaml', 'title: "시험 아카이브"\nreferenceDate: "2025-06-29"\npageSize: 10\n'),
    /^달라지는 설정 2\n {2}pageSize 20 → 10\n {2}referenceDate "2025-06-30" → "2025-06-29"$/m,
  ],
  [
    'a setting that all texts depend on makes no edit of a file that is as it was',
    ({ edit }) => edit('archive.yaml', (text) => `${text}timeZone: America/New_York\n`),
    /^달라지는 설정 1\n {2}timeZone "Asia\/Seoul" → "America\/New_York"\n$/,
  ],
]

test.each(rows)('%s', (_name, change, ...said) => {
  using repository = createChangesRepository({ questions: listed })
  change(repository)
  for (const text of said) expect(repository.changes()).toMatch(text)
})

test('a file that is broken now is no removal: its faults are told', () => {
  using repository = createChangesRepository({ questions: listed })
  repository.put('questions/중간.md', '---\ntitel: 제목\n---\n')
  const said = repository.changes()
  expect(said).toMatch(faulty)
  expect(said).toContain('questions/중간.md:2:1  unknown-key')
  expect(said).not.toMatch(/없어지는 질문|달라지는 해시태그 목록/)
})

test('another spelling of a hashtag lets questions in, and another file of them out', () => {
  using repository = createChangesRepository({
    questions: [{ ...listed[0], id: 'a', title: '제이피에이 제목' }, listed[1] ?? { id: 'b' }],
  })
  const toReport = (sign: string, place: string) => `해시태그의 다른 표기 1
  #jpa ${sign}제이피에이

달라지는 해시태그 목록 1
  #jpa 질문 1
    1번째${place}: 제이피에이 제목 (키워드 일치)
`
  repository.put('synonyms.yaml', 'jpa: [제이피에이]\n')
  expect(repository.changes()).toBe(toReport('+', '로 들어옵니다'))
  repository.commit()
  expect(repository.changes()).toBe(nothing)
  repository.remove('synonyms.yaml')
  expect(repository.changes()).toBe(toReport('−', '에서 빠집니다'))
})

test('what hashtags mean, and old addresses of their listings', () => {
  const toTags = (what: string, number: number) => `rest: { description: ${what}, aliases: [/t/${number}] }\n`
  using repository = createChangesRepository({ questions: listed, files: { 'tags.yaml': toTags('방식', 1) } })
  repository.put('tags.yaml', toTags('다른 말', 2))
  expect(repository.changes()).toContain('#rest 설명이 바뀝니다, 옛 주소: +/t/2 −/t/1')
})

test('warnings of the new state are named, old ones are not', () => {
  using repository = createChangesRepository({ questions: listed })
  repository.edit('questions/새것.md', (text) => text.replace('본문입니다.', '연락은 someone@mailbox.test'))
  expect(repository.changes()).toContain('경고 1\n  questions/새것.md:')
  repository.commit()
  expect(repository.changes()).toBe(nothing)
})

test('a question that is no longer withheld is a new one', () => {
  const files = { 'redactions.yaml': 'questions:\n  - { id: 중간, date: 2025-01-02 }\n' }
  using repository = createChangesRepository({ questions: listed, files })
  expect(repository.changes()).toBe(nothing)
  repository.remove('redactions.yaml')
  expect(repository.changes()).toMatch(/^새 질문 1\n {2}중간 제목 중간$/m)
})

test('a content folder that is a repository of its own', () => {
  using repository = createChangesRepository({ questions: listed }, { ownRepository: true })
  repository.remove('questions/중간.md')
  expect(repository.changes()).toMatch(/^없어지는 질문 1\n {2}중간 제목 중간$/m)
})

test.each([
  ['a reference that is not there', ['--base', 'nope'], '이 저장소에 그런 커밋이 없습니다: ‘nope’'],
  ['a reference that looks like an option', ['--base=--help'], '이 저장소에 그런 커밋이 없습니다: ‘--help’'],
  ['a folder outside of any repository', [], 'Git 저장소 안에 있는 폴더가 아닙니다: '],
])('%s', (_name, parameters, message) => {
  using repository = createChangesRepository({ questions: listed })
  if (parameters.length === 0) rmSync(join(repository.folder, '.git'), { recursive: true })
  const { status, stdout, stderr } = repository.run(parameters)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(message)
})

test('pictures that are new, changed and gone', () => {
  const files = Object.fromEntries(
    ['가', 'changed', 'same'].map((name) => [`files/${name}.png`, createPng(4, 2)]),
  )
  using repository = createChangesRepository({ questions: listed, files })
  repository.remove('files/가.png')
  repository.put('files/changed.png', createPng(5, 2))
  repository.put('files/new.png', createPng(6, 2))
  const said = repository.changes()
  expect(said).toContain(
    '그림 3\n  files/changed.png 바뀝니다\n  files/new.png 새로 생깁니다\n  files/가.png 없어집니다\n',
  )
  // Of old pictures that nobody names nothing is said.
  expect(said.match(/unused-picture/g)).toHaveLength(2)
})

test('pages of the archive that are new, changed and gone', () => {
  const toPage = (body: string) => `---\ntitle: 글\n---\n${body}\n`
  const files = {
    'pages/gone.md': toPage('가'),
    'pages/rules.md': toPage('나'),
    'pages/same.md': toPage('다'),
  }
  using repository = createChangesRepository({ questions: listed, files })
  repository.remove('pages/gone.md')
  repository.put('pages/rules.md', toPage('고친 글 [없는 질문](/questions/nowhere/)'))
  repository.put('pages/new.md', toPage('새 글'))
  const said = repository.changes()
  expect(said).toContain(
    '아카이브의 글 3\n  pages/gone.md 없어집니다\n  pages/new.md 새로 생깁니다\n  pages/rules.md 바뀝니다\n',
  )
  expect(said).toContain('pages/rules.md:4:14  dead-link')
  expect(said.trimEnd().split('\n').at(-1)).toBe('잘못마다 설명과 예: docs/faults.ko.md')
})

describe('an edit', () => {
  /** The smallest question, as somebody else would write it. */
  const other = `---
activity:
  - kind: 질문
    at: '2025-06-01T12:00:00+09:00'
    actor: 홍길동
counts: { views: 0, comments: 0, answers: 0 }
tags: [ rest ]
category: "개발자"
title: 질문 one
---
본문입니다.
`

  test.each<[name: string, rewrite: (text: string) => string]>([
    ['line ends', (text) => text.replaceAll('\n', '\r\n')],
    ['a byte-order mark', (text) => `\ufeff${text}`],
    ['the order and the style of front matter', () => other],
    ['blanks that Markdown does not print', (text) => `${text}\n\n`],
  ])('that no page shows is none: %s', (_name, rewrite) => {
    using repository = createChangesRepository({ questions: [{ id: 'one' }] })
    repository.edit('questions/one.md', rewrite)
    expect(repository.git('status', '--porcelain')).toContain('questions/one.md')
    expect(repository.changes()).toBe(nothing)
  })

  test('that moves a file to another folder changes its link, where it has one', () => {
    using repository = createChangesRepository({ questions: [{ id: 'one' }] })
    repository.move('questions/one.md', 'questions/2025/one.md')
    expect(repository.changes()).toBe(nothing)
    repository.edit('archive.yaml', (text) => `${text}repository: https://github.com/o/r\n`)
    expect(repository.changes()).toContain(
      '  one 질문 one\n    파일 위치: questions/one.md → questions/2025/one.md\n',
    )
  })

  test('tells nothing of a name that is withheld now, wherever it stood', () => {
    const activity = [{ at: '2024-05-01', actor: '김비밀', kind: '질문' }]
    const before: WrittenQuestion = {
      id: 'one',
      title: '김비밀 님의 질문',
      category: '김비밀',
      tags: ['rest', '김비밀'],
      aliases: ['/u/김비밀'],
      activity,
    }
    using repository = createChangesRepository({ settings: { title: '김비밀의 글' }, questions: [before] })
    put(repository, { id: 'one', title: '질문', tags: ['rest'], activity, body: '새 본문' })
    repository.put('redactions.yaml', 'actors:\n  - { name: 김비밀, date: 2025-01-02 }\n')
    repository.put('archive.yaml', 'title: "글"\nreferenceDate: "2025-06-30"\n')
    const said = repository.changes()
    expect(said).not.toContain('김비밀')
    expect(said).toContain('    제목: 삭제된 사용자 님의 질문 → 질문\n')
    expect(said).toContain('    해시태그: −#삭제된 사용자\n')
  })
})

test.each<[name: string, spoil: (repository: ChangesRepository) => void]>([
  ['has a fault', ({ put }) => put('redactions.yaml', 'questions: [')],
  ['has another name', ({ move }) => move('redactions.yaml', 'redactions.yml')],
  ['is empty of what it was for, by a wrong key', ({ put }) => put('redactions.yaml', 'question: []\n')],
])('what is withheld stays hidden while redactions.yaml %s', (_name, spoil) => {
  const redactions =
    'actors:\n  - { name: 차하루, date: 2025-01-02 }\nquestions:\n  - { id: two, date: 2025-01-02 }\n'
  using repository = createChangesRepository({
    questions: [{ id: 'one' }, { id: 'two', title: '비밀 제목', body: '차하루의 글' }],
    files: { 'redactions.yaml': redactions },
  })
  spoil(repository)
  const said = repository.changes()
  expect(said).not.toMatch(/비밀|차하루/)
  expect(said).toMatch(/^오류 1$/m)
})

describe('files whose changes Git passes over', () => {
  const questions = [{ id: 'one' }, { id: 'two' }]

  test.each(['--skip-worktree', '--assume-unchanged'])('by %s', (flag) => {
    using repository = createChangesRepository({ questions })
    repository.git('update-index', flag, 'content/questions/one.md', 'content/questions/two.md')
    expect(repository.changes()).toBe(nothing)
    put(repository, { id: 'one', title: '새 제목' })
    expect(repository.git('diff', '--name-only')).toBe('')
    expect(repository.changes()).toMatch(/^고친 질문 1$[\s\S]*새 제목/m)
    repository.remove('questions/two.md')
    expect(repository.changes()).toMatch(/^없어지는 질문 1\n {2}two 질문 two$/m)
    mkdirSync(join(repository.content, 'questions/two.md'))
    expect(repository.changes()).toContain('questions/two.md')
  })

  test('by both flags at once, and a small file', () => {
    using repository = createChangesRepository({ questions, files: { 'synonyms.yaml': 'rest: [레스트]\n' } })
    for (const flag of ['--skip-worktree', '--assume-unchanged'])
      repository.git('update-index', flag, 'content/questions/one.md', 'content/synonyms.yaml')
    expect(repository.changes()).toBe(nothing)
    repository.put('synonyms.yaml', 'rest: [레스트, 알이에스티]\n')
    expect(repository.changes()).toContain('알이에스티')
  })
})
