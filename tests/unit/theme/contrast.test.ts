import { expect, test } from 'vitest'
import { findContrast, findWorstContrast } from '../../../src/theme/contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
  ['#ffff00', '#ffffff', 1.07],
  ['#00ff00', '#000000', 15.3],
])('%s and %s have %d:1', (one, other, ratio) => {
  expect(findContrast(one, other)).toBeCloseTo(ratio, 2)
  expect(findContrast(other, one)).toBe(findContrast(one, other))
})

test('the worst ground counts', () => {
  expect(findWorstContrast('#777777', ['#ffffff', '#000000', '#808080'])).toBeCloseTo(1.13, 2)
})
