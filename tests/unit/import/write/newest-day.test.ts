import { expect, test } from 'vitest'
import { createNewestDay } from '../../../../src/import/write/newest-day.ts'
import { createZone } from '../../../../src/time/zone.ts'
import { toAnswerRecord, toCommentRecord, toQuestionRecord } from '../repair/sample-records.ts'

test('the newest day is that of any time that repair can read, and none of the future', () => {
  const newest = createNewestDay(createZone('Asia/Seoul'), '2025-06-30')
  const days = [
    toQuestionRecord({ at: 'soon' }),
    toQuestionRecord({ at: '2024-05-01T16:00:00Z' }),
    toAnswerRecord({ at: '2024.5.3 9:30' }),
    toAnswerRecord({ at: '2024-05-01', edited: [{ at: '2024/05/04 09:00' }] }),
    toCommentRecord({ at: '1714900000' }),
    toQuestionRecord({ at: '2999-01-01' }),
  ].map((record) => {
    newest.look(record)
    return newest.day()
  })
  expect(days).toEqual([undefined, '2024-05-02', '2024-05-03', '2024-05-04', '2024-05-05', '2024-05-05'])
})
