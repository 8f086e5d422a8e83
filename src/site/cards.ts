// Which page has which card: one without a card of its own has that of its first hashtag that has one, else that of the
// archive.
import type { Settings } from '../folder/settings.ts'
import type { Hashtag } from '../format/names.ts'
import type { CachedQuestion } from '../kept/question.ts'
import { toDrawable } from '../look/card.ts'
import type { FrameInput } from './frame.ts'
import { paths } from './paths.ts'
import type { HashtagCount } from './site.ts'

/** What has a card of its own: so many hashtags, and questions or none. */
export type Carded = ReturnType<typeof findCarded>

/** Undefined where it has that of the archive. */
export function findCardOf(
  { id, title, hashtags }: Pick<CachedQuestion, 'id' | 'title' | 'hashtags'>,
  { carded }: { carded: Carded },
): FrameInput['card'] {
  if (carded.questions && toDrawable(title) !== undefined) return { page: paths.question(id), alt: title }
  const hashtag = hashtags.find((each) => carded.hashtags.has(each))
  return hashtag === undefined ? undefined : { page: paths.listing(hashtag, 1), alt: `#${hashtag}` }
}

type CardSettings = Pick<Settings, 'url' | 'cards'>

/** Whether previews, which need whole addresses, show pictures. */
export function wantsCards({ url, cards }: CardSettings): boolean {
  return url !== undefined && cards !== false
}

/** Pages of questions have one with `cards: all`; a list has none where its name can't be drawn. */
export function findCarded(settings: CardSettings, ranking: readonly HashtagCount[], draws: boolean) {
  const { cards } = settings
  if (!draws || !wantsCards(settings)) return { hashtags: new Set<Hashtag>(), questions: false }
  const most = cards === 'all' ? ranking.length : typeof cards === 'number' ? cards : 0
  const largest = ranking.slice(0, most).map(({ hashtag }) => hashtag)
  return {
    hashtags: new Set(largest.filter((hashtag) => toDrawable(hashtag) !== undefined)),
    questions: cards === 'all',
  }
}
