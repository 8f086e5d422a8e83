// Follows every link of the site's own from page to page, as a browser would resolve it.
import { attributeOf, type Document, listElements, parseHtml } from './html.ts'

export interface Reached {
  /** Files below the first address, decoded: `tags/취업/index.html`. */
  files: string[]
  /** `<page> → <address> (<status>)` */
  broken: string[]
  danglingFragments: string[]
  /** How many links with a fragment were followed. */
  fragments: number
}

interface Found {
  page: string
  url: URL
}

/** Starts at one page and ends when no new address of the same origin is found. @param base address of the front page. */
export async function crawl(base: string, start = ''): Promise<Reached> {
  const { origin } = new URL(base)
  const answers = new Map<string, { status: number; ids: ReadonlySet<string> }>()
  const waiting = [new URL(start, base).href]
  const links: Found[] = []
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (answers.has(address)) continue
    const { status, document } = await ask(address)
    answers.set(address, { status, ids: document ? listIds(document) : new Set() })
    for (const url of document ? listLinks(document, address) : []) {
      if (url.origin !== origin) continue
      links.push({ page: address, url })
      waiting.push(withoutFragment(url))
    }
  }
  const toLine = ({ page, url }: Found) => `${decodeURI(page)} → ${url.href}`
  const withFragment = links.filter(({ url }) => url.hash !== '')
  return {
    files: [...answers.keys()].map((address) => toFile(address, base)),
    broken: links.flatMap((link) => {
      const status = answers.get(withoutFragment(link.url))?.status
      return status === 200 ? [] : [`${toLine(link)} (${status})`]
    }),
    danglingFragments: withFragment
      .filter(({ url }) => !answers.get(withoutFragment(url))?.ids.has(decodeURIComponent(url.hash.slice(1))))
      .map(toLine),
    fragments: withFragment.length,
  }
}

async function ask(address: string): Promise<{ status: number; document: Document | undefined }> {
  const response = await fetch(address)
  const text = await response.text()
  const isPage = response.headers.get('content-type')?.startsWith('text/html') && response.ok
  return { status: response.status, document: isPage ? parseHtml(text) : undefined }
}

/** Links, and what the page loads or leads on to. */
function listLinks(document: Document, address: string): URL[] {
  return listElements(document).flatMap((element) => {
    const refresh =
      attributeOf(element, 'http-equiv') === 'refresh'
        ? attributeOf(element, 'content')?.replace(/^\d+; url=/, '')
        : undefined
    const named = ['href', 'src', 'action'].map((name) => attributeOf(element, name))
    return [...named, refresh].flatMap((value) => (value === undefined ? [] : [new URL(value, address)]))
  })
}

function listIds(document: Document): Set<string> {
  return new Set(listElements(document).flatMap((element) => attributeOf(element, 'id') ?? []))
}

function withoutFragment(url: URL): string {
  return url.href.replace(/#.*$/s, '')
}

function toFile(address: string, base: string): string {
  const path = decodeURIComponent(address.slice(base.length))
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}
