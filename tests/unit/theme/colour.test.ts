import { expect, test } from 'vitest'
import { parseColour } from '../../../src/theme/colour.ts'

test.each([
  ['#0b63a5', '#0b63a5'],
  ['#0B63A5', '#0b63a5'],
  ['#06a', '#0066aa'],
  ['oklch(0.62796 0.25768 29.2339)', '#ff0000'],
  ['oklch(62.796% 0.25768 29.2339)', '#ff0000'],
  ['oklch(62.796% 64.42% 29.2339deg)', '#ff0000'],
  ['OKLCH( .62796  .25768  389.2339 )', '#ff0000'],
  ['oklch(100% 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
])('%s is %s', (text, hex) => {
  expect(parseColour(text)).toBe(hex)
})

test.each([
  '',
  '#',
  '#12',
  '#1234',
  '#12345',
  '#1234567',
  '#12345678',
  '0b63a5',
  '#0b63ag',
  ' #0b63a5',
  'blue',
  'rgb(1, 2, 3)',
  'oklch(0.5 0.1)',
  'oklch(0.5, 0.1, 20)',
  'oklch(0.5 0.1 20 / 50%)',
  'oklch(0.5 0.1 -20)',
  'oklch(0.5 none 20)',
  'oklch(1e3 0.1 20)',
  'var(--a)',
  '#fff;}',
])('%s is no colour', (text) => {
  expect(parseColour(text)).toBeUndefined()
})
