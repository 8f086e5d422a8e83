import { expect, test } from 'vitest'
import { toSlug } from '../../../../src/import/stackexchange/slug.ts'

test.each([
  ['What is "backprop"?', 'what-is-backprop'],
  ["Why can't I?", 'why-cant-i'],
  ['Ethereum (2.0), C# and C++', 'ethereum-2-0-c-and-c'],
  ['a - b / c_d=e', 'a-b-c-d-e'],
  ['  Läuft Çà &  Æther-Straße  ', 'lauft-ca-aether-strasse'],
  ['한글 제목', ''],
  ['404', '404'],
  // Of a title, the first 80 signs are spelled.
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  [`${'"'.repeat(70)}abcdefghijklm`, 'abcdefghij'],
])('%j → %j', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})
