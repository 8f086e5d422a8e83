// Activity by year, drawn: what grows with the number, and which labels have room.
import { describe, expect, test } from 'vitest'
import type { YearCount } from '../../../src/format/activity.ts'
import { toYearChartView } from '../../../src/site/year-chart.ts'
import { createSampleSite } from '../create-sample-site.ts'

function toYears(first: number, counts: readonly number[]): YearCount[] {
  return counts.map((count, index) => [first + index, count])
}

function draw(years: readonly YearCount[]) {
  return toYearChartView(years, createSampleSite()) ?? expect.unreachable()
}

/** Every year ten times as active as its number, from 1. */
function countUp(first: number, length: number): YearCount[] {
  return toYears(
    first,
    Array.from({ length }, (_, index) => 10 * (index + 1)),
  )
}

describe('longer and larger for more', () => {
  test('of each year', () => {
    const { fruits } = draw(toYears(2018, [3, 5, 9, 31, 22, 3]))
    const order = [0, 1, 2, 4, 3]
    for (const [index, place] of order.entries()) {
      const [less, more] = [fruits[order[index - 1] ?? 0], fruits[place]]
      if (index === 0 || !less || !more) continue
      expect(more.y).toBeGreaterThan(less.y)
      expect(more.radius).toBeGreaterThan(less.radius)
    }
    expect([fruits[5]?.y, fruits[5]?.radius]).toEqual([fruits[0]?.y, fruits[0]?.radius])
  })

  test('the strongest as long and large as there is room', () => {
    expect(draw(toYears(2024, [10, 20])).fruits[1]).toMatchObject({
      y: 56,
      radius: 6.8,
      value: { text: '20', y: 82.6 },
    })
  })

  test('a year without activity between others has a bare thread', () => {
    const { fruits } = draw([
      [2019, 4],
      [2022, 2],
    ])
    expect(fruits.map(({ y, radius }) => [y, radius])).toEqual([
      [56, 6.8],
      [10, 0],
      [10, 0],
      [36, 5.7],
    ])
  })
})

describe('labels', () => {
  const labelsOf = (years: readonly YearCount[]) => draw(years).fruits.map(({ year = '-' }) => year)

  test.each<[string, readonly YearCount[], string[]]>([
    ['whole where all have room', countUp(2020, 6), ['2020', '2021', '2022', '2023', '2024', '2025']],
    ['two digits where they have not', countUp(2018, 8), ['18', '19', '20', '21', '22', '23', '24', '25']],
    [
      'every second where two digits have not',
      countUp(2009, 17),
      ['09', '-', '11', '-', '13', '-', '15', '-', '17', '-', '19', '-', '21', '-', '23', '-', '25'],
    ],
    [
      'the strongest, and those beside it that it leaves room',
      toYears(2011, [1, 1, 1, 1, 1, 1, 1, 9, 1, 1, 1, 1, 1, 1, 1]),
      ['11', '-', '13', '-', '15', '-', '-', '18', '-', '-', '21', '-', '23', '-', '25'],
    ],
  ])('%s', (_, years, labels) => {
    expect(labelsOf(years)).toEqual(labels)
  })

  test('whole where two digits could mean two years', () => {
    expect(
      labelsOf(countUp(1900, 126))
        .filter((year) => year !== '-')
        .at(-1),
    ).toBe('2025')
  })

  test.each([2, 5, 8, 13, 25, 40, 126])(
    '%i years: none runs into another, nothing out of the drawing',
    (count) => {
      const { fruits, width, height } = draw(countUp(2026 - count, count))
      expect(width).toBeLessThanOrEqual(264)
      const labelled = fruits.filter(({ year }) => year !== undefined)
      expect(labelled.at(-1)).toBe(fruits.at(-1))
      for (const [index, { x, year = '' }] of labelled.entries()) {
        const half = (year.length * 7) / 2
        expect(x + half).toBeLessThanOrEqual(width)
        const before = labelled[index - 1]
        if (before) expect(x - before.x).toBeGreaterThanOrEqual(2 * half)
      }
      for (const [index, { x, y, radius, value }] of fruits.entries()) {
        const before = fruits[index - 1]
        if (before) expect(x - before.x).toBeGreaterThanOrEqual(1.12 * (radius + before.radius))
        expect(value?.y ?? y + 2 * radius).toBeLessThan(height - 14)
      }
    },
  )
})

test('the number stands at the strongest year, the newest of equal ones; it and the newest stand out', () => {
  const { fruits } = draw(toYears(2021, [1234, 5, 1234, 7]))
  expect(fruits.map(({ value }) => value?.text)).toEqual([undefined, undefined, '1,234', undefined])
  expect(fruits.map(({ strong }) => strong)).toEqual([false, false, true, true])
})

describe('what is shown', () => {
  const years: YearCount[] = [
    [2022, 3],
    [2024, 1200],
  ]

  test('the title reads every number, in the language of the site', () => {
    expect(toYearChartView(years, createSampleSite())?.title).toBe(
      '연도별 활동: 2022년 3, 2023년 0, 2024년 1,200',
    )
    expect(toYearChartView(years, createSampleSite({ locale: 'en' }))?.title).toBe(
      'Activity by year: 2022: 3, 2023: 0, 2024: 1,200',
    )
  })

  test.each<[string, YearCount[]]>([
    ['no activity', []],
    ['one year alone', [[2024, 90]]],
    [
      'hardly any',
      [
        [2023, 1],
        [2024, 3],
      ],
    ],
  ])('nothing of %s', (_, few) => {
    expect(toYearChartView(few, createSampleSite())).toBeUndefined()
  })
})
