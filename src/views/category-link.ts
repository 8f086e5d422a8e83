import { toGroupedNumber } from '../messages/grouped-number.ts'
import { paths, toHref } from './paths.ts'
import { createMemory } from './recent.ts'
import type { CategoryCount } from './shown.ts'
import type { Site } from './site.ts'

export type CategoriesView = NonNullable<ReturnType<typeof toCategoriesView>>

/** Undefined where there is none. */
export function toCategoriesView(categories: readonly CategoryCount[], site: Site) {
  if (categories.length === 0) return undefined
  return {
    label: site.messages.category.heading,
    categories: categories.map(({ category, count }) => toCategoryView(category, site, count)),
  }
}

const categoryHrefs = createMemory<string>()

/** @param count of its questions, where it is shown. */
export function toCategoryView(category: string, site: Site, count?: number) {
  return {
    label: category,
    href: categoryHrefs.findOrAdd(site, category, () => toHref(site.base, paths.category(category, 1))),
    count: count === undefined ? undefined : toGroupedNumber(count),
  }
}
