import { expect, test } from 'vitest'
import { toSlug } from '../../../../src/import/stackexchange/addresses.ts'

test.each([
  ['What is "backprop"?', 'what-is-backprop'],
  ["Why can't I?", 'why-cant-i'],
  ['Ethereum (2.0), C# and C++', 'ethereum-2-0-c-and-c'],
  ['a - b / c_d=e', 'a-b-c-d-e'],
  ['  Läuft Çà &  Æther-Straße  ', 'lauft-ca-aether-strasse'],
  ['한글 제목', '한글-제목'],
  ['リンクの問題', 'リンクの問題'],
  // Letters that are no Latin ones keep their case, and what is no letter goes.
  ['Почему Git не видит файл?', 'Почему-git-не-видит-файл'],
  ['배열을 「정렬」하기 — Rust', '배열을-정렬하기-rust'],
  ['Why is λ-calculus sound ∀x?', 'why-is-λ-calculus-sound-x'],
  ['\u1112\u1161\u11ab', '한'],
  ['🙂 ✔️', ''],
  ['404', '404'],
  // Of a title, the first 80 signs are spelled.
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  [`${'"'.repeat(70)}abcdefghijklm`, 'abcdefghij'],
])('%j → %j', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})

test.each([
  ['pt.stackoverflow.com', 'O que é uma Função?', 'o-que-é-uma-função'],
  ['es.meta.stackoverflow.com', '¿Cómo añadir Ñ?', 'cómo-añadir-Ñ'],
  ['ja.stackoverflow.com', 'Rubyの配列、１行で', 'rubyの配列１行で'],
  ['spanish.stackexchange.com', '¿Cómo añadir ñ?', 'como-anadir-n'],
  ['pt.stackexchange.com', 'é', 'e'],
])('of %s, %j → %j', (host, title, slug) => {
  expect(toSlug(title, host)).toBe(slug)
})
