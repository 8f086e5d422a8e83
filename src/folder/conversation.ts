// The answers and comments of a question: parsed from their files, in their order as readers may see them, and divided into
// the pages that show them.

import { decodeFile } from '../format/decode.ts'
import type { ToldText } from '../format/history.ts'
import type { Issue } from '../format/issue.ts'
import { parseComments } from '../format/parse-comments.ts'
import { type ParsedAnswer, parseAnswer } from '../format/parse-post.ts'
import {
  type AnswerOrder,
  type Comment,
  divideAnswers,
  orderAnswers,
  orderComments,
  type QuestionContext,
} from '../format/post.ts'
import type { Zone } from '../format/time.ts'
import type {
  AnswerPlace,
  CommentPlace,
  ConversationPage,
  GoneComments,
  KeptAnswer,
  LaterAnswer,
  ShownAnswer,
  ShownComment,
  WithheldText,
} from '../kept/question.ts'
import type { ShowTexts } from './conversation-text.ts'
import type { SourceFile } from './disk.ts'

/** Files that belong to one question, with their bytes. */
export interface ConversationSources {
  answers: readonly SourceFile[]
  comments: SourceFile | undefined
}

export interface ParsedConversation {
  answers: ParsedAnswer[]
  comments: Comment[]
  /** Whether nothing is missing because of a fault. */
  isWhole: boolean
  issues: Issue[]
}

/** Every file is read, whatever is wrong with others. */
export function parseConversation(
  { answers, comments }: ConversationSources,
  context: QuestionContext,
): ParsedConversation {
  const read = answers.map((file) => readAnswer(file, context))
  const commented = comments ? readComments(comments, context) : { comments: [], issues: [] }
  const parsed = read.flatMap((each) => each.parsed ?? [])
  return {
    answers: parsed,
    comments: commented.comments ?? [],
    isWhole: parsed.length === answers.length && commented.comments !== undefined,
    issues: [...read.flatMap(({ issues }) => issues), ...commented.issues],
  }
}

function readAnswer({ id, path, bytes }: SourceFile, context: QuestionContext) {
  const text = decodeFile(path, bytes)
  if (typeof text !== 'string') return { parsed: undefined, issues: [text] }
  return parseAnswer({ id, path, text }, context)
}

function readComments({ path, bytes }: SourceFile, context: QuestionContext) {
  const text = decodeFile(path, bytes)
  if (typeof text !== 'string') return { comments: undefined, issues: [text] }
  return parseComments({ path, text }, context)
}

/** Ids of the answers and comments of one question that nobody may read; comments of such answers are gone with them. */
export interface Withholding {
  answers: ReadonlySet<string>
  comments: ReadonlySet<string>
}

interface ShowOptions {
  texts: ShowTexts
  withheld: Withholding
  order: AnswerOrder
  zone: Zone
  /** File of the comments. */
  comments: SourceFile | undefined
}

/** In their order (decision 20). Pages of answers that are replied to are not known yet, and given as 1. */
export function showConversation(parsed: ParsedConversation, options: ShowOptions) {
  const { answers, comments } = parsed
  const { withheld, order, zone } = options
  const show = createShowComment(comments, options)
  const grouped = Map.groupBy(orderComments(comments, zone), ({ answer }) => answer)
  const showAll = (answer: string | undefined) => (grouped.get(answer) ?? []).map(show)
  const showAnswer = createShowAnswer(parsed, options)
  const ordered = orderAnswers(
    answers.map((each) => ({ ...each.answer, parsed: each })),
    order,
    zone,
  )
  const shown = ordered.map(({ id, path, parsed }): ShownAnswer => {
    if (withheld.answers.has(id)) return { ...toWithheld(id), path, comments: [] }
    return { ...showAnswer(parsed), path, comments: showAll(id) }
  })
  return {
    answers: shown,
    comments: showAll(undefined),
    // Withheld ones are counted.
    kept: { answers: answers.length, comments: comments.length },
    accepted: shown.some((answer) => !answer.withheld && answer.accepted),
    withheld: {
      answers: answers.flatMap(({ answer }) => (withheld.answers.has(answer.id) ? [answer.id] : [])),
      comments: comments.flatMap(({ id }) => (withheld.comments.has(id) ? [id] : [])),
    },
    goneComments: ordered.flatMap(({ id: answer }): GoneComments[] => {
      const gone = withheld.answers.has(answer) ? (grouped.get(answer) ?? []) : []
      return gone.length === 0 ? [] : [{ answer, comments: gone.map(({ id }) => id) }]
    }),
  }
}

function createShowAnswer({ answers }: ParsedConversation, { texts, withheld }: ShowOptions) {
  const byId = new Map(answers.map(({ answer }) => [answer.id, answer]))
  return (parsed: ParsedConversation['answers'][number]) => {
    const shown = texts.showAnswer(parsed)
    const target = parsed.answer.replyTo === undefined ? undefined : byId.get(parsed.answer.replyTo)
    if (!target) return shown
    const by = withheld.answers.has(target.id) ? undefined : texts.showActor(target.actor, target.person)
    return { ...shown, replyTo: { id: target.id, page: 1, by } }
  }
}

function createShowComment(
  comments: readonly Comment[],
  { texts, withheld, comments: file }: ShowOptions,
): (comment: Comment) => ShownComment {
  const byId = new Map(comments.map((comment) => [comment.id, comment]))
  const isWithheld = ({ id, answer }: Comment): boolean =>
    withheld.comments.has(id) || (answer !== undefined && withheld.answers.has(answer))
  return (comment) => {
    if (isWithheld(comment)) return toWithheld(comment.id)
    const kept = texts.showComment(comment, file?.path ?? '')
    const target = comment.replyTo === undefined ? undefined : byId.get(comment.replyTo)
    if (!target) return kept
    const by = isWithheld(target) ? undefined : texts.showActor(target.actor, target.person)
    const { id, answer } = target
    const isGone = answer !== undefined && withheld.answers.has(answer)
    return { ...kept, replyTo: { id, by, ...(isGone ? { answer } : {}) } }
  }
}

/** Bytes that are around a text: its author, its time, its counts, its links. A little more than most take. */
const aroundAnswer = 700
const aroundComment = 300
const aroundEdit = 250
/** Of a line of the history, and of one of the list of answers. */
const activityLine = 230
const listLine = 200

/**
 * One page or more. Every answer is on one page, with its comments; those of the question are on the first, all of
 * them, and so is its history.
 */
export function toPages({
  answers,
  comments,
  bodyBytes,
  told,
  kept,
  commentsPath,
}: Pick<ConversationPage, 'commentsPath' | 'kept'> & {
  /** In order (decision 20). */
  answers: readonly ShownAnswer[]
  comments: ShownComment[]
  /** Bytes of HTML of the question itself. */
  bodyBytes: number
  /** Of its history, line by line. */
  told: readonly (ToldText | undefined)[]
}): ConversationPage[] {
  const before = bodyBytes + activityLine * told.length + countComments(comments)
  const sizes = answers.map(countAnswer)
  const undivided = divideAnswers(sizes, before)
  const divided =
    undivided.length === 1 ? undivided : divideAnswers(sizes, before + listLine * answers.length)
  const places = new Map(
    divided.flatMap((page, index) => page.map((place) => [answers[place]?.id ?? '', index + 1] as const)),
  )
  const findPage = createFindCommentPage(answers, places)
  const all = answers.map((answer) => ({
    ...withPage(answer, places),
    comments: answer.comments.map((comment) =>
      withCommentPage(comment, places.get(answer.id) ?? 1, findPage),
    ),
  }))
  const toPlace = (place: number): AnswerPlace | undefined => {
    const id = answers[place]?.id
    return id === undefined ? undefined : { id, page: places.get(id) ?? 1 }
  }
  let printed = 0
  const printedBefore = answers.map(({ withheld }) => (withheld ? printed : printed++))
  return divided.map((page, index) => {
    const isFirst = index === 0
    const [first = 0] = page
    const end = first + page.length
    return {
      kept,
      printed,
      commentsPath,
      comments: isFirst ? comments.map((comment) => withCommentPage(comment, 1, findPage)) : [],
      answers: all.slice(first, end),
      before: printedBefore[first] ?? 0,
      previous: toPlace(first - 1),
      next: toPlace(end),
      later: isFirst
        ? all
            .slice(end)
            .flatMap((answer, place) => toLater(answer, (printedBefore[end + place] ?? 0) + 1, places))
        : [],
      told: isFirst
        ? told.flatMap((text, line) =>
            text ? { ...text, line, page: findToldPage(text, places, findPage) } : [],
          )
        : [],
    }
  })
}

function toLater(answer: ShownAnswer, number: number, places: ReadonlyMap<string, number>): LaterAnswer[] {
  if (answer.withheld) return []
  const { id, by, at, accepted, counts, score } = answer
  return [{ id, page: places.get(id) ?? 1, number, by, at, accepted, counts, score }]
}

function findToldPage(
  { of, id }: ToldText,
  places: ReadonlyMap<string, number>,
  findPage: (place: CommentPlace) => number,
): number {
  return of === 'answer' ? (places.get(id) ?? 1) : findPage({ id, by: undefined })
}

function withPage(answer: ShownAnswer, places: ReadonlyMap<string, number>): ShownAnswer {
  if (answer.withheld || !answer.replyTo) return answer
  const { replyTo } = answer
  return { ...answer, replyTo: { ...replyTo, page: places.get(replyTo.id) ?? 1 } }
}

function createFindCommentPage(answers: readonly ShownAnswer[], places: ReadonlyMap<string, number>) {
  const pages = new Map(
    answers.flatMap(({ id, comments }) =>
      comments.map((comment) => [comment.id, places.get(id) ?? 1] as const),
    ),
  )
  return ({ id, answer }: CommentPlace): number =>
    (answer === undefined ? pages.get(id) : places.get(answer)) ?? 1
}

function withCommentPage(
  comment: ShownComment,
  own: number,
  findPage: (place: CommentPlace) => number,
): ShownComment {
  if (comment.withheld || !comment.replyTo) return comment
  const page = findPage(comment.replyTo)
  return page === own ? comment : { ...comment, replyTo: { ...comment.replyTo, page } }
}

function countAnswer(answer: ShownAnswer): number {
  const own = answer.withheld ? 0 : Buffer.byteLength(answer.html) + countParts(answer)
  return aroundAnswer + own + countComments(answer.comments)
}

function countParts({ edited, polls = [] }: KeptAnswer): number {
  const ofPolls = polls.reduce((sum, { options }) => sum + aroundComment * (options.length + 1), 0)
  return aroundEdit * edited.length + ofPolls
}

function countComments(comments: readonly ShownComment[]): number {
  return comments.reduce(
    (sum, comment) => sum + aroundComment + (comment.withheld ? 0 : Buffer.byteLength(comment.html)),
    0,
  )
}

function toWithheld(id: string): WithheldText {
  return { id, withheld: true }
}
