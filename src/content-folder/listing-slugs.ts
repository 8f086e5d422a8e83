import type { Hashtag } from '../question/hashtag.ts'
import { toHashtagSlug } from '../question/hashtag-slug.ts'
import type { Synonyms } from './synonyms.ts'

/**
 * Names below `tags/` that lead to a listing: those of hashtags, and of the other spellings of one that somebody carries.
 */
export function toListingSlugs(carried: ReadonlySet<Hashtag>, synonyms: Synonyms): Set<string> {
  const spellings = synonyms
    .filter(({ hashtag }) => carried.has(hashtag))
    .flatMap((list) => list.spellings.map(({ hashtag }) => hashtag))
  return new Set([...carried, ...spellings].map(toHashtagSlug))
}
