import { toGroupedNumber } from '../messages/grouped-number.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { paths, toHref } from './paths.ts'
import type { Site } from './site.ts'
import type { HashtagView } from './views.ts'

export function toHashtagView(hashtag: Hashtag, site: Site, count?: number): HashtagView {
  return {
    name: hashtag,
    href: findHashtagHref(hashtag, site),
    count: count === undefined ? undefined : toGroupedNumber(count),
  }
}

function findHashtagHref(hashtag: Hashtag, { base, hashtagHrefs }: Site): string {
  const known = hashtagHrefs.get(hashtag)
  if (known !== undefined) return known
  const href = toHref(base, paths.listing(hashtag, 1))
  hashtagHrefs.set(hashtag, href)
  return href
}
