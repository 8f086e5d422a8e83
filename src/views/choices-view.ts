import { isOrder, type Way } from '../listing/ways.ts'
import type { ListingChoicesView } from './list-views.ts'
import type { Site } from './site.ts'

interface Chosen {
  way?: Way
  /** Number of carriers on all pages. */
  headline: number
  /** Number of entries on all pages that only match the keyword. */
  matches: number
  /** Number of entries on this page, and of those that only match. */
  entries: number
  keywordOnly: number
}

/**
 * Carriers alone are offered where they are the fewer of the list, and this page holds both kinds. Undefined of an order
 * by a count, which shows no bodies.
 */
export function toChoicesView(
  { way, headline, matches, entries, keywordOnly }: Chosen,
  { messages }: Pick<Site, 'messages'>,
): ListingChoicesView | undefined {
  if (way !== undefined && isOrder(way)) return undefined
  const { density: label, roomy, compact, carriersOnly } = messages.choices
  const isOffered = matches > headline && keywordOnly > 0 && keywordOnly < entries
  return { density: { label, roomy, compact }, carriersOnly: isOffered ? carriersOnly : undefined }
}
