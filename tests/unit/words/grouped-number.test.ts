import { expect, test } from 'vitest'
import { toGroupedNumber } from '../../../src/words/grouped-number.ts'

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [1234, '1,234'],
  [9999, '9,999'],
  [10_000, '10,000'],
  [123_456, '123,456'],
  [999_999, '999,999'],
  [1_000_000, '1,000,000'],
  [1_234_567_890, '1,234,567,890'],
  [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
])('%d is written %s', (count, text) => {
  expect(toGroupedNumber(count)).toBe(text)
})
