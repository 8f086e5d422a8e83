import type { ThemedSite } from '../sites/themed.ts'

/** Tests with this tag are of the rest (`npm run test:all`). */
export const ofRest = { tag: '@rest' }

export interface KindOfPage {
  name: string
  /** Environment variable with the address of its site (`serve-sites.ts`). */
  site: 'SAMPLE_SITE' | 'STATES_SITE' | 'KITCHEN_SINK_SITE' | 'EMPTY_SITE' | 'UNTAGGED_SITE' | ThemedSite
  address: string
}

/** One page of each kind, and one of each state that is a page. */
export const kindsOfPage: readonly KindOfPage[] = [
  { name: 'front', site: 'SAMPLE_SITE', address: '' },
  { name: 'front-2', site: 'SAMPLE_SITE', address: '2/' },
  { name: 'listing', site: 'SAMPLE_SITE', address: 'tags/rest/' },
  { name: 'listing-2', site: 'SAMPLE_SITE', address: 'tags/spring-boot/2/' },
  { name: 'listing-most-viewed', site: 'SAMPLE_SITE', address: 'tags/spring-boot/most-viewed/' },
  { name: 'listing-unanswered', site: 'SAMPLE_SITE', address: 'tags/spring-boot/unanswered/' },
  { name: 'category', site: 'STATES_SITE', address: 'categories/개발자/' },
  { name: 'categories-and-hashtags', site: 'STATES_SITE', address: 'categories/' },
  { name: 'directory', site: 'SAMPLE_SITE', address: 'tags/' },
  { name: 'directory-by-count', site: 'SAMPLE_SITE', address: 'tags-by-count/' },
  { name: 'question', site: 'SAMPLE_SITE', address: 'questions/put-or-patch/' },
  { name: 'question-long', site: 'SAMPLE_SITE', address: 'questions/long-batch-story/' },
  { name: 'statistics', site: 'SAMPLE_SITE', address: 'stats/' },
  { name: 'about', site: 'SAMPLE_SITE', address: 'about/' },
  { name: 'search', site: 'SAMPLE_SITE', address: 'search/' },
  { name: 'search-results', site: 'SAMPLE_SITE', address: 'search/?q=멱등을&tag=rest&order=views' },
  { name: 'search-none', site: 'SAMPLE_SITE', address: 'search/?q=오로라' },
  { name: 'not-found', site: 'SAMPLE_SITE', address: 'nowhere/' },
  { name: 'listing-states', site: 'STATES_SITE', address: 'tags/rest/' },
  { name: 'listing-beginnings', site: 'STATES_SITE', address: 'tags/첫머리/' },
  { name: 'listing-matches', site: 'STATES_SITE', address: 'tags/kotlin/' },
  { name: 'question-full', site: 'STATES_SITE', address: 'questions/full/' },
  { name: 'question-answered', site: 'STATES_SITE', address: 'questions/answered/' },
  { name: 'question-many', site: 'STATES_SITE', address: 'questions/many/' },
  { name: 'question-many-2', site: 'STATES_SITE', address: 'questions/many/2/' },
  { name: 'question-plain', site: 'STATES_SITE', address: 'questions/plain/' },
  { name: 'removed', site: 'STATES_SITE', address: 'questions/removed/' },
  { name: 'old-address', site: 'KITCHEN_SINK_SITE', address: 'board.php/' },
  { name: 'listing-english', site: 'KITCHEN_SINK_SITE', address: 'tags/서로-잇기/' },
  { name: 'question-english', site: 'KITCHEN_SINK_SITE', address: 'questions/accepted/' },
  { name: 'question-formula', site: 'KITCHEN_SINK_SITE', address: 'questions/formula/' },
  { name: 'written', site: 'KITCHEN_SINK_SITE', address: 'guide/' },
  { name: 'about-written', site: 'KITCHEN_SINK_SITE', address: 'about/' },
  { name: 'categories', site: 'UNTAGGED_SITE', address: 'categories/' },
  { name: 'not-found-untagged', site: 'UNTAGGED_SITE', address: '404.html' },
  { name: 'front-empty', site: 'EMPTY_SITE', address: '' },
  { name: 'listing-ocean', site: 'OCEAN_SITE', address: 'tags/rest/' },
  { name: 'question-ocean', site: 'OCEAN_SITE', address: 'questions/answered/' },
  { name: 'listing-plum', site: 'PLUM_SITE', address: 'tags/rest/' },
  { name: 'question-plum', site: 'PLUM_SITE', address: 'questions/answered/' },
  { name: 'listing-forest', site: 'FOREST_SITE', address: 'tags/rest/' },
  { name: 'question-forest', site: 'FOREST_SITE', address: 'questions/answered/' },
]

/** Themes change colours and nothing else. */
export const kindsWithoutThemes = kindsOfPage.filter(({ site }) =>
  /^(?:SAMPLE|STATES|EMPTY|UNTAGGED)_SITE$/.test(site),
)

export function isThemed({ site }: KindOfPage): boolean {
  return !/^(?:SAMPLE|STATES|KITCHEN_SINK|EMPTY|UNTAGGED)_SITE$/.test(site)
}

export function addressOf({ site, address }: KindOfPage): string {
  return siteAddress(site) + address
}

export function siteAddress(variable: string): string {
  const address = process.env[variable]
  if (address === undefined) throw new Error(`${variable} is not served`)
  return address
}
