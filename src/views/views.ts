// What several kinds of page print. Every text here is ready for the eye: components decide nothing.
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
  /** Safe HTML of a title that has long words, such as the name of a host. */
  archiveTitleHtml: string | undefined
  /** In the place of the site's mark, before the title. */
  logo: ShownPicture | undefined
  /** Of the browser around the page, in each scheme. */
  browserColours: Pair
  homeHref: string
  skipLabel: string
  navigationLabel: string
  navigation: NavigationView[]
  /** Undefined on the page of the search, which has a field of its own. */
  search: SearchFieldView | undefined
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
export type Surroundings = Pick<FrameView, 'navigation' | 'search' | 'footer'>

/** A plain form that leads to the page of the search. */
export interface SearchFieldView {
  label: string
  href: string
}

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

/** Other orders and selections of a list, each a page of its own. */
export interface WaysView {
  label: string
  links: readonly WayView[]
}

export interface WayView extends LinkView {
  /** Number of entries, with thousands separators; undefined where none is shown. */
  count?: string | undefined
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
  category: CategoryView | undefined
  hashtags: HashtagView[]
  counts: Pick<CountView, 'label' | 'look'>[]
  /** `투표`, undefined when the question has none. */
  poll: string | undefined
}

/** Hashtags that many questions carry, and the way to all of them. */
export interface PopularView {
  label: string
  hashtags: HashtagView[]
  all: LinkView
}

/** The page that all share that differ by texts alone, with signs in their places, and the texts of one of them. */
export interface OpenPage<Page extends object = object> {
  /** The same object for all. */
  page: Page
  /** By the numbers of their signs. */
  texts: readonly string[]
}
