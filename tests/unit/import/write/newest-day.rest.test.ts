import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ImportRecord } from '../../../../src/import/records.ts'
import { createNewestDay } from '../../../../src/import/write/newest-day.ts'
import { createZone } from '../../../../src/time/zone.ts'
import { importRecords } from '../../../support/import-records.ts'
import { toAnswerRecord, toCommentRecord, toQuestionRecord } from '../repair/sample-records.ts'

test('the newest day is that of any time that repair can read, and none of the future', () => {
  const newest = createNewestDay(createZone('Asia/Seoul'), Date.parse('2025-06-30T00:00:00Z'))
  const days = [
    toQuestionRecord({ at: 'soon' }),
    toQuestionRecord({ at: '2024-05-01T16:00:00Z' }),
    toAnswerRecord({ at: '2024.5.3 9:30' }),
    toAnswerRecord({ at: '2024-05-01', edited: [{ at: '2024/05/04 09:00' }] }),
    toCommentRecord({ at: '1714900000' }),
    toQuestionRecord({ at: '2999-01-01' }),
  ].map((record) => {
    newest.look(record)
    return newest.day()
  })
  expect(days).toEqual([undefined, '2024-05-02', '2024-05-03', '2024-05-04', '2024-05-05', '2024-05-05'])
})

test.each([
  ['Asia/Seoul', '2024-05-04T21:50:00Z', '2024-05-05T05:30:00+09:00', '2024-05-05'],
  ['Asia/Seoul', '2024-05-04T21:50:00Z', '2024-05-05', '2024-05-05'],
  ['Asia/Seoul', '2024-05-04T21:50:00Z', '2024-05-06T00:30:00+09:00', undefined],
  ['UTC', '2024-05-04T21:50:00Z', '2024-05-05', undefined],
  ['America/New_York', '2024-05-05T02:00:00Z', '2024-05-04T21:00:00-04:00', '2024-05-04'],
  ['America/New_York', '2024-05-05T02:00:00Z', '2024-05-05', undefined],
])('in %s, an import at %s takes %s to be of %s', (zone, now, at, day) => {
  const newest = createNewestDay(createZone(zone), Date.parse(now))
  newest.lookAt(at)
  expect(newest.day()).toBe(day)
})

test('an archive of the early morning keeps the times of its last hours', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-morning-'))
  const records: ImportRecord[] = [
    { type: 'source', key: 'test:morning', urls: [] },
    toQuestionRecord({ at: '2024-05-04T09:30:00+09:00' }),
    toAnswerRecord({ at: '2024-05-05T05:30:00+09:00' }),
  ]
  await importRecords(folder.path, records, { now: '2024-05-05T06:50:00+09:00' })
  const read = (path: string) => readFileSync(join(folder.path, path), 'utf8')
  expect(read('archive.yaml')).toContain('referenceDate: 2024-05-05\n')
  expect(read('questions/2024/1.md')).toContain('at: 2024-05-05T05:30:00+09:00')
})
