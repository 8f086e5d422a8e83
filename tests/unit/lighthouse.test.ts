// npm run lighthouse: what is enough, and how it is said.
import { expect, test } from 'vitest'
import { judgePage, toTable } from '../lighthouse/judge.ts'
import { toSettingsAt } from '../lighthouse/run-lighthouse.ts'

type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number | null>

const full: Scores = { performance: 0.97, accessibility: 1, 'best-practices': 1, seo: 1 }

function toReport(scores: Partial<Scores>, rest: object = {}): object {
  const categories = Object.entries({ ...full, ...scores }).map(([name, score]) => [
    name,
    {
      score,
      auditRefs: [
        { id: `${name}-good`, weight: 1 },
        { id: `${name}-bad`, weight: 3 },
        { id: `${name}-aside`, weight: 0 },
      ],
    },
  ])
  const audits = Object.keys(full).flatMap((name) => [
    [`${name}-good`, { score: 1 }],
    [`${name}-bad`, { score: 0.4 }],
    [`${name}-aside`, { score: 0 }],
  ])
  return {
    categories: Object.fromEntries(categories),
    audits: {
      ...Object.fromEntries(audits),
      'first-contentful-paint': { score: 0.9, numericValue: 1840 },
      'largest-contentful-paint': { score: 0.9, numericValue: 2260.4 },
      'cumulative-layout-shift': { score: 1, numericValue: 0.0123 },
      'network-requests': { score: 1, details: { items: [{}, {}, {}, {}] } },
      'total-byte-weight': { score: 1, numericValue: 219_400 },
      // Others describe themselves in shapes of their own.
      'document-latency-insight': { score: 1, details: { items: { a: 1 } } },
      'final-screenshot': { score: null, details: { data: 'x' } },
    },
    ...rest,
  }
}

test.each<[scores: Partial<Scores>, faults: string[]]>([
  [{}, []],
  [{ performance: 0.95 }, []],
  [{ performance: 0.94 }, ['performance 94 of 95: performance-bad']],
  [{ accessibility: 0.99 }, ['accessibility 99 of 100: accessibility-bad']],
  [{ 'best-practices': 0.96 }, ['best-practices 96 of 100: best-practices-bad']],
  [{ seo: 0.92 }, ['seo 92 of 100: seo-bad']],
  [{ seo: null }, ['seo unknown of 100: seo-bad']],
])('%j', (scores, faults) => {
  expect(judgePage('', [toReport(scores)]).faults).toEqual(faults)
})

test('of several runs the one in the middle counts', () => {
  const runs = [0.99, 0.9, 0.96].map((performance) => toReport({ performance }))
  expect(judgePage('', runs)).toMatchObject({ scores: { performance: 96 }, faults: [] })
})

test('a page that could not be judged is no good page', () => {
  const report = toReport({}, { runtimeError: { code: 'NO_FCP', message: 'The page did not paint.' } })
  expect(judgePage('tags/', [report]).faults).toEqual(['not judged: NO_FCP'])
})

test('a line for each page, and one for each fault', () => {
  const pages = [judgePage('', [toReport({})]), judgePage('tags/rest/', [toReport({ performance: 0.5 })])]
  expect(toTable(pages)).toBe(`\
page         performance  accessibility  best-practices  seo  first paint  largest  shift  files   KB
/                     97            100             100  100        1.8 s    2.3 s  0.012      4  219
/tags/rest/           50            100             100  100        1.8 s    2.3 s  0.012      4  219
/tags/rest/ performance 50 of 95: performance-bad
`)
})

test.each([
  ['title: 가\n', 'title: 가\nurl: http://127.0.0.1:8000/\n'],
  ['title: 가', 'title: 가\nurl: http://127.0.0.1:8000/\n'],
  ['url: https://a.kr/b/\ntitle: 가\n', 'title: 가\nurl: http://127.0.0.1:8000/\n'],
])('%j is built for another address', (settings, expected) => {
  expect(toSettingsAt('http://127.0.0.1:8000/', settings)).toBe(expected)
})
