// Whatever signs of Markdown a text of HTML holds, a page shows them as they are.
import fc from 'fast-check'
import { test } from 'vitest'
import { escapeHtml } from '../../../src/body/html.ts'
import { toMarkdown } from '../../../src/import/markdown/to-markdown.ts'
import { checkProperty } from './check-property.ts'

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'*_`~#>-+=|\\<>[](){}!:&$^"\' \n'),
      fc.constantFrom(
        '**',
        '```',
        '1. ',
        '- ',
        '[^1]: ',
        '[ ] ',
        '&amp;',
        '<b>',
        '<!--',
        'http://a.kr',
        '$$',
      ),
      fc.constantFrom('가', '를', 'a', 'Z', '9', '“', '👩🏽‍💻', 'é'),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => escapeHtml(parts.join('')))

const line = fc
  .array(fc.tuple(fc.constantFrom('', 'em', 'strong', 'del', 'code', 'kbd', 'a href="http://b.kr/"'), text), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) =>
    parts.map(([tag, inside]) => (tag ? `<${tag}>${inside}</${tag.split(' ')[0]}>` : inside)).join(''),
  )

const html = fc
  .array(fc.tuple(fc.constantFrom('p', 'li', 'blockquote', 'h2', 'pre'), line), {
    minLength: 1,
    maxLength: 3,
  })
  .map((blocks) => blocks.map(([tag, inside]) => toBlock(tag, inside)).join('\n'))

function toBlock(tag: string, inside: string): string {
  return tag === 'li' ? `<ul><li>${inside}</li></ul>` : `<${tag}>${inside}</${tag}>`
}

/** What is reported of code whose lines no `<pre>` holds, and is no loss. */
const told = new Set(['code-block-made', 'code-lines-joined'])

test.each([{ math: false }, { math: true }])('HTML keeps its text, links and code: %o', (options) => {
  checkProperty(
    fc.property(html, (body) =>
      toMarkdown({ html: body }, { dialect: 'html', ...options }).losses.every((loss) => told.has(loss)),
    ),
  )
})
