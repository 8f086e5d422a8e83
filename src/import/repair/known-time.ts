import type { ThreadRecords } from '../thread-records.ts'
import { findFirst, type Times } from './mend-time.ts'

/** When the first thing of a thread happened of which that is known. */
export function findKnownTime(
  { question, answers, comments }: ThreadRecords,
  times: Times,
): string | undefined {
  return findFirst(
    [
      question,
      ...(question.activity ?? []),
      ...question.edited,
      ...answers,
      ...answers.flatMap(({ edited }) => edited),
      ...comments,
    ],
    times,
  )
}
