import { toGroupedNumber } from '../messages/grouped-number.ts'
import { toCategoriesView } from './category-link.ts'
import { type DirectoryGroup, groupByCount, groupByInitial } from './directory-groups.ts'
import { toHashtagView } from './hashtag-view.ts'
import { paths, toHref } from './paths.ts'
import type { CategoryCount, HashtagCount } from './shown.ts'
import type { Site } from './site.ts'

/** Fewer are seen at a glance, in any order. */
export const fewestInOrders = 25

/** Questions that make a hashtag heavier. */
const strongFrom = 10

/** From so many hashtags of one question on they are folded. */
const foldedFrom = 200

/** As many take no more room than the line that folds them. */
const neverFolded = 4

export type DirectoryView = ReturnType<typeof toDirectoryView>
export type DirectoryOrder = 'name' | 'count'

export interface DirectoryHashtag extends HashtagCount {
  /** Other ones, of those that have some. */
  spellings?: readonly string[]
}

export interface DirectoryFacts {
  order: DirectoryOrder
  /** In this order. */
  hashtags: readonly DirectoryHashtag[]
  /** Most used first. */
  categories: readonly CategoryCount[]
}

/** All hashtags in groups, by their first letters or by how many questions carry them. */
export function toDirectoryView(facts: DirectoryFacts, site: Site) {
  const { order, hashtags, categories } = facts
  const labels = site.messages.directory
  const { filter: label, placeholder, empty, left, jumps, none } = labels
  const isLarge = hashtags.length >= fewestInOrders
  const isFolding = hashtags.filter(isSingle).length >= foldedFrom
  const groups = order === 'name' ? groupByInitial(hashtags, labels) : groupByCount(hashtags, labels)
  return {
    heading: labels.heading,
    headline: labels.headline(toGroupedNumber(hashtags.length)),
    orders: isLarge ? toOrdersView(order, site) : undefined,
    /** The script fills in the number of those that are left. */
    filter: isLarge ? { label, placeholder, empty, left: left('{count}') } : undefined,
    /** Name of the row that leads to the groups. */
    jumps: isLarge && groups.length > 1 ? jumps[order] : undefined,
    order,
    groups: groups.map((group) => toGroupView(group, isFolding, site)),
    /** Said where there is no hashtag at all. */
    none: hashtags.length === 0 ? none : undefined,
    categories: toCategoriesView(categories, site),
  }
}

function toOrdersView(order: DirectoryOrder, { messages, base }: Site) {
  const { orders } = messages.directory
  const toLink = (to: DirectoryOrder) => ({
    label: orders[to],
    href: toHref(base, paths.directory(to)),
    current: to === order,
    count: undefined,
  })
  return { label: orders.label, links: [toLink('name'), toLink('count')] }
}

function toGroupView({ label, hashtags }: DirectoryGroup<DirectoryHashtag>, isFolding: boolean, site: Site) {
  const toViews = (some: readonly DirectoryHashtag[]) =>
    some.map(({ hashtag, count, spellings }) => ({
      ...toHashtagView(hashtag, site, count),
      strong: count >= strongFrom,
      /** For the filter, one after another. */
      spellings: spellings?.join(' '),
    }))
  const single = isFolding ? hashtags.filter(isSingle) : []
  if (single.length <= neverFolded) return { label, hashtags: toViews(hashtags), folded: undefined }
  return {
    label,
    hashtags: toViews(hashtags.filter((each) => !isSingle(each))),
    /** Those of one question, where there are hundreds of them. */
    folded: {
      label: site.messages.directory.single(toGroupedNumber(single.length)),
      hashtags: toViews(single).map((each) => ({ ...each, count: undefined })),
    },
  }
}

function isSingle({ count }: HashtagCount): boolean {
  return count === 1
}
