// A script that a component prints is refused where it would be lost; what people write is none.
import { expect, test } from 'vitest'
import {
  arePlain,
  findOpenPage,
  refuseScript,
  rememberOpenPage,
  toSign,
} from '../../../src/site/remembered-html.ts'

test.each([
  ['none', '<article><h2>가</h2></article>'],
  ['a title in a text', '<h2>&lt;script&gt; 태그</h2>'],
  // Astro escapes quotes in attributes, and nothing else that could end there.
  [
    'a title in a label',
    '<a class="action" href="/" aria-label="전체 보기: <script> 태그는 왜 안 되나요?">전체 보기</a>',
  ],
  // Code has quotation marks as they are, and not always two.
  [
    'a title in a label behind one quotation mark',
    '<pre><code>say "a</code></pre><a aria-label="<script> 태그"></a>',
  ],
])('%s is kept', (_, html) => {
  expect(refuseScript(html)).toBe(html)
})

test.each([
  ['alone', '<script type="module" src="/a.js"></script>'],
  ['behind labels', '<a aria-label="<script>">가</a><script>1</script>'],
  ['between labels', '<a title="가"><script>1</script><b title="나">'],
  ['between quotation marks', '<code>"</code><script>1</script><code>"</code>'],
])('%s is refused', (_, html) => {
  expect(() => refuseScript(html)).toThrow('A component with a script')
})

test('a page with signs is printed once, and filled in for all that differ from it by their texts', async () => {
  const page = {}
  expect(await findOpenPage(page)).toBe(undefined)
  const html = `<h1>${toSign(0)}</h1>`
  const first = await rememberOpenPage(page, () => Promise.resolve(html))
  const again = await rememberOpenPage(page, () => Promise.reject(new Error('printed twice')))
  expect(first?.(['하나'])).toBe('<h1>하나</h1>')
  expect(again?.(['둘'])).toBe('<h1>둘</h1>')
  expect((await findOpenPage(page))?.(['셋'])).toBe('<h1>셋</h1>')
})

test('a page with a script is printed each time', async () => {
  const page = {}
  const fill = await rememberOpenPage(page, () => Promise.resolve('<script src="/a.js"></script>'))
  expect(fill).toBe(undefined)
  expect(await findOpenPage(page)).toBe(undefined)
})

test.each([
  [['질문', '/questions/put/#answer-5', ''], true],
  [['a & b'], false],
  [['', '<b>'], false],
  [['it’s', "it's"], false],
  [['"a"'], false],
])('nothing has to be escaped in %j: %s', (texts, plain) => {
  expect(arePlain(texts)).toBe(plain)
})

test('each text stands in the places of its sign', async () => {
  const html = `<a href="${toSign(1)}">${toSign(0)}</a> ${toSign(1)}`
  const fill = await rememberOpenPage({}, () => html)
  expect(fill?.(['$& 하나', '/a'])).toBe('<a href="/a">$& 하나</a> /a')
  expect(fill?.(['둘', ''])).toBe('<a href="">둘</a> ')
  const plain = await rememberOpenPage({}, () => '<p>하나</p>')
  expect(plain?.(['둘'])).toBe('<p>하나</p>')
})
