import type { Hashtag } from '../question/hashtag.ts'
import { compareText } from '../question/issue.ts'
import type { Archivable } from './archive.ts'

/**
 * Hashtags that often stand together with one, most often first; equal numbers in code-unit order. Those that do so once
 * are named only where none does it more often.
 */
export function findRelatedHashtags(
  hashtag: Hashtag,
  carriers: readonly Archivable[],
  most: number,
): { hashtag: Hashtag; count: number }[] {
  const counts = new Map<Hashtag, number>()
  for (const carrier of carriers) {
    for (const other of carrier.hashtags) {
      if (other !== hashtag) counts.set(other, (counts.get(other) ?? 0) + 1)
    }
  }
  const found = Array.from(counts, ([other, count]) => ({ hashtag: other, count }))
  const isOften = found.some(({ count }) => count > 1)
  return found
    .filter(({ count }) => count > 1 || !isOften)
    .sort((a, b) => b.count - a.count || compareText(a.hashtag, b.hashtag))
    .slice(0, most)
}
