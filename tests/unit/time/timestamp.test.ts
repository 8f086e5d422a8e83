import { describe, expect, test } from 'vitest'
import { parseTimestamp } from '../../../src/time/timestamp.ts'

describe('instants', () => {
  test.each([
    ['2024-05-01T09:30:00+09:00', Date.UTC(2024, 4, 1, 0, 30)],
    ['2024-05-01T00:30:00Z', Date.UTC(2024, 4, 1, 0, 30)],
    ['2024-05-01T00:30Z', Date.UTC(2024, 4, 1, 0, 30)],
    ['2024-04-30T20:30:00-04:00', Date.UTC(2024, 4, 1, 0, 30)],
    ['2024-05-01T06:15:00+05:45', Date.UTC(2024, 4, 1, 0, 30)],
    ['2024-05-01T00:30:00.5Z', Date.UTC(2024, 4, 1, 0, 30, 0, 500)],
    ['2024-05-01T00:30:00.123456789Z', Date.UTC(2024, 4, 1, 0, 30, 0, 123)],
    ['2024-05-02T00:29:59+23:59', Date.UTC(2024, 4, 1, 0, 30, 59)],
    ['1969-12-31T23:59:59Z', -1000],
    ['2024-02-29T23:59:59-12:00', Date.UTC(2024, 2, 1, 11, 59, 59)],
  ])('%s', (text, epochMilliseconds) => {
    expect(parseTimestamp(text)).toEqual({ precision: 'instant', epochMilliseconds })
  })
})

test.each(['2024-05-01', '2024-02-29'])('%s is a whole day', (day) => {
  expect(parseTimestamp(day)).toEqual({ precision: 'day', day })
})

test.each([
  ['no offset', '2024-05-01T09:30:00'],
  ['a space for the T', '2024-05-01 09:30:00+09:00'],
  ['a day that does not exist', '2024-02-30'],
  ['a day that does not exist, with a time', '2025-02-29T09:30:00+09:00'],
  ['hour 24', '2024-05-01T24:00:00+09:00'],
  ['minute 60', '2024-05-01T09:60:00+09:00'],
  ['second 60', '2024-05-01T09:30:60+09:00'],
  ['offset of 24 hours', '2024-05-01T09:30:00+24:00'],
  ['offset of 60 minutes', '2024-05-01T09:30:00+09:60'],
  ['offset without colon', '2024-05-01T09:30:00+0900'],
  ['time zone by name', '2024-05-01T09:30:00[Asia/Seoul]'],
  ['a month only', '2024-05'],
  ['one digit', '2024-5-1'],
  ['a line feed at the end', '2024-05-01\n'],
  ['something before', '발행 2024-05-01'],
  ['a year of five digits', '12024-05-01'],
  ['words', '어제'],
  ['nothing', ''],
])('%s is not read: %j', (_, text) => {
  expect(parseTimestamp(text)).toBeUndefined()
})
