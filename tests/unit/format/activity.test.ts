import { expect, test } from 'vitest'
import {
  countByMonth,
  countByYear,
  countNames,
  findMinutesToAnswer,
  isRole,
  sumMonths,
  sumYears,
  toActivityKind,
  toActor,
  type YearCount,
  zeroCounts,
} from '../../../src/format/activity.ts'
import { questionSchema } from '../../../src/format/fields.ts'
import { createZone } from '../../../src/format/time.ts'

test.each([
  ['익명', true],
  ['삭제된 사용자', true],
  ['홍길동', false],
  ['익명의 개발자', false],
  ['', false],
])('%s is a role: %s', (actor, role) => {
  expect(isRole(actor)).toBe(role)
})

test.each([
  ['anonymous', '익명'],
  ['deleted user', '삭제된 사용자'],
  ['익명', '익명'],
  ['Anonymous', 'Anonymous'],
  ['홍길동', '홍길동'],
])('the actor %s is %s', (written, actor) => {
  expect(toActor(written)).toBe(actor)
})

test.each([
  ['question', '질문'],
  ['question edited', '질문 업데이트'],
  ['new answer', '새로운 답변'],
  ['answer edited', '답변 업데이트'],
  ['new comment', '새로운 댓글'],
  ['comment edited', '댓글 업데이트'],
  ['새로운 댓글', '새로운 댓글'],
] as const)('%s is the kind %s', (written, kind) => {
  expect(toActivityKind(written)).toBe(kind)
})

const seoul = createZone('Asia/Seoul')

/** Rows of numbers, each as its words. */
const print = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.join(' ')).join(', ')

test.each<[string, string[], years: string]>([
  ['nothing', [], ''],
  ['whole days', ['2024-12-31', '2025-01-01'], '2024 1, 2025 1'],
  ['several in a year', ['2024-01-01', '2022-05-03', '2024-12-31'], '2022 1, 2024 2'],
  ['an instant that is the new year in the zone', ['2024-12-31T15:00:00Z'], '2025 1'],
  ['one just before it', ['2024-12-31T14:59:59Z'], '2024 1'],
])('%s', (_, times, years) => {
  const activities = times.map((at) => ({ at }))
  expect(print(countByYear(activities, seoul))).toBe(years)
})

test('the year is that of the zone of the archive', () => {
  const activities = [{ at: '2025-01-01T00:30:00+09:00' }]
  expect(print(countByYear(activities, createZone('UTC')))).toBe('2024 1')
  expect(print(countByYear(activities, seoul))).toBe('2025 1')
})

test('of many together, the oldest first', () => {
  const first: YearCount = [2019, 1]
  const years = sumYears([[[2024, 2]], [], [first, [2024, 3]], [[2020, 5]]])
  expect(print(years)).toBe('2019 1, 2020 5, 2024 5')
})

test('months: what began, and what was only changed is not counted', () => {
  const activities = [
    { at: '2024-12-31T16:00:00Z', kind: '질문' },
    { at: '2025-01-02', kind: '새로운 답변' },
    { at: '2025-01-03', kind: '답변 업데이트' },
    { at: '2025-03-01', kind: '새로운 댓글' },
  ] as const
  expect(print(countByMonth(activities, seoul))).toBe('2025-01 1 1 0, 2025-03 0 0 1')
  expect(print(countByMonth(activities, createZone('UTC')).slice(0, 1))).toBe('2024-12 1 0 0')
})

test('months of many together, the oldest first', () => {
  const early = ['2019-12', 0, 0, 1] as const
  const months = sumMonths([[['2025-01', 1, 2, 0]], [], [early, ['2025-01', 0, 1, 5]]])
  expect(print(months)).toBe('2019-12 0 0 1, 2025-01 1 3 5')
})

test.each<[minutes: number | undefined, asked: string, answered: string]>([
  [90, '2025-01-01T10:00:00+09:00', '2025-01-01T02:30:00Z'],
  [0, '2025-01-01T10:00:00+09:00', '2025-01-01T09:00:00+09:00'],
  [undefined, '2025-01-01', '2025-01-01T09:00:00+09:00'],
  [undefined, '2025-01-01T10:00:00+09:00', '2025-01-02'],
])('%s minutes from %s to the answer of %s', (minutes, asked, answered) => {
  const activities = [
    { at: asked, kind: '질문' },
    { at: answered, kind: '새로운 답변' },
  ] as const
  expect(findMinutesToAnswer(activities, seoul)).toBe(minutes)
  expect(findMinutesToAnswer(activities.slice(1), seoul)).toBeUndefined()
})

// The one list of counts, and what is derived from it.

test('counts stand in the order of an entry', () => {
  expect(countNames).toEqual(['answers', 'comments', 'recommended', 'needsSupplement', 'views'])
})

test('the required ones, before anything is counted', () => {
  expect(zeroCounts).toEqual({ answers: 0, comments: 0 })
})

test('the schema has the same, in the same order', () => {
  expect(Object.keys(questionSchema.shape.counts.shape)).toEqual(countNames)
})
