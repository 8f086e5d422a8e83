import { expect, test } from 'vitest'
import { countByYear, sumYears, type YearCount } from '../../../src/question/active-years.ts'
import { createZone } from '../../../src/time/zone.ts'

const seoul = createZone('Asia/Seoul')

test.each<[string, string[], YearCount[]]>([
  ['nothing', [], []],
  [
    'whole days',
    ['2024-12-31', '2025-01-01'],
    [
      [2024, 1],
      [2025, 1],
    ],
  ],
  [
    'several in a year',
    ['2024-01-01', '2022-05-03', '2024-12-31'],
    [
      [2022, 1],
      [2024, 2],
    ],
  ],
  ['an instant that is the new year in the zone', ['2024-12-31T15:00:00Z'], [[2025, 1]]],
  ['one just before it', ['2024-12-31T14:59:59Z'], [[2024, 1]]],
])('%s', (_, times, years) => {
  expect(
    countByYear(
      times.map((at) => ({ at })),
      seoul,
    ),
  ).toEqual(years)
})

test('the year is that of the zone of the archive', () => {
  const activities = [{ at: '2025-01-01T00:30:00+09:00' }]
  expect(countByYear(activities, createZone('UTC'))).toEqual([[2024, 1]])
  expect(countByYear(activities, seoul)).toEqual([[2025, 1]])
})

test('of many together, the oldest first', () => {
  expect(
    sumYears([
      [[2024, 2]],
      [],
      [
        [2019, 1],
        [2024, 3],
      ],
      [[2020, 5]],
    ]),
  ).toEqual([
    [2019, 1],
    [2020, 5],
    [2024, 5],
  ])
})
