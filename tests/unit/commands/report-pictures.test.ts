import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { reportPictures } from '../../../src/commands/import-pictures.ts'
import type { PicturesReport } from '../../../src/import/pictures/fetch-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'report-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const nothing: PicturesReport = {
  named: 0,
  fetched: 0,
  known: 0,
  missing: [],
  unplaced: [],
  unasked: 0,
  rewritten: [],
  refused: [],
  faulty: [],
}
const place = { path: 'questions/a.md', line: 12, column: 5, isPlaced: true }

test('nothing to fetch', () => {
  expect(reportPictures(nothing, join(folder, 'none.txt'), 'ko')).toBe(
    '다른 곳의 그림을 보여 주는 글이 없습니다.\n',
  )
})

test('what is here, what is not and why, and where the list is', () => {
  const list = join(folder, 'below', 'missing.txt')
  const report: PicturesReport = {
    ...nothing,
    named: 1234,
    fetched: 1000,
    known: 230,
    missing: [
      { address: 'http://x.kr/b.png', loss: { reason: 'gone', detail: '410' }, places: [place] },
      {
        address: 'http://x.kr/\u202egnp.c',
        loss: { reason: 'gone', detail: '404' },
        places: [place, { ...place, line: 13 }],
      },
      { address: 'http://y.kr/a.png', loss: { reason: 'damaged', detail: '' }, places: [place] },
    ],
    unplaced: [{ address: 'http://x.kr/d.png', place }],
    unasked: 1,
    rewritten: ['questions/a.md'],
    faulty: ['comments/a.yaml'],
  }
  expect(reportPictures(report, list, 'en').replace(list, 'LIST')).toBe(
    [
      'Texts name 1,234 pictures of other places.',
      'In the folder files: 1,230 (1,000 fetched now)',
      'Files that name them there now: 1',
      'Not fetched: 3',
      '- Gone (404, 410): 2',
      '- It ends too early, or is damaged: 1',
      '- The picture is here, but its address is divided over lines, so the text still names the old one. Edit it by hand: 1',
      '- The file has faults, so it was not read. Mend them first: npm run check: 1',
      'What was not fetched, and where it is named: LIST',
      'Stopped, with 1 picture left. To go on → npm run import -- pictures',
      'Next: npm run check',
      '',
    ].join('\n'),
  )
  expect(readFileSync(list, 'utf8')).toBe(
    [
      'Gone (404, 410): 2',
      '  http://x.kr/b.png (410)',
      '    questions/a.md:12:5',
      '  http://x.kr/<U+202E>gnp.c (404)',
      '    questions/a.md:12:5',
      '    questions/a.md:13:5',
      '',
      'It ends too early, or is damaged: 1',
      '  http://y.kr/a.png',
      '    questions/a.md:12:5',
      '',
      'The picture is here, but its address is divided over lines, so the text still names the old one. Edit it by hand: 1',
      '  http://x.kr/d.png',
      '    questions/a.md:12:5',
      '',
      'The file has faults, so it was not read. Mend them first: npm run check: 1',
      '  comments/a.yaml',
      '',
    ].join('\n'),
  )
})
