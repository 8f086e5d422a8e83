import { describe, expect, test } from 'vitest'
import {
  findChroma,
  findContrast,
  findWorstContrast,
  parseColour,
  toHex,
  toOklch,
} from '../../../src/look/colour.ts'

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

// Lightness, chroma and hue of colours that tables of CSS Color 4 name (https://www.w3.org/TR/css-color-4/).

const known: [string, number, number, number][] = [
  ['#ff0000', 0.62796, 0.25768, 29.2339],
  ['#00ff00', 0.86644, 0.29483, 142.4953],
  ['#0000ff', 0.45201, 0.31321, 264.052],
  ['#ffff00', 0.96798, 0.21101, 109.7692],
  ['#00ffff', 0.9054, 0.15455, 194.7689],
  ['#ff00ff', 0.70167, 0.32249, 328.3634],
]

describe('a colour and its parts', () => {
  test.each(known)('%s', (hex, lightness, chroma, hue) => {
    const colour = toOklch(hex)
    expect(colour.lightness).toBeCloseTo(lightness, 4)
    expect(colour.chroma).toBeCloseTo(chroma, 4)
    expect(colour.hue).toBeCloseTo(hue, 1)
    expect(toHex({ lightness, chroma, hue })).toBe(hex)
  })

  test.each([
    ['#000000', 0],
    ['#808080', 0.59987],
    ['#ffffff', 1],
  ])('%s has no hue', (hex, lightness) => {
    const colour = toOklch(hex)
    expect(colour.lightness).toBeCloseTo(lightness, 4)
    expect(colour.chroma).toBeCloseTo(0, 4)
    expect(toHex(colour)).toBe(hex)
  })
})

describe('what no screen has', () => {
  test.each([
    [{ lightness: 1.2, chroma: 0.3, hue: 20 }, '#ffffff'],
    [{ lightness: -0.1, chroma: 0.3, hue: 20 }, '#000000'],
    // The same lightness and hue, as strong as they come.
    [{ lightness: 0.9054, chroma: 0.4, hue: 194.7689 }, '#00ffff'],
  ])('%j', (colour, hex) => {
    expect(toHex(colour)).toBe(hex)
  })

  test('its chroma is the most that there is', () => {
    expect(findChroma({ lightness: 0.9054, chroma: 0.4, hue: 194.7689 })).toBeCloseTo(0.1546, 3)
    expect(findChroma({ lightness: 0.5, chroma: 0.05, hue: 40 })).toBe(0.05)
  })
})
