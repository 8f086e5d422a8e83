import { describe, expect, test } from 'vitest'
import type { Settings } from '../../../../src/folder/settings.ts'
import type { CachedQuestion } from '../../../../src/kept/question.ts'
import { statistics } from '../../../../src/site/kinds/statistics.ts'
import { sampleSettings } from '../../../support/sample-settings.ts'
import { createSampleSite } from '../../create-sample-site.ts'
import { publishSample } from '../../sample-publication.ts'
import { toCachedQuestion } from '../../sample-question.ts'

type Changed = Partial<CachedQuestion>

const months = (...all: CachedQuestion['months'][number][]) => ({ months: all })

const sample: Changed[] = [
  {
    ...{ hashtags: ['rest', 'api'], counts: { answers: 2, comments: 1_500 }, minutesToAnswer: 300 },
    ...months(['2023-11', 1, 0, 0], ['2025-06', 0, 2, 3]),
  },
  { counts: { answers: 1, comments: 0 }, ...months(['2025-06', 1, 1, 0]), minutesToAnswer: 5 },
  { hashtags: ['rest'], months: [['2025-05', 1, 0, 0]], minutesToAnswer: 2_000 },
]

function view(questions: Changed[], changed: Partial<Settings> = {}) {
  const settings = { ...sampleSettings, ...changed }
  const cached = questions.map((each, index) => toCachedQuestion(`q${index}`, each))
  const publication = publishSample({ settings, questions: cached })
  const [planned, ...others] = statistics.plan(publication)
  expect(others).toEqual([])
  if (!planned) return undefined
  expect([planned.path, planned.listed]).toEqual(['stats/', true])
  return statistics.make(planned, createSampleSite(settings, { questions: cached })).statistics
}

test('figures: what every question counts, the share that is answered, the one in the middle', () => {
  expect(view(sample)?.figures.map(({ label, value, unit }) => `${label} ${value}${unit}`)).toEqual([
    '질문 3',
    '답변 3',
    '댓글 1,500',
    '답변율 66%',
    '첫 답변까지 걸린 시간(중앙값) 5시간',
    '해시태그 2',
  ])
})

test.each([
  [119, '119분'],
  [120, '2시간'],
  [2_879, '48시간'],
  [2_880, '2일'],
  [1_440_000, '1,000일'],
])('%i minutes to an answer: %s', (minutesToAnswer, expected) => {
  const figure = view([{ minutesToAnswer }])?.figures.find(
    ({ label }) => label === '첫 답변까지 걸린 시간(중앙값)',
  )
  expect(figure && figure.value + figure.unit).toBe(expected)
})

test('nothing is said of an answer whose minute is not known, nor of an archive without questions', () => {
  expect(view([{}])?.figures.map(({ label }) => label)).not.toContain('첫 답변까지 걸린 시간(중앙값)')
  expect(view([])).toMatchObject({ years: undefined, months: undefined, used: undefined })
  expect(view([])?.figures.map(({ label, value }) => `${label} ${value}`)).toEqual([
    '질문 0',
    '답변 0',
    '댓글 0',
    '해시태그 0',
  ])
})

test('none where the settings say so', () => {
  expect(view(sample, { stats: false })).toBeUndefined()
})

describe('years', () => {
  test('those between others are there, each with its parts, and the table says the same', () => {
    const years = view(sample)?.years
    expect(years?.title).toBe('연도별 활동: 2023년 1, 2024년 0, 2025년 8')
    expect(years?.rows.map(({ name, cells }) => [name, ...cells].join(' '))).toEqual([
      '2023 1 0 0 1',
      '2024 0 0 0 0',
      '2025 2 3 3 8',
    ])
    expect(years?.notes).toEqual(['2025년에 활동이 가장 많았습니다.', '2025년은 6월까지입니다.'])
  })

  test('parts stand on each other, in hundredths of the highest line', () => {
    const { lines, bars } = view(sample)?.years ?? {}
    expect(lines?.map(({ label, y }) => `${label} ${y}`)).toEqual(['0 100', '2 75', '4 50', '6 25', '8 0'])
    expect(bars?.at(-1)).toMatchObject({
      value: { text: '8', y: 0 },
      parts: [
        { number: 1, y: 75, height: 25 },
        { number: 2, y: 37.5, height: 37.5 },
        { number: 3, y: 0, height: 37.5 },
      ],
    })
    expect(bars?.at(-1)?.names.map(({ text }) => text)).toEqual(['질문 2', '답변 3', '댓글 3'])
  })

  test('a part that a year has none of is not drawn, nor named where no year has any, and others keep their colours', () => {
    const { bars, parts } = view([months(['2024-01', 1, 1, 0], ['2025-01', 0, 2, 0])])?.years ?? {}
    expect(parts).toEqual([
      { number: 1, name: '질문' },
      { number: 2, name: '답변' },
    ])
    expect(bars?.map((bar) => bar.parts.map(({ number }) => number))).toEqual([[1, 2], [2]])
  })

  test('names of small parts do not run into each other: 15 pixels of 260 at least', () => {
    const [bar] = view([{ months: [['2025-01', 1, 1, 98]] }])?.years?.bars ?? []
    const places = bar?.names.map(({ y }) => y) ?? []
    expect(places).toHaveLength(3)
    for (const [index, y] of places.entries()) {
      if (index > 0) expect((places[index - 1] ?? 0) - y).toBeGreaterThanOrEqual(5.7)
    }
  })

  test('of many years some have no label on a phone, and none runs out of the number that has room', () => {
    const months = Array.from({ length: 30 }, (_, index) => [`${1996 + index}-01`, 1000, 0, 0] as const)
    const bars = view([{ months }])?.years?.bars ?? []
    const shown = (name: 'yearNot' | 'valueNot', width: 'slim' | 'wide') =>
      bars.filter((bar) => !bar[name].includes(width)).map(({ century, year }) => century + year)
    expect(shown('yearNot', 'slim').join(' ')).toBe('1998 2001 2004 2007 2010 2013 2016 2019 2022 2025')
    expect(shown('yearNot', 'wide')).toHaveLength(15)
    expect(shown('valueNot', 'slim')).toEqual(['2025'])
  })
})

test('the newest 60 years are drawn, whatever day a history begins with', () => {
  const years = view([months(['0202-05', 1, 0, 0], ['2025-01', 1, 0, 0])])?.years
  expect([years?.rows.length, years?.rows[0]?.name]).toEqual([60, '1966'])
})

test('months: shades by the root of their share, and those after the reference date', () => {
  const months = view(sample)?.months
  expect(months?.names.map(({ short, rest }) => `${short}|${rest}`).slice(0, 2)).toEqual(['1|월', '2|월'])
  const cells = months?.drawn.at(-1)?.cells ?? []
  const shades = cells.map(({ shade }) => shade)
  expect(shades.slice(3, 8)).toEqual(['shade-0', 'shade-4', 'shade-8', 'later', 'later'])
  expect(cells[5]?.title).toBe('2025년 6월 7')
  expect(cells[6]?.title).toBe('2025년 7월 기준일 이후')
  expect(months?.rows.at(-1)?.cells).toEqual(['0', '0', '0', '0', '1', '7', '', '', '', '', '', ''])
})

test('hashtags: of the longest, and what of it is answered', () => {
  const used = view(sample)?.used
  expect(
    used?.bars.map(({ label, href, count, all, answered }) => [label, href, count, all, answered]),
  ).toEqual([
    ['#rest', '/tags/rest/', '3', 100, 66.7],
    ['#api', '/tags/api/', '1', 33.3, 33.3],
  ])
  expect(used?.rows[0]).toEqual({ name: '#rest', cells: ['3', '2', '66%'] })
})

test('categories, where there are no hashtags', () => {
  const used = view([
    { hashtags: [], category: '취업' },
    { hashtags: [], category: '이직' },
    { hashtags: [], category: '이직' },
  ])?.used
  expect(used?.heading).toBe('질문이 많은 분류')
  expect(used?.bars.map(({ label, href, count }) => [label, href, count])).toEqual([
    ['이직', '/categories/이직/', '2'],
    ['취업', '/categories/취업/', '1'],
  ])
})
