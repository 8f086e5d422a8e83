import type { LinkTargets } from '../body/links/link-sign.ts'
import { resolveCrossLinks } from '../body/links/resolve-cross-links.ts'
import { toGroupedNumber } from '../messages/grouped-number.ts'
import { type CountName, countNames } from '../question/counts.ts'
import { toActivityView } from './activity-view.ts'
import { toBreakableHtml } from './breakable-title.ts'
import { toCategoryView } from './category-link.ts'
import { toHashtagView } from './hashtag-view.ts'
import type { EntryView } from './list-views.ts'
import { paths, toHref } from './paths.ts'
import type { ShownQuestion } from './shown.ts'
import type { Site } from './site.ts'
import { findTextLanguage } from './text-language.ts'
import type { CountView, FactsView } from './views.ts'

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

export function toEntryView(
  { question, keywordOnly, titleOnly }: ShownEntry,
  bodyHtml: string,
  site: Site,
): EntryView {
  const { messages, base } = site
  return {
    id: `q-${question.id}`,
    href: toHref(base, paths.question(question.id)),
    title: question.title,
    language: findTextLanguage(question, site),
    titleHtml: question.titleHtml ?? toBreakableHtml(question.title),
    activity: toActivityView(question.last, site),
    keywordMark: keywordOnly ? messages.keywordMark : undefined,
    bodyHtml,
    more: question.cut && !titleOnly ? messages.more : undefined,
    facts: toFactsView(question, site),
  }
}

/** Absent counts print nothing (decision 10). */
export function toFactsView(question: ShownQuestion, site: Site): FactsView {
  const { messages } = site
  return {
    category: question.category === undefined ? undefined : toCategoryView(question.category, site),
    hashtags: question.hashtags.map((hashtag) => toHashtagView(hashtag, site)),
    counts: countNames.flatMap((name) => toCountView(name, question, site) ?? []),
    poll: question.poll ? messages.poll.label : undefined,
  }
}

export function toCountView(
  name: CountName,
  question: ShownQuestion,
  { messages }: Pick<Site, 'messages'>,
): CountView | undefined {
  const count = question.counts[name]
  if (count === undefined) return undefined
  const value = toGroupedNumber(count)
  const look = name === 'answers' ? toLook(count, question) : undefined
  return { label: `${messages.counts[name]} ${value}`, value, name, look }
}

/** That an answer is accepted is seen, and not said: the text is what the community said (decision 19). */
function toLook(answers: number, { accepted }: ShownQuestion): CountView['look'] {
  if (accepted) return 'accepted'
  return answers > 0 ? 'answered' : 'unanswered'
}

/** An entry that stands in several listings is made once. */
export function toEntryViews(entries: readonly ShownEntry[], site: Site): Promise<EntryView[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const key = toKey(entry)
      const recent = entry.titleOnly ? site.recentTitles : site.recentEntries
      const known = recent.find(key)
      if (known) return known
      const html = entry.titleOnly ? '' : await site.readEntryHtml(entry.question)
      const bodyHtml = resolveCrossLinks(html, entry.links ?? [], site.base)
      return recent.add(key, toEntryView(entry, bodyHtml, site))
    }),
  )
}

function toKey({ question, keywordOnly }: ShownEntry): string {
  return keywordOnly ? `${question.id} keyword` : question.id
}
