import { expect, test } from 'vitest'
import type { Mark } from '../../../src/search/asked.ts'
import { toMarkedParts } from '../../../src/search/page/draw-results.ts'

const rows: [text: string, marks: Mark[], parts: string[]][] = [
  ['', [], []],
  ['멱등', [], ['멱등']],
  ['멱등', [[0, 2]], ['[멱등]']],
  ['멱등한 처리', [[0, 2]], ['[멱등]', '한 처리']],
  [
    '…은 멱등, 또 멱등',
    [
      [3, 5],
      [9, 11],
    ],
    ['…은 ', '[멱등]', ', 또 ', '[멱등]'],
  ],
  [
    '멱등성',
    [
      [0, 2],
      [2, 3],
    ],
    ['[멱등]', '[성]'],
  ],
  // What an index of another build may say.
  ['멱등', [[1, 9]], ['멱', '[등]']],
  ['멱등', [[5, 9]], ['멱등']],
  [
    '멱등성',
    [
      [0, 2],
      [1, 3],
    ],
    ['[멱등]', '[성]'],
  ],
  ['멱등', [[1, 1]], ['멱', '등']],
]

test.each(rows)('%s with %j is %j', (text, marks, parts) => {
  const made = toMarkedParts({ text, marks })
  expect(made.map(({ text, marked }) => (marked ? `[${text}]` : text))).toEqual(parts)
  expect(made.map(({ text }) => text).join('')).toBe(text)
})
