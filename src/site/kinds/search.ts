import { flags, mostSorted, orders } from '../../search/asked.ts'
import { toGroupedNumber } from '../../words/grouped-number.ts'
import { toFrameView } from '../frame.ts'
import type { Kind } from '../kind.ts'
import { type PopularFacts, popularOnNotices, toPopularView } from '../links.ts'
import { paths, toHref } from '../paths.ts'
import type { Shown, Site } from '../site.ts'

const route = 'search/index'

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
  plan: ({ ranking }) => {
    const facts = { popular: ranking.slice(0, popularOnNotices) }
    return [{ path: paths.search(), route, facts, questions: [], listed: false }]
  },
  make,
} satisfies Kind<PopularFacts>

function make({ facts }: Shown<PopularFacts>, site: Site) {
  const { heading: title, description } = site.messages.search
  const frame = toFrameView({ title, description, path: paths.search(), unlisted: true }, site)
  return { frame, search: toSearchView(facts, site) }
}

export type SearchView = ReturnType<typeof toSearchView>

function toSearchView({ popular }: PopularFacts, site: Site) {
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
    intro: { paragraphs: search.intro, popular: toPopularView(popular, site) },
    none: { advice: [search.none.words, search.none.spelling], filters: search.none.filters },
    failed: search.failed,
    scriptless: search.scriptless,
    directory: { label: search.directory, href: toHref(base, paths.directory()) },
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
    headline: messages.listing.headline({ count: '{count}' }),
    none: search.none.heading,
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

function toResultView({ messages }: Site) {
  const { separator, joiner } = messages.activity
  return { separator, joiner, answer: messages.search.answer, poll: messages.poll.label }
}

function toFiltersView({ messages }: Site) {
  const { filters, flags: flagLabels, year } = messages.search
  return {
    label: filters.label,
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
