import common from 'highlight.js/lib/common'
import { expect, test } from 'vitest'
import { nameLanguage } from '../../../src/body/code-languages.ts'
import { highlight } from '../../../src/body/highlight.ts'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { onPage } from '../../support/body-options.ts'

test.each([
  ['js', 'JavaScript'],
  ['TypeScript title="a"', 'TypeScript'],
  [' yml ', 'YAML'],
  ['c++', 'C++'],
  ['c#', 'C#'],
  ['html', 'HTML'],
  ['mermaid', 'Mermaid'],
  ['text', undefined],
  ['plaintext', undefined],
  ['', undefined],
  ['홍길동', undefined],
  ['honggildong', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('a fence of %j is called %s', (info, name) => {
  const html = renderBody(parseMarkdown(`\`\`\`${info}\na\n\`\`\``), onPage)
  expect(/<div class="code">(?:<p>(.*?)<\/p>)?<pre>/.exec(html)?.[1]).toBe(name)
})

test('every language that is coloured has a name', () => {
  expect(highlight('a', 'dart', 0)).toBeDefined()
  const nameless = common.listLanguages().filter((language) => nameLanguage(language) === undefined)
  expect(nameless).toEqual(['plaintext'])
})
