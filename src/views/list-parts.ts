import { isOrder, type Way } from '../listing/ways.ts'
import type { ShownEntry } from './entry-view.ts'
import type { FirstFacts, ListFacts } from './list-facts.ts'
import type { ListingView } from './list-views.ts'
import { toPagerView } from './pager-view.ts'
import type { ShownQuestion } from './shown.ts'
import type { Site } from './site.ts'
import { threadSizes, toThreadsView } from './threads-view.ts'
import { toWaysView } from './ways-view.ts'

interface List<W extends Way> {
  toPath: (page: number, way?: W) => string
  /** Of a way, of the list itself where there is none. Those that say what they order where it is absent. */
  toName?: (way: W | undefined) => string
  size?: keyof typeof threadSizes
}

/** What stands around the entries of any list. */
export function toListParts<W extends Way>(
  facts: ListFacts<W> & FirstFacts,
  { toPath, toName = (way) => toWayName(way, site), size = 'small' }: List<W>,
  site: Site,
): Pick<ListingView, 'years' | 'ways' | 'pager'> {
  return {
    years: toThreadsView(facts.years ?? [], threadSizes[size], site),
    ways: toWaysView(facts, { toName, toPath: (way) => toPath(1, way) }, site),
    pager: toPagerView(facts, (page) => toPath(page, facts.way), site),
  }
}

function toWayName(way: Way | undefined, { messages }: Site): string {
  return way ? messages.ways.names[way] : messages.ways.newest
}

/** The questions of one page as its entries. */
export function toShownEntries(
  { way, links, keywordOnly = [] }: Pick<ListFacts, 'way' | 'links'> & { keywordOnly?: readonly number[] },
  questions: readonly ShownQuestion[],
): ShownEntry[] {
  const marked = new Set(keywordOnly)
  const titleOnly = way !== undefined && isOrder(way)
  return questions.map((question, place) => ({
    question,
    keywordOnly: marked.has(place),
    titleOnly,
    links: links?.[place],
  }))
}
