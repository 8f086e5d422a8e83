// One file: text in, a checked Question out, or every fault in it, with what to write instead.
import { activityKinds, type Counts, isAsking, toActivityKind, toActor } from './activity.ts'
import { checkOrder, findField, toList, toText } from './check-fields.ts'
import { type PollField, type QuestionFrontMatter, questionSchema, toPolls, toState } from './fields.ts'
import type { Issue } from './issue.ts'
import type { IssueDetails } from './issue-details.ts'
import { type ParsedBody, parseFile } from './parse-file.ts'
import type { Question, QuestionContext } from './post.ts'
import { isOlder } from './time.ts'
import { type Place, toIssueAt } from './values.ts'

export interface ParsedQuestion extends ParsedBody {
  question: Question
}

/** @param text the whole file as `decodeFile` gives it. */
export function parseQuestion(
  file: { id: string; path: string; text: string },
  context: QuestionContext,
): { parsed: ParsedQuestion | undefined; issues: Issue[] } {
  const { parsed, issues } = parseFile(file, {
    schema: questionSchema,
    context,
    toOwnIssue,
    check: (value, place, fields) => [
      ...checkActivity(value, place, context),
      ...checkPolls(fields?.poll, place),
    ],
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

/** In order, and none before the question is asked (decision 16). What is older is before it, or is out of order. */
function checkActivity(value: unknown, place: Place, context: QuestionContext): Issue[] {
  const activity = toList(findField(value, 'activity')).map((each, index) => ({
    at: toText(findField(each, 'at')),
    kind: toText(findField(each, 'kind')),
    path: ['activity', index, 'at'],
  }))
  const order = checkOrder(activity, place, context)
  const asked = activity.findIndex(isAsking)
  const question = activity[asked]?.at
  if (asked < 1 || !question) return order
  const older = activity.slice(0, asked).filter(({ at }) => at && isOlder(at, question, context))
  const [first, ...more] = older
  if (!first) return order
  const detail = toBeforeQuestion({ at: first.at ?? '', question, of: 'activity', more: more.length })
  return [...order, toIssueAt(place, first.path, { code: 'before-question', detail })]
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
