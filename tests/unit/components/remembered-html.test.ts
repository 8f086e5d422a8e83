// A script that a component prints is refused where it would be lost; what people write is none.
import { expect, test } from 'vitest'
import { refuseScript } from '../../../src/components/remembered-html.ts'

test.each([
  ['none', '<article><h2>가</h2></article>'],
  ['a title in a text', '<h2>&lt;script&gt; 태그</h2>'],
  // Astro escapes quotes in attributes, and nothing else that could end there.
  [
    'a title in a label',
    '<a class="action" href="/" aria-label="전체 보기: <script> 태그는 왜 안 되나요?">전체 보기</a>',
  ],
])('%s is kept', (_, html) => {
  expect(refuseScript(html)).toBe(html)
})

test.each([
  ['alone', '<script type="module" src="/a.js"></script>'],
  ['behind labels', '<a aria-label="<script>">가</a><script>1</script>'],
  ['between labels', '<a title="가"><script>1</script><b title="나">'],
])('%s is refused', (_, html) => {
  expect(() => refuseScript(html)).toThrow('A component with a script')
})
