// What the pages of all lists have in common, whatever they are lists of.
import type { CachedQuestion } from '../cache/cached-question.ts'
import type { ListPage } from '../listing/list-pages.ts'
import type { Entry } from '../listing/listing.ts'
import { follow, isOrder, type Way } from '../listing/ways.ts'
import { sumYears } from '../question/active-years.ts'
import type { FirstFacts, ListFacts } from '../views/list-facts.ts'
import { type NamedQuestion, toNamedQuestion } from '../views/named-question.ts'
import { toEntryLinks } from './find-targets.ts'
import type { Publication } from './publication.ts'

/** Most that are named beside a list. */
const mostViewed = 3

export function toEntries(questions: readonly CachedQuestion[]): Entry<CachedQuestion>[] {
  return questions.map((question) => ({ question, keywordOnly: false }))
}

export function toListFacts<W extends Way>(
  { entries, ...page }: ListPage<CachedQuestion, W>,
  { findTargets }: Publication,
): ListFacts<W> {
  if (page.way && isOrder(page.way)) return page
  const questions = entries.map(({ question }) => question)
  return { ...page, ...toEntryLinks(questions, findTargets) }
}

/** What the first page of a list has beyond all others. @param questions that it is a list of, without keyword-only ones. */
export function toFirstFacts(
  { page, pages, way }: Pick<ListPage<CachedQuestion, Way>, 'page' | 'pages' | 'way'>,
  questions: readonly CachedQuestion[],
  description?: string,
): FirstFacts {
  if (page > 1 || way !== undefined) return {}
  const years = sumYears(questions.map((question) => question.years))
  const viewed = pages === 1 ? [] : findMostViewed(questions)
  return {
    years,
    ...(viewed.length > 0 ? { viewed } : {}),
    ...(description === undefined ? {} : { description }),
  }
}

/** The three that come first. */
export function findMostViewed(questions: readonly CachedQuestion[]): NamedQuestion[] {
  return follow('most-viewed', toEntries(questions))
    .slice(0, mostViewed)
    .map(({ question }) => toNamedQuestion(question))
}

/** What of a path follows the list: `most-viewed/2`; undefined for the first page of the list itself. */
export function toPlaceParam({
  page,
  way,
}: Pick<ListPage<CachedQuestion, Way>, 'page' | 'way'>): string | undefined {
  const parts = [...(way ? [way] : []), ...(page > 1 ? [`${page}`] : [])]
  return parts.length > 0 ? parts.join('/') : undefined
}
