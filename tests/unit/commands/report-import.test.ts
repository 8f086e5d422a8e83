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
  notes = { counts: new Map<string, number>(), readRule: () => '', note: () => {} },
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
  const text = reportImport({ done, notes, target, usual: '/project/content', cache: cache.path }, language)
  const lines = text.trimEnd().split('\n')
  const steps = lines.findIndex((line) => line.includes(cache.path)) + 1
  return notes.counts.size > 0 ? lines.filter((line) => line.startsWith('- ')) : lines.slice(steps)
}

test.each<['ko' | 'en', string]>([
  [
    'ko',
    '- 파일에 있는 글이 포럼보다 적은 주제가 있습니다(파일/포럼). 그 주제의 다음 쪽도 내려받아 주세요: 4 (topic 7: 1/2, topic 8: 20/41, topic 9: 20/12000)',
  ],
  [
    'en',
    '- topics have fewer posts in these files than on the forum (here/there); download their further pages: 4 (topic 7: 1/2, topic 8: 20/41, topic 9: 20/12000)',
  ],
])('the first topics of which posts are missing are named with both numbers (%s)', (language, line) => {
  const notes = {
    counts: new Map([['discourse-missing-posts', 4]]),
    readRule: () => 'topic 7: 1/2\ntopic 8: 20/41\ntopic 9: 20/12000\ntopic 10: 1/3\n',
    note: () => {},
  }
  expect(report('/home/a', { unfilled: [], pictures: 0 }, language, notes)).toEqual([line])
})

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
