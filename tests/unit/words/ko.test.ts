// Labels of docs/decisions.md, observed and decided, to the letter.
import { describe, expect, test } from 'vitest'
import { activityKinds } from '../../../src/format/activity.ts'
import { findMessages } from '../../../src/words/messages.ts'

const ko = findMessages('ko')

describe('relative time (decision 13)', () => {
  test.each<[keyof typeof ko.relativeTime, number, string]>([
    ['day', 0, '0일 전'],
    ['day', 1, '1일 전'],
    ['day', 30, '30일 전'],
    ['month', 1, '1달 전'],
    ['month', 11, '11달 전'],
    ['year', 1, '일 년 전'],
    ['year', 2, '2년 전'],
    ['year', 10, '10년 전'],
  ])('%s %d is %s', (unit, count, label) => {
    expect(ko.relativeTime[unit]({ count })).toBe(label)
  })
})

test.each([
  ['2025-06-30', '2025년 6월 30일'],
  ['2024-01-01', '2024년 1월 1일'],
  ['2024-12-09', '2024년 12월 9일'],
])('the day %s is %s', (day, label) => {
  expect(ko.day(day)).toBe(label)
})

test('a day with its clock', () => {
  expect(ko.dayAndClock({ day: ko.day('2024-05-03'), clock: '21:04' })).toBe('2024년 5월 3일 21:04')
})

test('the six kinds of activity are shown as files write them', () => {
  expect(activityKinds).toEqual([
    '질문',
    '질문 업데이트',
    '새로운 답변',
    '답변 업데이트',
    '새로운 댓글',
    '댓글 업데이트',
  ])
  expect(activityKinds.map((kind) => ko.activity.kinds[kind])).toEqual([...activityKinds])
})

test.each([
  ['separator of the activity line', ko.activity.separator, ' · '],
  ['suffix of the actor', ko.activity.joiner, ' 님의 '],
  ['anonymous', ko.actors.anonymous, '익명'],
  ['deleted user', ko.actors.deleted, '삭제된 사용자'],
  ['answers', ko.counts.answers({ count: '1,234' }), '답변 1,234'],
  ['comments', ko.counts.comments({ count: '1,234' }), '댓글 1,234'],
  ['recommended', ko.counts.recommended({ count: '1,234' }), '추천해요 1,234'],
  ['needs supplement', ko.counts.needsSupplement({ count: '1,234' }), '보충이 필요해요 1,234'],
  ['views', ko.counts.views({ count: '1,234' }), '조회 1,234'],
  ['poll', ko.poll.label, '투표'],
  ['more of a cut body', ko.more, '전체 보기'],
  ['keyword-only entry', ko.keywordMark, '키워드 일치'],
  ['headline', ko.listing.headline({ count: 12 }), '질문 12'],
  ['note', ko.listing.note, '키워드만 일치하고 해시태그가 없는 질문은 이 수에 포함되지 않습니다.'],
  [
    'number of keyword-only entries',
    ko.listing.keywordOnly({ count: 72 }),
    '키워드만 일치하는 질문은 72개입니다.',
  ],
  ['reference date', ko.frame.reference({ day: '2025년 6월 30일' }), '2025년 6월 30일 기준'],
  ['image with a description', ko.image.described({ description: '구성도' }), '이미지: 구성도'],
  ['image without one', ko.image.alone, '이미지'],
  ['masked e-mail address', ko.masks.email, '[이메일 비공개]'],
  ['redacted name', ko.masks.name, '삭제된 사용자'],
])('label of %s', (_, label, expected) => {
  expect(label).toBe(expected)
})
