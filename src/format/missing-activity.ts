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
  // Most are in the history letter for letter: no time has to be read to see that.
  const written = new Set(question.activity.map((activity) => toKey(activity, activity.at)))
  let known: ReturnType<typeof createKnown> | undefined
  const missing: { activity: Activity; instant: number }[] = []
  const look = ({ at, actor, person }: Omit<Activity, 'kind'>, kind: ActivityKind): void => {
    if (written.has(toKey({ actor, kind }, at))) return
    const timestamp = parseTimestamp(at)
    if (!timestamp) return
    const activity = { at, actor, ...(person === undefined ? {} : { person }), kind }
    known ??= createKnown(question.activity, zone)
    if (known.has(activity, timestamp)) return
    known.add(activity, timestamp)
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

type Line = Pick<Activity, 'actor' | 'kind'>

/** Lines of history by actor, kind and time; a day without an hour is any instant of it. */
function createKnown(activities: readonly Activity[], zone: Zone) {
  const known = new Set<string>()
  const wholeDays = new Set<string>()
  const toInstantKey = (line: Line, timestamp: Timestamp) =>
    timestamp.precision === 'day' ? undefined : toKey(line, `${timestamp.epochMilliseconds}`)
  const add = (line: Line, timestamp: Timestamp): void => {
    const day = toKey(line, zone.dayOf(timestamp))
    known.add(day)
    const instant = toInstantKey(line, timestamp)
    if (instant === undefined) wholeDays.add(day)
    else known.add(instant)
  }
  for (const activity of activities) {
    const timestamp = parseTimestamp(activity.at)
    if (timestamp) add(activity, timestamp)
  }
  const has = (line: Line, timestamp: Timestamp): boolean => {
    const day = toKey(line, zone.dayOf(timestamp))
    const instant = toInstantKey(line, timestamp)
    return instant === undefined ? known.has(day) : wholeDays.has(day) || known.has(instant)
  }
  return { add, has }
}

function toKey({ actor, kind }: Line, time: string): string {
  return `${time}\n${kind}\n${actor.normalize('NFC')}`
}

/**
 * The question with more lines of history, each behind what is not later, and before the first instant that is; what
 * is there keeps its order.
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
