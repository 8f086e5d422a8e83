import { toGroupedNumber } from '../messages/grouped-number.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { toHashtagView } from './hashtag-view.ts'
import type { FirstFacts } from './list-facts.ts'
import { toNamedQuestionView } from './named-question.ts'
import { paths, toHref } from './paths.ts'
import type { ArchiveCounts, HashtagCount } from './shown.ts'
import type { Site } from './site.ts'
import type { AsideView, HashtagView } from './views.ts'

/** Most hashtags that are called related. */
export const relatedHashtags = 12

export interface AsideFacts extends Pick<FirstFacts, 'viewed'> {
  archive: ArchiveCounts
  /** Of a hashtag's listing. */
  related: readonly HashtagCount[]
}

/** What stands beside a list of entries. All pages of a listing have the same, but for the first. */
export function findAsideView(facts: AsideFacts, hashtag: Hashtag | undefined, site: Site): AsideView {
  const key = hashtag ?? ''
  const known = site.asides.find(key) ?? site.asides.add(key, toAsideView(facts, site))
  if (!facts.viewed) return known
  const { listing, front } = site.messages
  const label = hashtag === undefined ? front.viewed : listing.viewed
  const questions = facts.viewed.map((question) => toNamedQuestionView(question, site))
  return { ...known, viewed: { label, questions } }
}

function toAsideView({ archive, related }: AsideFacts, site: Site): AsideView {
  const { messages, settings, base } = site
  const license = typeof settings.license === 'string' ? { name: settings.license } : settings.license
  const toRow = (label: string, value: string, href?: string) => ({ label, value, href })
  return {
    related:
      related.length === 0
        ? undefined
        : {
            label: messages.listing.related,
            hashtags: toRelatedViews(related, site),
          },
    facts: {
      label: messages.facts.label,
      rows: [
        toRow(messages.facts.questions, toGroupedNumber(archive.questions)),
        toRow(messages.facts.hashtags, toGroupedNumber(archive.hashtags), toHref(base, paths.directory())),
        toRow(messages.facts.reference, messages.day(settings.referenceDate), toHref(base, paths.about())),
        ...(license ? [toRow(messages.facts.license, license.name, license.url)] : []),
      ],
    },
  }
}

/** Numbers that are all 1 tell nothing. */
function toRelatedViews(related: readonly HashtagCount[], site: Site): HashtagView[] {
  const most = Math.max(...related.map(({ count }) => count))
  return related.map(({ hashtag, count }) => {
    if (most === 1) return toHashtagView(hashtag, site)
    return { ...toHashtagView(hashtag, site, count), share: Math.round((100 * count) / most) }
  })
}
