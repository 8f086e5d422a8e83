import { expect, test } from 'vitest'
import { type TimeForm, toTime } from '../../../../src/import/table/to-time.ts'
import { createZone } from '../../../../src/time/zone.ts'

test.each<[text: string, form: TimeForm, zone: string, at: string | undefined]>([
  ['1714523400', 'auto', 'Asia/Seoul', '2024-05-01T09:30:00+09:00'],
  ['1714523400', 'auto', 'UTC', '2024-05-01T00:30:00+00:00'],
  ['1714523400000', 'auto', 'Asia/Seoul', '2024-05-01T09:30:00+09:00'],
  ['946684800', 'auto', 'Asia/Seoul', '2000-01-01T09:00:00+09:00'],
  ['2024-05-01 09:30:00', 'auto', 'Asia/Seoul', '2024-05-01T09:30:00+09:00'],
  ['2024-05-01 09:30:00', 'auto', 'America/New_York', '2024-05-01T09:30:00-04:00'],
  ['2024-01-01 09:30', 'auto', 'America/New_York', '2024-01-01T09:30:00-05:00'],
  ['2024.5.1 9:30', 'auto', 'Asia/Seoul', '2024-05-01T09:30:00+09:00'],
  ['2024. 5. 1', 'auto', 'Asia/Seoul', '2024-05-01'],
  ['2024. 5. 1.', 'auto', 'Asia/Seoul', '2024-05-01'],
  ['2024. 5. 1 오전 9:30:00', 'auto', 'Asia/Seoul', '2024-05-01T09:30:00+09:00'],
  ['2024. 5. 1 오전 12:30', 'local', 'Asia/Seoul', '2024-05-01T00:30:00+09:00'],
  ['2024-05-01 오전 9:30', 'auto', 'Asia/Seoul', '2024-05-01T09:30:00+09:00'],
  ['2024년 5월 1일 오후 3시', 'auto', 'Asia/Seoul', '2024-05-01T15:00:00+09:00'],
  ['2024년 5월 1일(수)', 'auto', 'Asia/Seoul', '2024-05-01'],
  ['2024년 2월 30일', 'auto', 'Asia/Seoul', undefined],
  ['2024. 5. 1 오전 13:30', 'auto', 'Asia/Seoul', undefined],
  ['2024. 5. 1 9:3', 'auto', 'Asia/Seoul', undefined],
  ['24.05.01 09:30', 'auto', 'Asia/Seoul', undefined],
  ['2024. 5. 1 오전 9:30:00', 'unix', 'Asia/Seoul', undefined],
  ['2024.5.1.', 'auto', 'Asia/Seoul', '2024-05-01'],
  ['2024/05/01', 'auto', 'Asia/Seoul', '2024-05-01'],
  ['20240501093000', 'auto', 'Asia/Seoul', '2024-05-01T09:30:00+09:00'],
  ['20240501', 'auto', 'Asia/Seoul', '2024-05-01'],
  ['2024-05-01T00:30:00Z', 'auto', 'Asia/Seoul', '2024-05-01T00:30:00Z'],
  ['2024-05-01 09:30:00.123 +0900', 'auto', 'UTC', '2024-05-01T09:30:00+09:00'],
  // Clocks in Korea had summer time then.
  ['1988-07-01 12:00:00', 'auto', 'Asia/Seoul', '1988-07-01T12:00:00+10:00'],
  ['12345', 'auto', 'UTC', undefined],
  ['12345', 'unix', 'UTC', '1970-01-01T03:25:45+00:00'],
  ['12345', 'milliseconds', 'UTC', '1970-01-01T00:00:12+00:00'],
  ['1714523400', 'local', 'UTC', undefined],
  ['2024-05-01', 'unix', 'UTC', undefined],
  ['9'.repeat(30), 'unix', 'UTC', undefined],
  ['2024-02-30', 'auto', 'UTC', undefined],
  ['2024-02-30 09:30:00', 'auto', 'UTC', undefined],
  ['2024-05-01 24:00:00', 'auto', 'UTC', undefined],
  ['2024-05-01 09:60:00', 'auto', 'UTC', undefined],
  ['2024-05-01 09:30:00 +25:00', 'auto', 'UTC', undefined],
  ['2024-05-01 +0900', 'auto', 'UTC', undefined],
  ['yesterday', 'auto', 'UTC', undefined],
  ['', 'auto', 'UTC', undefined],
])('%s as %s in %s', (text, form, zone, at) => {
  expect(toTime(text, form, createZone(zone))?.at).toBe(at)
})

test('a day is ordered by its first moment in the zone', () => {
  expect(toTime('2024-05-01', 'auto', createZone('Asia/Seoul'))?.instant).toBe(Date.UTC(2024, 3, 30, 15))
})
