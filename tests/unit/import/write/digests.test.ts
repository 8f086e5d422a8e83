import { expect, test } from 'vitest'
import { digest } from '../../../../src/import/write/digests.ts'

// As they stand in lists of earlier imports.
test.each<[value: unknown, digest: string]>([
  ['본문', 'awBChWhfc1'],
  [undefined, '2jmj7l5rSw'],
  [[], 'l9Fw4VUO7k'],
  [{ b: [1, undefined, { d: null, c: '"' }], a: true, e: undefined }, 'bSWpW-vUxy'],
  [{ a: true, b: [1, null, { c: '"', d: null }] }, 'bSWpW-vUxy'],
])('%j has the digest that it always had', (value, expected) => {
  expect(digest(value)).toBe(expected)
})
