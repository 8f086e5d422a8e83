import { toEntry, toPage, toPager } from './html.js'
import { pageAddress } from './questions.js'

export const data = {
  pagination: { data: 'collections.frontPages', size: 1, alias: 'listing' },
  permalink: ({ listing }) => pageAddress('/', listing.number),
  eleventyExcludeFromCollections: true,
}

export function render({ listing }) {
  const entries = listing.entries.map((entry) => toEntry(entry.data, entry.url, entry.content))
  return toPage('질문', `<h1>질문</h1>\n${entries.join('\n')}\n${toPager('/', listing)}`)
}
