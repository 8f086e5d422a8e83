import type { Site } from './site.ts'
import type { ListingChoicesView } from './views.ts'

interface Chosen {
  /** Number of carriers on all pages. */
  headline: number
  /** Number of entries on all pages that only match the keyword. */
  matches: number
  /** Number of entries on this page, and of those that only match. */
  entries: number
  keywordOnly: number
}

/** Carriers alone are offered where they are the fewer of the list, and this page holds both kinds. */
export function toChoicesView(
  { headline, matches, entries, keywordOnly }: Chosen,
  { messages }: Pick<Site, 'messages'>,
): ListingChoicesView {
  const { density: label, roomy, compact, carriersOnly } = messages.choices
  const isOffered = matches > headline && keywordOnly > 0 && keywordOnly < entries
  return { density: { label, roomy, compact }, carriersOnly: isOffered ? carriersOnly : undefined }
}
