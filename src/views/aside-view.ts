import { toGroupedNumber } from '../messages/grouped-number.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { toHashtagView } from './hashtag-view.ts'
import type { FirstFacts } from './list-facts.ts'
import type { AsideView } from './list-views.ts'
import { toNamedQuestionView } from './named-question.ts'
import { paths, toHref } from './paths.ts'
import type { ArchiveCounts, HashtagCount } from './shown.ts'
import type { Site } from './site.ts'
import type { HashtagView } from './views.ts'

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
  const { listing, facts } = site.messages
  const hashtags = toRelatedViews(related, site)
  return {
    related: related.length === 0 ? undefined : { label: listing.related, hashtags },
    facts: { label: facts.label, rows: toFactRows(archive, site) },
  }
}

/** An archive may have no hashtags, which is no figure worth a row, and no licence. */
function toFactRows({ questions, hashtags }: ArchiveCounts, site: Site): AsideView['facts']['rows'] {
  const { settings, base } = site
  const { facts, day } = site.messages
  const license = typeof settings.license === 'string' ? { name: settings.license } : settings.license
  const toRow = (label: string, value: string, href?: string) => ({ label, value, href })
  const directory = toHref(base, paths.directory())
  return [
    toRow(facts.questions, toGroupedNumber(questions)),
    ...(hashtags > 0 ? [toRow(facts.hashtags, toGroupedNumber(hashtags), directory)] : []),
    toRow(facts.reference, day(settings.referenceDate), toHref(base, paths.about())),
    ...(license ? [toRow(facts.license, license.name, license.url)] : []),
  ]
}

/** Numbers that are all 1 tell nothing. */
function toRelatedViews(related: readonly HashtagCount[], site: Site): HashtagView[] {
  const most = Math.max(...related.map(({ count }) => count))
  return related.map(({ hashtag, count }) => {
    if (most === 1) return toHashtagView(hashtag, site)
    return { ...toHashtagView(hashtag, site, count), share: Math.round((100 * count) / most) }
  })
}
