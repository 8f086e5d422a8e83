// What is read together, and what stands alone.
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { toSeenBody } from '../../../src/body/seen-body.ts'

/** `|` is between what is not read together, `↵` the end of a line that is read as a blank. */
function read(body: string): string {
  return toSeenBody(parseMarkdown(body)).text.replaceAll('\0', '|').replaceAll('\r', '↵')
}

test.each([
  ['a paragraph', '가 **나** `다`', '가 나 다|'],
  ['line ends', '가\n나  \n다', '가↵나\n다|'],
  ['two blocks', '가\n\n나', '가|나|'],
  ['a rule', '가\n\n---\n\n나', '가|나|'],
  ['an address that is seen', '<https://a.kr/>가', 'https://a.kr/가|'],
  ['an address that is not', '가[나](/b)다', '가나다|/b|'],
  ['an address of Hangul, as it was written', '[가](/나)', '가|/나|'],
  ['a title', '[가](/b "다")라', '가라|/b|다|'],
  ['no title', '[가](/b "")', '가|/b|'],
  ['an image', '가![나](/b "다")라', '가나라|/b|다|'],
  ['an image without a description', '![](/b)', '|/b|'],
  ['two blocks with addresses', '[가](/a)\n\n[나](/b)', '가|/a|나|/b|'],
  ['a kept element', '홍<kbd>길</kbd>동', '홍길동|'],
  ['a name that ends like one that breaks', '홍<sup>길</sup>동', '홍길동|'],
  ['a name that begins like one that breaks', '홍<link>길동', '홍길동|<link>|'],
  ['elements that break', '홍<br>길<hr>동', '홍\n길\n동|'],
  ['a heading', '<h2>가</h2>나', '\n가\n나|'],
  ['a shown element', '가<i-b>나</i-b>', '가나|<i-b>|</i-b>|'],
  ['attributes of a kept element', '<kbd title="가">나</kbd >', '나| title="가">| >|'],
  ['comments', '<div><!-- 가 -->나<!-- 다 -->라</div>', '나라|<div>|</div>|'],
  ['a comment without an end', '<div>가<!-- 나', '가<!-- 나|<div>|'],
  ['a short comment', '<div><!-->가-->나', '가-->나|<div>|'],
  ['entities', '<div>&#54861;&#xAE38;&#XB3D9; R&amp;D &frac12;', '홍길동 R&D ½|<div>|'],
  ['a control character', '<div>가&#1;&#13;나&#12;다', '가\ufffd\n나\ufffd다|<div>|'],
  ['a control character of Markdown', '가&#13;나&#12;다', '가\n나\ufffd다|'],
  ['what is no entity', '<div>&#xZZ; &없음; &a; &#; R&D;D', '&#xZZ; &없음; &a; &#; R&D;D|<div>|'],
])('%s', (_, body, text) => {
  expect(read(body)).toBe(text)
})
