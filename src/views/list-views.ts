// What listings, categories and the front page print.
import type {
  ActivityView,
  CategoriesView,
  FactsView,
  HashtagView,
  LinkView,
  PopularView,
  WaysView,
} from './views.ts'

/** Activity by year, drawn as fruits on threads: lengths in units of the drawing, from its upper left corner. */
export interface ThreadsView {
  /** `연도별 활동` */
  label: string
  /** Reads the numbers, for whoever does not see the drawing. */
  title: string
  width: number
  height: number
  /** Where the cord is, that the threads hang on. */
  cord: number
  /** One a year, the oldest first. */
  fruits: readonly FruitView[]
}

export interface FruitView {
  x: number
  /** Where its thread ends. */
  y: number
  /** 0 in a year without activity, whose thread is bare. */
  radius: number
  /** `24`, or `2024`; undefined where it would run into another. */
  year: string | undefined
  /** Number of activities, where it is printed: below the fruit of the strongest year. */
  value: { text: string; y: number } | undefined
  /** The strongest year and the newest stand out. */
  strong: boolean
}

/** A question that is named beside a list. */
export interface NamedQuestionView {
  title: string
  /** Safe HTML of a title that holds formulas. */
  titleHtml: string | undefined
  href: string
  /** BCP 47 tag of the title, where it is not that of the page. */
  language: string | undefined
  /** `답변 7 · 조회 5,410` */
  facts: string
}

export interface EntryView {
  /** Of its title, by which it is named and can be linked to. */
  id: string
  href: string
  title: string
  /** BCP 47 tag of title and body, where it is not that of the page. */
  language: string | undefined
  /** Safe HTML of a title that holds formulas. */
  titleHtml: string | undefined
  activity: ActivityView
  /** `키워드 일치` on keyword-only entries (decision 3). */
  keywordMark: string | undefined
  /** Safe HTML, whole or cut between blocks; empty in an order by a count, which shows titles. */
  bodyHtml: string
  /** Link `전체 보기`, when the body was cut. */
  more: string | undefined
  facts: FactsView
}

export interface PagerView {
  label: string
  previous: LinkView | undefined
  next: LinkView | undefined
  /** `gap` stands for left-out pages. */
  pages: (LinkView | 'gap')[]
  /** Where a year begins in a long list; the first page that holds an activity of it. */
  years?: { label: string; links: readonly LinkView[] } | undefined
}

export interface AsideView {
  /** Most viewed of the list. */
  viewed?: { label: string; questions: readonly NamedQuestionView[] } | undefined
  related: { label: string; hashtags: HashtagView[] } | undefined
  facts: { label: string; rows: { label: string; value: string; href: string | undefined }[] }
}

export interface ListingView {
  /** Undefined on pages that are not of a hashtag. */
  hashtag: string | undefined
  heading: string
  /** `질문 12` */
  headline: string
  note: string | undefined
  /** `키워드만 일치 72`; undefined where there is none. */
  keywordOnly: string | undefined
  /** Labels of the choices that need no script: how much of a body is shown, and whether keyword-only entries are. */
  choices?: ListingChoicesView | undefined
  years?: ThreadsView | undefined
  ways?: WaysView | undefined
  /** Into the search, among the questions of the list. */
  within?: WithinView | undefined
  entries: EntryView[]
  pager: PagerView | undefined
  aside: AsideView
}

export interface WithinView {
  /** `검색`, or the name */
  label: string
  /** `이 해시태그에서 검색` */
  name: string
  href: string
}

export interface ListingChoicesView {
  /** Name of the group. */
  density: { label: string; roomy: string; compact: string }
  /** `해시태그만 보기`; undefined where keyword-only entries are not more than carriers. */
  carriersOnly: string | undefined
}

export interface FrontView extends ListingView {
  /** Safe HTML of a heading that has long words, such as the name of a host. */
  headingHtml: string | undefined
  /** The description of the settings, or a general one; undefined from page 2 on. */
  introduction: string | undefined
  popular: PopularView | undefined
  /** Most used first; undefined from page 2 on. */
  categories: CategoriesView | undefined
}
