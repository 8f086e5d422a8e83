import type { CachedQuestion } from '../cache/cached-question.ts'
import type { Entry } from '../listing/listing.ts'
import { toGroupedNumber } from '../messages/grouped-number.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { toActivityView } from './activity-view.ts'
import { addresses, toHref } from './paths.ts'
import type { Publication } from './publication.ts'
import type { CountView, EntryView, FactsView, HashtagView } from './views.ts'

export function toEntryView(
  { question, keywordOnly }: Entry<CachedQuestion>,
  bodyHtml: string,
  publication: Publication,
): EntryView {
  const { messages, base } = publication
  return {
    href: toHref(base, addresses.question(question.id)),
    title: question.title,
    activity: toActivityView(question.last, publication),
    keywordMark: keywordOnly ? messages.keywordMark : undefined,
    bodyHtml,
    more: question.cut ? messages.more : undefined,
    facts: toFactsView(question, publication),
  }
}

const countNames = ['answers', 'comments', 'recommended', 'needsSupplement', 'views'] as const

/** Absent counts print nothing (decision 10). */
export function toFactsView(question: CachedQuestion, publication: Publication): FactsView {
  const { messages } = publication
  const counts = countNames.flatMap((name): CountView[] => {
    const count = question.counts[name]
    if (count === undefined) return []
    const value = toGroupedNumber(count)
    return [
      { label: `${messages.counts[name]} ${value}`, value, name, strong: name === 'answers' && count > 0 },
    ]
  })
  return {
    category: question.category,
    hashtags: question.hashtags.map((hashtag) => toHashtagView(hashtag, publication)),
    counts,
    poll: question.poll ? messages.poll : undefined,
  }
}

export function toHashtagView(hashtag: Hashtag, publication: Publication, count?: number): HashtagView {
  return {
    name: hashtag,
    href: findHashtagHref(hashtag, publication),
    count: count === undefined ? undefined : toGroupedNumber(count),
  }
}

function findHashtagHref(hashtag: Hashtag, { base, hashtagHrefs }: Publication): string {
  const known = hashtagHrefs.get(hashtag)
  if (known !== undefined) return known
  const href = toHref(base, addresses.listing(hashtag, 1))
  hashtagHrefs.set(hashtag, href)
  return href
}
