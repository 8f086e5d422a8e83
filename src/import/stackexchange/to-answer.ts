import type { AnswerRecord } from '../records.ts'
import { owner } from './authors.ts'
import type { Conversion } from './conversion.ts'
import type { DumpPost } from './dump-thread.ts'
import { noteCommunityWiki, toBody, toOrigin, toScore } from './post-fields.ts'
import { toEdits } from './revisions.ts'
import { numberOf, timeOf } from './values.ts'

export function toAnswer(answer: DumpPost, question: DumpPost, conversion: Conversion): AnswerRecord {
  const { row } = answer
  const id = String(answer.id)
  const isAccepted = numberOf(question.row, 'AcceptedAnswerId') === answer.id
  noteCommunityWiki(answer, `answer ${id}`, conversion)
  return {
    type: 'answer',
    question: String(question.id),
    id,
    at: timeOf(row, 'CreationDate'),
    ...conversion.authors.of(row, owner),
    edited: toEdits(answer, conversion.authors),
    body: toBody(answer),
    ...(isAccepted ? { accepted: toAccepted(answer) } : {}),
    ...toScore('answer', answer, conversion),
    ...toOrigin(answer, conversion, `/a/${id}`),
  }
}

/** The day, where the votes tell it: 20240501 → `2024-05-01`. */
function toAccepted({ votes }: DumpPost): string | true {
  const day = votes?.accepted ? String(votes.accepted) : ''
  return day.length === 8 ? `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` : true
}
