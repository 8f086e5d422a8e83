// What a result shows of a question, as files of records hold it: lists, in which no name of a field is repeated.
import type { Result, ResultActivity } from './result.ts'

/** What follows from the question's front matter, ready for the eye. */
export type RecordHead = readonly [
  path: string,
  title: string,
  language: string | 0,
  activity: readonly [
    timeLabel: string,
    datetime: string,
    localTime: string,
    actor: string,
    reserved: 0 | 1,
    kind: string,
  ],
  /** Empty where it has none. */
  category: string,
  hashtags: readonly string[],
  answers: readonly [label: string, look: NonNullable<Result['answers']>['look']] | 0,
  counts: readonly string[],
  poll: 0 | 1,
]

/** What follows from its text and its answers. The excerpt of an answer is absent in the records of a large archive. */
export type RecordTexts = readonly [excerpt: string, answers: readonly RecordAnswer[]]
export type RecordAnswer = readonly [id: string, page: number, excerpt?: string]

export type StoredRecord = readonly [head: RecordHead, ...texts: RecordTexts]

export function toActivity([
  timeLabel,
  datetime,
  localTime,
  actor,
  reserved,
  kind,
]: RecordHead[3]): ResultActivity {
  return { timeLabel, datetime, localTime, actor, reserved: reserved === 1, kind }
}
