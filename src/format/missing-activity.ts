// The history of a question is the truth for labels and order: what is not in it is shown nowhere but on its page.
import { type Activity, type ActivityKind, activityKinds } from './activity.ts'
import type { Conversation, Question } from './post.ts'
import { parseTimestamp, type Timestamp, type Zone } from './time.ts'

const [, , newAnswer, answerEdited, newComment] = activityKinds

/**
 * Lines of history that answers, their edits and comments lack (decision 21), oldest first. Times are compared as
 * instants, a whole day with any instant of it. One line is enough for all that share time, actor and kind.
 */
export function findMissingActivity(
  { question, answers, comments }: Pick<Conversation, 'question' | 'answers' | 'comments'>,
  zone: Zone,
): Activity[] {
  if (answers.length === 0 && comments.length === 0) return []
  // Most stand in the history letter for letter: no time has to be read to see that.
  const written = new Set(question.activity.map((activity) => toKey(activity, activity.at)))
  let known: Known | undefined
  const missing: Missing[] = []
  const look = ({ at, actor, person }: Omit<Activity, 'kind'>, kind: ActivityKind): void => {
    if (written.has(toKey({ actor, kind }, at))) return
    const timestamp = parseTimestamp(at)
    if (!timestamp) return
    const activity = { at, actor, ...(person === undefined ? {} : { person }), kind }
    known ??= toKnown(question.activity, zone)
    if (isKnown(activity, timestamp, known, zone)) return
    addKnown(activity, timestamp, known, zone)
    missing.push({ activity, instant: zone.instantOf(timestamp) })
  }
  for (const answer of answers) {
    look(answer, newAnswer)
    for (const { at, actor, person } of answer.edited) {
      const isOwn = actor === undefined
      look({ at, actor: actor ?? answer.actor, person: isOwn ? answer.person : person }, answerEdited)
    }
  }
  for (const comment of comments) look(comment, newComment)
  return missing.sort((a, b) => a.instant - b.instant).map(({ activity }) => activity)
}

interface Missing {
  activity: Activity
  instant: number
}

interface Known {
  /** Actor and kind with an instant. */
  instants: Set<string>
  /** The same with days that have no hour, and with the days of all. */
  wholeDays: Set<string>
  days: Set<string>
}

function toKnown(activities: readonly Activity[], zone: Zone): Known {
  const known: Known = { instants: new Set(), wholeDays: new Set(), days: new Set() }
  for (const activity of activities) {
    const timestamp = parseTimestamp(activity.at)
    if (timestamp) addKnown(activity, timestamp, known, zone)
  }
  return known
}

function addKnown(activity: Activity, timestamp: Timestamp, known: Known, zone: Zone): void {
  const day = toKey(activity, zone.dayOf(timestamp))
  known.days.add(day)
  if (timestamp.precision === 'day') known.wholeDays.add(day)
  else known.instants.add(toKey(activity, `${timestamp.epochMilliseconds}`))
}

function isKnown(activity: Activity, timestamp: Timestamp, known: Known, zone: Zone): boolean {
  const day = toKey(activity, zone.dayOf(timestamp))
  if (timestamp.precision === 'day') return known.days.has(day)
  return known.wholeDays.has(day) || known.instants.has(toKey(activity, `${timestamp.epochMilliseconds}`))
}

function toKey({ actor, kind }: Pick<Activity, 'actor' | 'kind'>, time: string): string {
  return `${time}\n${kind}\n${actor.normalize('NFC')}`
}

/**
 * The question with more lines of history, each behind what is not later, and before the first instant that is; what
 * stands there keeps its order.
 */
export function addActivity(question: Question, missing: readonly Activity[], zone: Zone): Question {
  if (missing.length === 0) return question
  const toTime = ({ at }: Activity) => {
    const timestamp = parseTimestamp(at)
    return { isDay: timestamp?.precision === 'day', instant: timestamp ? zone.instantOf(timestamp) : 0 }
  }
  const activity = [...question.activity]
  const times = activity.map(toTime)
  for (const each of missing) {
    const time = toTime(each)
    const behind = times.findLastIndex(({ instant }) => instant <= time.instant) + 1
    const later = times.findIndex(({ isDay, instant }) => !isDay && instant > time.instant)
    const place = later < 0 ? behind : Math.min(behind, later)
    activity.splice(place, 0, each)
    times.splice(place, 0, time)
  }
  return { ...question, activity }
}
