import type { WayCount } from '../listing/list-pages.ts'
import type { Way } from '../listing/ways.ts'
import type { YearStart } from '../listing/year-starts.ts'
import type { YearCount } from '../question/active-years.ts'
import type { LinkFacts } from './link-facts.ts'
import type { NamedQuestion } from './named-question.ts'
import type { PageOf } from './pager-view.ts'

/** What every page of a list has, whatever it is a list of. */
export interface ListFacts<W extends Way = Way> extends PageOf, LinkFacts {
  /** Absent of the list itself, which has the newest activity first. */
  way?: W
  /** Other ways that the list has. */
  ways?: readonly WayCount<W>[]
  yearStarts?: readonly YearStart[]
}

/** What the first page of a list has besides. */
export interface FirstFacts {
  /** Of all activities of its questions, the oldest year first. */
  years?: readonly YearCount[]
  /** Most viewed first; absent where all of the list is seen, or nothing is known of it. */
  viewed?: readonly NamedQuestion[]
  /** What it means, where the archive says so. */
  description?: string
}
