import type { OldListing } from '../../folder/described.ts'
import { toCanonical } from '../frame.ts'
import type { Kind } from '../kind.ts'
import { createFindPlace, toListPath } from '../link-targets.ts'
import { createMemory } from '../memory.ts'
import { findLostFacts, type LostFacts } from '../named.ts'
import { paths, toHref } from '../paths.ts'
import type { AliasTarget } from '../publication.ts'
import { arePlain, toSign } from '../remembered-html.ts'
import { findTextLanguage, type Shown, type Site } from '../site.ts'
import { toRemovedPage } from './not-found.ts'

const route = '[...alias]'

export interface AliasFacts {
  /** Of a question that is withheld. */
  lost?: LostFacts
  /** Of a place on a page of the question; empty for the page itself. */
  anchor: string
  /** The page that holds it. */
  page: number
  /** Where it is that of a listing: what that is called, and its path. */
  listing?: { title: string; path: string }
}

/** Old addresses: each leads to the page of its question, or to its listing. */
export const alias = {
  routes: [route],
  plan: (publication) => {
    const { aliases, soleCategory } = publication
    const lost = findLostFacts(publication)
    const findPlace = createFindPlace()
    const shown = new Map<AliasTarget, Shown<AliasFacts>>()
    const show = ({ question, anchor: named, listing }: AliasTarget) => {
      if (listing)
        return { facts: { anchor: '', page: 1, listing: toListing(listing, soleCategory) }, questions: [] }
      const { page, anchor } = findPlace(question?.conversation, encodeURIComponent(named))
      return {
        facts: { anchor: decodeURIComponent(anchor), page, ...(question ? {} : { lost }) },
        questions: question ? [question] : [],
      }
    }
    return Iterator.from(aliases).map(([path, target]) => {
      const known = shown.get(target) ?? show(target)
      shown.set(target, known)
      const { facts, questions } = known
      return { path: paths.alias(path), route, facts, questions, listed: false }
    })
  },
  make,
  open: (shown, site) => {
    const moved = findMoved(shown, site)
    return moved && toOpenPage(moved, site)
  },
} satisfies Kind<AliasFacts>

function make(shown: Shown<AliasFacts>, site: Site) {
  const moved = findMoved(shown, site)
  return moved
    ? { moved: toMovedView(moved, site), removed: undefined, open: toOpenPage(moved, site) }
    : { moved: undefined, removed: toRemovedPage(shown.facts.lost, site), open: undefined }
}

/** What is different on one page that leads on and on another. */
interface Moved {
  title: string
  /** Of the title, where it is not that of the page. */
  language: string | undefined
  target: string
  canonical: string | undefined
  isListing: boolean
}

function toListing(
  listing: OldListing,
  soleCategory: string | undefined,
): NonNullable<AliasFacts['listing']> {
  const { of, name } = listing
  if (of === 'categories' && name === soleCategory) return { title: name, path: paths.front(1) }
  return { title: of === 'tags' ? `#${name}` : name, path: toListPath(listing) }
}

/** Undefined for one that is withheld. */
function findMoved({ facts, questions: [question] }: Shown<AliasFacts>, site: Site): Moved | undefined {
  if (facts.listing) return toMovedList(facts.listing, site)
  if (!question) return undefined
  const path = paths.question(question.id, facts.page)
  const place = facts.anchor === '' ? '' : `#${encodeURIComponent(facts.anchor)}`
  return {
    title: question.title,
    language: findTextLanguage(question, site),
    target: toHref(site.base, path) + place,
    canonical: toCanonical(path, site),
    isListing: false,
  }
}

const openPages = createMemory<MovedView>()

/** Undefined where something of it is escaped. */
function toOpenPage(moved: Moved, site: Site) {
  const texts = [moved.title, moved.target, moved.canonical ?? '']
  if (!arePlain(texts)) return undefined
  const { language, canonical, isListing } = moved
  // The same page for all listings, and for all in whose titles the language is the same.
  const key = isListing ? '#' : (language ?? '')
  const signs = { title: toSign(0), target: toSign(1), canonical: canonical && toSign(2) }
  const page = openPages.findOrAdd(site, key, () => toMovedView({ ...signs, language, isListing }, site))
  return { page, texts }
}

export type MovedView = ReturnType<typeof toMovedView>

/** Of a page that leads to a list. @param path of the list. */
export function toMovedListView(list: { title: string; path: string }, site: Site): MovedView {
  return toMovedView(toMovedList(list, site), site)
}

function toMovedList({ title, path }: { title: string; path: string }, site: Site): Moved {
  const [target, canonical] = [toHref(site.base, path), toCanonical(path, site)]
  return { title, language: undefined, target, canonical, isListing: true }
}

/** Of a page that leads on, and of what it leads to; its text is for whoever is not taken on by the redirect. */
function toMovedView(
  { title, language, target, canonical, isListing }: Moved,
  { messages }: Pick<Site, 'messages'>,
) {
  return {
    language: messages.language,
    title,
    titleLanguage: language,
    canonical,
    target,
    text: isListing ? messages.moved.listing : messages.moved.paragraph,
  }
}
