import { toGroupedNumber } from '../messages/grouped-number.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { paths, toHref } from './paths.ts'
import { createMemory } from './recent.ts'
import type { Site } from './site.ts'

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
