import { describe, expect, test } from 'vitest'
import {
  createZone,
  elapsedBetween,
  isCalendarDay,
  isOlder,
  parseTimestamp,
  type Timestamp,
} from '../../../src/format/time.ts'
import { findMessages } from '../../../src/words/messages.ts'

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

test.each([
  ['2025-06-30', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['2025-02-29', false],
  ['1900-02-29', false],
  ['2025-04-31', false],
  ['2025-06-31', false],
  ['2025-09-31', false],
  ['2025-11-31', false],
  ['2025-12-32', false],
  ['2025-13-01', false],
  ['2025-00-10', false],
  ['2025-01-00', false],
  ['2025-6-30', false],
  ['25-06-30', false],
  ['+012025-06-30', false],
  ['2025/06/30', false],
  [' 2025-06-30', false],
  ['2025-06-30\n', false],
  ['２０２５-06-30', false],
  ['2025-06-30T00:00', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected)
})

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

// Which of two times is older, as far as the less exact of them says.

const zone = createZone('Asia/Seoul')

test.each([
  ['2024-04-30', '2024-05-01', true],
  ['2024-05-01', '2024-05-01', false],
  ['2024-05-02', '2024-05-01', false],
  ['2024-05-01', '2024-05-01T09:30:00+09:00', false],
  ['2024-04-30', '2024-05-01T00:00:00+09:00', true],
  ['2024-04-30', '2024-04-30T20:00:00Z', true],
  ['2024-05-01T00:00:00+09:00', '2024-05-01', false],
  ['2024-04-30T23:59:59+09:00', '2024-05-01', true],
  ['2024-04-30T15:00:00Z', '2024-05-01', false],
  ['2024-05-01T09:30+09:00', '2024-05-01T09:30:59+09:00', false],
  ['2024-05-01T09:29+09:00', '2024-05-01T09:30:59+09:00', true],
  ['2024-05-01T09:30:00+09:00', '2024-05-01T09:30+09:00', false],
  ['2024-05-01T09:29:59+09:00', '2024-05-01T09:30+09:00', true],
  ['2024-05-01T09:29+09:00', '2024-05-01T09:30+09:00', true],
  ['2024-05-01T09:30:15+09:00', '2024-05-01T09:30:15.900+09:00', false],
  ['2024-05-01T09:30:14+09:00', '2024-05-01T09:30:15.900+09:00', true],
  ['2024-05-01T09:30:15.1Z', '2024-05-01T09:30:15.190Z', false],
  ['2024-05-01T09:30:15.100Z', '2024-05-01T09:30:15.190Z', true],
  ['2024-05-01T09:30:14.999Z', '2024-05-01T09:30:15Z', true],
  ['2024-05-01T00:30:00Z', '2024-05-01T09:30:00+09:00', false],
  ['2024-05-01T00:29:59Z', '2024-05-01T09:30:00+09:00', true],
  ['2024-05-01T09:30:00+09:00', '2024-05-01T09:30:00+08:00', true],
  ['2024-05-01T09:30:00+08:00', '2024-05-01T09:30:00+09:00', false],
  ['어제', '2024-05-01', false],
])('%s is older than %s: %s', (at, than, older) => {
  expect(isOlder(at, than, { zone })).toBe(older)
})

// Labels of decision 13, from the day of an activity and the reference date to the words on the page.

function labelBetween(earlier: string, reference: string): string {
  return toLabel(elapsedBetween(earlier, reference))
}

type Elapsed = ReturnType<typeof elapsedBetween>

function toLabel({ unit, count }: Elapsed): string {
  return findMessages('ko').relativeTime[unit]({ count })
}

describe('label of a day seen from the reference date', () => {
  test.each([
    // reference, earlier, label
    ['2025-06-30', '2025-06-30', '0일 전'],
    ['2025-06-30', '2025-06-29', '1일 전'],
    ['2025-06-30', '2025-06-01', '29일 전'],
    ['2025-06-30', '2025-05-31', '30일 전'],
    ['2025-06-30', '2025-05-30', '1달 전'],
    ['2025-06-30', '2025-05-01', '1달 전'],
    ['2025-06-30', '2025-04-30', '2달 전'],
    ['2025-06-30', '2025-03-31', '2달 전'],
    ['2025-06-30', '2025-03-30', '3달 전'],
    ['2025-06-30', '2024-07-31', '10달 전'],
    ['2025-06-30', '2024-07-30', '11달 전'],
    ['2025-06-30', '2024-07-01', '11달 전'],
    ['2025-06-30', '2024-06-30', '일 년 전'],
    ['2025-06-30', '2023-07-01', '일 년 전'],
    ['2025-06-30', '2023-06-30', '2년 전'],
    ['2025-06-30', '2022-07-01', '2년 전'],
    ['2025-06-30', '2015-07-01', '9년 전'],
    ['2025-06-30', '2015-06-30', '10년 전'],
    // From one year into the next.
    ['2025-01-01', '2024-12-31', '1일 전'],
    ['2025-01-01', '2024-12-02', '30일 전'],
    ['2025-01-01', '2024-12-01', '1달 전'],
    ['2025-01-01', '2024-01-02', '11달 전'],
    ['2025-01-01', '2024-01-01', '일 년 전'],
    // Months of different lengths.
    ['2025-02-28', '2025-01-31', '28일 전'],
    ['2025-02-28', '2025-01-29', '30일 전'],
    ['2025-02-28', '2025-01-28', '1달 전'],
    ['2025-03-01', '2025-02-02', '27일 전'],
    ['2025-03-01', '2025-02-01', '1달 전'],
    ['2025-03-01', '2025-01-31', '1달 전'],
    ['2025-03-31', '2025-03-01', '30일 전'],
    ['2025-03-31', '2025-02-28', '1달 전'],
    ['2025-03-31', '2025-02-01', '1달 전'],
    ['2025-03-31', '2025-01-31', '2달 전'],
    // Leap years.
    ['2024-02-29', '2024-01-30', '30일 전'],
    ['2024-02-29', '2024-01-29', '1달 전'],
    ['2024-03-01', '2024-02-29', '1일 전'],
    ['2024-02-29', '2023-03-01', '11달 전'],
    ['2024-02-29', '2023-02-28', '일 년 전'],
    ['2025-02-28', '2024-02-29', '11달 전'],
    ['2025-02-28', '2024-02-28', '일 년 전'],
    ['2025-03-01', '2024-02-29', '일 년 전'],
    ['2024-02-29', '2020-02-29', '4년 전'],
    ['2024-02-28', '2020-02-29', '3년 전'],
  ])('on %s, %s is %s', (reference, earlier, label) => {
    expect(labelBetween(earlier, reference)).toBe(label)
  })
})

test('a day after the reference date is refused', () => {
  expect(() => elapsedBetween('2025-07-01', '2025-06-30')).toThrow(RangeError)
})

/** Every day of the months that end oddly, in a leap year and in another one. */
const references = [
  ...toDays('2024-02-01', '2024-03-31'),
  ...toDays('2025-02-01', '2025-03-31'),
  '2025-06-30',
  '2025-12-31',
]
const shapes = /^(?:[12]?\d|30)일 전$|^(?:[1-9]|1[01])달 전$|^일 년 전$|^(?:[2-9]|1\d)년 전$/

describe.each(references)('all days of 12 years before %s', (reference) => {
  const days = toDays(`${Number(reference.slice(0, 4)) - 12}-01-01`, reference).reverse()

  test('the label never gets younger going back, and has one of the four shapes', () => {
    const labels = days.map((day) => ({ day, elapsed: elapsedBetween(day, reference) }))
    const younger = labels.filter(({ elapsed }, index) => {
      const before = labels[index - 1]?.elapsed
      return before !== undefined && toRank(elapsed) < toRank(before)
    })
    expect(younger).toEqual([])
    expect(labels.filter(({ elapsed }) => !shapes.test(toLabel(elapsed)))).toEqual([])
  })
})

function toRank({ unit, count }: Elapsed): number {
  return { day: 0, month: 100, year: 200 }[unit] + count
}

function toDays(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = Date.parse(first); day <= Date.parse(last); day += 86_400_000) {
    days.push(new Date(day).toISOString().slice(0, 10))
  }
  return days
}

test.each<[string, Elapsed]>([
  ['2025-06-01', { unit: 'day', count: 29 }],
  ['2025-04-30', { unit: 'month', count: 2 }],
  ['2023-06-30', { unit: 'year', count: 2 }],
])('%s has its unit and its count', (earlier, elapsed) => {
  expect(elapsedBetween(earlier, '2025-06-30')).toEqual(elapsed)
})

test('a day after the reference date is refused by name', () => {
  expect(() => elapsedBetween('2025-07-01', '2025-06-30')).toThrow(
    new RangeError('2025-07-01 is after the reference date 2025-06-30'),
  )
})
