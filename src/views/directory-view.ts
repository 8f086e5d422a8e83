import { toGroupedNumber } from '../messages/grouped-number.ts'
import { toCategoriesView } from './category-link.ts'
import { type DirectoryGroup, groupByCount, groupByInitial } from './directory-groups.ts'
import type { DirectoryGroupView, DirectoryHashtagView, DirectoryView } from './directory-views.ts'
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

export type DirectoryOrder = DirectoryView['order']

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
export function toDirectoryView(facts: DirectoryFacts, site: Site): DirectoryView {
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
    filter: isLarge ? { label, placeholder, empty, left: left('{count}') } : undefined,
    jumps: isLarge && groups.length > 1 ? jumps[order] : undefined,
    order,
    groups: groups.map((group) => toGroupView(group, isFolding, site)),
    none: hashtags.length === 0 ? none : undefined,
    categories: toCategoriesView(categories, site),
  }
}

function toOrdersView(order: DirectoryOrder, { messages, base }: Site): DirectoryView['orders'] {
  const { orders } = messages.directory
  const toLink = (to: DirectoryOrder) => ({
    label: orders[to],
    href: toHref(base, paths.directory(to)),
    current: to === order,
  })
  return { label: orders.label, links: [toLink('name'), toLink('count')] }
}

function toGroupView(
  { label, hashtags }: DirectoryGroup<DirectoryHashtag>,
  isFolding: boolean,
  site: Site,
): DirectoryGroupView {
  const toViews = (some: readonly DirectoryHashtag[]): DirectoryHashtagView[] =>
    some.map(({ hashtag, count, spellings }) => ({
      ...toHashtagView(hashtag, site, count),
      strong: count >= strongFrom,
      spellings: spellings?.join(' '),
    }))
  const single = isFolding ? hashtags.filter(isSingle) : []
  if (single.length <= neverFolded) return { label, hashtags: toViews(hashtags), folded: undefined }
  return {
    label,
    hashtags: toViews(hashtags.filter((each) => !isSingle(each))),
    folded: {
      label: site.messages.directory.single(toGroupedNumber(single.length)),
      hashtags: toViews(single).map((each) => ({ ...each, count: undefined })),
    },
  }
}

function isSingle({ count }: HashtagCount): boolean {
  return count === 1
}
