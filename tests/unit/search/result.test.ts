import { expect, test } from 'vitest'
import type { Found, Mark } from '../../../src/search/asked.ts'
import { toCount } from '../../../src/search/page/draw-filters.ts'
import { toHeadline, toMarkedParts } from '../../../src/search/page/draw-results.ts'

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

/** As the page of an archive has them. */
const headlines = {
  questions: '{count} questions',
  question: '{count} question',
  whole: '{whole} with all words · {some} with some',
  bounded: '{count} or more',
  word: '“{word}”',
  none: 'No questions found',
  named: 'No questions found for {words}',
  unread: 'No questions found in the part that was searched',
}

test.each<[found: Partial<Found>, words: string[], headline: string]>([
  [{ total: 0, whole: 0, isBounded: false }, [], 'No questions found'],
  [{ total: 0, whole: 0, isBounded: false }, ['a', 'b'], 'No questions found for “a”, “b”'],
  [{ total: 0, whole: 0, isBounded: true }, ['a'], 'No questions found in the part that was searched'],
  [{ total: 1, whole: 1, isBounded: false }, ['a'], '1 question'],
  [{ total: 1, whole: 1, isBounded: true }, ['a'], '1 or more questions'],
  [{ total: 1200, whole: 1200, isBounded: true }, ['a'], '1,200 or more questions'],
  [{ total: 12, whole: 12, isBounded: true }, ['a', 'b'], '12 or more questions'],
  [{ total: 12, whole: 2, isBounded: false }, ['a', 'b'], '2 with all words · 10 with some'],
  [{ total: 12, whole: 0, isBounded: true }, ['a', 'b'], '0 with all words · 12 or more with some'],
])('%j of %j is headed %s', (found, words, headline) => {
  const understood = { words, particles: [], corrected: [] } as unknown as Found['understood']
  expect(toHeadline({ ...found, withPages: false, understood } as Found, headlines)).toBe(headline)
})

test.each([
  [0, '', '0'],
  [0, '+', '0'],
  [1, '+', '1+'],
  [1234, '', '1,234'],
  [1234, '+', '1,234+'],
])('a filter that lets %d of %j through has %s beside it', (count, more, text) => {
  expect(toCount(count, more)).toBe(text)
})
