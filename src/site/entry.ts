import { escapeHtml } from '../body/html.ts'
import { type LinkTargets, resolveCrossLinks } from '../body/links/resolve-links.ts'
import { type CountName, countNames } from '../format/activity.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import { toCategoryView, toHashtagView } from './links.ts'
import { createMemory } from './memory.ts'
import { paths, toHref } from './paths.ts'
import { type Calendar, toActivityView } from './post.ts'
import { countFittingHashtags, findRoomsFor, type RoomName, roomNames } from './room.ts'
import { findTextLanguage, type ShownQuestion, type Site } from './site.ts'

export type EntryView = ReturnType<typeof toEntryView>

type Facts = ReturnType<typeof toFactsView>

/** In a list with what its compact form folds, on a question's page with what a phone does. */
export interface FactsView extends Omit<Facts, 'counts' | 'hashtags'> {
  counts: readonly (Facts['counts'][number] & { href?: string | undefined })[]
  hashtags: readonly (Facts['hashtags'][number] & { folded?: string | undefined })[]
  folds?: readonly { at: string | undefined; label: string; name: string }[]
}

/** A question as a listing shows it. */
interface ShownEntry {
  question: ShownQuestion
  /** It does not carry the hashtag of the listing (decision 3). */
  keywordOnly: boolean
  /** Shown without its body. */
  titleOnly?: boolean
  /** Where the links of its body lead that other files decide on. */
  links?: LinkTargets | undefined
}

/** A few kilobytes each; pages come in an order in which neighbours share entries. */
const mostRemembered = 6_000
const whole = createMemory<EntryView>(mostRemembered)
/** Those without their bodies: in orders, which name questions of all times. */
const titles = createMemory<EntryView>(mostRemembered)

/** An entry that is in several listings is made once. */
export function toEntryViews(entries: readonly ShownEntry[], site: Site): Promise<EntryView[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const key = entry.keywordOnly ? `${entry.question.id} keyword` : entry.question.id
      const recent = entry.titleOnly ? titles : whole
      const known = recent.find(site, key)
      if (known) return known
      const html = entry.titleOnly ? '' : await site.readEntryHtml(entry.question)
      const bodyHtml = resolveCrossLinks(html, entry.links ?? [], site.base)
      return recent.add(site, key, toEntryView(entry, bodyHtml, site))
    }),
  )
}

function toEntryView({ question, keywordOnly, titleOnly }: ShownEntry, bodyHtml: string, site: Site) {
  const { messages } = site
  return {
    /** Of its title, by which it is named and can be linked to. */
    id: `q-${question.id}`,
    ...toTitleView(question, site),
    activity: toActivityView(question.last, site),
    /** `키워드 일치` (decision 3) */
    keywordMark: keywordOnly ? messages.keywordMark : undefined,
    poll: question.poll ? messages.poll.label : undefined,
    /** Whole or cut between blocks; empty in an order by a count, which shows titles. */
    bodyHtml,
    /** That the text goes on behind what is printed; where a browser clips that, it says so too. */
    isCut: question.cut && !titleOnly,
    more: messages.more,
    /** Widths at which a roomy list shows the body without an end: it is hardly longer than what others show. */
    whole: findRoomsFor(bodyHtml, question.cut ? highestWhole - moreHeight : highestWhole),
    facts: foldHashtags(toFactsView(question, site), roomNames, site),
  }
}

/** In pixels: what a roomy list clips, and 4 rem and some error beyond; the way on behind a body that was cut. */
const highestWhole = 280 + 64 + 32
const moreHeight = 32

/** What is left out of the row at each of the widths, where something is: the rest is one link to all of them. */
export function foldHashtags(facts: FactsView, at: readonly RoomName[], { messages }: Site): FactsView {
  const { category, counts, hashtags } = facts
  const fitting = countFittingHashtags({
    category: category?.label,
    counts: counts.map(({ label }) => label),
    hashtags: hashtags.map(({ name }) => name),
  })
  const short = at.filter((name) => fitting[name] < hashtags.length)
  if (short.length === 0) return facts
  return {
    ...facts,
    hashtags: hashtags.map((hashtag, index) => ({
      ...hashtag,
      folded: toClass('not', at, (name) => index >= fitting[name]),
    })),
    // Where both leave out as many, there is one link.
    folds: Array.from(new Set(short.map((name) => fitting[name])), (count) => ({
      at: toClass('more', at, (name) => fitting[name] === count),
      label: `+${hashtags.length - count}`,
      name: messages.moreHashtags({ count: hashtags.length - count }),
    })),
  }
}

/** Of what is hidden, or shown, at some widths (clip.css). */
function toClass(
  prefix: 'more' | 'not',
  all: readonly RoomName[],
  isAt: (name: RoomName) => boolean,
): string | undefined {
  const names = all.filter(isAt).map((name) => `${prefix}-${name}`)
  return names.length === 0 ? undefined : names.join(' ')
}

export function toFactsView(question: ShownQuestion, site: Site) {
  return {
    category: question.category === undefined ? undefined : toCategoryView(question.category, site),
    hashtags: question.hashtags.map((hashtag) => toHashtagView(hashtag, site)),
    counts: countNames.flatMap((name) => toCountView(name, question, site) ?? []),
  }
}

/** Printed from 1 on. */
const reactions: ReadonlySet<CountName> = new Set(['recommended', 'needsSupplement'])

/** Absent counts print nothing (decision 10). */
export function toCountView(name: CountName, question: ShownQuestion, { messages }: Pick<Site, 'messages'>) {
  const count = question.counts[name]
  if (count === undefined || (count === 0 && reactions.has(name))) return undefined
  const look = name === 'answers' ? toLook(count, question) : undefined
  return { label: messages.counts[name]({ count: toGroupedNumber(count) }), look }
}

/** `✓ 답변 4`: where there is no other look than that of a text. */
export function toAnswersLabel({ accepted, counts }: ShownQuestion, { messages }: Calendar): string {
  return `${accepted ? '✓ ' : ''}${messages.counts.answers({ count: toGroupedNumber(counts.answers) })}`
}

/** That an answer is accepted is seen, and not written: the text is what the source had (decision 19). */
export function toLook(
  answers: number,
  { accepted }: Pick<ShownQuestion, 'accepted'>,
): 'accepted' | 'answered' | 'unanswered' {
  if (accepted) return 'accepted'
  return answers > 0 ? 'answered' : 'unanswered'
}

/** A few hundred bytes each. */
const titleViews = createMemory<ReturnType<typeof makeTitleView>>(20_000)

type Titled = Pick<ShownQuestion, 'id' | 'title' | 'titleHtml' | 'language'>

/** How another page names a question and links to it. */
export function toTitleView(question: Titled, site: Site) {
  return titleViews.findOrAdd(site, question.id, () => makeTitleView(question, site))
}

function makeTitleView(question: Titled, site: Site) {
  const { title, titleHtml } = question
  return {
    title,
    /** Of a title that holds formulas or long words. */
    titleHtml: titleHtml ?? toBreakableHtml(title),
    language: findTextLanguage(question, site),
    href: toHref(site.base, paths.question(question.id)),
  }
}

/** Words up to this length are in any line. */
const longest = 15

/** `getUserByName`, `std::vector`, `max_old_space`, `src/main`, `java.lang`: a part ends before each `|`. */
const partEnds = /(?<=\p{Ll})(?=\p{Lu})|(?<=[\p{L}\p{N}](?:[/_.]|::))(?=[\p{L}\p{N}])/gu

/**
 * Names in code are long words: where one may go on in the next line is where its parts end.
 * @returns HTML of a title with places to break its long words, whose text is the title; undefined where it has none.
 */
export function toBreakableHtml(title: string): string | undefined {
  if (title.length <= longest || !/\S{16}/.test(title)) return undefined
  const parts = title.split(/(\s+)/).map((word) => (word.length > longest ? word.split(partEnds) : [word]))
  if (parts.every(({ length }) => length === 1)) return undefined
  return parts.map((ends) => ends.map(escapeHtml).join('<wbr>')).join('')
}
