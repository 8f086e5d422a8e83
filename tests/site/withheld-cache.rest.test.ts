// A cache may be read by more people than the content folder, and outlives what was in it: once a question is withheld,
// the next build leaves none of its texts there, whoever wrote them to it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runBuild } from '../support/build.ts'
import { toMarkdown } from '../support/content-folder.ts'
import { listFiles } from '../support/output-files.ts'
import { createTestSite } from '../support/test-site.ts'

const secret = {
  id: 'withheld-question',
  title: '감춰야 하는 제목 하나',
  tags: ['rest', 'only-withheld'],
  activity: [{ at: '2024-05-01', actor: '감춰야할사람', kind: '질문' }],
  body: '감춰야 하는 본문입니다.',
}

test('no file of the cache holds a text of a question that is withheld', async () => {
  using site = createTestSite({ questions: [secret, { id: 'other', tags: ['rest'] }] })
  const share = { ...site, out: `${site.cache}-share` }
  const findHolders = () =>
    listFiles(site.cache).filter((file) => readFileSync(join(site.cache, file), 'utf8').includes('감춰야'))
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  writeFileSync(
    join(site.content, 'questions/withheld-question.md'),
    toMarkdown({ ...secret, title: '감춰야 하는 둘째 제목' }),
  )
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  for (const part of ['--prepare=2', '--shard=1/2'])
    expect(await runBuild(share, { parameters: [part] })).toMatchObject({ exitCode: 0 })
  // The index and the packs of whole builds, and of shares with what they were prepared.
  expect(findHolders().length).toBeGreaterThanOrEqual(5)
  expect(findHolders().join(' ')).toMatch(/shares\/\d-of-2\/questions\.jsonl/)
  const redactions = 'questions:\n  - { id: withheld-question, date: 2025-06-01 }\n'
  writeFileSync(join(site.content, 'redactions.yaml'), redactions)
  const { exitCode, stdout } = await site.build()
  expect(exitCode).toBe(0)
  expect(findHolders()).toEqual([])
  // The other question is taken over. What shows nothing of it is as it was: the page about the archive, the one of its
  // category, which leads on, and robots.txt. 404 names hashtags with their counts.
  expect(stdout).toContain('reused: 1 questions, 3 pages')
  expect(site.read('questions/withheld-question/index.html')).toContain('<h1>삭제된 질문입니다</h1>')
  expect(await runBuild(share, { parameters: ['--prepare=2'] })).toMatchObject({ exitCode: 0 })
  expect(findHolders()).toEqual([])
  // Both are taken from the cache again, the withheld one with all that others need of it.
  expect((await site.build()).stdout).toContain('reused: 2 questions')
})

test('what is prepared for shares names nobody who is redacted, and their pages neither', async () => {
  const name = '가려야할이름'
  const question = {
    id: 'a',
    activity: [{ at: '2024-05-01', actor: name, kind: '질문' as const }],
    body: `${name} 님이 씁니다.`,
  }
  using site = createTestSite({
    questions: [question],
    files: { 'redactions.yaml': `actors: [{ name: ${name}, date: 2025-06-01 }]\n` },
  })
  const findNamed = (folder: string) =>
    listFiles(folder).filter((file) => readFileSync(join(folder, file), 'utf8').includes(name))
  expect(await site.build({ parameters: ['--prepare=1'] })).toMatchObject({ exitCode: 0 })
  expect(findNamed(site.cache)).toEqual([])
  expect(await site.build({ parameters: ['--shard=1/1'] })).toMatchObject({ exitCode: 0 })
  expect(findNamed(site.out)).toEqual([])
  expect(site.read('questions/a/index.html')).toContain('삭제된 사용자 님이 씁니다.')
})
