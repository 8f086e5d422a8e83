// Times of the activity line. Its text is held by what is printed (tests/site/activity-lines.test.ts).
import { expect, test } from 'vitest'
import { toActivityView } from '../../../src/views/activity-view.ts'
import { createSampleSite } from '../create-sample-site.ts'

function viewAt(at: string, referenceDate = '2025-06-30') {
  return toActivityView({ at, actor: '홍길동', kind: '새로운 답변' }, createSampleSite({ referenceDate }))
}

test.each([
  ['2024-05-03T21:04:00+09:00', '2024년 5월 3일 21:04'],
  ['2024-05-03T15:04:59Z', '2024년 5월 4일 00:04'],
  ['2024-05-03', '2024년 5월 3일'],
])('%s: the full timestamp for machines, the local one for people', (at, localTime) => {
  expect(viewAt(at)).toMatchObject({ datetime: at, localTime })
})

test('labels of one archive are not those of another', () => {
  expect(viewAt('2025-06-30').timeLabel).toBe('0일 전')
  expect(viewAt('2025-06-30', '2026-06-30').timeLabel).toBe('일 년 전')
})

test('a time that was not checked is refused', () => {
  expect(() => viewAt('어제')).toThrow('어제')
})
