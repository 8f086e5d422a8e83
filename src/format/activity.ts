// The history of a question: kinds, reserved actors, years and months, and what is counted.
import { compareText } from './issue.ts'
import { parseTimestamp, type Zone } from './time.ts'

/** The six kinds that were observed, as they are shown (decision 16). Files may name them in English too. */
export const activityKinds = [
  '질문',
  '질문 업데이트',
  '새로운 답변',
  '답변 업데이트',
  '새로운 댓글',
  '댓글 업데이트',
] as const

export type ActivityKind = (typeof activityKinds)[number]

export const englishKinds = [
  'question',
  'question edited',
  'new answer',
  'answer edited',
  'new comment',
  'comment edited',
] as const

type EnglishKind = (typeof englishKinds)[number]

const koreanKinds: Record<EnglishKind, ActivityKind> = {
  question: '질문',
  'question edited': '질문 업데이트',
  'new answer': '새로운 답변',
  'answer edited': '답변 업데이트',
  'new comment': '새로운 댓글',
  'comment edited': '댓글 업데이트',
}

export const anonymousActor = '익명'
export const deletedActor = '삭제된 사용자'

/** Reserved actors are roles, not names (decision 12). */
export function isRole(actor: string): boolean {
  return actor === anonymousActor || actor === deletedActor
}

/** Whether somebody answered, and did not ask, comment or edit. */
export function isNewAnswer({ kind }: Pick<Activity, 'kind'>): boolean {
  return kind === '새로운 답변'
}

/** Whether it is the line of history that says when a question was asked, in the words of either language. */
export function isAsking({ kind }: { kind: string | undefined }): boolean {
  return kind === activityKinds[0] || kind === englishKinds[0]
}

/** A kind in the words of either language, in those that everything else knows. */
export function toActivityKind(kind: ActivityKind | EnglishKind): ActivityKind {
  return isEnglish(kind) ? koreanKinds[kind] : kind
}

function isEnglish(kind: ActivityKind | EnglishKind): kind is EnglishKind {
  return kind in koreanKinds
}

/** An actor as everything else knows it: a name as it is, a role in Korean, also where the file names it in English. */
export function toActor(actor: string): string {
  if (actor === 'anonymous') return anonymousActor
  return actor === 'deleted user' ? deletedActor : actor
}

export interface Activity {
  /** As the file writes it: a date, or an RFC 3339 timestamp with offset. */
  at: string
  actor: string
  /** Who it was, in people.yaml. */
  person?: string | undefined
  kind: ActivityKind
}

/** A year, and the number of activities in it. */
export type YearCount = readonly [year: number, count: number]

/** Years with activities, the oldest first. @param zone in which a year begins. */
export function countByYear(activities: readonly Pick<Activity, 'at'>[], zone: Zone): YearCount[] {
  const years = activities.flatMap(({ at }): YearCount[] => {
    const timestamp = parseTimestamp(at)
    return timestamp ? [[Number(zone.dayOf(timestamp).slice(0, 4)), 1]] : []
  })
  return sumYears([years])
}

/** Those of many together, the oldest first. */
export function sumYears(lists: Iterable<readonly YearCount[]>): YearCount[] {
  const counts = new Map<number, number>()
  for (const list of lists) {
    for (const [year, count] of list) counts.set(year, (counts.get(year) ?? 0) + count)
  }
  return [...counts].sort(([a], [b]) => a - b)
}

/** A month such as `2024-05`, and how many questions, answers and comments began in it. */
export type MonthCount = readonly [month: string, questions: number, answers: number, comments: number]

const beginnings: readonly ActivityKind[] = ['질문', '새로운 답변', '새로운 댓글']

/** Months in which something began, the oldest first. @param zone in which a month begins. */
export function countByMonth(activities: readonly Pick<Activity, 'at' | 'kind'>[], zone: Zone): MonthCount[] {
  const months = activities.flatMap(({ at, kind }): MonthCount[] => {
    const timestamp = parseTimestamp(at)
    if (!timestamp || !beginnings.includes(kind)) return []
    const [asked = 0, answered = 0, commented = 0] = beginnings.map((each) => (each === kind ? 1 : 0))
    return [[zone.dayOf(timestamp).slice(0, 7), asked, answered, commented]]
  })
  return sumMonths([months])
}

/** Those of many together, the oldest first. */
export function sumMonths(lists: Iterable<readonly MonthCount[]>): MonthCount[] {
  const sums = new Map<string, MonthCount>()
  for (const list of lists) {
    for (const [month, questions, answers, comments] of list) {
      const [, asked = 0, answered = 0, commented = 0] = sums.get(month) ?? []
      sums.set(month, [month, asked + questions, answered + answers, commented + comments])
    }
  }
  return [...sums.values()].sort(([a], [b]) => compareText(a, b))
}

/** Undefined where there is none, and where one of both is known by its day alone. */
export function findMinutesToAnswer(
  activities: readonly Pick<Activity, 'at' | 'kind'>[],
  zone: Zone,
): number | undefined {
  const [asked, answered] = [activities.find(isAsking), activities.find(isNewAnswer)].map((activity) => {
    const timestamp = activity && parseTimestamp(activity.at)
    return timestamp && zone.clockOf(timestamp) !== undefined ? zone.instantOf(timestamp) : undefined
  })
  if (asked === undefined || answered === undefined) return undefined
  return Math.max(0, Math.round((answered - asked) / 60_000))
}

/** What is counted of a question, in the one order in which it is shown, written and compared. */
export const countNames = ['answers', 'comments', 'recommended', 'needsSupplement', 'views'] as const

export type CountName = (typeof countNames)[number]

/** Those that every file gives, as they are before anything is counted. */
export const zeroCounts = { answers: 0, comments: 0 }

/** Those that are absent are not known, which is not zero (decision 10). */
export type Counts = typeof zeroCounts & Partial<Record<CountName, number | undefined>>
