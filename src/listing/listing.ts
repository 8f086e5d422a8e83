// The list of one hashtag: carriers, and questions that only match the keyword, in one order (decisions 1 to 7).
import { type Archivable, type Archive, compareByActivity } from '../archive/archive.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { compareText } from '../question/issue.ts'
import { limits } from '../question/limits.ts'

export interface Listable extends Archivable {
  /** Hashtags it does not carry, but whose keyword it contains. */
  keywords: readonly Hashtag[]
}

export interface Entry<Q extends Listable> {
  question: Q
  keywordOnly: boolean
}

export interface Listing<Q extends Listable> {
  hashtag: Hashtag
  /** Number of carriers: the headline counts nothing else. */
  headline: number
  entries: readonly Entry<Q>[]
}

/** One listing for each hashtag that somebody carries, hashtags in code-unit order. */
export function createListings<Q extends Listable>(archive: Archive<Q>): Listing<Q>[] {
  const keywordOnly = groupByKeyword(archive)
  return Array.from(archive.byHashtag, ([hashtag, carriers]) => ({
    hashtag,
    headline: carriers.length,
    entries: mergeByActivity(carriers, keywordOnly.get(hashtag) ?? []),
  }))
}

function groupByKeyword<Q extends Listable>(archive: Archive<Q>): Map<Hashtag, Q[]> {
  const groups = new Map<Hashtag, Q[]>()
  for (const question of archive.questions) {
    for (const hashtag of takeKeywords(question)) {
      const group = groups.get(hashtag)
      if (group) group.push(question)
      else groups.set(hashtag, [question])
    }
  }
  return groups
}

/** A text that holds every keyword would otherwise stand in every listing of the archive. */
function takeKeywords({ keywords }: Listable): readonly Hashtag[] {
  return keywords.length <= limits.keywordListings
    ? keywords
    : keywords.toSorted(compareText).slice(0, limits.keywordListings)
}

/** Both lists are in order already. */
function mergeByActivity<Q extends Listable>(carriers: readonly Q[], others: readonly Q[]): Entry<Q>[] {
  const entries: Entry<Q>[] = []
  let next = 0
  for (const question of carriers) {
    for (let other = others[next]; other && compareByActivity(other, question) < 0; other = others[next]) {
      entries.push({ question: other, keywordOnly: true })
      next += 1
    }
    entries.push({ question, keywordOnly: false })
  }
  for (const question of others.slice(next)) entries.push({ question, keywordOnly: true })
  return entries
}

/** @throws when the headline is not the number of carrying entries over all pages (decision 2). */
export function checkHeadline<Q extends Listable>(
  listing: Listing<Q>,
  pages: readonly (readonly Entry<Q>[])[],
): void {
  const carrying = pages.flat().filter(({ keywordOnly }) => !keywordOnly).length
  if (carrying === listing.headline) return
  throw new Error(
    `#${listing.hashtag}: the headline says ${listing.headline}, its pages hold ${carrying} carriers`,
  )
}
