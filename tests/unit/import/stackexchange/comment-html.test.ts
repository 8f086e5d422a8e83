import { expect, test } from 'vitest'
import { toCommentHtml } from '../../../../src/import/stackexchange/comment-html.ts'

const page = 'https://site.example/a_b_(c)'

test.each([
  ['plain & <b>', 'plain &amp; &lt;b&gt;'],
  ['*one* **two** _three_ __four__', '<i>one</i> <b>two</b> <i>three</i> <b>four</b>'],
  ['snake_case_name 2*3*4 a**b**c', 'snake_case_name 2*3*4 a**b**c'],
  ['* not* ** not ** _ not_', '* not* ** not ** _ not_'],
  ['`a_b_ <c>` and ``d ` e``', '<code>a_b_ &lt;c&gt;</code> and <code>d ` e</code>'],
  ['*`code` in italic*', '<i><code>code</code> in italic</i>'],
  ['an open ` sign', 'an open ` sign'],
  [String.raw`\*as it is\* \[a]`, '*as it is* [a]'],
  [`[a *b*](${page})`, `<a href="${page}">a <i>b</i></a>`],
  [`[\`a\` b](${page})`, `<a href="${page}"><code>a</code> b</a>`],
  [`[a](${page} "hint & more")`, `<a href="${page}" title="hint &amp; more">a</a>`],
  ['[a](//site.example/)', '<a href="//site.example/">a</a>'],
  ['[a](javascript:alert(1))', '[a](javascript:alert(1))'],
  [`see ${page}, or (${page}).`, `see <a href="${page}">${page}</a>, or (<a href="${page}">${page}</a>).`],
  [
    'https://site.example/?a=1&b=2!',
    '<a href="https://site.example/?a=1&amp;b=2">https://site.example/?a=1&amp;b=2</a>!',
  ],
  ['https://site.example/q에서', '<a href="https://site.example/q">https://site.example/q</a>에서'],
  ['*https://site.example/*', '<i><a href="https://site.example/">https://site.example/</a></i>'],
  [
    '[tag:c#] and [meta-tag:bug]',
    '<a href="/questions/tagged/c%23">c#</a> and <a href="/questions/tagged/bug">bug</a>',
  ],
  [
    '[ask] [help/on-topic] [so]',
    '<a href="/help/how-to-ask">How to Ask</a> <a href="/help/on-topic">help center</a> <a href="https://stackoverflow.com">Stack Overflow</a>',
  ],
  ['[so-called] [constructor]', '[so-called] [constructor]'],
])('%s', (text, html) => {
  expect(toCommentHtml(text)).toBe(`<p>${html}</p>`)
})

test('what is far too long is shown as it was typed', () => {
  const text = '**a '.repeat(100_000)
  expect(toCommentHtml(text)).toBe(`<p>${text}</p>`)
})
