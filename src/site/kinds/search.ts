import { flags, mostSorted, orders } from '../../search/asked.ts'
import { toGroupedNumber } from '../../words/grouped-number.ts'
import { toFrameView } from '../frame.ts'
import type { Kind } from '../kind.ts'
import { toCategoryView, toDirectoryLinks } from '../links.ts'
import { findLostFacts, type LostFacts, toLostView } from '../named.ts'
import { paths, toHref } from '../paths.ts'
import type { Publication } from '../publication.ts'
import type { Shown, Site } from '../site.ts'

const route = 'search/index'

type SearchFacts = LostFacts & Pick<Publication, 'hasHangul'>

// The script of the page fills in what it finds: a text has `{names}` in their places.

/** Addresses to which the words of a query are added. */
const engines = {
  Google: 'https://www.google.com/search?q=',
  Naver: 'https://search.naver.com/search.naver?query=',
  DuckDuckGo: 'https://duckduckgo.com/?q=',
}

/** The page on which a browser searches; what it shows first is the same whatever is asked. */
export const search = {
  routes: [route],
  plan: (publication) => {
    const { hasHangul } = publication
    const facts = { ...findLostFacts(publication), hasHangul }
    return [{ path: paths.search(), route, facts, questions: [], listed: false }]
  },
  make,
} satisfies Kind<SearchFacts>

function make({ facts }: Shown<SearchFacts>, site: Site) {
  const { heading: title, description } = site.messages.search
  const frame = toFrameView({ title, description, path: paths.search(), robots: 'noindex' }, site)
  return { frame, search: toSearchView(facts, site) }
}

export type SearchView = ReturnType<typeof toSearchView>

function toSearchView(facts: SearchFacts, site: Site) {
  const { messages, base } = site
  const { search, pager } = messages
  const { heading: label, placeholder, clear, suggestions } = search
  return {
    /** The script makes links with it. */
    base,
    field: { label, href: toHref(base, paths.search()), placeholder, clear, suggestions },
    found: toFoundView(site),
    result: toResultView(site),
    filters: toFiltersView(site),
    pager: { label: pager.label, previous: pager.previous, next: pager.next },
    keys: search.keys,
    intro: [...search.intro, ...(facts.hasHangul ? [search.korean] : [])],
    /** Beside an empty field, and where nothing is found. */
    lost: toLostView(facts, site),
    none: {
      advice: [search.none.words, search.none.spelling],
      filters: search.none.filters,
      nearest: search.nearest,
      switched: search.switched({ text: '{text}' }),
    },
    failed: search.failed,
    scriptless: search.scriptless,
    directories: toDirectoryLinks(site),
    engines: toEnginesView(site),
  }
}

function toFoundView({ settings, messages }: Site) {
  const { search } = messages
  // Where nobody counted them there is nothing to sort by.
  const offered = orders.filter((order) => settings.views || order !== 'views')
  return {
    /** Of the window, in the place of the heading. */
    title: search.title({ text: '{text}' }),
    headlines: {
      questions: toCountText(search.headlines.questions),
      question: toCountText(search.headlines.questions, 1),
      results: toCountText(search.headlines.results),
      result: toCountText(search.headlines.results, 1),
      whole: search.headlines.whole({ whole: '{whole}', some: '{some}' }),
      bounded: search.headlines.bounded({ count: '{count}' }),
    },
    some: search.some({ count: '{count}' }),
    none: search.none.heading,
    named: search.none.named({ words: '{words}' }),
    unread: search.none.unread,
    waiting: search.waiting,
    quoted: search.quoted({ word: '{word}' }),
    understood: search.understood({ words: '{all}' }),
    particles: search.particles,
    slip: search.slip({ from: '{from}', to: '{to}' }),
    corrected: search.corrected({ slips: '{all}' }),
    sorted: search.sorted({ most: toGroupedNumber(mostSorted) }),
    orders: {
      label: search.orders.label,
      links: offered.map((order) => ({ order, label: search.orders[order] })),
    },
    chosen: search.chosen,
    leaveOut: search.leaveOut({ filter: '{filter}' }),
    results: search.results,
  }
}

/** With a place for the number, in the form for many, or for one. */
function toCountText(text: (values: { count: string }) => string, one?: 1): string {
  return one ? text({ count: '1' }).replace('1', '{count}') : text({ count: '{count}' })
}

function toResultView(site: Site) {
  const { messages, soleCategory } = site
  const { separator, joiner } = messages.activity
  return {
    separator,
    joiner,
    /** Of the category that all questions have; of others the script makes it. */
    categoryHref: soleCategory === undefined ? undefined : toCategoryView(soleCategory, site).href,
    answer: messages.search.answer,
    poll: messages.poll.label,
  }
}

function toFiltersView({ messages }: Site) {
  const { filters, flags: flagLabels, sheet, year } = messages.search
  return {
    label: filters.label,
    show: toCountText(sheet.show),
    showOne: toCountText(sheet.show, 1),
    clear: sheet.clear,
    hashtags: messages.directory.heading,
    state: filters.flags,
    flags: flags.map((flag) => ({ flag, label: flagLabels[flag] })),
    categories: messages.category.heading,
    years: filters.years,
    year: year({ year: '{year}' }),
  }
}

/** They look through the pages of one site, which only its address names. */
function toEnginesView({ settings, messages }: Site) {
  if (settings.url === undefined) return undefined
  const { host, pathname } = new URL(settings.url)
  const query = encodeURIComponent(`site:${host}${pathname.replace(/\/$/, '')}`)
  const links = Object.entries(engines).map(([label, address]) => ({ label, href: address + query }))
  return { label: messages.search.engines, links }
}
