import { toHashtagView } from './hashtag-view.ts'
import { paths, toHref } from './paths.ts'
import type { HashtagCount } from './shown.ts'
import type { Site } from './site.ts'

export type PopularView = NonNullable<ReturnType<typeof toPopularView>>

/** Most hashtags that a page names on which somebody is lost. */
export const popularOnNotices = 12

/** What a page shows that names the most used hashtags. */
export interface PopularFacts {
  popular: readonly HashtagCount[]
}

/** Undefined where there is no hashtag. */
export function toPopularView(popular: readonly HashtagCount[], site: Site) {
  if (popular.length === 0) return undefined
  const { messages, base } = site
  return {
    label: messages.front.popular,
    hashtags: popular.map(({ hashtag, count }) => toHashtagView(hashtag, site, count)),
    all: { label: messages.front.all, href: toHref(base, paths.directory()) },
  }
}
