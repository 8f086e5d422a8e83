// `npm run changes` where a file is broken, a question comes back, or the settings change.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createChangesRepository } from '../support/changes-repository.ts'
import { toMarkdown, type WrittenQuestion } from '../support/content-folder.ts'

const questions = ['one', 'two', 'three'].map((id) => ({ id, title: `비밀 ${id}` }))
const nothing = '사이트에서 달라지는 것이 없습니다.\n'

function createRepository(options = {}) {
  return createChangesRepository({ questions }, options)
}

test('a file that is broken now is no removal: its faults are told', () => {
  using repository = createRepository()
  writeFileSync(join(repository.content, 'questions/two.md'), '---\ntitel: 제목\n---\n')
  const said = repository.changes()
  expect(said).toMatch(/^오류가 있어 이대로는 사이트를 만들 수 없습니다/)
  expect(said).toContain('questions/two.md:2:1  unknown-key')
  expect(said).not.toContain('없어지는 질문')
  expect(said).not.toContain('달라지는 해시태그 목록')
})

test('a file that nobody reads is told', () => {
  using repository = createRepository()
  writeFileSync(join(repository.content, 'redactions.yml'), 'questions: []\n')
  const said = repository.changes()
  expect(said).toMatch(/^오류가 있어 이대로는 사이트를 만들 수 없습니다/)
  expect(said).toContain('redactions.yml:1:1  unknown-file')
})

test('a question that is no longer withheld is a new one', () => {
  using repository = createRepository()
  writeFileSync(
    join(repository.content, 'redactions.yaml'),
    'questions:\n  - { id: two, date: 2025-01-02 }\n',
  )
  repository.commit()
  expect(repository.changes()).toBe(nothing)
  rmSync(join(repository.content, 'redactions.yaml'))
  expect(repository.changes()).toMatch(/^새 질문 1\n {2}two 비밀 two$/m)
})

test('settings that change are named, with what they were', () => {
  using repository = createRepository()
  writeFileSync(
    join(repository.content, 'archive.yaml'),
    'title: "시험 아카이브"\nreferenceDate: "2025-06-29"\npageSize: 10\n',
  )
  const said = repository.changes()
  expect(said).toMatch(
    /^달라지는 설정 2\n {2}pageSize 20 → 10\n {2}referenceDate "2025-06-30" → "2025-06-29"$/m,
  )
  expect(said).not.toContain('질문 1')
})

test('a content folder that is a repository of its own', () => {
  using repository = createRepository({ ownRepository: true })
  rmSync(join(repository.content, 'questions/two.md'))
  expect(repository.changes()).toMatch(/^없어지는 질문 1\n {2}two 비밀 two$/m)
})

test.for<[name: string, rewrite: (text: string) => string]>([
  ['line ends', (text) => text.replaceAll('\n', '\r\n')],
  ['a byte-order mark', (text) => `\ufeff${text}`],
  ['the order and the style of front matter', () => tidied],
  ['blanks that Markdown does not print', (text) => `${text}\n\n`],
])('an edit that no page shows is none: %s', ([, rewrite]) => {
  using repository = createChangesRepository({ questions: [{ id: 'one', title: '제목' }] })
  const file = join(repository.content, 'questions/one.md')
  writeFileSync(file, rewrite(readFileSync(file, 'utf8')))
  expect(repository.git('status', '--porcelain')).toContain('questions/one.md')
  expect(repository.changes()).toBe(nothing)
})

/** The question of the test before, as somebody else would write it. */
const tidied = `---
activity:
  - kind: 질문
    at: '2025-06-01T12:00:00+09:00'
    actor: 홍길동
counts: { views: 0, comments: 0, answers: 0 }
tags: [ rest ]
category: "개발자"
title: 제목
---
본문입니다.
`

test('a question that only moves to another folder changes its link, where it has one', () => {
  using repository = createRepository()
  mkdirSync(join(repository.content, 'questions/2025'))
  renameSync(join(repository.content, 'questions/one.md'), join(repository.content, 'questions/2025/one.md'))
  expect(repository.changes()).toBe(nothing)
  const settings = join(repository.content, 'archive.yaml')
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}repository: https://github.com/o/r\n`)
  expect(repository.changes()).toContain(
    '  one 비밀 one\n    파일 위치: questions/one.md → questions/2025/one.md\n',
  )
})

test('an edit is told part by part', () => {
  const before: WrittenQuestion = {
    id: 'one',
    title: '옛 제목',
    tags: ['rest', 'sql'],
    counts: { answers: 1, views: 999 },
    activity: [
      { at: '2024-05-01', actor: '홍길동', kind: '질문' },
      { at: '2024-05-02', actor: '익명', kind: '새로운 답변' },
    ],
    aliases: ['/articles/1'],
    body: '첫 줄\n\n둘째 줄\n\n셋째 줄',
  }
  using repository = createChangesRepository({ questions: [before] })
  const after: WrittenQuestion = {
    ...before,
    title: '새 제목',
    category: '취업',
    tags: ['rest', 'jpa'],
    counts: { answers: 2, views: 1000, recommended: 0 },
    poll: true,
    activity: [
      { at: '2024-05-01', actor: '김철수', kind: '질문' },
      { at: '2024-05-02', actor: '익명', kind: '새로운 답변' },
      { at: '2024-05-03', actor: '익명', kind: '새로운 댓글' },
    ],
    aliases: ['/articles/2'],
    body: '첫 줄\n\n다른 줄\n\n또 다른 줄\n\n셋째 줄',
  }
  writeFileSync(join(repository.content, 'questions/one.md'), toMarkdown(after))
  expect(repository.changes()).toContain(
    `${[
      '고친 질문 1',
      '  one 새 제목',
      '    제목: 옛 제목 → 새 제목',
      '    분류: 개발자 → 취업',
      '    해시태그: +#jpa −#sql',
      '    답변 1 → 2',
      '    추천해요 없음 → 0',
      '    조회 999 → 1,000',
      '    투표 표시가 생깁니다',
      '    본문: +3줄 −1줄',
      '    활동: +2024-05-03 · 익명 · 새로운 댓글',
      '    활동: 2024-05-01 · 홍길동 · 질문 → 2024-05-01 · 김철수 · 질문',
      '    옛 주소: +/articles/2 −/articles/1',
      '',
      '달라지는 해시태그 목록 2',
    ].join('\n')}\n`,
  )
})

test('what a name is withheld for stays hidden, wherever it stood', () => {
  const before: WrittenQuestion = {
    id: 'one',
    title: '김비밀 님의 질문',
    category: '김비밀',
    tags: ['rest', '김비밀'],
    aliases: ['/u/김비밀'],
    activity: [{ at: '2024-05-01', actor: '김비밀', kind: '질문' }],
  }
  using repository = createChangesRepository({ settings: { title: '김비밀의 글' }, questions: [before] })
  const { aliases, ...rest } = before
  const after: WrittenQuestion = {
    ...rest,
    title: '질문',
    category: '개발자',
    tags: ['rest'],
    body: '새 본문',
  }
  writeFileSync(join(repository.content, 'questions/one.md'), toMarkdown(after))
  writeFileSync(
    join(repository.content, 'redactions.yaml'),
    'actors:\n  - { name: 김비밀, date: 2025-01-02 }\n',
  )
  writeFileSync(join(repository.content, 'archive.yaml'), 'title: "글"\nreferenceDate: "2025-06-30"\n')
  const said = repository.changes()
  expect(said).not.toContain('김비밀')
  expect(said).toContain('    제목: 삭제된 사용자 님의 질문 → 질문\n')
  expect(said).toContain('    해시태그: −#삭제된 사용자\n')
})

test('a setting that all texts depend on makes no edit of a file that is as it was', () => {
  using repository = createRepository()
  const settings = join(repository.content, 'archive.yaml')
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}timeZone: America/New_York\n`)
  expect(repository.changes()).toBe('달라지는 설정 1\n  timeZone "Asia/Seoul" → "America/New_York"\n')
})

test('a renamed file is known again when its line ends change too', () => {
  using repository = createRepository()
  const file = join(repository.content, 'questions/two.md')
  writeFileSync(
    join(repository.content, 'questions/zwei.md'),
    readFileSync(file, 'utf8').replaceAll('\n', '\r\n'),
  )
  rmSync(file)
  expect(repository.changes()).toContain('  zwei 비밀 two (파일 이름이 바뀌어 주소도 바뀝니다. 전 id: two)\n')
})

test('a file that Git is told to ignore is new all the same', () => {
  using repository = createRepository()
  writeFileSync(join(repository.folder, '.gitignore'), 'four.md\n')
  writeFileSync(join(repository.content, 'questions/four.md'), toMarkdown({ id: 'four', title: '넷' }))
  expect(repository.changes()).toMatch(/^새 질문 1\n {2}four 넷$/m)
})

test.for<[name: string, spoil: (file: string) => void]>([
  ['has a fault', (file) => writeFileSync(file, 'questions: [')],
  ['has another name', (file) => renameSync(file, file.replace(/yaml$/, 'yml'))],
  ['is empty of what it was for, by a wrong key', (file) => writeFileSync(file, 'question: []\n')],
])('what is withheld stays hidden while redactions.yaml %s', ([, spoil]) => {
  using repository = createChangesRepository({
    questions: [{ id: 'one' }, { id: 'two', title: '비밀 제목', body: '차하루의 글' }],
    files: {
      'redactions.yaml':
        'actors:\n  - { name: 차하루, date: 2025-01-02 }\nquestions:\n  - { id: two, date: 2025-01-02 }\n',
    },
  })
  spoil(join(repository.content, 'redactions.yaml'))
  const { status, stdout } = repository.run()
  expect(stdout).not.toMatch(/비밀|차하루/)
  expect(stdout).toMatch(/^오류 1$/m)
  expect(status).toBe(0)
})

test.each(['--skip-worktree', '--assume-unchanged'])('files whose changes Git passes over, by %s', (flag) => {
  using repository = createRepository()
  const path = (id: string) => join(repository.content, `questions/${id}.md`)
  repository.git('update-index', flag, 'content/questions/one.md', 'content/questions/two.md')
  expect(repository.changes()).toBe(nothing)
  writeFileSync(path('one'), toMarkdown({ id: 'one', title: '새 제목' }))
  expect(repository.git('diff', '--name-only')).toBe('')
  const said = repository.changes()
  expect(said).toMatch(/^고친 질문 1$/m)
  expect(said).toContain('새 제목')
  rmSync(path('two'))
  expect(repository.changes()).toMatch(/^없어지는 질문 1\n {2}two 비밀 two$/m)
  mkdirSync(path('two'))
  expect(repository.changes()).toContain('questions/two.md')
})

test('both flags at once, and a small file', () => {
  using repository = createChangesRepository({ questions, files: { 'synonyms.yaml': 'rest: [레스트]\n' } })
  const files = ['content/questions/one.md', 'content/synonyms.yaml']
  repository.git('update-index', '--skip-worktree', ...files)
  repository.git('update-index', '--assume-unchanged', ...files)
  expect(repository.changes()).toBe(nothing)
  writeFileSync(join(repository.content, 'synonyms.yaml'), 'rest: [레스트, 알이에스티]\n')
  expect(repository.changes()).toContain('알이에스티')
})

test('what hashtags mean, and old addresses of their listings', () => {
  using repository = createChangesRepository({
    questions,
    files: { 'tags.yaml': 'rest: { description: 방식, aliases: [/t/1] }\n' },
  })
  writeFileSync(join(repository.content, 'tags.yaml'), 'rest: { description: 다른 말, aliases: [/t/2] }\n')
  expect(repository.changes()).toContain('#rest 설명이 바뀝니다, 옛 주소: +/t/2 −/t/1')
})
