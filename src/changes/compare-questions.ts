// What an edit changes of one question, for people: each part that readers see, and nothing of what stays.
import type { Activity } from '../question/activity.ts'
import { type CountName, countNames } from '../question/counts.ts'
import { countEditedLines, type EditedLines } from './count-edited-lines.ts'
import { toLicenseLine, toPollLines, toStateLines } from './known-besides.ts'
import type { PublishedQuestion } from './published-question.ts'

export interface Replacement<T> {
  before: T
  after: T
}

export interface ListDifference<T> {
  added: T[]
  removed: T[]
}

export interface ActivityDifference extends ListDifference<Activity> {
  /** One removed and one added that differ in a single field. */
  changed: Replacement<Activity>[]
}

/** Only what differs. */
export interface QuestionDifferences {
  title?: Replacement<string>
  category?: Replacement<string | undefined>
  /** Both lists are empty where only the order is another. */
  hashtags?: ListDifference<string>
  counts?: (Replacement<number | undefined> & { name: CountName | 'score' })[]
  poll?: Replacement<boolean>
  /** Titles, options with their votes, and what else is known of its polls. */
  polls?: ListDifference<string>
  language?: Replacement<string | undefined>
  /** Lines of the text as it is written. */
  text?: EditedLines | 'many'
  /** All lists are empty where only the order is another. */
  activity?: ActivityDifference
  aliases?: ListDifference<string>
  state?: ListDifference<string>
  related?: ListDifference<string>
  sourceUrl?: Replacement<string | undefined>
  license?: Replacement<string | undefined>
  /** Path of the file, where its page links to it. */
  file?: Replacement<string | undefined>
}

export function compareQuestions(old: PublishedQuestion, now: PublishedQuestion): QuestionDifferences {
  const known = countNames.map((name) => ({ name, before: old.counts[name], after: now.counts[name] }))
  const score = { name: 'score' as const, before: old.score, after: now.score }
  const counts = [...known, score].filter(({ before, after }) => before !== after)
  const hashtags = compareLists(old.hashtags, now.hashtags)
  const activity = compareActivity(old.activity, now.activity)
  const aliases = compareLists(old.aliases, now.aliases)
  const polls = compareLists(toPollLines(old.polls), toPollLines(now.polls))
  return {
    ...(old.title === now.title ? {} : { title: { before: old.title, after: now.title } }),
    ...(old.category === now.category ? {} : { category: { before: old.category, after: now.category } }),
    ...(hashtags ? { hashtags } : {}),
    ...(counts.length === 0 ? {} : { counts }),
    ...(old.poll === now.poll ? {} : { poll: { before: old.poll, after: now.poll } }),
    ...(polls ? { polls } : {}),
    ...(old.language === now.language ? {} : { language: { before: old.language, after: now.language } }),
    ...(old.html === now.html ? {} : { text: countEditedLines(old.source, now.source) ?? 'many' }),
    ...(activity ? { activity } : {}),
    ...(aliases ? { aliases } : {}),
    ...compareKnown(old, now),
    ...(old.file === now.file ? {} : { file: { before: old.file, after: now.file } }),
  }
}

/** What became of it, and where it came from. */
function compareKnown(old: PublishedQuestion, now: PublishedQuestion): QuestionDifferences {
  const state = compareLists(toStateLines(old.state), toStateLines(now.state))
  const related = compareLists(old.related ?? [], now.related ?? [])
  const license = { before: toLicenseLine(old.license), after: toLicenseLine(now.license) }
  const { sourceUrl: before } = old
  const { sourceUrl: after } = now
  return {
    ...(state ? { state } : {}),
    ...(related ? { related } : {}),
    ...(before === after ? {} : { sourceUrl: { before, after } }),
    ...(license.before === license.after ? {} : { license }),
  }
}

/** Undefined where both are the same, in the same order. */
export function compareLists<T>(
  before: readonly T[],
  after: readonly T[],
  toKey: (value: T) => string = String,
): ListDifference<T> | undefined {
  if (before.map(toKey).join('\n') === after.map(toKey).join('\n')) return undefined
  return { added: without(after, before, toKey), removed: without(before, after, toKey) }
}

/** Values of the first list that the second does not hold as often. */
function without<T>(values: readonly T[], others: readonly T[], toKey: (value: T) => string): T[] {
  const left = new Map<string, number>()
  for (const key of others.map(toKey)) left.set(key, (left.get(key) ?? 0) + 1)
  return values.filter((value) => {
    const count = left.get(toKey(value)) ?? 0
    left.set(toKey(value), count - 1)
    return count <= 0
  })
}

const fieldNames = ['at', 'actor', 'person', 'kind'] as const

function compareActivity(
  before: readonly Activity[],
  after: readonly Activity[],
): ActivityDifference | undefined {
  const lists = compareLists(before, after, (activity) =>
    JSON.stringify(fieldNames.map((name) => activity[name])),
  )
  if (!lists) return undefined
  const added = [...lists.added]
  const removed: Activity[] = []
  const changed: Replacement<Activity>[] = []
  for (const old of lists.removed) {
    const index = added.findIndex((now) => countSame(old, now) === fieldNames.length - 1)
    const [now] = index < 0 ? [] : added.splice(index, 1)
    if (now) changed.push({ before: old, after: now })
    else removed.push(old)
  }
  return { added, removed, changed }
}

function countSame(a: Activity, b: Activity): number {
  return fieldNames.filter((name) => a[name] === b[name]).length
}
