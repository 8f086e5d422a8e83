import { toPagerNumbers, type YearStart } from '../archive/listing.ts'
import type { Settings } from '../folder/settings.ts'
import { findEditUrl } from '../folder/site-address.ts'
import { pathPlaceholder } from '../format/addresses.ts'
import type { Hashtag } from '../format/names.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import { createMemory } from './memory.ts'
import { paths, toHref } from './paths.ts'
import type { CategoryCount, HashtagCount, Site } from './site.ts'

export interface LinkView {
  label: string
  href: string
  /** BCP 47 tag of the label, where it is not that of the page. */
  language?: string | undefined
  current?: boolean
}

export type HashtagView = ReturnType<typeof toHashtagView>

const hashtagHrefs = createMemory<string>()

/** @param count of its carriers, where it is shown. */
export function toHashtagView(hashtag: Hashtag, site: Site, count?: number) {
  return {
    /** Without `#`. */
    name: hashtag,
    href: hashtagHrefs.findOrAdd(site, hashtag, () => toHref(site.base, paths.listing(hashtag, 1))),
    count: count === undefined ? undefined : toGroupedNumber(count),
  }
}

export type PopularView = NonNullable<ReturnType<typeof toPopularView>>

/** Undefined where there is no hashtag. */
export function toPopularView(popular: readonly HashtagCount[], site: Site) {
  if (popular.length === 0) return undefined
  const { messages, base } = site
  return {
    label: messages.front.popular,
    hashtags: popular.map(({ hashtag, count }) => toHashtagView(hashtag, site, count)),
    all: { label: messages.front.all, href: toHref(base, paths.directory()) },
  }
}

/** To all that the archive is looked through by. */
export function toDirectoryLinks({ directories, messages, base }: Site): LinkView[] {
  return directories.map((of) => ({
    label: messages.directory.all[of],
    href: toHref(base, of === 'hashtags' ? paths.directory() : paths.categories()),
  }))
}

/** Undefined where there is none to choose. */
export function toCategoriesView(categories: readonly CategoryCount[], site: Site) {
  if (categories.length === 0 || site.soleCategory !== undefined) return undefined
  return {
    label: site.messages.category.heading,
    categories: categories.map(({ category, count }) => toCategoryView(category, site, count)),
  }
}

const categoryHrefs = createMemory<string>()

/** One that all questions have is the list of all questions (decision 22). */
function toCategoryHref(category: string, { base, soleCategory }: Site): string {
  return toHref(base, category === soleCategory ? paths.front(1) : paths.category(category, 1))
}

/** @param count of its questions, where it is shown. */
export function toCategoryView(category: string, site: Site, count?: number) {
  return {
    label: category,
    href: categoryHrefs.findOrAdd(site, category, () => toCategoryHref(category, site)),
    count: count === undefined ? undefined : toGroupedNumber(count),
  }
}

/**
 * Page on which a file is edited; undefined where the settings name none.
 * @param path inside the content folder; each segment is percent-encoded once.
 */
function toEditHref(settings: Pick<Settings, 'editUrl' | 'repository'>, path: string): string | undefined {
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  // A function, as `$&` in a text would mean something.
  return findEditUrl(settings)?.replaceAll(pathPlaceholder, () => encoded)
}

/** @param path of the file inside the content folder. */
export function toEditLink(path: string, label: string, { settings }: Site): LinkView | undefined {
  const href = toEditHref(settings, path)
  return href === undefined ? undefined : { label, href }
}

export type PagerView = NonNullable<ReturnType<typeof toPagerView>>

/** Which of how many pages one is, counted from 1. */
export interface PageOf {
  page: number
  pages: number
  /** Of a long list. */
  yearStarts?: readonly YearStart[]
}

/** Undefined where there is one page alone. */
export function toPagerView(
  { page: current, pages, yearStarts }: PageOf,
  toPath: (page: number) => string,
  { messages, base }: Site,
) {
  if (pages === 1) return undefined
  const toLink = (page: number, label: string) => ({ label, href: toHref(base, toPath(page)) })
  return {
    label: messages.pager.label,
    previous: current > 1 ? toLink(current - 1, messages.pager.previous) : undefined,
    next: current < pages ? toLink(current + 1, messages.pager.next) : undefined,
    /** `gap` stands for left-out pages. */
    pages: toPagerNumbers(current, pages).map((page) =>
      page === 'gap' ? page : { ...toLink(page, String(page)), current: page === current },
    ),
    /** Where a year begins: the first page that holds an activity of it. */
    years: yearStarts && {
      label: messages.pager.years,
      links: yearStarts.map(([year, page]) => toLink(page, String(year))),
    },
  }
}
