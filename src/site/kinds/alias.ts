import type { OldListing } from '../../folder/described.ts'
import { toCanonical } from '../frame.ts'
import type { Kind } from '../kind.ts'
import { createFindPlace, toListPath } from '../link-targets.ts'
import { type PopularFacts, popularOnNotices } from '../links.ts'
import { paths, toHref } from '../paths.ts'
import type { AliasTarget } from '../publication.ts'
import { arePlain, toSign } from '../remembered-html.ts'
import { createMemory, findTextLanguage, type Shown, type Site } from '../site.ts'
import { toNoticePage, toRemovedPage } from './not-found.ts'

const route = '[...alias]'

export interface AliasFacts extends Partial<PopularFacts> {
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
  plan: ({ aliases, ranking }) => {
    const popular = ranking.slice(0, popularOnNotices)
    const findPlace = createFindPlace()
    const shown = new Map<AliasTarget, Shown<AliasFacts>>()
    const show = ({ question, anchor: named, listing }: AliasTarget) => {
      if (listing) return { facts: { anchor: '', page: 1, listing: toListing(listing) }, questions: [] }
      const { page, anchor } = findPlace(question?.conversation, encodeURIComponent(named))
      return {
        facts: { anchor: decodeURIComponent(anchor), page, ...(question ? {} : { popular }) },
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
  if (!moved) return { ...toRemovedPage(shown.facts, site), target: undefined, open: undefined }
  return { ...toMovedPage(moved, site), open: toOpenPage(moved, site) }
}

/** What is different on the page of one old address and of another. */
interface Moved {
  title: string
  /** Of the title, where it is not that of the page. */
  language: string | undefined
  target: string
  canonical: string | undefined
  isListing: boolean
}

function toListing(listing: OldListing): NonNullable<AliasFacts['listing']> {
  return { title: listing.of === 'tags' ? `#${listing.name}` : listing.name, path: toListPath(listing) }
}

/** Undefined for one that is withheld. */
function findMoved({ facts, questions: [question] }: Shown<AliasFacts>, site: Site): Moved | undefined {
  if (facts.listing) {
    const { title, path } = facts.listing
    const [target, canonical] = [toHref(site.base, path), toCanonical(path, site)]
    return { title, language: undefined, target, canonical, isListing: true }
  }
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

const openPages = createMemory<ReturnType<typeof toMovedPage>>()

/** Undefined where something of it is escaped. */
function toOpenPage(moved: Moved, site: Site) {
  const texts = [moved.title, moved.target, moved.canonical ?? '']
  if (!arePlain(texts)) return undefined
  const { language, canonical, isListing } = moved
  // The same page for all listings, and for all in whose titles the language is the same.
  const key = isListing ? '#' : (language ?? '')
  const signs = { title: toSign(0), target: toSign(1), canonical: canonical && toSign(2) }
  const page = openPages.findOrAdd(site, key, () => toMovedPage({ ...signs, language, isListing }, site))
  return { page, texts }
}

/** For whoever is not taken on by the redirect. */
function toMovedPage({ title, language, target, canonical, isListing }: Moved, site: Site) {
  const { moved } = site.messages
  const paragraphs = [isListing ? moved.listing : moved.paragraph]
  const links = [{ label: title, href: target, language }]
  const page = toNoticePage({ heading: moved.heading, paragraphs, links }, { title, path: undefined }, site)
  return { ...page, frame: { ...page.frame, canonical }, target }
}
