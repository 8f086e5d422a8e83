// What only shows side by side: ids that name nothing, more kept than counted, lines that the history lacks.
import { type Activity, isAsking } from './activity.ts'
import { withoutWithheld } from './conversation.ts'
import { frontMatterOffset, parseFrontMatter } from './front-matter.ts'
import { compareIssues, createToPosition, type Issue, toPosition } from './issue.ts'
import { findMissingActivity } from './missing-activity.ts'
import { findNearest, findNearestAnchor, parseAlias, parseAnchor } from './names.ts'
import { type BeforeQuestion, toBeforeQuestion } from './parse-question.ts'
import type { Comment, Conversation, ConversationContext } from './post.ts'
import { isOlder } from './time.ts'
import { findNode } from './values.ts'
import { toPlainText, tryParseYaml } from './yaml.ts'

/** Lines of history that a warning gives; all others are counted. */
const shownActivities = 5

export function checkConversation(conversation: Conversation, context: ConversationContext): Issue[] {
  const issues = [
    ...checkReferences(conversation, context),
    ...checkAliasAnchors(conversation, context),
    ...checkKept(conversation, context),
    ...checkHistory(conversation, context),
    ...checkBeforeQuestion(conversation, context),
  ]
  return issues.sort(compareIssues)
}

/** A count is what the community said: no more can be kept than there were (decision 19). */
function checkKept(conversation: Conversation, context: ConversationContext): Issue[] {
  const { question, answers, answerIds, comments } = conversation
  const kept = { answers: answerIds?.size ?? answers.length, comments: comments.length }
  return (['answers', 'comments'] as const).flatMap((key) => {
    const counted = question.counts[key]
    if (kept[key] <= counted) return []
    const detail = { key: `counts.${key}`, value: `${counted}`, kept: `${kept[key]}`, of: key }
    const issue = placeInQuestion(question.path, ['counts', key], context)
    return [withCount({ code: 'count-too-low', ...issue, detail }, context)]
  })
}

/** Nobody but a person knows whether the count is wrong or a file is. */
function withCount(issue: Issue, { readText }: ConversationContext): Issue {
  const { value = '', kept = '' } = issue.detail
  const line = readText(issue.path)?.split('\n')[issue.line - 1] ?? ''
  const start = issue.column - 1
  if (!line.startsWith(value, start) || line.length > 400) return issue
  const lines = [line.slice(0, start) + kept + line.slice(start + value.length)]
  return { ...issue, correction: { from: issue.line, to: issue.line + 1, lines, certain: false } }
}

/** One warning a question, however many lines it lacks (decision 21). */
function checkHistory(conversation: Conversation, context: ConversationContext): Issue[] {
  const { withheld } = conversation
  const named = withheld ? withoutWithheld(conversation, withheld) : conversation
  const missing = findMissingActivity(named, context.zone)
  if (missing.length === 0) return []
  const lines = missing.slice(0, shownActivities).map(toLine)
  const more = missing.length - shownActivities
  const detail = {
    count: `${missing.length}`,
    ...Object.fromEntries(lines.map((line, index) => [`line${index + 1}`, line])),
    ...(more > 0 ? { more: `${more}` } : {}),
  }
  const place = placeInQuestion(conversation.question.path, ['activity'], context)
  return [{ code: 'missing-activity', ...place, detail }]
}

/**
 * Answers and comments that are older than the line of history by which their question was asked, but for what is
 * withheld: each file of an answer is told, and the first of the comments with the number of the others.
 */
function checkBeforeQuestion(
  { question, answers, comments, commentsPath = '', withheld }: Conversation,
  context: ConversationContext,
): Issue[] {
  const asked = question.activity.find(isAsking)?.at
  if (asked === undefined) return []
  const olderAnswers = answers.filter(
    (answer) => isOlder(answer.at, asked, context) && !withheld?.answers.has(answer.id),
  )
  const olderComments = comments.filter(
    (comment) => isOlder(comment.at, asked, context) && !isWithheld(comment, withheld),
  )
  if (olderAnswers.length === 0 && olderComments.length === 0) return []
  const locate = createLocate(context)
  const [first, ...others] = olderComments
  const toIssue = (path: string, keys: readonly PropertyKey[], of: BeforeQuestion): Issue => ({
    code: 'before-question',
    path,
    ...locate(path, keys),
    detail: toBeforeQuestion(of),
  })
  const inAnswers = olderAnswers.map(({ path, at }) =>
    toIssue(path, ['at'], { at, question: asked, of: 'answer' }),
  )
  if (!first) return inAnswers
  const { at } = first
  const keys = [comments.indexOf(first), 'at']
  return [
    ...inAnswers,
    toIssue(commentsPath, keys, { at, question: asked, of: 'comment', more: others.length }),
  ]
}

function isWithheld({ id, answer }: Comment, withheld: Conversation['withheld']): boolean {
  if (!withheld) return false
  return withheld.comments.has(id) || (answer !== undefined && withheld.answers.has(answer))
}

/** As it may stand below `activity`. */
function toLine({ at, actor, person, kind }: Activity): string {
  const who = [`actor: ${toPlainText(actor)}`, ...(person ? [`person: ${toPlainText(person)}`] : [])]
  return `  - { at: ${at}, ${who.join(', ')}, kind: ${kind} }`
}

function placeInQuestion(
  path: string,
  keys: readonly PropertyKey[],
  { readText }: ConversationContext,
): Pick<Issue, 'path' | 'line' | 'column'> {
  const text = readText(path) ?? ''
  const frontMatter = parseFrontMatter(path, text)
  const node = 'code' in frontMatter ? undefined : findNode(frontMatter.root, keys)
  return { path, ...(node ? toPosition(text, frontMatterOffset + node.start) : { line: 1, column: 1 }) }
}

// Ids by which answers and comments name each other, and which are not there.

interface Reference {
  path: string
  /** Keys and indexes that lead to it in its file. */
  keys: readonly PropertyKey[]
  value: string
  detail: Record<string, string>
}

/** Each compares an id with all others. */
const comparedIds = 20
/** Of shorter ids nearly every other one is near. */
const tellingLength = 4

function checkReferences(conversation: Conversation, context: ConversationContext): Issue[] {
  const { answers, comments, commentsPath = '' } = conversation
  const answerIds = conversation.answerIds ?? new Set(answers.map(({ id }) => id))
  const inAnswers = answers.flatMap(({ id, path, replyTo }): Reference[] =>
    isFound(replyTo, id, answerIds)
      ? []
      : [toReference({ path, keys: ['replyTo'] }, { value: replyTo, of: 'answer', own: id })],
  )
  const commentIds = new Set(comments.map(({ id }) => id))
  const inComments = comments.flatMap(({ id, answer, replyTo }, index): Reference[] => [
    ...(isFound(answer, undefined, answerIds)
      ? []
      : [toReference({ path: commentsPath, keys: [index, 'answer'] }, { value: answer, of: 'answer' })]),
    ...(isFound(replyTo, id, commentIds)
      ? []
      : [
          toReference(
            { path: commentsPath, keys: [index, 'replyTo'] },
            { value: replyTo, of: 'comment', own: id },
          ),
        ]),
  ])
  const known = { answer: [...answerIds], comment: [...commentIds] }
  const locate = createLocate(context)
  return [...inAnswers, ...inComments].map(({ path, keys, value, detail }, index) => {
    const { own, ...told } = detail
    const ids = detail['of'] === 'comment' ? known.comment : known.answer
    const others = ids.filter((id) => id !== own)
    const isTelling = index < comparedIds && value.length >= tellingLength
    const nearest = isTelling ? findNearest(value, others) : undefined
    return {
      code: 'unknown-id',
      path,
      ...locate(path, keys),
      detail: { ...told, value: value.slice(0, 60), ...(nearest ? { nearest } : {}) },
    }
  })
}

function isFound(id: string | undefined, own: string | undefined, ids: ReadonlySet<string>): boolean {
  return id === undefined || (id !== own && ids.has(id.normalize('NFC')))
}

function toReference(
  place: Pick<Reference, 'path' | 'keys'>,
  { value = '', of, own }: { value: string | undefined; of: string; own?: string },
): Reference {
  const key = `${String(place.keys.at(-1))}`
  const isSelf = own !== undefined && value === own
  return {
    ...place,
    value,
    detail: { key, of, ...(isSelf ? { self: 'true' } : {}), ...(own ? { own } : {}) },
  }
}

/** Each file is read again once, however much is wrong with it. */
export function createLocate({ readText }: Pick<ConversationContext, 'readText'>) {
  const files = new Map<string, ReturnType<typeof parseFile>>()
  return (path: string, keys: readonly PropertyKey[]): { line: number; column: number } => {
    const file = files.get(path) ?? parseFile(path, readText(path) ?? '')
    files.set(path, file)
    const node = file.root && findNode(file.root, keys)
    return node ? file.toPosition(file.offset + node.start) : { line: 1, column: 1 }
  }
}

function parseFile(path: string, text: string) {
  const toPosition = createToPosition(text)
  const frontMatter = path.endsWith('.md') ? parseFrontMatter(path, text) : undefined
  if (frontMatter) {
    const root = 'code' in frontMatter ? undefined : frontMatter.root
    return { root, offset: frontMatterOffset, toPosition }
  }
  return { root: tryParseYaml(text), offset: 0, toPosition }
}

// Old addresses of a question that lead to an answer or a comment that is not there.

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
    const ids = known[anchor.kind]
    if (!ids || ids.has(anchor.id)) return []
    const nearest = findNearestAnchor(anchor, ids)
    const detail = { key: 'aliases', kind: anchor.kind, value: alias.slice(-shownLength) }
    return [
      {
        code: 'dead-link',
        path,
        ...locate(path, ['aliases', index]),
        detail: { ...detail, ...(nearest ? { nearest } : {}) },
      },
    ]
  })
}
