import type { Hashtag } from '../question/hashtag.ts'
import { compareText } from '../question/issue.ts'
import type { Archivable } from './archive.ts'

/** Hashtags that often stand together with one, most often first; equal numbers in code-unit order. */
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
  return Array.from(counts, ([other, count]) => ({ hashtag: other, count }))
    .sort((a, b) => b.count - a.count || compareText(a.hashtag, b.hashtag))
    .slice(0, most)
}
