// No file, however built, keeps the others from being checked. Before there were limits, most of these took from
// ten seconds to minutes, or more memory than there is: the time limit of a test is generous, and still tells.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createKeywordMatcher } from '../../src/archive/keywords.ts'
import { createPrepareQuestion } from '../../src/folder/prepare-question.ts'
import { limits } from '../../src/format/limits.ts'
import { toMarkdown } from '../support/content-folder.ts'
import { pathologicalFiles } from '../support/pathological-files.ts'
import { projectFolder } from '../support/project.ts'
import { sampleSettings } from '../support/sample-settings.ts'

const timeout = 15_000
const prepare = createPrepareQuestion(sampleSettings, [{ name: '홍길동', onlyActors: false }])

describe.each(pathologicalFiles)('$name', ({ text, codes }) => {
  test('is as large as may be, and has the faults that it should', { timeout }, () => {
    const bytes = Buffer.from(text)
    expect(bytes.length).toBeLessThanOrEqual(limits.fileBytes)
    const { prepared, issues } = prepare({ id: 'a', path: 'questions/a.md', bytes })
    const body = prepared?.toBody()
    const all = body && 'code' in body ? [...issues, body] : issues
    // The check says what the build says.
    expect(prepared?.findOutputIssue()).toEqual(body && 'code' in body ? body : undefined)
    expect([...new Set(all.map(({ code }) => code))].sort()).toEqual(codes)
    if (!body || 'code' in body) return
    expect(body.pageHtml.length).toBeLessThanOrEqual(limits.bodyHtml)
    expect(body.entryHtml.length).toBeLessThanOrEqual(limits.summaryHtml)
  })
})

test('a hashtag of many hyphens is looked for like any other', { timeout }, () => {
  const hashtag = [...'abcdefghijklmnopqrstuvwxy'].join('-')
  const matcher = createKeywordMatcher([hashtag])
  expect([...matcher.match(`x ${hashtag.replaceAll('-', ' ')} y`)]).toEqual([hashtag])
  expect([...matcher.match(`x ${hashtag.replaceAll('-', '')} y`)]).toEqual([hashtag])
  expect([...matcher.match(`x ${hashtag.replaceAll('-', '  ')} y`)]).toEqual([hashtag])
  expect([...matcher.match(`x ${hashtag.replaceAll('-', ' - ')} y`)]).toEqual([])
})

test('the check reads them all within a small memory, and the good file among them', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-pathological-'))
  const questions = join(folder.path, 'questions')
  mkdirSync(questions)
  writeFileSync(join(folder.path, 'archive.yaml'), 'title: 시험\nreferenceDate: 2025-06-30\n')
  for (const [index, { text }] of pathologicalFiles.entries()) {
    writeFileSync(join(questions, `p${index}.md`), text)
  }
  writeFileSync(join(questions, 'good.md'), toMarkdown({ id: 'good', body: 'a@naver.com' }))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=256', join(projectFolder, 'src/commands/start.mjs'), 'check', '--format', 'json'],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 30,
      env: { ...process.env, NODE_OPTIONS: '', ARCHIVE_CONTENT: folder.path },
    },
  )
  expect([status, stderr]).toEqual([1, ''])
  const issues = z.array(z.looseObject({ code: z.string(), path: z.string() })).parse(JSON.parse(stdout))
  const faulty = new Set(issues.map(({ path }) => path))
  const expected = pathologicalFiles.flatMap(({ codes }, index) =>
    codes.length > 0 ? [`questions/p${index}.md`] : [],
  )
  expect([...faulty].sort()).toEqual(['questions/good.md', ...expected].sort())
  expect(issues.filter(({ code }) => code === 'file-unreadable')).toEqual([])
})
