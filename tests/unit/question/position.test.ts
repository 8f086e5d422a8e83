import { expect, test } from 'vitest'
import { createToPosition, toPosition } from '../../../src/question/position.ts'

test.each([
  ['', 0, 1, 1],
  ['abc', 2, 1, 3],
  ['a\nb', 1, 1, 2],
  ['a\nb', 2, 2, 1],
  ['a\n\nb', 2, 2, 1],
  ['a\n\nb', 3, 3, 1],
  ['가나\n다라', 4, 2, 2],
  ['👍a', 2, 1, 3],
])('%j at %d is line %d, column %d', (text, offset, line, column) => {
  expect(toPosition(text, offset)).toEqual({ line, column })
  expect(createToPosition(text)(offset)).toEqual({ line, column })
})
