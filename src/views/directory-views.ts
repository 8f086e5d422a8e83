// What the directory of hashtags prints.
import type { CategoriesView, HashtagView, WaysView } from './views.ts'

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
