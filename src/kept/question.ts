// What the cache keeps of a question, of its answers and comments, and of pages of the archive's own: as readers may see
// them, ordered and divided into pages.
import type { Activity, MonthCount, YearCount } from '../format/activity.ts'
import type { ToldText } from '../format/history.ts'
import type { Issue } from '../format/issue.ts'
import type { Hashtag } from '../format/names.ts'
import type { Answer, Poll, Question } from '../format/post.ts'
import type { FileStamp } from './files.ts'
import type { Place } from './packs.ts'

/** What a listing has to know of a question without opening its body. */
export interface QuestionOutline extends Omit<Question, 'activity' | 'polls'> {
  last: Activity
  lastInstant: number
  /** Its activities by year, the oldest year first. */
  years: readonly YearCount[]
  /** What began in which month, the oldest first. */
  months: readonly MonthCount[]
  /** When it was asked, where that is known; and by whom, where pages of people are asked for. */
  asked?: Pick<WrittenPost, 'at'> & Partial<Pick<WrittenPost, 'person'>>
  /** From the question to its first answer, where both are known by the minute. */
  minutesToAnswer?: number
  /** The title as HTML, where it holds formulas. */
  titleHtml?: string
}

/** What is read only where a page shows it. */
export interface QuestionBody {
  activity: Activity[]
  polls?: Poll[] | undefined
  /** Whole body for the question's own page. */
  pageHtml: string
  /** Body for listings, cut between blocks (decision 9). */
  entryHtml: string
  /** Plain beginning of the body, for search engines. */
  description: string
}

/**
 * A prepared question as the cache keeps it: what orders and groups it at hand, its texts in packs. Nobody changes one:
 * what is learnt of it later makes another, by which it is seen what has to be written (cache.ts).
 */
export type CachedQuestion = Readonly<QuestionOutline> & {
  /** Of the file, to see without opening it that it is the same. */
  readonly stamp: FileStamp
  /** Of the file's bytes. */
  readonly digest: string
  readonly warnings: readonly Issue[]
  /** Activity, whole body, description: what the question's own page shows (`toPageHead`). */
  readonly page: Place
  /** HTML for listings. */
  readonly entry: Place
  readonly cut: boolean
  /** In the order of the body, whose HTML names them by their places. */
  readonly links: readonly CrossLink[]
  /** How many of them, from the first on, the HTML for listings may name. */
  readonly entryLinks: number
  readonly prose: Place
  /** What is searched of it and of its answers (search/index/search-part.ts). */
  readonly search: Place
  /** What its texts need of the fonts for text and for code; absent where the Latin block is enough (look/font-needs.ts). */
  readonly characters?: readonly [text: string, code: string]
  /** Positions, in redactions.yaml, of the names that it held. */
  readonly redacted: readonly number[]
  /** Hashtags that it does not carry, but whose keyword it matches (decision 4), in code-unit order. */
  readonly keywords: readonly Hashtag[]
  /** Whether an answer is accepted (decision 19). */
  readonly accepted: boolean
  /** Absent where no answer and no comment is kept. */
  readonly conversation?: ConversationOutline
  /** Ids of people whom its files name, where pages of people are asked for. */
  readonly people?: readonly string[] | undefined
}

export type QuestionPagePart = Pick<QuestionBody, 'activity' | 'polls' | 'pageHtml' | 'description'>

/** What is in front of the printed body, its line feed included. */
export function toPageHead({ activity, polls, description }: QuestionPagePart): string {
  return `${JSON.stringify({ activity, polls, description })}\n`
}

/** @param text head and body as they were written, which the checksum of the pack has proved. */
export function parsePagePart(text: string): QuestionPagePart {
  const end = text.indexOf('\n')
  return { ...JSON.parse(text.slice(0, end)), pageHtml: text.slice(end + 1) }
}

/** What the question's own pages have to know of a conversation without opening it. */
export interface ConversationOutline {
  /** Says that none of its files has been touched; empty when one is too young to be trusted. */
  readonly stamp: string
  /** Of paths and bytes of its files. */
  readonly files: string
  /** The same, and of what is withheld of it. */
  readonly digest: string
  /** Bytes of HTML of the question above it, by which pages are divided. */
  readonly bodyBytes: number
  /** Each page as a `ConversationPage`; none of a question that is withheld. */
  readonly pages: readonly Place[]
  /** Ids of elements of page 2 and of those behind it, which links have to know. */
  readonly laterAnchors: readonly (readonly string[])[]
  /** Comments that are gone with a withheld answer, to whose place links to them lead; absent where there are none. */
  readonly goneComments?: readonly GoneComments[]
  /** Ids that redactions.yaml withholds and that were found. */
  readonly withheld: WithheldIds
  /** Cross-links of all its texts, whose HTML names them by their places here. */
  readonly links: readonly ConversationLink[]
  /** In the order of its pages, where pages of people are asked for. */
  readonly posts?: readonly WrittenPost[]
}

/** An answer or a comment of somebody whose id is known. */
export interface WrittenPost {
  person: string
  at: string
  of: 'answer' | 'comment'
  id: string
  /** Number of the page that holds it. */
  page: number
  accepted: boolean
  /** Its score, else how often it was recommended; absent where that is nothing, or not known. */
  votes?: number
}

export interface GoneComments {
  readonly answer: string
  readonly comments: readonly string[]
}

export interface WithheldIds {
  readonly answers: readonly string[]
  readonly comments: readonly string[]
}

export interface ConversationLink extends CrossLink {
  /** File that `places` are of. */
  readonly path: string
}

/** One page, as it is kept: JSON. */
export interface ConversationPage {
  /** Number of files and comments that are kept, withheld ones among them. */
  kept: { answers: number; comments: number }
  /** Number of all answers that are printed: of those that are kept and not withheld. */
  printed: number
  /** Path of the comments' file, where there is one. */
  commentsPath: string | undefined
  /** On the question; none but on page 1. */
  comments: ShownComment[]
  /** In order (decision 20). */
  answers: ShownAnswer[]
  /** Number of the printed answers of earlier pages. */
  before: number
  /** The answers next to those of this page, where other pages hold them. */
  previous?: AnswerPlace | undefined
  next?: AnswerPlace | undefined
  /** Answers of later pages that are not withheld, in order; none but on page 1. */
  later: LaterAnswer[]
  /** Where lines of the history lead, by their places in it; none but on page 1. */
  told: (ToldText & { line: number; page: number })[]
}

/** What page 1 says of an answer that it does not hold. */
export interface LaterAnswer
  extends AnswerPlace,
    Pick<KeptAnswer, 'by' | 'at' | 'accepted' | 'counts' | 'score'> {
  /** Its place among all printed answers, counted from 1. */
  number: number
}

/** An answer, and the number of the page that holds it. */
export interface AnswerPlace {
  id: string
  page: number
}

/** Name of the day, or one of the reserved ones of `format/activity.ts`; never that of somebody redacted. */
export interface ShownActor {
  name: string
  person?: string | undefined
}

/** A text that is withheld has its id and nothing else. */
export interface WithheldText {
  id: string
  withheld: true
}

interface ShownTextOf {
  id: string
  withheld?: undefined
  by: ShownActor
  at: string
  /** Safe HTML; cross-links are signs by their places in the outline's `links`. */
  html: string
}

export type ShownAnswer = (WithheldText | KeptAnswer) & {
  /** Path of its file. */
  path: string
  /** Of a withheld answer none. */
  comments: ShownComment[]
}

/** With all keys of its file that are shown as they are. */
export interface KeptAnswer
  extends ShownTextOf,
    Omit<Answer, keyof ShownTextOf | 'actor' | 'person' | 'path' | 'accepted' | 'edited' | 'replyTo'> {
  edited: { at: string; by: ShownActor | undefined }[]
  accepted: boolean
  /** When, where that is known. */
  acceptedAt?: string | undefined
  /** `by` is absent for one that is withheld. */
  replyTo?: (AnswerPlace & { by: ShownActor | undefined }) | undefined
}

export type ShownComment = WithheldText | KeptComment

/** A comment, as a reply names it. */
export interface CommentPlace {
  id: string
  /** Absent for one that is withheld. */
  by: ShownActor | undefined
  /** Id of a withheld answer with which it is gone: it has no place but that of the answer. */
  answer?: string | undefined
  /** Number of the page that holds it; absent for that of the reply. */
  page?: number | undefined
}

export interface KeptComment extends ShownTextOf {
  recommended?: number | undefined
  replyTo?: CommentPlace | undefined
}

/** A link of a body whose target other files decide on. */
export interface CrossLink {
  /** A path of this site, which begins with `/`, or a whole address elsewhere. */
  readonly address: string
  /** Lines and columns of its file where a path of this site is written, counted from 1: one for each block. */
  readonly places: readonly (readonly [line: number, column: number])[]
}

/** Id of the page that stands before what the about page explains, and has no address of its own. */
export const aboutId = 'about'

/** A page of the archive's own (`pages/<id>.md`). */
export interface WrittenPage extends WrittenText {
  id: string
  path: string
  title: string
  /** Whether the head of all pages leads to it. */
  nav: boolean
  /** In the head the smaller first, those without behind them. */
  order?: number | undefined
  /** Plain beginning of the body. */
  description: string
  /** All that readers read of the body. */
  read: string
}

/** A text of the archive's own as readers may see it. */
export interface WrittenText {
  /** Safe; cross-links are signs by their places in `links`. */
  html: string
  links: readonly CrossLink[]
  /** Positions, in redactions.yaml, of the names that it held. */
  redacted: readonly number[]
}
