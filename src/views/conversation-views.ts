// What stands on a question's pages besides the question: answers, comments, polls.
import type { PagerView } from './list-views.ts'
import type { ActorView, LinkView, TimeView } from './views.ts'

/** Somebody of whom the site itself writes. */
export interface PersonView extends ActorView {
  /** Tells apart two people of one page who have one name. */
  mark: string | undefined
  /** Address of their own, and who they are. */
  href: string | undefined
  about: string | undefined
}

export interface AnswersView {
  /** `답변 4`: what the community counted (decision 19). */
  heading: string
  /** `채택된 답변, 추천 많은 순`; undefined where there is nothing to order. */
  order: string | undefined
  answers: AnswerView[]
}

/** In the place of what is withheld. */
export interface WithheldView {
  anchor: string
  /** `삭제된 답변입니다` */
  withheld: string
}

export type AnswerView = WithheldView | WrittenAnswerView

export interface WrittenAnswerView {
  anchor: string
  withheld: undefined
  /** `홍길동 님의 답변` */
  name: string
  /** Names its own place. */
  permalink: LinkView
  accepted: AcceptedView | undefined
  by: PersonView
  time: TimeView
  /** `홍길동 님에게` */
  reply: LinkView | undefined
  edits: EditsView | undefined
  /** BCP 47 tag of the body, where it is not that of the page. */
  language: string | undefined
  bodyHtml: string
  polls: PollView[]
  /** `추천해요 12`, `점수 -2` */
  counts: string[]
  /** Name of the list of counts. */
  countsLabel: string
  tools: ToolsView
  comments: CommentsView | undefined
}

export interface AcceptedView {
  /** `채택된 답변` */
  label: string
  /** `2024년 5월 4일 10:00에 채택됨`, where it is known. */
  at: string | undefined
}

export interface EditsView {
  /** Name of the list. */
  label: string
  /** `고침 12번`, of a list that is folded. */
  summary: string | undefined
  edits: EditView[]
}

/** The text is `before + time + between + by + after`; without `by`, `before + time + after`. */
export interface EditView {
  before: string
  time: TimeView
  between: string
  by: PersonView | undefined
  after: string
}

/** Ways from a text: to a place, to its source, to where it is edited. */
export interface ToolsView {
  /** Of these, the source alone stands on paper too. */
  links: (LinkView & { rel?: 'external' })[]
  /** Where it differs from that of the archive. */
  license: { label: string; name: string; href: string | undefined } | undefined
}

export interface CommentsView {
  /** `댓글 7`: those that stand under it (decision 19). */
  heading: string
  comments: CommentView[]
  /** `댓글 고치기`, once on a page. */
  edit: LinkView | undefined
}

export type CommentView = WithheldView | WrittenCommentView

export interface WrittenCommentView {
  anchor: string
  withheld: undefined
  permalink: string
  by: PersonView
  time: TimeView
  reply: LinkView | undefined
  /** `추천해요 2` */
  recommended: string | undefined
  /** BCP 47 tag of the body, where it is not that of the page. */
  language: string | undefined
  bodyHtml: string
}

export interface PollView {
  /** `투표`, or its title. */
  heading: string
  options: PollOptionView[]
  /** `34명 참여`, `여러 개를 고를 수 있음`, `마감됨` */
  notes: string[]
}

export interface PollOptionView {
  label: string
  /** `12표` */
  votes: string
  /** `35%`; undefined where it is not known of what it would be a share. */
  share: string | undefined
  /** Length of the bar, from 0 to 100. */
  width: number
}

/** Answers of later pages, as the first page names them. */
export interface LaterAnswersView {
  heading: string
  pages: { label: string; answers: LaterAnswerView[] }[]
}

export interface LaterAnswerView {
  /** Its own: a link from the time when it stood on this page leads to the line that says where it is. */
  anchor: string
  href: string
  name: string
  mark: string | undefined
  day: string
}

/** All of a conversation that one page shows. */
export interface ConversationView {
  comments: CommentsView | undefined
  answers: AnswersView | undefined
  /** `답변 4개 중 2개가 보관되어 있습니다`; empty where all are kept. */
  kept: string[]
  later: LaterAnswersView | undefined
  pager: PagerView | undefined
  /** `채택된 답변 보기` */
  accepted: LinkView | undefined
}
