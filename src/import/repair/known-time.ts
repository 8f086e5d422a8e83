import type { ThreadRecords } from '../thread-records.ts'
import { mendTime, type Times, toInstantOf } from './mend-time.ts'

/** When the first thing of a thread happened of which that is known. */
export function findKnownTime(
  { question, answers, comments }: ThreadRecords,
  times: Times,
): string | undefined {
  const told = [
    question,
    ...(question.activity ?? []),
    ...question.edited,
    ...answers,
    ...answers.flatMap(({ edited }) => edited),
    ...comments,
  ]
  const read = told.flatMap(({ at }) => mendTime(at, times, () => {}) ?? [])
  return read.sort((a, b) => toInstantOf(a, times.zone) - toInstantOf(b, times.zone))[0]
}
