import { toQuery } from '../search/address.ts'
import type { WithinView } from './list-views.ts'
import { paths, toHref } from './paths.ts'
import type { Site } from './site.ts'
import type { WaysView } from './views.ts'

/**
 * From the list of a hashtag or of a category into the search, which keeps it: `/search/?tag=rest`. Beside other ways it
 * is short.
 */
export function toWithinView(
  list: { hashtag: string } | { category: string },
  ways: WaysView | undefined,
  { messages, base }: Pick<Site, 'messages' | 'base'>,
): WithinView {
  const { label, hashtag, category } = messages.search.within
  const [name, query] =
    'hashtag' in list
      ? [hashtag, toQuery({ hashtags: [list.hashtag] })]
      : [category, toQuery({ categories: [list.category] })]
  return { label: ways ? label : name, name, href: toHref(base, paths.search()) + query }
}
