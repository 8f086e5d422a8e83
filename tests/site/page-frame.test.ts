// What holds for every page of every archive.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attributeOf, type Document, findAll, findOnly, listElements, textOf } from '../support/html.ts'
import { listPages } from '../support/output-files.ts'
import { buildSampleSite } from '../support/sample-site.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const noticeContent = {
  settings: {
    locale: 'en',
    url: 'https://example.com/archive/',
    license: 'CC0',
    repository: 'https://example.com/r',
  },
  questions: [{ id: 'a', aliases: ['/old/1', '/old/2.htm'] }, { id: 'b' }],
  files: { 'redactions.yaml': 'questions:\n  - { id: b, date: 2025-06-01 }\n' },
}

const sites: [name: string, language: string, build: () => Promise<TestSite>][] = [
  ['the sample archive', 'ko', buildSampleSite],
  ['an archive with notices, in English', 'en', () => buildTestSite(noticeContent)],
]

describe.each(sites)('every page of %s', (_name, language, build) => {
  let site: TestSite
  let pages: [path: string, page: Document][]
  beforeAll(async () => {
    site = await build()
    pages = listPages(site.out).map((path) => [path, site.page(path)])
    expect(pages.length).toBeGreaterThan(5)
  })
  afterAll(() => site?.remove())

  /** Paths of the pages for which the condition does not hold. */
  function findOffenders(holds: (page: Document, path: string) => boolean): string[] {
    return pages.filter(([path, page]) => !holds(page, path)).map(([path]) => path)
  }

  it('has one h1, with a text', () => {
    expect(
      findOffenders((page) => {
        const headings = findAll(page, 'h1').map(textOf)
        return headings.length === 1 && headings[0]?.trim() !== ''
      }),
    ).toEqual([])
  })

  it('has its headings in order, without a gap', () => {
    expect(
      findOffenders((page) => {
        const levels = findAll(findOnly(page, 'main'), '[id]').length >= 0 ? listHeadingLevels(page) : []
        return levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1 || index === 0)
      }),
    ).toEqual([])
  })

  it('says its language', () => {
    expect(findOffenders((page) => attributeOf(findOnly(page, 'html'), 'lang') === language)).toEqual([])
  })

  it('has one of each landmark: header, main, footer; a named navigation; a skip link to main', () => {
    expect(
      findOffenders((page) => {
        const once = ['header', 'main', 'footer'].every((name) => findAll(page, name).length === 1)
        const navigations = findAll(page, 'nav')
        const labels = new Set(navigations.map((navigation) => attributeOf(navigation, 'aria-label')))
        const first = findAll(page, 'a')[0]
        return (
          once &&
          navigations.length > 0 &&
          labels.size === navigations.length &&
          !labels.has(undefined) &&
          first !== undefined &&
          attributeOf(first, 'href') === `#${attributeOf(findOnly(page, 'main'), 'id')}`
        )
      }),
    ).toEqual([])
  })

  it('has a title and a description of its own', () => {
    expect(
      findOffenders((page) => {
        const description = findAll(page, 'meta').find((meta) => attributeOf(meta, 'name') === 'description')
        const title = textOf(findOnly(findOnly(page, 'head'), 'title'))
        return title.trim() !== '' && (description ? attributeOf(description, 'content') : '') !== ''
      }),
    ).toEqual([])
  })

  it('has no id twice', () => {
    expect(
      findOffenders((page) => {
        const ids = findAll(page, '[id]').map((element) => attributeOf(element, 'id'))
        return new Set(ids).size === ids.length
      }),
    ).toEqual([])
  })

  it('stands under a strict policy, before anything is loaded', () => {
    expect(
      findOffenders((page) => {
        const head = listElements(findOnly(page, 'head'))
        const place = head.findIndex(
          (element) => attributeOf(element, 'http-equiv') === 'Content-Security-Policy',
        )
        const policy = head[place] ? (attributeOf(head[place], 'content') ?? '') : ''
        const before = head.slice(0, place).map(({ tagName }) => tagName)
        return (
          policy.startsWith("default-src 'none'") &&
          /(?:^|; )base-uri 'none'(?:;|$)/.test(policy) &&
          /(?:^|; )form-action 'self'(?:;|$)/.test(policy) &&
          !/unsafe|https?:|data:|blob:|\*|nonce|sha\d/.test(policy) &&
          before.every((name) => name === 'meta')
        )
      }),
    ).toEqual([])
  })

  it('has no inline code: no style, no event handler, no script without an address', () => {
    expect(
      findOffenders((page) =>
        listElements(page).every(
          (element) =>
            element.tagName !== 'style' &&
            element.attrs.every(({ name, value }) => !/^(?:style|on.*)$/.test(name) && !isScript(value)) &&
            (element.tagName !== 'script' ||
              (attributeOf(element, 'src') !== undefined && textOf(element) === '')),
        ),
      ),
    ).toEqual([])
  })

  it('loads nothing from elsewhere', () => {
    expect(
      findOffenders((page) =>
        listElements(page).every((element) => {
          const address =
            attributeOf(element, 'src') ?? (isLoading(element) ? attributeOf(element, 'href') : undefined)
          return address === undefined || /^\/(?!\/)/.test(address)
        }),
      ),
    ).toEqual([])
  })

  it('loads no script, but for the directory of hashtags', () => {
    const withScript = findOffenders((page) => findAll(page, 'script').length === 0)
    expect(withScript).toEqual(['tags/index.html'])
  })

  it('says neither undefined nor [object Object]', () => {
    expect(findOffenders((page) => !/\bundefined\b|\[object |\bNaN\b/.test(textOfFrame(page)))).toEqual([])
  })
})

function listHeadingLevels(page: Document): number[] {
  return listElements(findOnly(page, 'body')).flatMap(({ tagName }) => {
    const level = /^h([1-6])$/.exec(tagName)?.[1]
    return level === undefined ? [] : [Number(level)]
  })
}

function isScript(value: string): boolean {
  return /^\s*(?:javascript|vbscript|data):/i.test(value)
}

function isLoading(element: ReturnType<typeof findOnly>): boolean {
  return element.tagName === 'link' && attributeOf(element, 'rel') !== 'canonical'
}

/** Without what people wrote, who may well have written about `undefined`. */
function textOfFrame(page: Document): string {
  const written = [
    ...findAll(page, '.prose'),
    ...findAll(page, 'h1'),
    ...findAll(page, 'h2'),
    ...findAll(page, 'a'),
  ]
  return written.reduce((text, element) => text.replace(textOf(element), ' '), textOf(findOnly(page, 'body')))
}
