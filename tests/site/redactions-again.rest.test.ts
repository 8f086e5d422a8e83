// What redactions.yaml says is seen by each build, whatever it takes from the last.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../src/folder/read-content.ts'
import { toMarkdown } from '../support/content-folder.ts'
import { createTestSite } from '../support/test-site.ts'

test('a name that occurs nowhere any more is told, whatever was taken from the cache', async () => {
  using changing = createTestSite({
    questions: [{ id: 'a' }, { id: 'b', body: '차하루님이 씀' }, { id: 'c' }],
    files: { 'redactions.yaml': 'actors:\n  - { name: 차하루, date: 2025-01-02 }\n' },
  })
  const write = (id: string, body: string) =>
    writeFileSync(join(changing.content, `questions/${id}.md`), toMarkdown({ id, body }))
  const report = 'redactions.yaml:2:13  unknown-redaction'
  expect((await changing.build()).stderr).not.toContain(report)
  write('c', '다른 글입니다.')
  expect((await changing.build()).stderr).not.toContain(report)
  write('b', '이름 없이 씀')
  expect((await changing.build()).stderr).toContain(report)
  write('a', '**차**하루가 씀')
  expect((await changing.build()).stderr).not.toContain(report)
})

test('an error of a name stays an error at the next build', async () => {
  using faulty = createTestSite({
    questions: [
      { id: 'a', tags: ['rest', '차하루'] },
      { id: 'b', body: '차하루' },
    ],
    files: { 'redactions.yaml': 'actors:\n  - { name: 차하루, date: 2025-01-02 }\n' },
  })
  for (const _ of [1, 2]) {
    const { exitCode, stderr } = await faulty.build()
    expect([exitCode, /questions\/a\.md:4:\d+ {2}redacted-name/.test(stderr)]).toEqual([1, true])
  }
})

test('an id that differs from a question by its letters alone gets no page that some disks put over that one', async () => {
  using other = createTestSite({
    questions: [{ id: 'one' }, { id: 'Two' }],
    files: {
      'redactions.yaml':
        'questions:\n  - { id: ONE, date: 2025-01-02 }\n  - { id: Two, date: 2025-01-02 }\n  - { id: gone, date: 2025-01-02 }\n',
    },
  })
  const { withheld, issues } = await readContent({
    folder: other.content,
    questionCache: other.cache,
    code: 'a',
  })
  expect(withheld.map(({ id }) => id)).toEqual(['Two', 'gone'])
  expect(issues.map(({ code, line }) => `${line} ${code}`)).toEqual([
    '2 inexact-redaction',
    '4 unknown-redaction',
  ])
})
