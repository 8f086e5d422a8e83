// What the page of a question prints, answers and comments apart.
import type { ConversationView, PollView, ToolsView } from './conversation-views.ts'
import type { ActivityView, CountView, FactsView, HashtagView, LinkView } from './views.ts'

export interface QuestionView {
  title: string
  /** BCP 47 tag of title and body, where it is not that of the page. */
  language: string | undefined
  /** Safe HTML of a title that holds formulas or long words. */
  titleHtml: string | undefined
  /** `#rest 목록으로`, or from a later page to the first. */
  crumb: LinkView
  /** On the first page. */
  opening: OpeningView | undefined
  /** `2쪽`, on those behind it. */
  continuation: string | undefined
  conversation: ConversationView
  history: HistoryView | undefined
  neighbours: { label: string; questions: NeighbourView[] } | undefined
  turn: TurnView | undefined
  copy: CopyView | undefined
}

/** The neighbours in the list that the crumb leads to. */
export interface TurnView {
  /** `#rest의 앞뒤 질문` */
  label: string
  links: TurnLinkView[]
}

export interface TurnLinkView {
  side: 'newer' | 'older'
  /** `더 최근 활동 · #rest` */
  label: string
  title: string
  /** Safe HTML of a title that holds formulas or long words. */
  titleHtml: string | undefined
  /** BCP 47 tag of the title, where it is not that of the page. */
  language: string | undefined
  href: string
}

/** Words of the script that copies code. */
export interface CopyView {
  label: string
  done: string
}

/** The question itself. */
export interface OpeningView {
  activity: ActivityView
  facts: FactsView
  state: StateView | undefined
  bodyHtml: string
  polls: PollView[]
  tools: ToolsView
}

/** Whether a question is closed, and why; a line of its own. */
export interface StateView {
  notes: string[]
  duplicates: { label: string; links: LinkView[] } | undefined
}

export interface HistoryView {
  label: string
  /** Newest first. */
  activities: HistoryActivityView[]
  /** The rest of a long one. */
  earlier: { label: string; activities: HistoryActivityView[] } | undefined
}

export interface HistoryActivityView extends ActivityView {
  isAnswer: boolean
}

export interface NeighbourView {
  title: string
  /** BCP 47 tag of the title, where it is not that of the page. */
  language: string | undefined
  /** Safe HTML of a title that holds formulas or long words. */
  titleHtml: string | undefined
  href: string
  answers: CountView | undefined
  /** The first that both carry, or that it carries. */
  hashtags: HashtagView[]
}
