// What only shows side by side: ids that name nothing, more kept than counted, lines that the history lacks.
import { isAsking } from './activity.ts'
import { toBeforeQuestion } from './check-fields.ts'
import { createFrontMatterPlaces, type FrontMatterPlaces } from './front-matter.ts'
import { findGaps } from './history.ts'
import { compareIssues, type Issue, replaceValue } from './issue.ts'
import type { IssueDetails } from './issue-details.ts'
import { findNearest, findNearestAnchor, parseAlias, parseAnchor } from './names.ts'
import type { Conversation } from './post.ts'
import { withoutWithheld } from './post.ts'
import { isOlder, type Zone } from './time.ts'
import { toWrittenActor, toWrittenKind } from './write.ts'
import { toPlainText } from './yaml.ts'

export function checkConversation(conversation: Conversation, context: ConversationContext): Issue[] {
  const { withheld } = conversation
  const named = withheld ? withoutWithheld(conversation, withheld) : conversation
  const locate = createLocate(context)
  const issues = [
    ...checkReferences(conversation, locate),
    ...checkAliasAnchors(conversation, context),
    ...checkKept(conversation, context, locate),
    ...checkHistory(named, context, locate),
    ...checkBeforeQuestion(conversation, context, locate),
  ]
  return issues.sort(compareIssues)
}

/** A count is what the source had: no more can be kept than there were (decision 19). */
function checkKept(
  { question: { path, counts }, answers, answerIds, comments }: Conversation,
  { readText }: ConversationContext,
  locate: Locate,
): Issue[] {
  const kept = { answers: answerIds?.size ?? answers.length, comments: comments.length }
  return (['answers', 'comments'] as const).flatMap((key): Issue[] => {
    if (kept[key] <= counts[key]) return []
    const value = `${counts[key]}`
    const position = locate(path, ['counts', key])
    const detail = { key: `counts.${key}`, value, kept: kept[key], of: key }
    // Nobody but a person knows whether the count is wrong or a file is.
    const correction = replaceValue(readText(path) ?? '', position, { value, meant: `${kept[key]}` })
    return [{ code: 'count-too-low', path, ...position, detail, ...(correction && { correction }) }]
  })
}

/** Lines of history that a warning gives; all others are counted. */
const shownActivities = 5

/** One warning a question, however many lines it lacks (decision 21), and one for each that has another name. */
function checkHistory(conversation: Conversation, context: ConversationContext, locate: Locate): Issue[] {
  const { zone, locale } = context
  const { path } = conversation.question
  const { missing, misnamed } = findGaps(conversation, zone)
  const named = misnamed.map((each) => toMisnamed(each, conversation, context, locate))
  if (missing.length === 0) return named
  // As they may be below `activity`.
  const lines = missing.slice(0, shownActivities).map(({ at, actor, person, kind }) => {
    const shown = toPlainText(toWrittenActor(actor, locale))
    const who = [`actor: ${shown}`, ...(person ? [`person: ${toPlainText(person)}`] : [])]
    return `  - { at: ${at}, ${who.join(', ')}, kind: ${toWrittenKind(kind, locale)} }`
  })
  const more = missing.length - shownActivities
  const detail = { count: missing.length, lines, ...(more > 0 ? { more } : {}) }
  return [...named, { code: 'missing-activity', path, ...locate(path, ['activity']), detail }]
}

/** A line of history, and the file that names somebody else for the same. */
function toMisnamed(
  { line: index, activity, text }: ReturnType<typeof findGaps>['misnamed'][number],
  { question, answers, commentsPath = '' }: Conversation,
  { locale, readText }: ConversationContext,
  locate: Locate,
): Issue {
  const { path } = question
  const value = toWrittenActor(question.activity[index]?.actor ?? '', locale)
  const actor = toWrittenActor(activity.actor, locale)
  const other = answers.find(({ id }) => text.of === 'answer' && id === text.id)?.path ?? commentsPath
  const position = locate(path, ['activity', index, 'actor'])
  const correction = replaceValue(readText(path) ?? '', position, { value, meant: toPlainText(actor) })
  const detail = { key: `activity[${index}].actor`, value, other, actor }
  return { code: 'missing-activity', path, ...position, detail, ...(correction && { correction }) }
}

/**
 * Answers and comments that are older than the line of history by which their question was asked, but for what is
 * withheld: each file of an answer is reported, and the first of the comments with the number of the others.
 */
function checkBeforeQuestion(
  { question, answers, comments, commentsPath = '', withheld }: Conversation,
  context: ConversationContext,
  locate: Locate,
): Issue[] {
  const asked = question.activity.find(isAsking)?.at
  if (asked === undefined) return []
  const toIssue = (
    path: string,
    keys: readonly PropertyKey[],
    detail: IssueDetails<'before-question'>,
  ): Issue => ({
    code: 'before-question',
    path,
    ...locate(path, keys),
    detail,
  })
  const isOld = ({ id, at }: { id: string; at: string }, hidden: ReadonlySet<string> | undefined) =>
    isOlder(at, asked, context) && !hidden?.has(id)
  const inAnswers = answers
    .filter((answer) => isOld(answer, withheld?.answers))
    .map(({ path, at }) => toIssue(path, ['at'], toBeforeQuestion({ at, question: asked, of: 'answer' })))
  const [first, ...others] = comments.filter(
    (comment) => isOld(comment, withheld?.comments) && !withheld?.answers.has(comment.answer ?? ''),
  )
  if (!first) return inAnswers
  const detail = toBeforeQuestion({ at: first.at, question: asked, of: 'comment', more: others.length })
  return [...inAnswers, toIssue(commentsPath, [comments.indexOf(first), 'at'], detail)]
}

/** Each compares an id with all others. */
const comparedWithAll = 20

/** Of shorter ids nearly every other one is near. */
const tellingLength = 4

interface Reference {
  path: string
  /** Keys and indexes that lead to it in its file. */
  keys: readonly PropertyKey[]
  value: string | undefined
  of: 'answer' | 'comment'
  /** Id of the text that it is in, where it is one of the same kind. */
  own?: string
}

function checkReferences(conversation: Conversation, locate: Locate): Issue[] {
  const { answers, comments, commentsPath: path = '' } = conversation
  const ids = {
    answer: conversation.answerIds ?? new Set(answers.map(({ id }) => id)),
    comment: new Set(comments.map(({ id }) => id)),
  }
  const references: Reference[] = [
    ...answers.map(({ id, path, replyTo }) => ({
      path,
      keys: ['replyTo'],
      value: replyTo,
      of: 'answer' as const,
      own: id,
    })),
    ...comments.flatMap(({ id, answer, replyTo }, index) => [
      { path, keys: [index, 'answer'], value: answer, of: 'answer' as const },
      { path, keys: [index, 'replyTo'], value: replyTo, of: 'comment' as const, own: id },
    ]),
  ]
  const isUnknown = ({ value, of, own }: Reference) =>
    value !== undefined && (value === own || !ids[of].has(value.normalize('NFC')))
  return references.filter(isUnknown).map(({ path, keys, value = '', of, own }, index): Issue => {
    const isTelling = index < comparedWithAll && value.length >= tellingLength
    const others = isTelling ? [...ids[of]].filter((id) => id !== own) : []
    const nearest = isTelling ? findNearest(value, others) : undefined
    const detail: IssueDetails<'unknown-id'> = {
      key: String(keys.at(-1)),
      of,
      ...(value === own ? { self: true } : {}),
      value: value.slice(0, 60),
      ...(nearest ? { nearest } : {}),
    }
    return { code: 'unknown-id', path, ...locate(path, keys), detail }
  })
}

type Locate = ReturnType<typeof createLocate>

/** Each file is read again once, however much is wrong with it. */
export function createLocate({ readText }: Pick<ConversationContext, 'readText'>) {
  const files = new Map<string, FrontMatterPlaces>()
  return (path: string, keys: readonly PropertyKey[]): { line: number; column: number } => {
    const places = files.get(path) ?? createFrontMatterPlaces(path, readText(path) ?? '')
    files.set(path, places)
    return places.toPosition(places.find(keys))
  }
}

/** Longest part of an address that an issue names. */
const shownLength = 100

export function checkAliasAnchors(
  conversation: Omit<Conversation, 'withheld'>,
  context: Pick<ConversationContext, 'readText'>,
): Issue[] {
  const { question, answers, comments, commentsPath } = conversation
  const { path } = question
  const anchored = question.aliases.flatMap((alias, index) => {
    const anchor = alias.includes('#') ? parseAnchor(parseAlias(alias)?.anchor ?? '') : undefined
    return anchor ? [{ alias, index, anchor }] : []
  })
  if (anchored.length === 0) return []
  // What a file of comments with faults holds is not known.
  const known = {
    answer: conversation.answerIds ?? new Set(answers.map(({ id }) => id)),
    comment:
      commentsPath !== undefined && comments.length === 0 ? undefined : new Set(comments.map(({ id }) => id)),
  }
  const locate = createLocate(context)
  return anchored.flatMap(({ alias, index, anchor }): Issue[] => {
    const { kind, id } = anchor
    const ids = known[kind]
    if (!ids || ids.has(id)) return []
    const nearest = findNearestAnchor(anchor, ids)
    const detail = { key: 'aliases', kind, value: alias.slice(-shownLength), ...(nearest ? { nearest } : {}) }
    return [{ code: 'dead-link', path, ...locate(path, ['aliases', index]), detail }]
  })
}

interface ConversationContext {
  zone: Zone
  /** Of the archive: what is to be written is in it. */
  locale: string
  /** Text of a file as `decodeFile` gives it; asked for only where something is wrong. */
  readText: (path: string) => string | undefined
}
