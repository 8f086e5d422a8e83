// Tasks are signs with words beside them; nothing of a page can be pressed.
import { expect, test } from 'vitest'
import { toText } from '../../../src/body/body-text.ts'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { en } from '../../../src/messages/en.ts'
import { inEntry } from '../../support/body-options.ts'

const open = '<span class="task"><span>할 일:</span></span>'
const done = '<span class="task done"><span>완료:</span></span>'

test.each([
  ['open', '- [ ] 배포', `<ul><li>${open} 배포\n</li></ul>`],
  ['done', '- [x] 배포', `<ul><li>${done} 배포\n</li></ul>`],
  ['done in upper case', '* [X] 배포', `<ul><li>${done} 배포\n</li></ul>`],
  ['numbered', '1. [ ] 배포', `<ol><li>${open} 배포\n</li></ol>`],
  [
    'with blank lines',
    '- [ ] 하나\n\n- [x] 둘',
    `<ul><li><p>${open} 하나</p>\n</li><li><p>${done} 둘</p>\n</li></ul>`,
  ],
  ['before a mark', '- [x] **굵게**', `<ul><li>${done} <strong>굵게</strong>\n</li></ul>`],
  ['in a quote', '> - [x] 배포', `<blockquote><ul><li>${done} 배포\n</li></ul></blockquote>`],
  ['over a line end', '- [x]\n  배포', '<ul><li>[x]\n배포\n</li></ul>'],
  ['several blanks', '- [x]  \t배포', `<ul><li>${done} 배포\n</li></ul>`],
  ['without a text', '- [x]', '<ul><li>[x]\n</li></ul>'],
  ['without a blank', '- [x]배포', '<ul><li>[x]배포\n</li></ul>'],
  ['another sign', '- [o] 배포', '<ul><li>[o] 배포\n</li></ul>'],
  ['no list', '[x] 배포', '<p>[x] 배포</p>'],
  ['in the middle', '- 배포 [x] 끝', '<ul><li>배포 [x] 끝\n</li></ul>'],
  ['second paragraph', '- 배포\n\n  [x] 끝', '<ul><li><p>배포</p>\n<p>[x] 끝</p>\n</li></ul>'],
  ['escaped', '- \\[x] 배포', '<ul><li>[x] 배포\n</li></ul>'],
  [
    'a link of this name',
    '- [x] 배포\n\n[x]: /a',
    '<ul><li><a href="/a" rel="nofollow ugc noopener">x</a> 배포\n</li></ul>',
  ],
  ['beside raw HTML', '- [x] <b>배포</b>', `<ul><li>${done} <b>배포</b>\n</li></ul>`],
])('%s', (_, body, html) => {
  expect(renderBody(parseMarkdown(body), inEntry).trim()).toBe(html)
})

test('its words are in the language of the site, and no text of the body', () => {
  const tokens = parseMarkdown('- [x] ship it')
  const html = renderBody(tokens, { ...inEntry, labels: { ...inEntry.labels, tasks: en.tasks } })
  expect(html).toContain('<span class="task done"><span>Done:</span></span> ship it')
  expect(toText(tokens, { code: true, addresses: 'whole' }).trim()).toBe('ship it')
})
