// One file of an answer: text in, a checked Answer out, or every fault in it, with what to write instead.
import { toActor } from './activity.ts'
import { licenseKeys } from './addresses.ts'
import { checkTexts, checkTimeAt, findField, toList, toText, toUnique } from './check-fields.ts'
import { checkLosses } from './check-losses.ts'
import { addCorrections, findFrontMatter } from './corrections/add-corrections.ts'
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
import { frontMatterOffset, parseFrontMatter } from './front-matter.ts'
import { boundIssues, compareIssues, createToPosition, type Issue, isWarning } from './issue.ts'
import { checkPolls } from './parse-question.ts'
import type { Answer, Edit, QuestionContext } from './post.ts'
import { isBefore } from './time.ts'
import { type Place, readValue, toIssueAt, toIssues } from './values.ts'
import type { YamlNode } from './yaml.ts'

export interface ParsedAnswer {
  answer: Answer
  body: string
  /** Line of the file on which the body begins, counted from 1. */
  bodyLine: number
}

interface AnswerFile {
  id: string
  path: string
  /** The whole file as `decodeFile` gives it. */
  text: string
}

export function parseAnswer(
  file: AnswerFile,
  context: QuestionContext,
): { parsed: ParsedAnswer | undefined; issues: Issue[] } {
  const { parsed, issues } = checkAnswer(file, context)
  if (issues.length === 0) return { parsed, issues }
  const corrected = addCorrections(issues, {
    text: file.text,
    check: (text) => checkAnswer({ ...file, text }, context).issues,
    findYaml: findFrontMatter,
    zone: context.zone,
  })
  return { parsed, issues: boundIssues(corrected) }
}

const knownKeys = {
  '': answerKeys,
  counts: answerCountsSchema.keyof().options,
  edited: editSchema.keyof().options,
  license: licenseKeys,
  ...pollKeys,
}

/** Faults as they are found. */
function checkAnswer(
  file: AnswerFile,
  context: QuestionContext,
): { parsed: ParsedAnswer | undefined; issues: Issue[] } {
  const { path, text } = file
  const frontMatter = parseFrontMatter(path, text)
  if ('code' in frontMatter) return { parsed: undefined, issues: [frontMatter] }
  const { root, body, bodyLine } = frontMatter
  const toPosition = createToPosition(text)
  const place = { path, root, toPosition: (offset: number) => toPosition(frontMatterOffset + offset) }
  const value = toFields(root)
  const result = answerSchema.safeParse(value)
  const issues = [
    ...checkTexts(value, answerSchema, place),
    ...checkTimes(value, place, context),
    ...(result.success ? checkPolls(result.data.poll, place) : []),
    // Nobody counts views of an answer.
    ...checkLosses(text.slice(frontMatterOffset), place, { ...context, views: false }),
  ]
  if (result.success && issues.every(isWarning)) {
    return { parsed: { answer: toAnswer(file, result.data), body, bodyLine }, issues }
  }
  const faults = result.success ? [] : toIssues(result.error.issues, place, knownKeys).map(toOwnIssue)
  return { parsed: undefined, issues: toUnique([...faults, ...issues]).sort(compareIssues) }
}

/** Front matter without any key is an empty mapping: each required key is then named as missing. */
function toFields(root: YamlNode): unknown {
  return root.type === 'scalar' && root.plain && root.text === '' ? {} : readValue(root, answerSchema)
}

/** A key of a question is reported as such. */
function toOwnIssue(issue: Issue): Issue {
  const { value = '', known = '' } = issue.detail
  const isOfQuestion = questionKeys.some((key) => key === value)
  return issue.code === 'unknown-key' && isOfQuestion
    ? { ...issue, detail: { value, known, of: 'answer' } }
    : issue
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
      const detail = { value: own ?? '', previous: previous.at ?? '', of: 'answer' }
      issues.push(toIssueAt(place, path, { code: 'activity-order', detail }))
    }
    previous = { timestamp, at: own }
  })
  return issues
}

function toAccepted(issue: Issue): Issue {
  return { ...issue, detail: { ...issue.detail, key: 'accepted' } }
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
