import { expect, test } from 'vitest'
import { lighten } from '../../../../src/import/markdown/to-markdown.ts'

const rows: [escaped: string, markdown: string][] = [
  ['Q\\&A', 'Q&A'],
  ['\\&amp; \\&#35;', '\\&amp; \\&#35;'],
  ['a\\[0]', 'a[0]'],
  ['\\[a]\\(b)', '[a]\\(b)'],
  ['\\[a](b)', '\\[a](b)'],
  ['\\[^1] \\[ ] !\\[a]', '\\[^1] \\[ ] !\\[a]'],
  ['**"강조"**&#xB97C;', '**"강조"**를'],
  ['**a.**&#x62;', '**a.**&#x62;'],
  ['[http\\://a.kr/b](http://a.kr/)', '[http://a.kr/b](http://a.kr/)'],
  ['http\\://a.kr', 'http\\://a.kr'],
  ['\\$5', '\\$5'],
]

test.each(rows)('%s as %s', (escaped, markdown) => {
  expect(lighten(escaped)).toBe(markdown)
})

test('a dollar that stands alone in its block is no formula', () => {
  expect(lighten('\\$5\n\n\\$5 and \\$10\n\n`\\$5`', { math: true })).toBe('$5\n\n\\$5 and \\$10\n\n`\\$5`')
})
