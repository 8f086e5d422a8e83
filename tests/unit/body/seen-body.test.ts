// What is read together, and what is alone.
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { locateFinds, maskBody, toReadText } from '../../../src/body/mask-body.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { toSeenBody } from '../../../src/body/seen-body.ts'
import { inEntry } from '../../support/body-options.ts'

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

// What is searched of a body: the words that its readers read.

test.each<[body: string, words: string[]]>([
  ['여기 [문서](https://hidden.example/path)를 봅니다.', ['여기', '문서를', '봅니다.']],
  ['[문서](https://hidden.example/path "설명")', ['문서', '설명']],
  ['![그림 설명](/files/ab/diagram.png)', ['그림', '설명']],
  ['<https://shown.example/path>', ['https://shown.example/path']],
  ['[https://shown.example](https://hidden.example)', ['https://shown.example']],
  ['`a` [**둘**][1] 셋\n\n[1]: /questions/q/#answer-140', ['a', '둘', '셋']],
  ['[하나](/a) 둘 [셋](/b)\n\n넷 ![다섯](/c)', ['하나', '둘', '셋', '넷', '다섯']],
])('%s', (body, words) => {
  const read = toReadText(toSeenBody(parseMarkdown(body)))
  expect(read.split(/[\s\0]+/).filter((word) => word !== '')).toEqual(words)
})

// What must not be seen is gone from everything that is printed, and nothing else is.

const rel = 'rel="nofollow ugc noopener"'

/** HTML of a body in which a name is masked; `■` is the mask. */
function mask(body: string): string {
  const tokens = parseMarkdown(body)
  const seen = toSeenBody(tokens)
  const finds = Array.from(seen.text.matchAll(/홍\n?길\n?동/g), ({ 0: { length }, index }) => {
    return { kind: 'name' as const, offset: index, length }
  })
  maskBody(seen, finds)
  return renderBody(tokens, inEntry).trim().replaceAll('\ufdd3', '■')
}

test.each([
  ['nothing', '가 나', '<p>가 나</p>'],
  ['a text', '가 홍길동 나', '<p>가 ■ 나</p>'],
  ['twice', '홍길동, 홍길동', '<p>■, ■</p>'],
  ['cut by emphasis', '가홍**길**동나', '<p>가■<strong></strong>나</p>'],
  ['code', '`홍길동`', '<p><code>■</code></p>'],
  ['a link whose text is its address', '<https://a.kr/홍길동>', '<p>https://a.kr/■</p>'],
  [
    'not the address beside it',
    '홍길동<https://a.kr/>홍길동',
    `<p>■<a href="https://a.kr/" ${rel}>https://a.kr/</a>■</p>`,
  ],
  ['the text of a link', '[홍길동](/a)', `<p><a href="/a" ${rel}>■</a></p>`],
  ['the address of a link', '[가](/홍길동)', '<p>가 (/■)</p>'],
  ['the address of an image', '![가](/홍길동.png)', '<p>이미지: 가 (/■.png)</p>'],
  [
    'the description of an image',
    '![홍길동](/a)',
    `<p><a class="image-link" href="/a" ${rel}>이미지: ■</a></p>`,
  ],
  [
    'a comment before a text',
    '<div>\n<!-- 홍길동 --> 홍길동 나\n</div>',
    '<p class="raw">&lt;div&gt;\n ■ 나\n&lt;/div&gt;</p>',
  ],
  ['over an entity', '<b>&#xD64D;길동 나</b>', '<p><b>■ 나</b></p>'],
])('%s', (_, body, html) => {
  expect(mask(body)).toBe(html)
})

test('the title of a link, which is not printed', () => {
  const tokens = parseMarkdown('[가](/a "홍길동")')
  const seen = toSeenBody(tokens)
  maskBody(seen, [{ kind: 'name', offset: seen.text.indexOf('홍길동'), length: 3 }])
  const link = tokens.flatMap(({ children }) => children ?? []).find(({ type }) => type === 'link_open')
  expect([link?.attrGet('href'), link?.attrGet('title')]).toEqual(['/a', '\ufdd3'])
})

// A warning is where its author finds the letters.

/** Offsets of each of two names in the body, in the order in which they are seen. */
function locate(body: string): number[] {
  const seen = toSeenBody(parseMarkdown(body))
  const finds = Array.from(seen.text.matchAll(/홍길동|김철수/g), ({ 0: { length }, index }) => {
    return { kind: 'name' as const, offset: index, length }
  })
  return locateFinds(seen, finds, body)
}

test.each([
  ['none', '가나다', []],
  ['in a line', '가 홍길동 나', [2]],
  ['twice', '홍길동 홍길동', [0, 4]],
  ['in two blocks', '홍길동\n\n가 홍길동', [0, 7]],
  ['written otherwise: the beginning of its block', '가\n\n나 홍**길**동', [3]],
  ['not that of a later block', '홍**길**동\n\n홍길동', [0, 9]],
  ['not what nobody sees above', '[홍길동]: /a\n\n홍**길**동', [11]],
  ['a text and its address', '[홍길동](/홍길동)', [1, 7]],
  ['an address before the text', '[가](/홍길동) 김철수', [10, 5]],
  ['an address between texts', '[가](/홍길동) 김철수 홍길동', [10, 14, 5]],
  ['an address below the same name', '홍길동\n\n[가](/홍길동) 김철수', [0, 15, 10]],
  ['a reference', '[가][b]\n\n나\n\n[b]: /홍길동', [17]],
  ['a reference above', '[b]: /홍길동\n\n나\n\n[가][b]', [6]],
])('%s', (_, body, offsets) => {
  expect(locate(body)).toEqual(offsets)
})

test.each([
  ['found in its block', 99, 893],
  ['the beginning of its block', 100, 900],
])('behind others that are written otherwise: %s', (_, others, offset) => {
  const body = `${'홍**길**동\n\n'.repeat(others)}가 홍길동`
  expect(locate(body)).toEqual([...Array.from({ length: others }, (_, index) => index * 9), offset])
})
