// The history of a question is the truth for labels and order: what is not in it is shown nowhere but on its page.
import { type Activity, type ActivityKind, activityKinds } from './activity.ts'
import type { Conversation, Question } from './post.ts'
import { parseTimestamp, type Zone } from './time.ts'

const [, , newAnswer, answerEdited, newComment] = activityKinds

type Told = Pick<Conversation, 'question' | 'answers' | 'comments'>

/** What a line of history tells of: an answer, or one of its edits, or a comment. */
export interface ToldText {
  of: 'answer' | 'comment'
  id: string
}

/**
 * Lines of history that answers, their edits and comments lack (decision 21), oldest first. Times are compared as
 * instants, a whole day with any instant of it. One line is enough for all that share time, actor and kind.
 */
export function findMissingActivity(told: Told, zone: Zone): Activity[] {
  return listMissing(told, zone).map(({ activity }) => activity)
}

function listMissing({ question, ...texts }: Told, zone: Zone) {
  const lines = createLines(question.activity, zone)
  const missing: { activity: Activity; text: ToldText; instant: number }[] = []
  for (const { activity, text } of listTold(texts)) {
    if (lines.find(activity).length > 0) continue
    const timestamp = parseTimestamp(activity.at)
    if (!timestamp) continue
    lines.add(activity)
    missing.push({ activity, text, instant: zone.instantOf(timestamp) })
  }
  return missing.sort((a, b) => a.instant - b.instant)
}

/**
 * Lines that are missing, without those that are there under another name: of the same kind and instant, and of nothing
 * else that is kept. A day is enough where each line of that kind tells of something that is kept.
 */
export function findGaps(told: Told, zone: Zone) {
  const missing: Activity[] = []
  /** Places of lines, and what they would have to say. */
  const misnamed: { line: number; activity: Activity; text: ToldText }[] = []
  const all = listMissing(told, zone)
  if (all.length === 0) return { missing, misnamed }
  const history = told.question.activity
  const tells = findToldTexts(told, zone)
  // What tells of something is found under no name.
  const free = createLines(
    history.map((line, place) => ({ ...line, actor: tells[place] ? `\n${place}` : '' })),
    zone,
  )
  const lines = Map.groupBy(history, ({ kind }) => kind)
  const texts = Map.groupBy(listTold(told), ({ activity }) => activity.kind)
  const taken = new Set<number | undefined>()
  for (const { activity, text } of all) {
    const { kind, at } = activity
    const isDayEnough = (lines.get(kind)?.length ?? 0) <= (texts.get(kind)?.length ?? 0)
    const isInstant = (time = '') => parseTimestamp(time)?.precision === 'instant'
    const isSame = (line: number) => isDayEnough || [at, history[line]?.at].every(isInstant)
    const line = free.find({ kind, at, actor: '' }).find((each) => !taken.has(each) && isSame(each))
    if (line === undefined) missing.push(activity)
    else misnamed.push({ line, activity, text })
    taken.add(line)
  }
  return { missing, misnamed }
}

/**
 * What each line of the history tells of, in its order: undefined for lines of the question itself, and where nothing is
 * kept of what they tell. Texts that share time, actor and kind have such lines one after the other.
 */
export function findToldTexts({ question, ...texts }: Told, zone: Zone): (ToldText | undefined)[] {
  const lines = createLines(question.activity, zone)
  const told = question.activity.map((): ToldText | undefined => undefined)
  for (const { activity, text } of listTold(texts)) {
    const line = lines.find(activity).find((each) => told[each] === undefined)
    if (line !== undefined) told[line] = text
  }
  return told
}

/** Answers, each with its edits, then comments, as lines of history. */
function* listTold({ answers, comments }: Omit<Told, 'question'>) {
  const tell = ({ at, actor, person }: Omit<Activity, 'kind'>, kind: ActivityKind, text: ToldText) => {
    const activity: Activity = { at, actor, ...(person === undefined ? {} : { person }), kind }
    return { activity, text }
  }
  for (const answer of answers) {
    const text: ToldText = { of: 'answer', id: answer.id }
    yield tell(answer, newAnswer, text)
    for (const { at, actor, person } of answer.edited) {
      const isOwn = actor === undefined
      const edit = { at, actor: actor ?? answer.actor, person: isOwn ? answer.person : person }
      yield tell(edit, answerEdited, text)
    }
  }
  for (const comment of comments) yield tell(comment, newComment, { of: 'comment', id: comment.id })
}

type Line = Pick<Activity, 'actor' | 'kind' | 'at'>

/** Lines of history by actor, kind and time; a day without an hour is any instant of it. They are found by their places. */
function createLines(activities: readonly Line[], zone: Zone) {
  const all: Line[] = []
  // Most are there letter for letter: no time has to be read to see that.
  const written = new Map<string, number[]>()
  let timed: ReturnType<typeof createTimedLines> | undefined
  const add = (line: Line): void => {
    addTo(written, toKey(line, line.at), all.length)
    timed?.add(line, all.length)
    all.push(line)
  }
  const find = (line: Line): readonly number[] => {
    const found = written.get(toKey(line, line.at))
    if (found) return found
    if (!timed) {
      timed = createTimedLines(zone)
      for (const [place, each] of all.entries()) timed.add(each, place)
    }
    return timed.find(line)
  }
  for (const activity of activities) add(activity)
  return { add, find }
}

function createTimedLines(zone: Zone) {
  const days = new Map<string, number[]>()
  const wholeDays = new Map<string, number[]>()
  const instants = new Map<string, number[]>()
  const toKeys = (line: Line) => {
    const timestamp = parseTimestamp(line.at)
    if (!timestamp) return undefined
    const instant = timestamp.precision === 'day' ? undefined : toKey(line, `${timestamp.epochMilliseconds}`)
    return { day: toKey(line, zone.dayOf(timestamp)), instant }
  }
  const add = (line: Line, place: number): void => {
    const keys = toKeys(line)
    if (!keys) return
    addTo(days, keys.day, place)
    if (keys.instant === undefined) addTo(wholeDays, keys.day, place)
    else addTo(instants, keys.instant, place)
  }
  const find = (line: Line): readonly number[] => {
    const keys = toKeys(line)
    if (!keys) return []
    if (keys.instant === undefined) return days.get(keys.day) ?? []
    return instants.get(keys.instant) ?? wholeDays.get(keys.day) ?? []
  }
  return { add, find }
}

function addTo(places: Map<string, number[]>, key: string, place: number): void {
  const known = places.get(key)
  if (known) known.push(place)
  else places.set(key, [place])
}

function toKey({ actor, kind }: Pick<Line, 'actor' | 'kind'>, time: string): string {
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
