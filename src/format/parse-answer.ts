// One file of an answer: text in, a checked Answer out, or every fault in it, with what to write instead.
import { toActor } from './activity.ts'
import { licenseKeys } from './addresses.ts'
import { checkTimeAt, findField, toList, toText } from './check-fields.ts'
import {
  type AnswerFrontMatter,
  answerCountsSchema,
  answerKeys,
  answerSchema,
  editSchema,
  type PollField,
  pollKeys,
  questionKeys,
  toPolls,
} from './fields.ts'
import { type Issue, withDetails } from './issue.ts'
import { type ParsedBody, parseFile } from './parse-file.ts'
import { checkPolls } from './parse-question.ts'
import type { Answer, Edit, QuestionContext } from './post.ts'
import { isBefore } from './time.ts'
import { type Place, toIssueAt } from './values.ts'

export interface ParsedAnswer extends ParsedBody {
  answer: Answer
}

interface AnswerFile {
  id: string
  path: string
  /** The whole file as `decodeFile` gives it. */
  text: string
}

const knownKeys = {
  '': answerKeys,
  counts: answerCountsSchema.keyof().options,
  edited: editSchema.keyof().options,
  license: licenseKeys,
  ...pollKeys,
}

export function parseAnswer(
  file: AnswerFile,
  context: QuestionContext,
): { parsed: ParsedAnswer | undefined; issues: Issue[] } {
  const { parsed, issues } = parseFile(file, {
    schema: answerSchema,
    knownKeys,
    toOwnIssue,
    zone: context.zone,
    // Nobody counts views of an answer.
    views: false,
    check: (value, place, fields) => [
      ...checkTimes(value, place, context),
      ...checkPolls(fields?.poll, place),
    ],
  })
  if (!parsed) return { parsed, issues }
  const { fields, body, bodyLine } = parsed
  return { parsed: { answer: toAnswer(file, fields), body, bodyLine }, issues }
}

/** A key of a question is reported as such. */
function toOwnIssue(issue: Issue): Issue {
  if (issue.code !== 'unknown-key') return issue
  const { value = '', known = [] } = issue.detail
  const isOfQuestion = questionKeys.some((key) => key === value)
  return isOfQuestion ? { ...issue, detail: { value, known, of: 'answer' } } : issue
}

/** Edits are in order and none is before the answer. */
function checkTimes(value: unknown, place: Place, context: QuestionContext): Issue[] {
  const at = toText(findField(value, 'at'))
  const written = checkTimeAt(at, ['at'], place, context)
  const issues = [...written.issues]
  const accepted = toText(findField(value, 'accepted'))
  issues.push(...checkTimeAt(accepted, ['accepted'], place, context).issues.map(toAccepted))
  let previous = written.timestamp && { timestamp: written.timestamp, at }
  toList(findField(value, 'edited')).forEach((edit, index) => {
    const own = toText(findField(edit, 'at'))
    const path = ['edited', index, 'at']
    const { timestamp, issues: faults } = checkTimeAt(own, path, place, context)
    issues.push(...faults)
    if (!timestamp) return
    if (previous && isBefore(timestamp, previous.timestamp, context)) {
      const detail = { value: own ?? '', previous: previous.at ?? '', of: 'answer' as const }
      issues.push(toIssueAt(place, path, { code: 'activity-order', detail }))
    }
    previous = { timestamp, at: own }
  })
  return issues
}

function toAccepted(issue: Issue): Issue {
  return withDetails(issue, { key: 'accepted' })
}

/** A key of the schema that is not named here stays as it is, so that whatever compares answers sees it. */
function toAnswer(
  { id, path }: AnswerFile,
  { actor, edited = [], accepted, counts = {}, poll, ...others }: AnswerFrontMatter,
): Answer {
  return {
    id,
    path,
    ...others,
    actor: toActor(actor),
    edited: edited.map(toEdit),
    ...(accepted === undefined || accepted === false ? {} : { accepted }),
    ...toOwnPolls(poll),
    counts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined)),
  }
}

/** Absent where it has none, as most answers. */
function toOwnPolls(field: PollField): Pick<Answer, 'poll' | 'polls'> {
  const { poll, polls } = toPolls(field)
  if (polls) return { polls }
  return poll ? { poll } : {}
}

function toEdit({ actor, ...others }: Edit): Edit {
  return actor === undefined ? others : { ...others, actor: toActor(actor) }
}
