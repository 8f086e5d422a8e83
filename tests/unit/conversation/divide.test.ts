import { expect, test } from 'vitest'
import { divideAnswers } from '../../../src/conversation/divide.ts'

const page = 400 * 1024

const pageRows: [name: string, sizes: number[], before: number, pages: number[]][] = [
  ['no answer', [], 0, [0]],
  ['no answer below a long question', [], 2 * page, [0]],
  ['one', [1], 0, [1]],
  ['a hundred', Array(100).fill(1), 0, [100]],
  ['one more', Array(101).fill(1), 0, [100, 1]],
  ['250', Array(250).fill(1), 0, [100, 100, 50]],
  ['as many bytes as a page may have', [page / 2, page / 2], 0, [2]],
  ['a byte more', [page / 2, page / 2 + 1], 0, [1, 1]],
  ['what the question takes of page 1', [page / 2, page / 2, page / 2], 1, [1, 2]],
  ['one that is larger than a page', [1, 3 * page, 1], 0, [1, 1, 1]],
  ['below a question that is larger than a page', [1, 1], 3 * page, [1, 1]],
  ['larger ones alone', [2 * page, 2 * page], 0, [1, 1]],
]

test.each(pageRows)('%s', (_name, sizes, before, pages) => {
  const divided = divideAnswers(sizes, before)
  expect(divided.map(({ length }) => length)).toEqual(pages)
  // Every answer stands on one page, in order.
  expect(divided.flat()).toEqual([...sizes.keys()])
})
