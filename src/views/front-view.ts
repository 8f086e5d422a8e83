import type { Way } from '../listing/ways.ts'
import { toGroupedNumber } from '../messages/grouped-number.ts'
import { findAsideView } from './aside-view.ts'
import { toBreakableHtml } from './breakable-title.ts'
import { toCategoriesView } from './category-link.ts'
import { toEntryViews } from './entry-view.ts'
import type { FirstFacts, ListFacts } from './list-facts.ts'
import { toListParts, toShownEntries } from './list-parts.ts'
import type { AsideView, FrontView } from './list-views.ts'
import { paths } from './paths.ts'
import { toPopularView } from './popular-view.ts'
import type { ArchiveCounts, CategoryCount, HashtagCount, Shown } from './shown.ts'
import type { Site } from './site.ts'

/** Most hashtags that the first page names. */
export const popularHashtags = 24

/** Most categories that it names. */
export const popularCategories = 24

/** Those that its tabs lead to. */
export const frontWays = ['most-viewed', 'unanswered'] as const satisfies readonly Way[]
export type FrontWay = (typeof frontWays)[number]

export interface FrontFacts extends ListFacts<FrontWay>, FirstFacts {
  archive: ArchiveCounts
  /** Of all questions; absent from page 2 on, as every answer changes it. */
  answers?: number
  /** Empty from page 2 on. */
  popular: readonly HashtagCount[]
  /** Empty from page 2 on. */
  categories: readonly CategoryCount[]
}

/** @param shown the questions of one page of all of them, newest activity first. */
export async function toFrontView({ facts, questions }: Shown<FrontFacts>, site: Site): Promise<FrontView> {
  const { messages, settings } = site
  const isFirst = facts.page === 1 && facts.way === undefined
  const heading = isFirst ? settings.title : toHeading(facts, site)
  const entries = toShownEntries(facts, questions)
  return {
    hashtag: undefined,
    heading,
    headingHtml: toBreakableHtml(heading),
    headline: messages.listing.headline(toGroupedNumber(facts.archive.questions)),
    note: undefined,
    keywordOnly: undefined,
    entries: await toEntryViews(entries, site),
    ...toListParts(
      facts,
      { toPath: paths.front, toName: (way) => toWayName(way, site), size: 'large' },
      site,
    ),
    aside: toFrontAside(facts, site),
    introduction: isFirst ? settings.description || messages.front.introduction : undefined,
    popular: isFirst ? toPopularView(facts.popular, site) : undefined,
    categories: toCategoriesView(facts.categories, site),
  }
}

/** The first page also tells how many answers there are, and names other questions than its tabs do. */
function toFrontAside(facts: FrontFacts, site: Site): AsideView {
  const aside = findAsideView({ ...facts, related: [] }, undefined, site)
  if (facts.answers === undefined) return aside
  const { counts, front } = site.messages
  const row = { label: counts.answers, value: toGroupedNumber(facts.answers), href: undefined }
  return {
    ...aside,
    viewed: aside.viewed && { ...aside.viewed, label: front.worthReading },
    facts: { ...aside.facts, rows: aside.facts.rows.toSpliced(1, 0, row) },
  }
}

function toHeading({ page, way }: FrontFacts, site: Site): string {
  const { front, pager } = site.messages
  const number = toGroupedNumber(page)
  if (way === undefined) return front.title(number)
  return page === 1 ? toWayName(way, site) : `${toWayName(way, site)} · ${pager.page(number)}`
}

function toWayName(way: FrontWay | undefined, { messages }: Site): string {
  return way ? messages.front.ways[way] : messages.front.heading
}
