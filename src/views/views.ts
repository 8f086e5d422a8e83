// What each kind of page prints. Every text here is ready for the eye: components decide nothing.
import type { ShownPicture } from '../picture/picture.ts'
import type { CountName } from '../question/counts.ts'
import type { Pair } from '../theme/grounds.ts'

export interface LinkView {
  label: string
  href: string
  /** BCP 47 tag of the label, where it is not that of the page. */
  language?: string | undefined
  current?: boolean
}

export interface NavigationView extends LinkView {
  /** The page is one of those that it leads to. */
  within?: boolean | undefined
}

/** What stands around the content of every page. */
export interface FrameView {
  language: string
  /** Text of `<title>`. */
  documentTitle: string
  description: string
  /** Absolute address; undefined when the settings name no `url`. */
  canonical: string | undefined
  /** What paths of the site begin with on paper; known where `canonical` can be. */
  origin: string | undefined
  /** Pages that search engines should leave out, such as 404. */
  unlisted: boolean
  /** Whether the page may show formulas. */
  math: boolean
  archiveTitle: string
  /** In the place of the site's mark, before the title. */
  logo: ShownPicture | undefined
  /** Of the browser around the page, in each scheme. */
  browserColours: Pair
  homeHref: string
  skipLabel: string
  navigationLabel: string
  navigation: NavigationView[]
  /** Name of the second column. */
  asideLabel: string
  footer: {
    /** `기준일 2025년 6월 30일` */
    reference: string
    about: LinkView
    correction: LinkView | undefined
    license: { label: string; name: string; href: string | undefined } | undefined
    summary: string
  }
}

/** What is the same on all pages that stand at no place of the navigation. */
export type Surroundings = Pick<FrameView, 'navigation' | 'footer'>

export interface HashtagView {
  /** Without `#`. */
  name: string
  href: string
  /** Number of carriers, with thousands separators; undefined where no number is shown. */
  count: string | undefined
  /** How the number compares with the largest beside it, which is 100. */
  share?: number | undefined
}

export interface CategoryView {
  label: string
  href: string
  /** Number of its questions, with thousands separators; undefined where no number is shown. */
  count: string | undefined
}

export interface CategoriesView {
  label: string
  categories: CategoryView[]
}

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

/** Other orders and selections of a list, each a page of its own. */
export interface WaysView {
  label: string
  links: readonly WayView[]
}

export interface WayView extends LinkView {
  /** Number of entries, with thousands separators; undefined where none is shown. */
  count?: string | undefined
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

export interface ActorView {
  name: string
  /** `익명` and `삭제된 사용자` are roles, not names (decision 12). */
  role: boolean
}

export interface TimeView {
  /** `3달 전` */
  label: string
  /** Value of `datetime`. */
  datetime: string
  /** Local date and time, value of `title`. */
  localTime: string
}

/**
 * The activity line (decision 8). Its text content is
 * `timeLabel + separator + actor.name + joiner + kind`, all spaces included.
 */
export interface ActivityView {
  timeLabel: string
  /** Value of `datetime`. */
  datetime: string
  /** Local date and time, value of `title`. */
  localTime: string
  separator: string
  actor: ActorView
  joiner: string
  kind: string
}

export interface CountView {
  /** `답변 3`, as one text with one space. */
  label: string
  value: string
  name: CountName
  /** How the count of answers is set apart to the eye; undefined of all others. */
  look: 'accepted' | 'answered' | 'unanswered' | undefined
}

export interface FactsView {
  category: CategoryView
  hashtags: HashtagView[]
  counts: CountView[]
  /** `투표`, undefined when the question has none. */
  poll: string | undefined
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
  entries: EntryView[]
  pager: PagerView | undefined
  aside: AsideView
}

export interface ListingChoicesView {
  /** Name of the group. */
  density: { label: string; roomy: string; compact: string }
  /** `해시태그만 보기`; undefined where keyword-only entries are not more than carriers. */
  carriersOnly: string | undefined
}

export interface FrontView extends ListingView {
  /** The description of the settings, or a general one; undefined from page 2 on. */
  introduction: string | undefined
  popular: PopularView | undefined
  /** Most used first; undefined from page 2 on. */
  categories: CategoriesView | undefined
}

/** Hashtags that many questions carry, and the way to all of them. */
export interface PopularView {
  label: string
  hashtags: HashtagView[]
  all: LinkView
}

export interface DirectoryView {
  heading: string
  headline: string
  /** By name or by count; undefined of few hashtags. */
  orders: WaysView | undefined
  /** Undefined of few hashtags. */
  filter: DirectoryFilterView | undefined
  /** Name of the row that leads to the groups; undefined of few hashtags. */
  jumps: string | undefined
  order: 'name' | 'count'
  groups: DirectoryGroupView[]
  /** Said where there is no hashtag at all. */
  none: string | undefined
  /** Most used first. */
  categories: CategoriesView | undefined
}

export interface DirectoryFilterView {
  label: string
  placeholder: string
  empty: string
  /** `{count}개 남음`: the script fills in the number. */
  left: string
}

export interface DirectoryGroupView {
  label: string
  hashtags: DirectoryHashtagView[]
  /** Those of one question, where there are hundreds of them. */
  folded: { label: string; hashtags: DirectoryHashtagView[] } | undefined
}

export interface DirectoryHashtagView extends HashtagView {
  /** Carried by ten questions or more. */
  strong: boolean
  /** Other spellings, for the filter, one after another. */
  spellings: string | undefined
}

export interface AboutView {
  heading: string
  /** Name of the list of sections. */
  contents: string
  sections: AboutSectionView[]
}

export interface AboutSectionView {
  heading: string
  paragraphs: string[]
  terms: TermView[]
  link: LinkView | undefined
}

/** A label that pages show, and what it means. */
export interface TermView {
  term: string
  meaning: string
  /** How pages show it, where it has a look of its own. */
  look?: TermLook | undefined
}

export type TermLook = 'accepted' | 'answered' | 'unanswered' | 'poll' | 'mark' | 'hashtag'

/** 404, removed questions and moved paths. */
export interface NoticeView {
  heading: string
  paragraphs: string[]
  links: LinkView[]
  popular?: PopularView | undefined
}

/** The page of an old address. */
export interface MovedPageView {
  frame: FrameView
  notice: NoticeView
  /** Address that readers are taken to; undefined where there is none any more. */
  target: string | undefined
  /** Its page is another view of this kind. */
  open?: OpenPage<Omit<MovedPageView, 'open'>> | undefined
}

/** The page that all share that differ by texts alone, with signs in their places, and the texts of one of them. */
export interface OpenPage<Page extends object = object> {
  /** The same object for all. */
  page: Page
  /** By the numbers of their signs. */
  texts: readonly string[]
}
