// What the page of a question prints, answers and comments apart.
import type { ConversationView, PollView, ToolsView } from './conversation-views.ts'
import type { ActivityView, CountView, FactsView, HashtagView, LinkView } from './views.ts'

export interface QuestionView {
  title: string
  /** BCP 47 tag of title and body, where it is not that of the page. */
  language: string | undefined
  /** Safe HTML of a title that holds formulas. */
  titleHtml: string | undefined
  /** On the first page. */
  opening: OpeningView | undefined
  /** On those behind it: `2쪽`, and the way back to the first. */
  continuation: { label: string; back: LinkView } | undefined
  conversation: ConversationView
  history: HistoryView | undefined
  neighbours: { label: string; questions: NeighbourView[] } | undefined
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
  /** Safe HTML of a title that holds formulas. */
  titleHtml: string | undefined
  href: string
  answers: CountView | undefined
  /** Hashtags that both carry. */
  hashtags: HashtagView[]
}
