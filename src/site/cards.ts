// Which page has which card: one without a card of its own has that of its first hashtag that has one, else that of the
// archive.
import type { Settings } from '../folder/settings.ts'
import type { Hashtag } from '../format/names.ts'
import type { CachedQuestion } from '../kept/question.ts'
import { toDrawable } from '../look/card.ts'
import type { HashtagCount } from './site.ts'

/** Whose card a page has: its own, or that of a hashtag. */
export type CardOf = 'own' | { hashtag: Hashtag }

/** What has a card of its own: so many hashtags, and questions or none. */
export interface Carded {
  hashtags: ReadonlySet<Hashtag>
  questions: boolean
}

/** Undefined where it has that of the archive. */
export function findCardOf(
  { title, hashtags }: Pick<CachedQuestion, 'title' | 'hashtags'>,
  { carded }: { carded: Carded },
): CardOf | undefined {
  if (carded.questions && toDrawable(title) !== undefined) return 'own'
  const hashtag = hashtags.find((each) => carded.hashtags.has(each))
  return hashtag === undefined ? undefined : { hashtag }
}

type CardSettings = Pick<Settings, 'url' | 'cards'>

/** Whether previews, which need whole addresses, show pictures. */
export function wantsCards({ url, cards }: CardSettings): boolean {
  return url !== undefined && cards !== false
}

/** Pages of questions have one with `cards: all`; a list has none where its name can't be drawn. */
export function findCarded(settings: CardSettings, ranking: readonly HashtagCount[], draws: boolean): Carded {
  const { cards } = settings
  if (!draws || !wantsCards(settings)) return { hashtags: new Set(), questions: false }
  const most = cards === 'all' ? ranking.length : typeof cards === 'number' ? cards : 0
  const largest = ranking.slice(0, most).map(({ hashtag }) => hashtag)
  return {
    hashtags: new Set(largest.filter((hashtag) => toDrawable(hashtag) !== undefined)),
    questions: cards === 'all',
  }
}
