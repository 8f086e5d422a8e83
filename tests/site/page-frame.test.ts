// What holds for every page of every archive.
import { expect, it } from 'vitest'
import { describeEveryPage } from '../support/every-page.ts'
import {
  attributeOf,
  type Document,
  type Element,
  findAll,
  findOnly,
  listElements,
  textOf,
} from '../support/html.ts'

describeEveryPage(({ name, language, findOffenders }) => {
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
        const levels = listHeadingLevels(findOnly(page, 'main'))
        return levels.every((level, index) => level <= (levels[index - 1] ?? 1) + 1)
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
      findOffenders((page, path) => {
        // A body of code alone has no sentence to describe it.
        const isUndescribed = path === 'questions/only-code/index.html'
        const description = findAll(page, 'meta').find((meta) => attributeOf(meta, 'name') === 'description')
        const title = textOf(findOnly(findOnly(page, 'head'), 'title'))
        return (
          title.trim() !== '' &&
          (isUndescribed || (description ? attributeOf(description, 'content') : '') !== '')
        )
      }),
    ).toEqual([])
  })

  it('has an address of its own where the site has one, but for what no search engine keeps', () => {
    const hasAddress = name === 'kitchen-sink' || name === 'states'
    expect(
      findOffenders((page, path) => {
        // A moved address names that of its question.
        if (findAll(page, 'meta').some((meta) => attributeOf(meta, 'content') === 'noindex')) return true
        const links = findAll(page, 'link').filter((link) => attributeOf(link, 'rel') === 'canonical')
        const place = path
          .replace(/index\.html$/, '')
          .split('/')
          .map(encodeURIComponent)
          .join('/')
        const own = `https://example.com/archive/${place}`
        const expected = hasAddress ? [decodeURI(own)] : []
        return links.map((link) => decodeURI(attributeOf(link, 'href') ?? '')).join() === expected.join()
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

  it('says neither undefined nor [object Object]', () => {
    expect(findOffenders((page) => !/\bundefined\b|\[object |\bNaN\b/.test(textOfFrame(page)))).toEqual([])
  })
})

function listHeadingLevels(main: Element): number[] {
  return listElements(main).flatMap(({ tagName }) => {
    const level = /^h([1-6])$/.exec(tagName)?.[1]
    return level === undefined ? [] : [Number(level)]
  })
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
