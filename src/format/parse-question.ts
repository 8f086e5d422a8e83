// One file: text in, a checked Question out, or every fault in it, with what to write instead.
import { activityKinds, type Counts, countNames, isAsking, toActivityKind, toActor } from './activity.ts'
import { licenseKeys } from './addresses.ts'
import {
  checkAliases,
  checkHashtags,
  checkTimeAt,
  findTimeFaults,
  type ReadableFields,
  toReadableFields,
} from './check-fields.ts'
import {
  activityKeys,
  type PollField,
  pollKeys,
  type QuestionFrontMatter,
  questionKeys,
  questionSchema,
  stateKeys,
  toPolls,
  toState,
} from './fields.ts'
import type { Fault, Issue } from './issue.ts'
import type { IssueDetails } from './issue-details.ts'
import { type ParsedBody, parseFile } from './parse-file.ts'
import type { Question, QuestionContext } from './post.ts'
import { isBefore, isOlder, type Timestamp } from './time.ts'
import { type Place, toIssueAt } from './values.ts'

export interface ParsedQuestion extends ParsedBody {
  question: Question
}

const knownKeys = {
  '': questionKeys,
  counts: countNames,
  activity: activityKeys,
  license: licenseKeys,
  ...pollKeys,
  ...stateKeys,
}

/** @param text the whole file as `decodeFile` gives it. */
export function parseQuestion(
  file: { id: string; path: string; text: string },
  context: QuestionContext,
): { parsed: ParsedQuestion | undefined; issues: Issue[] } {
  const { parsed, issues } = parseFile(file, {
    ...context,
    schema: questionSchema,
    knownKeys,
    toOwnIssue,
    check: (value, place, fields) => {
      const readable = toReadableFields(value)
      return [
        ...checkHashtags(readable.tags, place),
        ...checkAliases(readable.aliases, ['aliases'], place),
        ...checkActivity(readable, place, context),
        ...checkTimeAt(readable.closedAt, ['state', 'closed', 'at'], place, context).issues,
        ...checkPolls(fields?.poll, place),
      ]
    },
  })
  if (!parsed) return { parsed, issues }
  const { fields, body, bodyLine } = parsed
  return { parsed: { question: toQuestion(file, fields), body, bodyLine }, issues }
}

/** Of kinds the words of one language are enough to choose from. */
function toOwnIssue(issue: Issue): Issue {
  return issue.code === 'unknown-kind'
    ? { ...issue, detail: { ...issue.detail, known: activityKinds } }
    : issue
}

/** A key of the schema that is not named here stays as it is, so that whatever compares questions sees it. */
function toQuestion(
  { id, path }: { id: string; path: string },
  {
    tags,
    counts,
    poll,
    aliases,
    activity,
    state: written,
    related,
    category,
    ...others
  }: QuestionFrontMatter,
): Question {
  const state = toState(written)
  return {
    id,
    path,
    ...others,
    ...(category === undefined ? {} : { category: category.normalize('NFC').trim() }),
    hashtags: tags,
    counts: toKnownCounts(counts),
    ...toPolls(poll),
    activity: activity.map(({ actor, kind, ...each }) => ({
      ...each,
      actor: toActor(actor),
      kind: toActivityKind(kind),
    })),
    aliases: aliases ?? [],
    ...(state ? { state } : {}),
    ...(related?.length ? { related } : {}),
  }
}

/** Times that can be read, oldest first, none later than the reference date (decisions 14 and 16). */
function checkActivity(fields: ReadableFields, place: Place, context: QuestionContext): Issue[] {
  let previous: { timestamp: Timestamp; at: string } | undefined
  // A day between two hours of it is in order with both.
  let lastInstant: typeof previous
  const issues = fields.activity.flatMap(({ at }, index) => {
    if (at === undefined || at === '') return []
    const { timestamp, faults } = findTimeFaults(at, context)
    const all: Fault[] = [...faults]
    if (timestamp) {
      const later = [previous, lastInstant].find((one) => one && isBefore(timestamp, one.timestamp, context))
      if (later) all.push({ code: 'activity-order', detail: { value: at, previous: later.at } })
      previous = { timestamp, at }
      if (timestamp.precision === 'instant') lastInstant = previous
    }
    return all.map((fault) => toIssueAt(place, ['activity', index, 'at'], fault))
  })
  return [...issues, ...checkBeforeQuestion(fields, place, context)]
}

/** Nothing happens to a question before it is asked. What is older is before it, or is out of order. */
function checkBeforeQuestion({ activity }: ReadableFields, place: Place, context: QuestionContext): Issue[] {
  const asked = activity.findIndex(isAsking)
  const question = activity[asked]?.at
  if (asked < 1 || !question) return []
  const older = activity
    .slice(0, asked)
    .flatMap(({ at }, index) => (at && isOlder(at, question, context) ? [{ at, index }] : []))
  const [first, ...more] = older
  if (!first) return []
  const detail = toBeforeQuestion({ at: first.at, question, of: 'activity', more: more.length })
  return [toIssueAt(place, ['activity', first.index, 'at'], { code: 'before-question', detail })]
}

/** @param question when it was asked. @param more how many others of the kind are older too, not reported one by one. */
export function toBeforeQuestion({
  at,
  question,
  of,
  more = 0,
}: {
  at: string
  question: string
  of: 'activity' | 'answer' | 'comment'
  more?: number
}): IssueDetails<'before-question'> {
  return { value: at, question, of, ...(more > 0 ? { more } : {}) }
}

/** Nobody votes for an option twice: with fewer voters than votes for one, a share would be more than all. */
export function checkPolls(field: PollField, place: Place): Issue[] {
  const { polls = [] } = toPolls(field)
  return polls.flatMap(({ voters, options }, index) => {
    const most = Math.max(...options.map(({ votes }) => votes))
    if (voters === undefined || voters >= most) return []
    const other = options.find(({ votes }) => votes === most)?.label.slice(0, 60) ?? ''
    const detail = { value: `${voters}`, most, other }
    const path = Array.isArray(field) ? ['poll', index, 'voters'] : ['poll', 'voters']
    return [toIssueAt(place, path, { code: 'too-few-voters', detail })]
  })
}

/** A key without a value says as little as no key. */
export function toKnownCounts({ answers, comments, ...others }: Counts): Counts {
  const known = Object.entries(others).filter(([, count]) => count !== undefined)
  return { answers, comments, ...Object.fromEntries(known) }
}
