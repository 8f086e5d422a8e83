// No page can run or load what it was not built with.
import { expect, it } from 'vitest'
import { describeEveryPage } from '../support/every-page.ts'
import { attributeOf, type Element, findAll, findOnly, listElements, textOf } from '../support/html.ts'

describeEveryPage(({ name, findOffenders }) => {
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
            element.attrs.every(
              ({ name, value }) => !/^(?:style|on.*)$/.test(name) && !isScript(name, value),
            ) &&
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

  it('loads no script, but to search, for a directory of many hashtags, and to copy code where there is some', () => {
    const large = name === 'samples' ? ['tags-by-count/index.html', 'tags/index.html'] : []
    const scripted = ['search/index.html', ...large]
    const scripts = findOffenders((page, path) => {
      const mayHave = scripted.includes(path) || findAll(page, '.code').length > 0
      return findAll(page, 'script').length === (mayHave ? 1 : 0)
    })
    expect(scripts).toEqual([])
  })
})

/** A description is a text, whatever it begins with; of a `content` only what it leads to counts. */
function isScript(name: string, value: string): boolean {
  const address = name === 'content' ? (/^\d+;\s*url=(.*)/is.exec(value)?.[1] ?? '') : value
  return /^\s*(?:javascript|vbscript|data):/i.test(address)
}

function isLoading(element: Element): boolean {
  return element.tagName === 'link' && attributeOf(element, 'rel') !== 'canonical'
}
