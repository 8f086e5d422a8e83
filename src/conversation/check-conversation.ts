// What only shows side by side: ids that name nothing, more kept than counted, lines that the history lacks.
import { type Activity, isAsking } from '../question/activity.ts'
import { type BeforeQuestion, toBeforeQuestion } from '../question/check-activity.ts'
import { isOlder } from '../question/check-time.ts'
import { findNode } from '../question/find-node.ts'
import { frontMatterOffset, parseFrontMatter } from '../question/front-matter.ts'
import { compareIssues, type Issue } from '../question/issue.ts'
import { toPlainText } from '../question/plain-text.ts'
import { toPosition } from '../question/position.ts'
import { checkAliasAnchors } from './check-alias-anchors.ts'
import { checkReferences, createLocate } from './check-references.ts'
import type { Comment } from './comment.ts'
import type { Conversation, ConversationContext } from './conversation.ts'
import { findMissingActivity } from './find-missing-activity.ts'
import { withoutWithheld } from './without-withheld.ts'

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
export function checkBeforeQuestion(
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
