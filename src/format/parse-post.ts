// One file of front matter and a body: text in, a checked question, answer or page out, or every fault in it, with what to
// write instead.
import type { z } from 'zod'
import { isAsking, toActivityKind, toActor } from './activity.ts'
import {
  checkOrder,
  checkTexts,
  findField,
  toBeforeQuestion,
  toList,
  toText,
  toUnique,
} from './check-fields.ts'
import { checkLosses } from './check-losses.ts'
import { addCorrections, findFrontMatter } from './corrections/add-corrections.ts'
import {
  type AnswerFrontMatter,
  answerSchema,
  type PollField,
  pageSchema,
  postSchema,
  type QuestionFrontMatter,
  questionSchema,
  toPolls,
  toState,
} from './fields.ts'
import { frontMatterOffset, parseFrontMatter } from './front-matter.ts'
import { boundIssues, compareIssues, createToPosition, type Issue, isWarning } from './issue.ts'
import { listKeys, mapTexts } from './leaf.ts'
import type { Answer, Question, QuestionContext } from './post.ts'
import { isOlder } from './time.ts'
import { type Place, readValue, toIssueAt, toIssues } from './values.ts'
import type { YamlNode } from './yaml.ts'

interface ParsedBody {
  body: string
  /** Line of the file on which the body begins, counted from 1. */
  bodyLine: number
}

export interface ParsedQuestion extends ParsedBody {
  question: Question
}

export interface ParsedAnswer extends ParsedBody {
  answer: Answer
}

/** What is parsed; none where something is wrong with it. */
interface Outcome<Parsed> {
  parsed: Parsed | undefined
  issues: Issue[]
}

interface PostFile {
  id: string
  path: string
  /** The whole file as `decodeFile` gives it. */
  text: string
}

export function parseQuestion(file: PostFile, context: QuestionContext): Outcome<ParsedQuestion> {
  const { parsed, issues } = parseFile(file, {
    schema: questionSchema,
    context,
    check: (value, place, fields) => [
      ...checkActivity(value, place, context),
      ...checkPolls(fields?.poll, place),
    ],
  })
  if (!parsed) return { parsed, issues }
  const { fields, ...body } = parsed
  return { parsed: { question: toQuestion(file, fields), ...body }, issues }
}

export function parseAnswer(file: PostFile, context: QuestionContext): Outcome<ParsedAnswer> {
  const { parsed, issues: found } = parseFile(file, {
    schema: answerSchema,
    // Nobody counts views of an answer.
    context: { ...context, views: false },
    check: (value, place, fields) => [
      ...checkEdits(value, place, context),
      ...checkPolls(fields?.poll, place),
    ],
  })
  const issues = found.map(nameKeyOfQuestion)
  if (!parsed) return { parsed, issues }
  const { fields, ...body } = parsed
  return { parsed: { answer: toAnswer(file, fields), ...body }, issues }
}

/** A key of a question is reported as such. */
function nameKeyOfQuestion(issue: Issue): Issue {
  const isOfQuestion = listKeys(questionSchema).includes(issue.detail.value ?? '')
  return issue.code === 'unknown-key' && isOfQuestion
    ? { ...issue, detail: { ...issue.detail, of: 'answer' } }
    : issue
}

/** A page that somebody wrote for the archive itself. @param text the whole file as `decodeFile` gives it. */
export function parsePage(path: string, text: string) {
  return parseFile({ path, text }, { schema: pageSchema })
}

interface FileKind<Fields> {
  schema: z.ZodType<Fields>
  /** None where it has no times. */
  context?: QuestionContext
  /** What no schema can say. @param fields none where the schema finds a fault. */
  check?: (value: unknown, place: Place, fields: Fields | undefined) => Issue[]
}

function parseFile<Fields>(
  { path, text }: Omit<PostFile, 'id'>,
  kind: FileKind<Fields>,
): Outcome<ParsedBody & { fields: Fields }> {
  const { parsed, issues } = checkFile(path, text, kind)
  if (issues.length === 0) return { parsed, issues }
  const corrected = addCorrections(issues, {
    text,
    schema: kind.schema,
    check: (changed) => checkFile(path, changed, kind).issues,
    findYaml: findFrontMatter,
    zone: kind.context?.zone,
  })
  return { parsed, issues: boundIssues(corrected) }
}

/** Faults as they are found. */
function checkFile<Fields>(
  path: string,
  text: string,
  { schema, context, check = () => [] }: FileKind<Fields>,
): Outcome<ParsedBody & { fields: Fields }> {
  const frontMatter = parseFrontMatter(path, text)
  if ('code' in frontMatter) return { parsed: undefined, issues: [frontMatter] }
  const { root, body, bodyLine } = frontMatter
  const misplaced = checkFolder(root, path)
  if (misplaced.length > 0) return { parsed: undefined, issues: misplaced }
  const toPosition = createToPosition(text)
  const place = { path, root, toPosition: (offset: number) => toPosition(frontMatterOffset + offset) }
  const isEmpty = root.type === 'scalar' && root.plain && root.text === ''
  // Of an empty mapping each required key is named as missing.
  const value = isEmpty ? {} : readValue(root, schema)
  const result = schema.safeParse(value)
  const issues = [
    ...checkTexts(value, schema, place, context),
    ...check(value, place, result.data),
    ...checkLosses(text.slice(frontMatterOffset), place, schema, { views: context?.views }),
  ]
  if (result.success && issues.every(isWarning))
    return { parsed: { fields: result.data, body, bodyLine }, issues }
  const faults = result.success ? [] : toIssues(result.error.issues, place, schema)
  return { parsed: undefined, issues: toUnique([...faults, ...issues]).sort(compareIssues) }
}

/** A text in the folder of another kind, by the keys that it has: it is to be moved, whatever else is wrong with it. */
function checkFolder(root: YamlNode, path: string): Issue[] {
  const keys = new Set(root.type === 'mapping' ? root.pairs.map(({ key }) => key.text) : [])
  const has = (...names: string[]) => names.every((name) => keys.has(name))
  const isAnswer = has('actor', 'at') && !['title', 'tags', 'activity'].some((key) => keys.has(key))
  const misplaced = isAnswer ? 'answers' : has('title', 'activity') && 'questions'
  if (!misplaced || [misplaced, 'answers'].some((folder) => path.startsWith(`${folder}/`))) return []
  const detail = { misplaced, nearest: path.replace(/^[^/]+/, misplaced) }
  return [{ code: 'unknown-file', path, line: 1, column: 1, detail }]
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
  const [first, ...more] = activity.slice(0, asked).filter(({ at }) => at && isOlder(at, question, context))
  if (!first) return order
  const detail = toBeforeQuestion({ at: first.at ?? '', question, of: 'activity', more: more.length })
  return [...order, toIssueAt(place, first.path, { code: 'before-question', detail })]
}

/** Edits are in order and none is before the answer. */
function checkEdits(value: unknown, place: Place, context: QuestionContext): Issue[] {
  const toTime = (owner: unknown, ...path: PropertyKey[]) => ({ at: toText(findField(owner, 'at')), path })
  const edits = toList(findField(value, 'edited')).map((edit, index) => toTime(edit, 'edited', index, 'at'))
  return checkOrder([toTime(value, 'at'), ...edits], place, context, 'answer')
}

/** Nobody votes for an option twice: with fewer voters than votes for one, a share would be more than all. */
function checkPolls(field: PollField, place: Place): Issue[] {
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

// A key of the schema that is not named here stays as it is, so that whatever compares posts sees it.

function toQuestion({ id, path }: PostFile, fields: QuestionFrontMatter): Question {
  const { tags, poll, aliases = [], activity, state, related, ...others } = toOwnWords(fields)
  const known = toState(state)
  return {
    id,
    path,
    ...others,
    hashtags: tags,
    ...toPolls(poll),
    activity: activity.map((each) => ({ ...each, kind: toActivityKind(each.kind) })),
    aliases,
    ...(known ? { state: known } : {}),
    ...(related?.length ? { related } : {}),
  }
}

function toAnswer({ id, path }: PostFile, fields: AnswerFrontMatter): Answer {
  const { edited = [], accepted = false, counts = {}, poll, ...others } = toOwnWords(fields)
  const known = toPolls(poll)
  return {
    id,
    path,
    ...others,
    edited,
    ...(accepted === false ? {} : { accepted }),
    // Absent where it has none, as most answers.
    ...(known.polls ? { polls: known.polls } : known.poll ? { poll: true } : {}),
    counts,
  }
}

/** Roles in the words of the project, and categories in one spelling. What is undefined is left out. */
export function toOwnWords<Fields extends object>(fields: Fields): Fields {
  return mapTexts(fields, postSchema, (text, leaf) => {
    if (leaf === 'name') return toActor(text)
    return leaf === 'category' ? text.normalize('NFC').trim() : text
  })
}
