// Which page has which card: one without a card of its own has that of its first hashtag that has one, else that of the
// archive.
import type { Hashtag } from '../format/names.ts'
import type { CachedQuestion } from '../kept/question.ts'
import { toDrawable } from '../look/card.ts'
import type { Publication } from './publication.ts'

/** Whose card a page has: its own, or that of a hashtag. */
export type CardOf = 'own' | { hashtag: Hashtag }

/** Undefined where it has that of the archive. */
export function findCardOf(
  { title, hashtags }: Pick<CachedQuestion, 'title' | 'hashtags'>,
  { carded }: Pick<Publication, 'carded'>,
): CardOf | undefined {
  if (carded.questions && toDrawable(title) !== undefined) return 'own'
  const hashtag = hashtags.find((each) => carded.hashtags.has(each))
  return hashtag === undefined ? undefined : { hashtag }
}

/** Pages of its own are for `cards: all`; of a list none, where its name can't be drawn. */
export function findCarded({
  settings: { url, cards },
  ranking,
  draws,
}: Pick<Publication, 'settings' | 'ranking'> & { draws: boolean }): Publication['carded'] {
  const isNone = url === undefined || cards === false || cards === 'archive' || !draws
  const largest = isNone ? [] : cards === 'all' ? ranking : ranking.slice(0, cards)
  const hashtags = largest.flatMap(({ hashtag }) => (toDrawable(hashtag) === undefined ? [] : [hashtag]))
  return { hashtags: new Set(hashtags), questions: !isNone && cards === 'all' }
}

/** Cards that would be drawn besides with `cards: all`. */
export function countMissingCards({ settings, archive, carded }: Publication): number {
  if (settings.url === undefined || settings.cards === false || carded.questions) return 0
  return archive.questions.length + archive.byHashtag.size - carded.hashtags.size
}
