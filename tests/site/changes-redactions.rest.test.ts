// `npm run changes` where redactions come and go: it is said, and never what they hide.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createChangesRepository } from '../support/changes-repository.ts'
import type { WrittenContent } from '../support/content-folder.ts'

const site: WrittenContent = {
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

const rows: [name: string, redactions: string, added: string[], removed: string[]][] = [
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
  test.each(rows)('%s', (_name, text, added, removed) => {
    using repository = createChangesRepository(site)
    const file = join(repository.content, 'redactions.yaml')
    writeFileSync(file, `${text}\n`)
    expect(repository.changes()).toBe(toReport(added))
    repository.commit()
    expect(repository.changes()).toBe('사이트에서 달라지는 것이 없습니다.\n')
    rmSync(file)
    const said = repository.changes()
    expect(said).toBe(toReport(removed))
    expect(said).not.toMatch(/비밀|감출/)
  })
})

const accepted = '---\nactor: 박비밀\nat: 2025-06-02\naccepted: true\n---\n감출 글입니다.\n'

test('an accepted answer takes the mark of the listings along, and brings it back', () => {
  using repository = createChangesRepository({
    ...site,
    files: { ...site.files, 'answers/one/a1.md': accepted },
  })
  const toMarked = (mark: string, withheld: string) =>
    `${toReport(['one 제목 one', `  ${withheld}: a1`])}\n고친 질문 1\n  one 제목 one\n    ${mark}\n`
  const file = join(repository.content, 'redactions.yaml')
  writeFileSync(file, 'answers: [{ question: one, id: a1, date: 2025-06-20 }]\n')
  expect(repository.changes()).toBe(toMarked('목록에서 채택 표시가 없어집니다', '감추는 답변'))
  repository.commit()
  rmSync(file)
  expect(repository.changes()).toBe(toMarked('목록에 채택 표시가 생깁니다', '다시 보이는 답변'))
})

test('the mark stays where another answer is accepted from now on', () => {
  using repository = createChangesRepository({
    ...site,
    files: { ...site.files, 'answers/one/a1.md': accepted },
  })
  writeFileSync(
    join(repository.content, 'redactions.yaml'),
    'answers: [{ question: one, id: a1, date: 2025-06-20 }]\n',
  )
  writeFileSync(join(repository.content, 'answers/one/a2.md'), accepted)
  expect(repository.changes()).not.toContain('채택')
})

test('in English', () => {
  using repository = createChangesRepository(site)
  writeFileSync(join(repository.content, 'redactions.yaml'), `${rows.map(([, text]) => text).join('\n')}\n`)
  const read = () => repository.run([], { ARCHIVE_LANG: 'en' }).stdout
  expect(read()).toBe(`Withheld, or shown again 3
  1 name is redacted
  1 person is redacted
  one 제목 one
    answers withheld: a1
    comments withheld: c1
`)
  repository.commit()
  writeFileSync(join(repository.content, 'redactions.yaml'), '')
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
    ...site,
    files: { ...site.files, 'answers/one/김비밀.md': '---\nactor: 이영희\nat: 2025-06-02\n---\n글\n' },
  })
  const file = join(repository.content, 'redactions.yaml')
  writeFileSync(file, 'actors: [{ name: 김비밀, date: 2025-06-20 }]\n')
  repository.commit()
  writeFileSync(file, 'answers: [{ question: one, id: 김비밀, date: 2025-06-20 }]\n')
  const said = repository.changes()
  expect(said).toContain('    감추는 답변: 삭제된 사용자\n')
  expect(said).not.toContain('비밀')
})

test('while the file has a fault nothing comes or goes', () => {
  using repository = createChangesRepository({
    ...site,
    files: { ...site.files, 'redactions.yaml': `${rows.map(([, text]) => text).join('\n')}\n` },
  })
  writeFileSync(join(repository.content, 'redactions.yaml'), 'answers: [')
  expect(repository.changes()).not.toContain('다시 보이는')
})
