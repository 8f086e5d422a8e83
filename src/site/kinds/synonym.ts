import type { Hashtag } from '../../format/names.ts'
import type { Kind } from '../kind.ts'
import { paths } from '../paths.ts'
import type { Publication } from '../publication.ts'
import type { Shown, Site } from '../site.ts'
import { toMovedListView } from './alias.ts'

const route = 'tags/[spelling]'

export interface SynonymFacts {
  /** That the spelling is another one of. */
  hashtag: Hashtag
}

/** Addresses of other spellings of a hashtag: each leads to its listing (decision 23). */
export const synonym = {
  routes: [route],
  plan: (publication) =>
    toTargets(publication).map(([spelling, hashtag]) => ({
      path: paths.listing(spelling, 1),
      route,
      facts: { hashtag },
      questions: [],
      listed: false,
    })),
  make,
} satisfies Kind<SynonymFacts>

/**
 * Spellings of hashtags that have a listing, with those hashtags. One that somebody carries, which is a fault that a
 * server in development lives with, has a listing itself.
 */
function toTargets({ synonyms, listings }: Publication): [spelling: Hashtag, hashtag: Hashtag][] {
  return synonyms
    .filter(({ hashtag }) => listings.has(hashtag))
    .flatMap(({ hashtag, spellings }) => spellings.map((each): [Hashtag, Hashtag] => [each.hashtag, hashtag]))
    .filter(([spelling]) => !listings.has(spelling))
}

function make({ facts: { hashtag } }: Shown<SynonymFacts>, site: Site) {
  return toMovedListView({ title: `#${hashtag}`, path: paths.listing(hashtag, 1) }, site)
}
