// What holds for every page of every archive: its frame, and that it can run or load nothing but what it was built with.
import { beforeAll, describe, expect, it } from 'vitest'
import type { SiteName } from '../sites/build-sites.ts'
import { openSite } from '../sites/open-site.ts'
import {
  attributeOf,
  type Document,
  type Element,
  findAll,
  findOnly,
  listElements,
  textOf,
} from '../support/html.ts'
import { listPages } from '../support/output-files.ts'

interface Place {
  path: string
  bytes: number
  name: SiteName
  language: string
}

const rows: [what: string, holds: (page: Document, place: Place) => boolean][] = [
  [
    'has one h1, with a text',
    (page) => {
      const [heading = '', ...others] = findAll(page, 'h1').map(textOf)
      return heading.trim() !== '' && others.length === 0
    },
  ],
  [
    'has its headings in order, without a gap',
    (page) => {
      const levels = listElements(findOnly(page, 'main')).flatMap(({ tagName }) =>
        /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : [],
      )
      return levels.every((level, index) => level <= (levels[index - 1] ?? 1) + 1)
    },
  ],
  ['says its language', (page, { language }) => attributeOf(findOnly(page, 'html'), 'lang') === language],
  [
    'has one of each landmark, navigations with names, and a link to the content as its first',
    (page) => {
      const once = ['header', 'main', 'footer'].every((name) => findAll(page, name).length === 1)
      const labels = findAll(page, 'nav').map((navigation) => attributeOf(navigation, 'aria-label'))
      const isNamed =
        labels.length > 0 && new Set(labels).size === labels.length && !labels.includes(undefined)
      const [first] = findAll(page, 'a')
      const main = `#${attributeOf(findOnly(page, 'main'), 'id')}`
      return once && isNamed && first !== undefined && attributeOf(first, 'href') === main
    },
  ],
  [
    'has a title and a description of its own',
    (page, { path }) => {
      // A body of code alone has no sentence to describe it.
      const isUndescribed = path === 'questions/only-code/index.html'
      const description = findMeta(page, 'name', 'description')
      const title = textOf(findOnly(findOnly(page, 'head'), 'title'))
      return (
        title.trim() !== '' &&
        (isUndescribed || (description ? attributeOf(description, 'content') : '') !== '')
      )
    },
  ],
  [
    'has an address of its own where the site has one, but for what no search engine keeps',
    (page, { path, name }) => {
      // A moved address names that of its question.
      if (findMeta(page, 'content', 'noindex')) return true
      const links = findAll(page, 'link').filter((link) => attributeOf(link, 'rel') === 'canonical')
      const own = `https://example.com/archive/${path.replace(/index\.html$/, '')}`
      const expected = name === 'kitchen-sink' || name === 'states' ? [own] : []
      return (
        links.map((link) => decodeURIComponent(attributeOf(link, 'href') ?? '')).join() === expected.join()
      )
    },
  ],
  [
    'has no id twice',
    (page) => {
      const ids = findAll(page, '[id]').map((element) => attributeOf(element, 'id'))
      return new Set(ids).size === ids.length
    },
  ],
  [
    'says neither undefined nor [object Object]',
    (page) => !/\bundefined\b|\[object |\bNaN\b/.test(textOfFrame(page)),
  ],
  [
    'stands under a strict policy, before anything is loaded',
    (page) => {
      const head = listElements(findOnly(page, 'head'))
      const place = head.findIndex(
        (element) => attributeOf(element, 'http-equiv') === 'Content-Security-Policy',
      )
      const policy = head[place] ? (attributeOf(head[place], 'content') ?? '') : ''
      return (
        policy.startsWith("default-src 'none'") &&
        /(?:^|; )base-uri 'none'(?:;|$)/.test(policy) &&
        /(?:^|; )form-action 'self'(?:;|$)/.test(policy) &&
        !/unsafe|https?:|data:|blob:|\*|nonce|sha\d/.test(policy) &&
        head.slice(0, place).every(({ tagName }) => tagName === 'meta')
      )
    },
  ],
  [
    'has no inline code: no style, no event handler, no script without an address but data',
    (page) =>
      listElements(page).every(
        (element) =>
          element.tagName !== 'style' &&
          element.attrs.every(
            ({ name, value }) => !/^(?:style|on.*)$/.test(name) && !isScript(name, value),
          ) &&
          (element.tagName !== 'script' ||
            isData(element) ||
            (attributeOf(element, 'src') !== undefined && textOf(element) === '')),
      ),
  ],
  [
    'loads nothing from elsewhere',
    (page) =>
      listElements(page).every((element) => {
        const isLoading =
          element.tagName === 'link' && !/^(?:canonical|alternate)$/.test(attributeOf(element, 'rel') ?? '')
        const address = attributeOf(element, 'src') ?? (isLoading ? attributeOf(element, 'href') : undefined)
        return address === undefined || /^\/(?!\/)/.test(address)
      }),
  ],
  [
    'loads the script of all pages, and another one to search, and for a directory of many hashtags',
    (page, { path, name }) => {
      const large = name === 'samples' ? ['tags-by-count/index.html', 'tags/index.html'] : []
      const own = ['search/index.html', ...large].includes(path) ? 1 : 0
      const [common, ...others] = findAll(page, 'script').filter((script) => !isData(script))
      return common !== undefined && attributeOf(common, 'blocking') === 'render' && others.length === own
    },
  ],
]

/** Whoever comes to a moved address is taken on at once. */
const movedRows: typeof rows = [
  [
    'leads on, with a text for whoever stays, and can load nothing',
    (page) => {
      const refresh = findMeta(page, 'http-equiv', 'refresh')
      const policy = findMeta(page, 'http-equiv', 'Content-Security-Policy')
      const [link] = findAll(page, 'a')
      return (
        refresh !== undefined &&
        policy !== undefined &&
        link !== undefined &&
        attributeOf(policy, 'content') === "default-src 'none'" &&
        attributeOf(refresh, 'content') === `0; url=${attributeOf(link, 'href')}` &&
        textOf(link) === textOf(findOnly(page, 'title'))
      )
    },
  ],
  ['has less than 700 bytes', (_page, { bytes }) => bytes < 700],
]

describe.each([
  ['samples', 'ko'],
  ['kitchen-sink', 'en'],
  ['states', 'ko'],
  ['empty', 'ko'],
  ['untagged', 'ko'],
] as const)('every page of the site %s', (name, language) => {
  const site = openSite(name)
  let paths: string[]
  let moved: string[]
  beforeAll(() => {
    const all = Map.groupBy(
      listPages(site.out),
      (path) => findMeta(site.page(path), 'http-equiv', 'refresh') !== undefined,
    )
    paths = all.get(false) ?? []
    moved = all.get(true) ?? []
    expect(paths.length).toBeGreaterThan(5)
    if (name !== 'empty' && name !== 'untagged') expect(moved.length).toBeGreaterThan(1)
  })

  const holds = (path: string, [, check]: (typeof rows)[number]) =>
    check(site.page(path), { path, name, language, bytes: Buffer.byteLength(site.read(path)) })

  it.each(rows)('%s', (...row) => {
    expect(paths.filter((path) => !holds(path, row))).toEqual([])
  })

  const always = ['says its language', 'says neither undefined nor [object Object]']
  const common = rows.filter(([what]) => always.includes(what) || /inline code|from elsewhere/.test(what))
  it.each([...common, ...movedRows])('a moved address: %s', (...row) => {
    expect(moved.filter((path) => !holds(path, row))).toEqual([])
  })
})

/** What no browser runs. */
function isData(script: Element): boolean {
  return attributeOf(script, 'type') === 'application/ld+json'
}

function findMeta(page: Document, key: string, value: string): Element | undefined {
  return findAll(page, 'meta').find((meta) => attributeOf(meta, key) === value)
}

/** Without what people wrote, who may well have written about `undefined`. */
function textOfFrame(page: Document): string {
  const written = ['.prose', 'h1', 'h2', 'a'].flatMap((selector) => findAll(page, selector))
  return written.reduce((text, element) => text.replace(textOf(element), ' '), textOf(findOnly(page, 'body')))
}

/** A description is a text, whatever it begins with; of a `content` only what it leads to counts. */
function isScript(name: string, value: string): boolean {
  const address = name === 'content' ? (/^\d+;\s*url=(.*)/is.exec(value)?.[1] ?? '') : value
  return /^\s*(?:javascript|vbscript|data):/i.test(address)
}
