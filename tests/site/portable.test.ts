// A site that is opened from its folder is the one that is served, but for addresses, scripts, and what only a server sends.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { calledName } from '../../src/site/portable.ts'
import { type OpenSite, openSite } from '../sites/open-site.ts'
import {
  attributeOf,
  classesOf,
  type Document,
  type Element,
  findAll,
  listElements,
  parseHtml,
  textOf,
} from '../support/html.ts'
import { listFiles, listPages } from '../support/output-files.ts'

/** What payloads of the kitchen sink name, in one spelling or another. */
const ofPayloads = /%2f|evil\.invalid|(?:^|\/)b$|(?:^|\/)questions\/index\.html$/i

describe.each([
  ['samples', '/'],
  ['kitchen-sink', '/archive/'],
  ['states', '/archive/'],
] as const)('%s', (name, base) => {
  const served = openSite(name)
  const site = openSite(`${name}-portable`)
  const files = listFiles(site.out)
  const pages = listPages(site.out)

  it('has the pages that are served, but for those that a server is asked for in vain', () => {
    const asked = (page: string) => served.read(page).includes('data-tables=')
    const others = listPages(served.out).filter((page) => !pages.includes(page))
    expect(others.filter((page) => page !== '404.html' && !asked(page))).toEqual([])
    expect(pages.filter((page) => !listPages(served.out).includes(page))).toEqual([])
    expect(pages.length).toBeGreaterThan(20)
  })

  it('shows on each what is served', () => {
    for (const page of pages) {
      const [own, other] = [site.page(page), served.page(page)]
      expect(
        listShown(own, (value) => toServed(value, page, base)),
        page,
      ).toEqual(listShown(other, (value) => value))
    }
  })

  it('has no link that leads nowhere, and none that a server is needed for', () => {
    const known = new Set(files)
    const ids = new Map(pages.map((page) => [page, listIds(site.page(page))]))
    const wrong = pages.flatMap((page) =>
      listAddresses(site.page(page)).filter((address) => {
        if (/^(?:https?:|mailto:|\/\/|#$|\?)/.test(address)) return false
        const [path = '', fragment] = address.replace(/\?[^#]*/, '').split('#', 2)
        const target = path === '' ? page : join(dirname(page), decodeURIComponent(path))
        const place = decodeURIComponent(fragment ?? '')
        return !known.has(target) || (place !== '' && !ids.get(target)?.has(place))
      }),
    )
    expect(wrong.filter((address) => !ofPayloads.test(address))).toEqual([])
  })

  it('asks no server for anything', () => {
    for (const page of pages) {
      const html = site.read(page)
      const signs = listElements(site.page(page)).flatMap(({ attrs }) =>
        attrs.map(({ name, value }) => `${name}=${value}`),
      )
      expect(
        signs.filter((sign) =>
          /^(?:type=module|rel=(?:canonical|alternate)|property=og:.*|.*ld\+json|data-tables=.*)$/.test(sign),
        ),
        page,
      ).toEqual([])
      expect(html, page).not.toMatch(/<[^>]*\s(?:href|src|action|data-base)="\/(?!\/)/)
    }
    const scripts = files.filter((file) => /^_astro\/.*\.js$/.test(file))
    expect(scripts.length).toBe(3)
    for (const script of scripts)
      expect(site.read(script), script).not.toMatch(/\bfetch\(|\bimport\b|\bexport\b/)
    const sent =
      /(?:^|\/)(?:_headers|_redirects|robots\.txt|redirects\.nginx\.conf|card\.png|404\.html|.*\.(?:xml|rss|json|bin))$/
    expect(files.filter((file) => sent.test(file))).toEqual([])
  })

  it('has of each page that is searched what its bodies say', () => {
    const texts = files.filter((file) => file.endsWith('/text.js'))
    const searched = pages.filter((page) => findAll(site.page(page), 'article.question').length > 0)
    expect(texts.map((file) => toPage(file))).toEqual(searched)
    for (const file of texts) expect(readCalled(site, file), file).toEqual(listBodies(site, file))
  })

  it('has the index that is served, in scripts', () => {
    const parts = listFiles(served.out).filter((file) => /^search\/.*\.bin$/.test(file))
    expect(parts.length).toBeGreaterThan(4)
    const scripts = files.filter((file) => /^search\/(?!texts\/).*\.js$/.test(file))
    expect(scripts).toEqual(parts.map((file) => file.replace(/\.bin$/, '.js')).sort())
    for (const part of parts) {
      const bytes = call(site, part.replace(/\.bin$/, '.js'))[0] ?? ''
      expect(Buffer.from(bytes, 'base64').equals(readFileSync(`${served.out}/${part}`)), part).toBe(true)
    }
  })
})

it('says where it is opened, what its search takes, and how it is made an archive for Kiwix', () => {
  const { stdout, out } = openSite('samples-portable')
  const lines = stdout.trim().split('\n')
  expect(lines).toContain(`Open ${out}/index.html, or copy its folder anywhere, under any name.`)
  const [, megabytes] = /Its search reads ([\d.]+) MB of scripts\./.exec(stdout) ?? []
  const scripts = listFiles(out).filter((file) => /^search\/.*\.js$/.test(file))
  const bytes = scripts.reduce((sum, file) => sum + readFileSync(`${out}/${file}`).length, 0)
  expect(megabytes).toBe((bytes / 1e6).toFixed(1))
  expect(lines).toContain('zimwriterfs \\')
  expect(lines).toContain('  --illustration=favicon-48.png \\')
  expect(lines.at(-1)).toBe(`  ${out} archive_ko_all.zim`)
})

/** Attributes by which a browser is led, or a script. */
const leading = new Set(['href', 'src', 'action', 'data-base'])
/** What only a server sends, and what leads there. */
const ofServer = new Set(['data-origin', 'data-tables', 'data-look-up', 'data-forms', 'data-address'])

/** Elements with their attributes and texts, without what is another where there is no server. */
function listShown(node: Document | Element, toAddress: (value: string) => string): string[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return 'value' in child ? [child.value] : []
    if (child.tagName === 'noscript') return listShown(parseHtml(textOf(child)), toAddress)
    if (isServed(child)) return []
    const shown = child.attrs.flatMap(({ name, value }) => {
      if (ofServer.has(name)) return []
      if (name === 'http-equiv') return [`${name}=${value.toLowerCase()}`]
      const [, delay = '', address = value] = /^(\d+; url=)(.*)$/s.exec(value) ?? []
      return [`${name}=${delay}${delay !== '' || leading.has(name) ? toAddress(address) : value}`]
    })
    return [`<${child.tagName} ${shown.join(' ')}>`, ...listShown(child, toAddress)]
  })
}

/**
 * Scripts, what is for search engines, previews and readers of feeds, the row of a page that leads to its feeds, and links
 * to search engines, which know the site by its address.
 */
function isServed(element: Element): boolean {
  const rel = attributeOf(element, 'rel') ?? ''
  const key = attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? ''
  const isForOthers =
    element.tagName === 'script' ||
    ['canonical', 'alternate'].includes(rel) ||
    /^(?:(?:og|article|twitter):|google-site|naver-site|msvalidate)/.test(key)
  const next = element.parentNode?.childNodes[element.parentNode.childNodes.indexOf(element) + 1]
  const isEngines = [element, next].some(
    (each) => each && 'attrs' in each && classesOf(each).includes('engines'),
  )
  if (isForOthers || isEngines) return true
  const isRow =
    element.childNodes[0]?.nodeName === 'dt' || attributeOf(element, 'class')?.startsWith('colophon')
  const isFeed = (link: Element) => /(?:^|\/)feed\.xml$/.test(attributeOf(link, 'href') ?? '')
  const rows = findAll(element, 'dt').length
  return isRow === true && rows === 1 && findAll(element, 'a').some(isFeed)
}

/** The address that a page links to where it is served. */
function toServed(value: string, page: string, base: string): string {
  if (/^(?:[a-z]+:|\/\/|#|\?|$)/i.test(value)) return value === '' ? base : value
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(value) ?? []
  const target = join(dirname(page), path).replace(/^\.\/?$/, '')
  return base + target.replace(/(^|\/)index\.html$/, '$1') + rest
}

function listAddresses(document: Document): string[] {
  return listElements(document).flatMap((element) => {
    const refresh = /^\d+; url=(.*)/.exec(attributeOf(element, 'content') ?? '')?.[1]
    const addresses = ['href', 'src', 'action'].map((name) => attributeOf(element, name))
    return [...addresses, attributeOf(element, 'http-equiv') ? refresh : undefined].filter(
      (each) => each !== undefined,
    )
  })
}

function listIds(document: Document): Set<string> {
  return new Set(listElements(document).flatMap((element) => attributeOf(element, 'id') ?? []))
}

const toPage = (file: string) => file.replace(/^search\/texts\/(.*)text\.js$/, '$1index.html')

/** What a script calls back with. */
function call(site: OpenSite, file: string): string[] {
  let given: string[] = []
  new Function(calledName, site.read(file))((...all: string[]) => {
    given = all
  })
  return given
}

/** What is between blocks is a blank for a search. */
const toLetters = (text: string) => text.replace(/\s+/g, '')

function readCalled(site: OpenSite, file: string): string[] {
  return findAll(parseHtml(call(site, file)[1] ?? ''), 'div.prose').map((body) => toLetters(textOf(body)))
}

function listBodies(site: OpenSite, file: string): string[] {
  const page = site.page(toPage(file))
  return findAll(page, 'article')
    .filter((article) => /question|answer/.test(attributeOf(article, 'class') ?? ''))
    .flatMap((article) => findAll(article, 'div.prose').slice(0, 1))
    .filter((body) => attributeOf(body, 'class') === 'prose')
    .map((body) => toLetters(textOf(body)))
}
