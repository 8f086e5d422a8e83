// Decision 8: the activity line, exactly one space around each part.
import { describe, expect, test } from 'vitest'
import type { Activity } from '../../../src/question/activity.ts'
import { toActivityView } from '../../../src/views/activity-view.ts'
import { createSampleSite } from '../create-sample-site.ts'

const site = createSampleSite()

function view(at: string, actor = '홍길동', kind: Activity['kind'] = '새로운 답변') {
  return toActivityView({ at, actor, kind }, site)
}

/** Text content of the line, as the component prints it. */
function toLine({ timeLabel, separator, actor, joiner, kind }: ReturnType<typeof view>): string {
  return timeLabel + separator + actor.name + joiner + kind
}

describe('activity line', () => {
  test.each<[string, string, Activity['kind'], string]>([
    ['2025-03-30', '홍길동', '새로운 답변', '3달 전 · 홍길동 님의 새로운 답변'],
    ['2025-06-30', '홍길동', '질문', '0일 전 · 홍길동 님의 질문'],
    ['2025-06-29', '익명', '질문 업데이트', '1일 전 · 익명 님의 질문 업데이트'],
    ['2025-05-31', '삭제된 사용자', '답변 업데이트', '30일 전 · 삭제된 사용자 님의 답변 업데이트'],
    ['2024-06-30', '김 개발', '새로운 댓글', '일 년 전 · 김 개발 님의 새로운 댓글'],
    ['2023-06-30', 'dev<1>', '댓글 업데이트', '2년 전 · dev<1> 님의 댓글 업데이트'],
    // The day is that of Seoul, whatever offset the file writes.
    ['2025-06-29T15:00:00Z', '홍길동', '질문', '0일 전 · 홍길동 님의 질문'],
    ['2025-06-29T14:59:59Z', '홍길동', '질문', '1일 전 · 홍길동 님의 질문'],
    ['2024-06-30T23:59:59+09:00', '홍길동', '질문', '일 년 전 · 홍길동 님의 질문'],
    ['2024-07-01T00:00:00+09:00', '홍길동', '질문', '11달 전 · 홍길동 님의 질문'],
  ])('%s by %s: %s', (at, actor, kind, line) => {
    expect(toLine(view(at, actor, kind))).toBe(line)
  })
})

test.each([
  ['2024-05-03T21:04:00+09:00', '2024년 5월 3일 21:04'],
  ['2024-05-03T15:04:59Z', '2024년 5월 4일 00:04'],
  ['2024-05-03', '2024년 5월 3일'],
])('%s: the full timestamp for machines, the local one for people', (at, localTime) => {
  expect(view(at)).toMatchObject({ datetime: at, localTime })
})

test.each([
  ['홍길동', false],
  ['익명', true],
  ['삭제된 사용자', true],
  ['익명님', false],
  ['삭제된사용자', false],
])('%s is a role: %s (decision 12)', (actor, role) => {
  expect(view('2024-05-03', actor).actor).toEqual({ name: actor, role })
})

test('labels of one archive are not those of another', () => {
  const later = createSampleSite({ referenceDate: '2026-06-30' })
  expect(view('2025-06-30').timeLabel).toBe('0일 전')
  expect(toActivityView({ at: '2025-06-30', actor: 'a', kind: '질문' }, later).timeLabel).toBe('일 년 전')
})

test('a time that was not checked is refused', () => {
  expect(() => view('어제')).toThrow('어제')
})
