// One file of an answer: text in, a checked Answer out, or every fault in it, with what to write instead.
import { toActor } from './activity.ts'
import { checkOrder, findField, toList, toText } from './check-fields.ts'
import { type AnswerFrontMatter, answerSchema, type PollField, questionKeys, toPolls } from './fields.ts'
import type { Issue } from './issue.ts'
import { type ParsedBody, parseFile } from './parse-file.ts'
import { checkPolls } from './parse-question.ts'
import type { Answer, Edit, QuestionContext } from './post.ts'
import type { Place } from './values.ts'

export interface ParsedAnswer extends ParsedBody {
  answer: Answer
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
  const { parsed, issues } = parseFile(file, {
    schema: answerSchema,
    toOwnIssue,
    // Nobody counts views of an answer.
    context: { ...context, views: false },
    check: (value, place, fields) => [
      ...checkEdits(value, place, context),
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
function checkEdits(value: unknown, place: Place, context: QuestionContext): Issue[] {
  const toTime = (owner: unknown, ...path: PropertyKey[]) => ({ at: toText(findField(owner, 'at')), path })
  const edits = toList(findField(value, 'edited')).map((edit, index) => toTime(edit, 'edited', index, 'at'))
  return checkOrder([toTime(value, 'at'), ...edits], place, context, 'answer')
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
