import { escapeHtml, toEntry, toPage, toPager } from './html.js'
import { pageAddress } from './questions.js'

export const data = {
  pagination: { data: 'collections.tagPages', size: 1, alias: 'listing' },
  permalink: ({ listing }) => pageAddress(`/tags/${listing.address}/`, listing.number),
  eleventyExcludeFromCollections: true,
}

export function render({ listing }) {
  const entries = listing.entries.map((entry) => toEntry(entry.data, entry.url, entry.content))
  const head = `<h1>#${escapeHtml(listing.tag)}</h1>\n<p>질문 ${listing.total}</p>`
  return toPage(
    `#${listing.tag}`,
    `${head}\n${entries.join('\n')}\n${toPager(`/tags/${listing.address}/`, listing)}`,
  )
}
