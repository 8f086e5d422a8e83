import { toGroupedNumber } from '../messages/grouped-number.ts'
import { countNames } from '../question/counts.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { toActivityView } from './activity-view.ts'
import { paths, toHref } from './paths.ts'
import type { ShownQuestion } from './shown.ts'
import type { Site } from './site.ts'
import type { CountView, EntryView, FactsView, HashtagView } from './views.ts'

/** A question as a listing shows it. */
export interface ShownEntry {
  question: ShownQuestion
  /** It does not carry the hashtag of the listing (decision 3). */
  keywordOnly: boolean
}

export function toEntryView({ question, keywordOnly }: ShownEntry, bodyHtml: string, site: Site): EntryView {
  const { messages, base } = site
  return {
    href: toHref(base, paths.question(question.id)),
    title: question.title,
    activity: toActivityView(question.last, site),
    keywordMark: keywordOnly ? messages.keywordMark : undefined,
    bodyHtml,
    more: question.cut ? messages.more : undefined,
    facts: toFactsView(question, site),
  }
}

/** Absent counts print nothing (decision 10). */
export function toFactsView(question: ShownQuestion, site: Site): FactsView {
  const { messages } = site
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
    hashtags: question.hashtags.map((hashtag) => toHashtagView(hashtag, site)),
    counts,
    poll: question.poll ? messages.poll : undefined,
  }
}

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
