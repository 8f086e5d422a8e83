// The last lines of an import: what to do next, as it can be pasted into a shell.
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { reportImport } from '../../../src/commands/report-import.ts'
import type { ImportDone } from '../../../src/import/run.ts'
import { thingKinds } from '../../../src/import/write-notes.ts'

const counts = Object.fromEntries(thingKinds.map((kind) => [kind, {}]))

function report(
  target: string,
  { unfilled, pictures }: { unfilled: string[]; pictures: number },
  language: 'ko' | 'en',
) {
  using cache = mkdtempDisposableSync(`${tmpdir()}/gotgam-report-`)
  const settings = {
    isMade: false,
    added: [],
    differing: [],
    day: 'as-it-is',
    missingUrls: [],
    unfilled,
    language: undefined,
  }
  const done = {
    title: 'A',
    questions: 1,
    answers: 0,
    comments: 0,
    counts,
    written: 0,
    pictures,
    settings,
  } as unknown as ImportDone
  const notes = { counts: new Map(), readRule: () => '', note: () => {} }
  const text = reportImport({ done, notes, target, usual: '/project/content', cache: cache.path }, language)
  const lines = text.trimEnd().split('\n')
  return lines.slice(lines.findIndex((line) => line.includes(cache.path)) + 1)
}

test('nothing is named where commands take the folder anyway', () => {
  expect(report('/project/content', { unfilled: ['url', 'repository'], pictures: 1234 }, 'en')).toEqual([
    'What to do next:',
    '1. Fetch 1,234 pictures from elsewhere: npm run import -- pictures',
    '2. Write or correct in content/archive.yaml: url, repository',
    '3. Check: npm run check',
    '4. Build the site: npm run build',
  ])
})

test('another folder is named in each, and what is done is left out', () => {
  expect(report('/home/감 나무', { unfilled: [], pictures: 1 }, 'ko')).toEqual([
    '다음 할 일:',
    "1. 다른 곳에 있는 그림 1개 받기: npm run import -- pictures --out '/home/감 나무'",
    "2. 살펴보기: ARCHIVE_CONTENT='/home/감 나무' npm run check",
    "3. 사이트 만들기: ARCHIVE_CONTENT='/home/감 나무' npm run build",
  ])
  expect(report('/home/a', { unfilled: [], pictures: 0 }, 'en')).toEqual([
    'What to do next:',
    '1. Check: ARCHIVE_CONTENT=/home/a npm run check',
    '2. Build the site: ARCHIVE_CONTENT=/home/a npm run build',
  ])
})
