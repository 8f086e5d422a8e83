// A comment is a note of a few lines: whatever is written into it, nothing else comes out.
import { parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { findForbidden } from '../../support/allowed-html.ts'
import { onPage } from '../../support/body-options.ts'
import { readHostilePayloads } from '../../support/hostile-content.ts'
import { type Element, listElements, textOf } from '../../support/html.ts'

const names = new Set('a blockquote br code del em li ol p pre s span strong ul'.split(' '))
/** Of coloured code, which has no other elements. */
const inks = new Set('b em i samp var'.split(' '))

function printComment(text: string): Element {
  const html = renderBody(parseMarkdown(text, { comment: true }), { ...onPage, code: 'plain' })
  const fragment = parseFragment(`<section>${html}</section>`)
  const [section] = listElements(fragment)
  if (!section || fragment.childNodes.length !== 1) throw new Error(`${html} breaks out`)
  return section
}

const payloads = readHostilePayloads()

const wrappings: readonly [name: string, wrap: (payload: string) => string][] = [
  ['alone', (payload) => payload],
  ['in a list', (payload) => `- ${payload.replaceAll('\n', '\n  ')}`],
  ['in a quote', (payload) => `> ${payload.replaceAll('\n', '\n> ')}`],
  ['as the text of a link', (payload) => `[${payload}](https://example.com/)`],
  ['as an address', (payload) => `[가](${payload}) ![나](${payload}) <${payload}>`],
  ['as a table and a note', (payload) => `| ${payload} |\n|---|\n| 나 |\n\n다[^1]\n\n[^1]: ${payload}`],
]

test.each([
  ['***x***', '<em><strong>x</strong></em>'],
  ['30**kb**', '30<strong>kb</strong>'],
  ['**30kb**를', '<strong>30kb</strong>를'],
  ['with*out*', 'with<em>out</em>'],
])('the comment %s is shown as %s', (text, html) => {
  const printed = renderBody(parseMarkdown(text, { comment: true }), { ...onPage, code: 'plain' })
  expect(printed).toBe(`<p>${html}</p>\n`)
})

describe.each(wrappings)('%s', (_name, wrap) => {
  test('no payload makes an element that a comment may not have', () => {
    expect(payloads.length).toBeGreaterThan(100)
    const found = payloads.flatMap((payload) => {
      const section = printComment(wrap(payload))
      const others = listElements(section).filter(
        ({ tagName, parentNode }) =>
          !names.has(tagName) && !(inks.has(tagName) && parentNode?.nodeName === 'code'),
      )
      const forbidden = [...findForbidden(section), ...others.map(({ tagName }) => `<${tagName}>`)]
      return forbidden.map((what) => `${what} of ${payload}`)
    })
    expect(found).toEqual([])
  })
})

test.each([
  ['# 제목', '# 제목'],
  ['제목\n===', '제목\n==='],
  ['제목\n---', '제목\n---'],
  ['***', '***'],
  ['| 가 |\n|---|\n| 나 |', '| 가 |\n|---|\n| 나 |'],
  ['가[^1]\n\n[^1]: 나와 다', '가[^1]\n[^1]: 나와 다'],
  ['<b>가</b> <!-- 나 -->', '<b>가</b> <!-- 나 -->'],
])('%j is text', (text, shown) => {
  expect(textOf(printComment(text)).trim()).toBe(shown)
})
