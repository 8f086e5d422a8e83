import type { LinkTargets } from '../body/links/link-sign.ts'
import { resolveCrossLinks } from '../body/links/resolve-cross-links.ts'
import { toGroupedNumber } from '../messages/grouped-number.ts'
import { type CountName, countNames } from '../question/counts.ts'
import { toActivityView } from './activity-view.ts'
import { findTitleHtml } from './breakable-title.ts'
import { toCategoryView } from './category-link.ts'
import { toHashtagView } from './hashtag-view.ts'
import { paths, toHref } from './paths.ts'
import { createMemory } from './recent.ts'
import type { ShownQuestion } from './shown.ts'
import type { Site } from './site.ts'
import { findTextLanguage } from './text-language.ts'

export type EntryView = ReturnType<typeof toEntryView>
export type FactsView = ReturnType<typeof toFactsView>

/** A question as a listing shows it. */
export interface ShownEntry {
  question: ShownQuestion
  /** It does not carry the hashtag of the listing (decision 3). */
  keywordOnly: boolean
  /** Shown without its body. */
  titleOnly?: boolean
  /** Where the links of its body lead that other files decide on. */
  links?: LinkTargets | undefined
}

export function toEntryView({ question, keywordOnly, titleOnly }: ShownEntry, bodyHtml: string, site: Site) {
  const { messages, base } = site
  return {
    /** Of its title, by which it is named and can be linked to. */
    id: `q-${question.id}`,
    href: toHref(base, paths.question(question.id)),
    title: question.title,
    language: findTextLanguage(question, site),
    titleHtml: findTitleHtml(question),
    activity: toActivityView(question.last, site),
    /** `키워드 일치` (decision 3) */
    keywordMark: keywordOnly ? messages.keywordMark : undefined,
    /** Whole or cut between blocks; empty in an order by a count, which shows titles. */
    bodyHtml,
    more: question.cut && !titleOnly ? messages.more : undefined,
    facts: toFactsView(question, site),
  }
}

/** Absent counts print nothing (decision 10). */
export function toFactsView(question: ShownQuestion, site: Site) {
  const { messages } = site
  return {
    category: question.category === undefined ? undefined : toCategoryView(question.category, site),
    hashtags: question.hashtags.map((hashtag) => toHashtagView(hashtag, site)),
    counts: countNames.flatMap((name) => toCountView(name, question, site) ?? []),
    poll: question.poll ? messages.poll.label : undefined,
  }
}

export function toCountView(name: CountName, question: ShownQuestion, { messages }: Pick<Site, 'messages'>) {
  const count = question.counts[name]
  if (count === undefined) return undefined
  const look = name === 'answers' ? toLook(count, question) : undefined
  return { label: `${messages.counts[name]} ${toGroupedNumber(count)}`, look }
}

/** That an answer is accepted is seen, and not said: the text is what the community said (decision 19). */
function toLook(answers: number, { accepted }: ShownQuestion): 'accepted' | 'answered' | 'unanswered' {
  if (accepted) return 'accepted'
  return answers > 0 ? 'answered' : 'unanswered'
}

/** A few kilobytes each; pages come in an order in which neighbours share entries. */
const mostRemembered = 6_000
const whole = createMemory<EntryView>(mostRemembered)
/** Those without their bodies: in orders, which name questions of all times. */
const titles = createMemory<EntryView>(mostRemembered)

/** An entry that stands in several listings is made once. */
export function toEntryViews(entries: readonly ShownEntry[], site: Site): Promise<EntryView[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const key = toKey(entry)
      const recent = entry.titleOnly ? titles : whole
      const known = recent.find(site, key)
      if (known) return known
      const html = entry.titleOnly ? '' : await site.readEntryHtml(entry.question)
      const bodyHtml = resolveCrossLinks(html, entry.links ?? [], site.base)
      return recent.add(site, key, toEntryView(entry, bodyHtml, site))
    }),
  )
}

function toKey({ question, keywordOnly }: ShownEntry): string {
  return keywordOnly ? `${question.id} keyword` : question.id
}
