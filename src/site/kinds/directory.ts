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

/** More are never shown at once: those of few questions are folded, too. */
const mostShown = 1_000

/** Letters of fewer hashtags than this are joined with those beside them. */
const fewestInGroup = 3

/** Hashtags that the page is described by. */
const mostDescribed = 12

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
    if (!publication.directories.includes('hashtags')) return []
    const { archive, ranking, categoryRanking: categories } = publication
    const byName = Array.from(archive.byHashtag, ([hashtag, { length: count }]) => ({ hashtag, count }))
    const describe = createDescribe(publication)
    const toPlanned = (
      order: DirectoryOrder,
      hashtags: readonly HashtagCount[],
    ): Planned<DirectoryFacts> => ({
      path: paths.directory(order),
      route: routes[order],
      facts: { order, hashtags: hashtags.map(describe), categories },
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

function createDescribe({ synonyms, descriptions }: Publication): (of: HashtagCount) => DirectoryHashtag {
  const known = new Map(synonyms.map(({ hashtag, spellings }) => [hashtag, spellings]))
  return (of) => {
    const spellings = known.get(of.hashtag)?.map(({ hashtag }) => hashtag) ?? []
    const description = descriptions.tags.get(of.hashtag)
    return {
      ...of,
      ...(spellings.length === 0 ? {} : { spellings }),
      ...(description === undefined ? {} : { description }),
    }
  }
}

function make({ facts }: Shown<DirectoryFacts>, site: Site) {
  const view = toDirectoryView(facts, site)
  const { order } = facts
  const title = order === 'name' ? view.heading : `${view.heading} · ${site.messages.directory.orders.count}`
  const input = {
    title,
    description: view.none ?? toDescription(facts, site),
    path: paths.directory(order),
    // It holds the same hashtags.
    robots: order === 'count' ? ('noindex,follow' as const) : undefined,
  }
  return { frame: toFrameView(input, site), directory: view }
}

function toDescription({ order, hashtags }: DirectoryFacts, { messages }: Site): string {
  const mostUsed = listMostUsed(hashtags).slice(0, mostDescribed)
  const names = mostUsed.map(({ hashtag }) => `#${hashtag}`).join(' ')
  return messages.directory.descriptions[order]({ count: toGroupedNumber(hashtags.length), names })
}

function listMostUsed(hashtags: DirectoryFacts['hashtags']) {
  return hashtags.toSorted((a, b) => b.count - a.count)
}

export type DirectoryView = ReturnType<typeof toDirectoryView>

type DirectoryOrder = 'name' | 'count'

interface DirectoryHashtag extends HashtagCount {
  /** Other ones, of those that have some: the filter finds it by them, too. */
  spellings?: readonly string[]
  /** What it means, where the archive says so. */
  description?: string
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
  const { filter: label, empty, left, jumps, none } = labels
  const isLarge = hashtags.length >= fewestInOrders
  const [{ hashtag } = { hashtag: '' }] = listMostUsed(hashtags)
  const placeholder = labels.placeholder({ hashtag })
  const folded = findFolded(hashtags)
  const groups = order === 'name' ? groupByInitial(hashtags, labels) : groupByCount(hashtags, labels)
  const describes = order === 'count' || !isLarge
  return {
    heading: labels.heading,
    headline: labels.headline({ count: toGroupedNumber(hashtags.length) }),
    orders: isLarge ? toOrdersView(order, site) : undefined,
    /** The script fills in the number of those that are left. */
    filter: isLarge ? { label, placeholder, empty, left: left({ count: '{count}' }) } : undefined,
    /** Name of the row that leads to the groups. */
    jumps: isLarge && groups.length > 1 ? jumps[order] : undefined,
    order,
    groups: groups.map((group) => toGroupView(group, { folded, describes }, site)),
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

/** The highest number of questions whose hashtags are folded, 0 where none are. */
function findFolded(hashtags: readonly HashtagCount[]): number {
  const counts = hashtags.map(({ count }) => count).sort((a, b) => b - a)
  const single = counts.length - counts.findLastIndex((count) => count > 1) - 1
  return Math.max(single >= foldedFrom ? 1 : 0, counts[mostShown] ?? 0)
}

/** @param shown.folded see `findFolded`. @param shown.describes whether what hashtags mean has a place. */
function toGroupView(
  { label, hashtags }: DirectoryGroup<DirectoryHashtag>,
  { folded: most, describes }: { folded: number; describes: boolean },
  site: Site,
) {
  const toViews = (some: readonly DirectoryHashtag[]) =>
    some.map(({ hashtag, count, spellings, description }) => ({
      ...toHashtagView(hashtag, site, count),
      strong: count >= strongFrom,
      /** For the filter, one after another. */
      spellings: spellings?.join(' '),
      description: describes && (count >= strongFrom || !most) ? description : undefined,
    }))
  const { single, few } = site.messages.directory
  const folded = hashtags.filter(({ count }) => count <= most)
  const views = toViews(
    folded.length <= neverFolded ? hashtags : hashtags.filter(({ count }) => count > most),
  )
  return {
    label,
    hashtags: views,
    /** Whether each has a line of its own. */
    isDescribed: views.some(({ description }) => description !== undefined),
    /** Those of one question, where there are hundreds of them; of few questions, where there are thousands. */
    folded:
      folded.length <= neverFolded
        ? undefined
        : {
            label: (most === 1 ? single : few)({ count: toGroupedNumber(folded.length), most }),
            hashtags: toViews(folded).map((each) => (most === 1 ? { ...each, count: undefined } : each)),
          },
  }
}

interface DirectoryGroup<Hashtag extends HashtagCount> {
  label: string
  hashtags: readonly Hashtag[]
}

type Labels = Messages['directory']

/**
 * By the first letter or digit: Hangul initials (ㄲ is with ㄱ), A to Z, digits, all others. In a group hashtags keep
 * their order, and a group without any is left out; small ones are joined.
 */
function groupByInitial<Hashtag extends HashtagCount>(
  hashtags: readonly Hashtag[],
  labels: Labels,
): DirectoryGroup<Hashtag>[] {
  const groups = Map.groupBy(hashtags, ({ hashtag }) => toInitial(hashtag, labels))
  return [initials, [...letters], [labels.digits], [labels.others]].flatMap((script) =>
    joinLetters(
      script.flatMap((label) => {
        const group = groups.get(label)
        return group ? [{ label, hashtags: group }] : []
      }),
    ),
  )
}

/** Letters of few hashtags are one group with those that follow, the last with those before: `ㄱ–ㄷ`, `X–Z`. */
function joinLetters<Hashtag extends HashtagCount>(
  groups: readonly DirectoryGroup<Hashtag>[],
): DirectoryGroup<Hashtag>[] {
  const isFew = ({ hashtags }: DirectoryGroup<Hashtag>) => hashtags.length < fewestInGroup
  const joined: DirectoryGroup<Hashtag>[] = []
  for (const group of groups) {
    const last = joined.at(-1)
    if (!last || !(isFew(last) || (group === groups.at(-1) && isFew(group)))) {
      joined.push(group)
      continue
    }
    const label = `${last.label.charAt(0)}–${group.label}`
    joined.splice(-1, 1, { label, hashtags: [...last.hashtags, ...group.hashtags] })
  }
  return joined
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
