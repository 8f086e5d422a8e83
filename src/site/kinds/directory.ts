import { toGroupedNumber } from '../../words/grouped-number.ts'
import type { Messages } from '../../words/messages.ts'
import { toFrameView } from '../frame.ts'
import type { Kind, Planned } from '../kind.ts'
import { toCategoriesView, toHashtagView } from '../links.ts'
import { paths, toHref } from '../paths.ts'
import type { Publication } from '../publication.ts'
import type { CategoryCount, HashtagCount, Shown, Site } from '../site.ts'

const routes: Record<DirectoryOrder, string> = { name: 'tags/index', count: 'tags-by-count/[...page]' }

/** Fewer are seen at a glance, in any order. */
const fewestInOrders = 25

/** Questions that make a hashtag heavier. */
const strongFrom = 10

/** From so many hashtags of one question on they are folded. */
const foldedFrom = 200

/** As many take no more room than the line that folds them. */
const neverFolded = 4

const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']

const plainInitials: Record<string, string> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' }

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Smallest count of each group. */
const steps = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1]

/** All hashtags on one page, and on another in the order of their counts. */
export const directory = {
  routes: Object.values(routes),
  plan: (publication) => {
    const { archive, ranking, categoryRanking: categories } = publication
    const byName = Array.from(archive.byHashtag, ([hashtag, { length: count }]) => ({ hashtag, count }))
    const addSpellings = createAddSpellings(publication)
    const toPlanned = (
      order: DirectoryOrder,
      hashtags: readonly HashtagCount[],
    ): Planned<DirectoryFacts> => ({
      path: paths.directory(order),
      route: routes[order],
      facts: { order, hashtags: hashtags.map(addSpellings), categories },
      questions: [],
      listed: order === 'name',
    })
    return [
      toPlanned('name', byName),
      ...(byName.length < fewestInOrders ? [] : [toPlanned('count', ranking)]),
    ]
  },
  make,
} satisfies Kind<DirectoryFacts>

/** What the filter finds hashtags by, besides their names. */
function createAddSpellings({ synonyms }: Publication): (of: HashtagCount) => DirectoryHashtag {
  const known = new Map(synonyms.map(({ hashtag, spellings }) => [hashtag, spellings]))
  return (of) => {
    const spellings = known.get(of.hashtag)?.map(({ hashtag }) => hashtag) ?? []
    return spellings.length === 0 ? of : { ...of, spellings }
  }
}

function make({ facts }: Shown<DirectoryFacts>, site: Site) {
  const view = toDirectoryView(facts, site)
  const { order } = facts
  const title = order === 'name' ? view.heading : `${view.heading} · ${site.messages.directory.orders.count}`
  const frame = toFrameView({ title, description: view.headline, path: paths.directory(order) }, site)
  return { frame, directory: view }
}

export type DirectoryView = ReturnType<typeof toDirectoryView>

type DirectoryOrder = 'name' | 'count'

interface DirectoryHashtag extends HashtagCount {
  /** Other ones, of those that have some. */
  spellings?: readonly string[]
}

export interface DirectoryFacts {
  order: DirectoryOrder
  /** In this order. */
  hashtags: readonly DirectoryHashtag[]
  /** Most used first. */
  categories: readonly CategoryCount[]
}

/** All hashtags in groups, by their first letters or by how many questions carry them. */
function toDirectoryView(facts: DirectoryFacts, site: Site) {
  const { order, hashtags, categories } = facts
  const labels = site.messages.directory
  const { filter: label, placeholder, empty, left, jumps, none } = labels
  const isLarge = hashtags.length >= fewestInOrders
  const isFolding = hashtags.filter(isSingle).length >= foldedFrom
  const groups = order === 'name' ? groupByInitial(hashtags, labels) : groupByCount(hashtags, labels)
  return {
    heading: labels.heading,
    headline: labels.headline({ count: toGroupedNumber(hashtags.length) }),
    orders: isLarge ? toOrdersView(order, site) : undefined,
    /** The script fills in the number of those that are left. */
    filter: isLarge ? { label, placeholder, empty, left: left({ count: '{count}' }) } : undefined,
    /** Name of the row that leads to the groups. */
    jumps: isLarge && groups.length > 1 ? jumps[order] : undefined,
    order,
    groups: groups.map((group) => toGroupView(group, isFolding, site)),
    /** Said where there is no hashtag at all. */
    none: hashtags.length === 0 ? none : undefined,
    categories: toCategoriesView(categories, site),
  }
}

function toOrdersView(order: DirectoryOrder, { messages, base }: Site) {
  const { orders } = messages.directory
  const toLink = (to: DirectoryOrder) => ({
    label: orders[to],
    href: toHref(base, paths.directory(to)),
    current: to === order,
    count: undefined,
  })
  return { label: orders.label, links: [toLink('name'), toLink('count')] }
}

function toGroupView({ label, hashtags }: DirectoryGroup<DirectoryHashtag>, isFolding: boolean, site: Site) {
  const toViews = (some: readonly DirectoryHashtag[]) =>
    some.map(({ hashtag, count, spellings }) => ({
      ...toHashtagView(hashtag, site, count),
      strong: count >= strongFrom,
      /** For the filter, one after another. */
      spellings: spellings?.join(' '),
    }))
  const single = isFolding ? hashtags.filter(isSingle) : []
  if (single.length <= neverFolded) return { label, hashtags: toViews(hashtags), folded: undefined }
  return {
    label,
    hashtags: toViews(hashtags.filter((each) => !isSingle(each))),
    /** Those of one question, where there are hundreds of them. */
    folded: {
      label: site.messages.directory.single({ count: toGroupedNumber(single.length) }),
      hashtags: toViews(single).map((each) => ({ ...each, count: undefined })),
    },
  }
}

function isSingle({ count }: HashtagCount): boolean {
  return count === 1
}

interface DirectoryGroup<Hashtag extends HashtagCount> {
  label: string
  hashtags: readonly Hashtag[]
}

type Labels = Messages['directory']

/**
 * By the first letter or digit: Hangul initials (ㄲ is with ㄱ), A to Z, digits, all others. In a group hashtags keep
 * their order, and a group without any is left out.
 */
function groupByInitial<Hashtag extends HashtagCount>(
  hashtags: readonly Hashtag[],
  labels: Labels,
): DirectoryGroup<Hashtag>[] {
  const groups = Map.groupBy(hashtags, ({ hashtag }) => toInitial(hashtag, labels))
  return [...initials, ...letters, labels.digits, labels.others].flatMap((label) => {
    const group = groups.get(label)
    return group ? [{ label, hashtags: group }] : []
  })
}

function toInitial(hashtag: string, labels: Labels): string {
  const first = hashtag.replace(/^[^\p{L}\p{Nd}]+/u, '').charAt(0)
  const syllable = first.charCodeAt(0) - 0xac00
  if (syllable >= 0 && syllable < 11_172) {
    const initial = initials[Math.floor(syllable / 588)] ?? labels.others
    return plainInitials[initial] ?? initial
  }
  if (/[a-z]/.test(first)) return first.toUpperCase()
  return /\d/.test(first) ? labels.digits : labels.others
}

/** By steps of how many questions carry them: 5 to 9 is one group. @param hashtags most used first. */
function groupByCount<Hashtag extends HashtagCount>(
  hashtags: readonly Hashtag[],
  labels: Labels,
): DirectoryGroup<Hashtag>[] {
  return steps.flatMap((from, index) => {
    const next = steps[index - 1]
    const group = hashtags.filter(({ count }) => count >= from && (next === undefined || count < next))
    if (group.length === 0) return []
    return [{ label: toRange(from, next, labels.ranges), hashtags: group }]
  })
}

function toRange(least: number, next: number | undefined, labels: Labels['ranges']): string {
  const from = toGroupedNumber(least)
  if (next === undefined) return labels.from({ from })
  return next - 1 === least ? labels.one({ from }) : labels.to({ from, to: toGroupedNumber(next - 1) })
}
