import { describe, expect, test } from 'vitest'
import { parseTimestamp, type Timestamp } from '../../../src/time/timestamp.ts'
import { createZone } from '../../../src/time/zone.ts'

function parse(text: string): Timestamp {
  const timestamp = parseTimestamp(text)
  if (!timestamp) throw new Error(`not a timestamp: ${text}`)
  return timestamp
}

describe('calendar day and clock', () => {
  test.each([
    ['Asia/Seoul', '2024-05-01T00:00:00+09:00', '2024-05-01', '00:00'],
    ['Asia/Seoul', '2024-04-30T14:59:59Z', '2024-04-30', '23:59'],
    ['Asia/Seoul', '2024-04-30T15:00:00Z', '2024-05-01', '00:00'],
    ['Asia/Seoul', '2024-05-03T21:04:00+09:00', '2024-05-03', '21:04'],
    ['Asia/Seoul', '2024-05-01T09:30:59.999+09:00', '2024-05-01', '09:30'],
    // Another offset in the file does not change the day of the archive.
    ['Asia/Seoul', '2024-12-31T10:00:00-08:00', '2025-01-01', '03:00'],
    // Seoul had summer time in 1988.
    ['Asia/Seoul', '1988-07-01T14:00:00Z', '1988-07-02', '00:00'],
    ['UTC', '2024-05-01T00:00:00+09:00', '2024-04-30', '15:00'],
    ['UTC', '2024-12-31T23:59:59Z', '2024-12-31', '23:59'],
    ['UTC', '1969-12-31T23:59:59Z', '1969-12-31', '23:59'],
    ['America/New_York', '2024-03-10T06:59:59Z', '2024-03-10', '01:59'],
    ['America/New_York', '2024-03-10T07:00:00Z', '2024-03-10', '03:00'],
    ['America/New_York', '2024-11-03T05:59:59Z', '2024-11-03', '01:59'],
    ['America/New_York', '2024-11-03T06:00:00Z', '2024-11-03', '01:00'],
    ['America/New_York', '2024-07-01T03:59:59Z', '2024-06-30', '23:59'],
    ['America/New_York', '2024-12-01T04:59:59Z', '2024-11-30', '23:59'],
    ['Asia/Kathmandu', '2024-05-01T18:14:59Z', '2024-05-01', '23:59'],
    ['Asia/Kathmandu', '2024-05-01T18:15:00Z', '2024-05-02', '00:00'],
    ['Pacific/Kiritimati', '2024-05-01T10:00:00Z', '2024-05-02', '00:00'],
  ])('%s: %s is %s %s', (timeZone, at, day, clock) => {
    const zone = createZone(timeZone)
    expect([zone.dayOf(parse(at)), zone.clockOf(parse(at))]).toEqual([day, clock])
  })
})

test('a zone remembers its stretches, and tells each instant its own, in whatever order they come', () => {
  const zone = createZone('America/New_York')
  const clocks = [
    '2024-07-01T12:00:00Z',
    '2023-12-01T12:00:00Z',
    '2024-03-10T06:59:59Z',
    '2024-03-10T07:00:00Z',
    '2024-11-03T06:00:00Z',
    '2024-11-03T05:59:59Z',
    '1883-11-18T16:00:00Z',
    '2024-07-01T12:00:00Z',
    '2025-01-01T12:00:00Z',
  ].map((at) => zone.clockOf(parse(at)))
  expect(clocks).toEqual(['08:00', '07:00', '01:59', '03:00', '01:00', '01:59', '11:03', '08:00', '07:00'])
})

test.each(['Asia/Seoul', 'UTC', 'America/New_York'])(
  'a whole day is itself and has no clock in %s',
  (name) => {
    const zone = createZone(name)
    expect([zone.dayOf(parse('2024-05-01')), zone.clockOf(parse('2024-05-01'))]).toEqual([
      '2024-05-01',
      undefined,
    ])
  },
)

describe('a whole day begins at its first moment in the zone', () => {
  test.each([
    ['Asia/Seoul', '2024-05-01', Date.UTC(2024, 3, 30, 15)],
    ['UTC', '2024-05-01', Date.UTC(2024, 4, 1)],
    ['America/New_York', '2024-03-10', Date.UTC(2024, 2, 10, 5)],
    ['America/New_York', '2024-03-11', Date.UTC(2024, 2, 11, 4)],
    // The clock went from 23:59 to 01:00 on that night.
    ['America/Sao_Paulo', '2018-11-04', Date.UTC(2018, 10, 4, 3)],
  ])('%s: %s', (timeZone, day, instant) => {
    expect(createZone(timeZone).instantOf(parse(day))).toBe(instant)
  })
})

test('an instant is itself in every zone', () => {
  const at = parse('2024-05-01T09:30:00+09:00')
  expect(createZone('America/New_York').instantOf(at)).toBe(Date.UTC(2024, 4, 1, 0, 30))
})

test.each(['Asia/Soul', '', 'KST/9', '서울'])('there is no zone %j', (name) => {
  expect(() => createZone(name)).toThrow(RangeError)
})

// An offset may carry an instant out of the years of four digits, whose days no longer sort as text.
test.each(['9999-12-31T23:59:59Z', '9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00+09:00'])(
  'what is read as %s has a day of four-digit year, or is not read',
  (at) => {
    const timestamp = parseTimestamp(at)
    const day = timestamp && createZone('Asia/Seoul').dayOf(timestamp)
    expect(day ?? '9999-12-31').toMatch(/^\d{4}-\d{2}-\d{2}$/)
  },
)

describe('a local time gets the offset that clocks had then', () => {
  test.each([
    ['Asia/Seoul', '2024-05-01T09:30:00', '2024-05-01T09:30:00+09:00'],
    ['America/New_York', '2024-01-01T09:30:00', '2024-01-01T09:30:00-05:00'],
    ['America/New_York', '2024-07-01T09:30:00', '2024-07-01T09:30:00-04:00'],
    ['UTC', '2024-07-01T09:30:00', '2024-07-01T09:30:00+00:00'],
    ['Asia/Seoul', '2024-02-30T09:30:00', undefined],
    ['Asia/Seoul', '2024-05-01T25:30:00', undefined],
    ['Asia/Seoul', '어제', undefined],
  ])('%s: %s', (timeZone, local, time) => {
    expect(createZone(timeZone).withOffset(local)).toBe(time)
  })
})
