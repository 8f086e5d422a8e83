// A warning stands where its author finds the letters.
import { expect, test } from 'vitest'
import { locateFinds } from '../../../src/body/locate-finds.ts'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { toSeenBody } from '../../../src/body/seen-body.ts'

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
