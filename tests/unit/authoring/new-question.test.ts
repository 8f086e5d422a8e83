import { describe, expect, test } from 'vitest'
import {
  type Answers,
  findFault,
  suggestAnswer,
  toHashtags,
  toLegalHashtags,
  toQuestionPath,
  toQuestionText,
} from '../../../src/authoring/new-question.ts'
import { createPrepareQuestion } from '../../../src/content-folder/prepare-question.ts'
import { settingsSchema } from '../../../src/content-folder/settings.ts'

const settings = settingsSchema.parse({ title: 'a', referenceDate: '1999-06-30' })
const context = {
  prepare: createPrepareQuestion(settings, []),
  taken: new Set(['put-or-patch']),
  form: { views: true, locale: 'ko' } as const,
  sound: { title: 'x', tags: 'x', category: 'x', actor: 'x', at: '1999-06-30', id: 'x', body: 'x' },
}

describe('what is wrong with one answer, whatever the others are', () => {
  test.each<[keyof Answers, string, string | undefined]>([
    ['title', 'REST: 무엇인가요? #3', undefined],
    ['title', '', 'empty'],
    ['title', '가'.repeat(301), 'text-length'],
    ['tags', 'rest, #백엔드', undefined],
    ['tags', ' , #', 'empty'],
    ['tags', 'REST', 'invalid-hashtag'],
    ['tags', 'rest, rest', 'duplicate-hashtag'],
    ['category', 'Front End', undefined],
    ['category', '-', undefined],
    ['category', '!!!', 'invalid-category'],
    ['category', '가'.repeat(81), 'text-length'],
    ['actor', '나'.repeat(81), 'text-length'],
    ['at', '1999-06-30', undefined],
    ['at', '1999-07-01', 'activity-after-reference'],
    ['at', '어제', 'invalid-time'],
    ['id', 'rest', undefined],
    ['id', 'Put-Or-Patch', 'taken-id'],
    ['id', '../a', 'invalid-id'],
    ['id', 'con', 'invalid-id'],
    // Warnings are told when the file is written.
    ['body', '연락은 hong@mailbox.test', undefined],
    ['body', '', 'empty'],
  ])('%s %j: %s', (name, answer, expected) => {
    const fault = findFault(name, answer, context)
    expect(typeof fault === 'object' ? fault[0]?.code : fault).toBe(expected)
  })
})

test.each([
  ['rest, 백엔드', ['rest', '백엔드']],
  ['#rest,#백엔드,', ['rest', '백엔드']],
  ['c#', ['c#']],
])('hashtags of %j', (answer, hashtags) => {
  expect(toHashtags(answer)).toEqual(hashtags)
})

test.each([
  ['REST', 'rest'],
  ['REST, #rest', 'rest'],
  ['REST API, 백엔드', 'rest-api, 백엔드'],
  ['!!!', ''],
])('%j could be %j', (answer, legal) => {
  expect(toLegalHashtags(answer)).toBe(legal)
})

test.each([
  [true, '  comments: 0\n  views: 0\n'],
  [false, '  comments: 0\nactivity:'],
])('views are counted: %s', (views, lines) => {
  expect(toQuestionText(context.sound, { views, locale: 'ko' })).toContain(lines)
})

test.each([
  ['2024-05-01', 'questions/2024/a.md'],
  ['2024-05-01T09:30:00+09:00', 'questions/2024/a.md'],
])('a question of %s stands in its year', (at, path) => {
  expect(toQuestionPath({ id: 'a', at })).toBe(path)
})

test('in an English archive, kinds and roles are English', () => {
  const text = toQuestionText({ ...context.sound, actor: '익명' }, { views: true, locale: 'en' })
  expect(text).toContain('\n    actor: anonymous\n    kind: question\n')
})

test.each<[keyof Answers, string, string | undefined]>([
  ['at', '1999년 5월 1일 오후 3시', '1999-05-01T15:00:00+09:00'],
  ['at', '1999-05-01 15:00', '1999-05-01T15:00:00+09:00'],
  ['at', '어제', undefined],
  ['tags', '#Spring Boot, 백엔드', 'spring-boot, 백엔드'],
  ['title', 'REST란?', undefined],
])('of %s: %j is suggested %j', (name, answer, suggestion) => {
  expect(suggestAnswer(name, answer, context)).toBe(suggestion)
})
