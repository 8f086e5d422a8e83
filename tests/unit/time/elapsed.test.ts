// Labels of decision 13, from the day of an activity and the reference date to the words on the page.
import { describe, expect, test } from 'vitest'
import { ko } from '../../../src/messages/ko.ts'
import { type Elapsed, elapsedBetween } from '../../../src/time/elapsed.ts'

function labelBetween(earlier: string, reference: string): string {
  return ko.relativeTime(elapsedBetween(earlier, reference))
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
    expect(labels.filter(({ elapsed }) => !shapes.test(ko.relativeTime(elapsed)))).toEqual([])
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
