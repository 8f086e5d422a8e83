// What a description and an excerpt say of a body, in one line.
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { toPlainBeginning } from '../../../src/body/plain-beginning.ts'

function read(body: string, length = 300): string {
  return toPlainBeginning(parseMarkdown(body), length)
}

describe('what is no sentence stands apart', () => {
  test.each([
    ['items', '- 하나\n- 둘', '하나 · 둘'],
    ['numbered items', '1. 하나\n2. 둘', '하나 · 둘'],
    ['items with blank lines between them', '- 하나\n\n- 둘', '하나 · 둘'],
    ['items of items', '- 하나\n  - 둘\n  - 셋\n- 넷', '하나 · 둘 · 셋 · 넷'],
    ['what is around items', '고민\n\n- 하나\n- 둘\n\n그래서', '고민 · 하나 · 둘 · 그래서'],
    ['a colon before items', '고민:\n\n- 하나\n- 둘', '고민: 하나 · 둘'],
    ['cells and rows', '| 가 | 나 |\n|---|---|\n| 다 | 라 |\n\n마', '가 · 나 · 다 · 라 · 마'],
    ['empty cells', '| 가 |  |\n|---|---|\n|  | 라 |', '가 · 라'],
    ['headings', '머리\n\n## 환경\n\n글\n\n## 오류\n\n글', '머리 · 환경 · 글 · 오류 · 글'],
    ['an item of nothing but code', '- 하나\n- ```\n  code\n  ```\n- 둘', '하나 · 둘'],
    ['paragraphs', '하나.\n\n둘.', '하나. 둘.'],
    ['a quote', '하나\n\n> 둘', '하나 둘'],
    ['dots that somebody typed', '가·나 · 다', '가·나 · 다'],
    ['nothing but empty items', '-\n-', ''],
  ])('%s', (_, body, text) => {
    expect(read(body)).toBe(text)
  })
})

test.each([
  ['어떻게 되나요. 그런데', 9, '어떻게 되나요…'],
  ['그랬는데... 그런데', 8, '그랬는데…'],
  ['그랬는데… 그런데', 7, '그랬는데…'],
  ['- 하나\n- 둘셋', 6, '하나…'],
  ['👍👍. 그런데', 5, '👍👍…'],
  ['그랬는데...', 7, '그랬는데...'],
])('at a cut no other sign of a pause stands before the last: %s', (body, length, text) => {
  expect(read(body, length)).toBe(text)
})
