import { escapeHtml, toPage } from './html.js'

export const data = { permalink: '/tags/', eleventyExcludeFromCollections: true }

export function render({ collections }) {
  const first = collections.tagPages.filter((page) => page.number === 1)
  const items = first
    .toSorted((one, other) => one.tag.localeCompare(other.tag))
    .map(({ tag, address, total }) => `<li><a href="/tags/${address}/">#${escapeHtml(tag)}</a> ${total}</li>`)
  return toPage('해시태그', `<h1>해시태그</h1>\n<ul>${items.join('\n')}</ul>`)
}
