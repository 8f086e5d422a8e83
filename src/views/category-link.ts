import { toGroupedNumber } from '../messages/grouped-number.ts'
import { paths, toHref } from './paths.ts'
import type { CategoryCount } from './shown.ts'
import type { Site } from './site.ts'
import type { CategoriesView, CategoryView } from './views.ts'

export function toCategoryView(category: string, site: Site, count?: number): CategoryView {
  return {
    label: category,
    href: findCategoryHref(category, site),
    count: count === undefined ? undefined : toGroupedNumber(count),
  }
}

/** Undefined where there is none. */
export function toCategoriesView(
  categories: readonly CategoryCount[],
  site: Site,
): CategoriesView | undefined {
  if (categories.length === 0) return undefined
  return {
    label: site.messages.category.heading,
    categories: categories.map(({ category, count }) => toCategoryView(category, site, count)),
  }
}

function findCategoryHref(category: string, { base, categoryHrefs }: Site): string {
  const known = categoryHrefs.get(category)
  if (known !== undefined) return known
  const href = toHref(base, paths.category(category, 1))
  categoryHrefs.set(category, href)
  return href
}
