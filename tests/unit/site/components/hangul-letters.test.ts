// What is typed so far is always the beginning of what is meant.
import { describe, expect, test } from 'vitest'
import { toLetters } from '../../../../src/site/components/hangul-letters.ts'

describe('what is found while it is being typed', () => {
  test.each([
    ['ㅅ', '스프링'],
    ['스', '스프링'],
    ['슾', '스프링'],
    ['스프', '스프링'],
    ['스플', '스프링'],
    ['백', '백엔드'],
    ['배', '백엔드'],
    ['밳', '백세'],
    ['앉', '안주'],
    ['넋', '넉살'],
    ['REST', 'rest'],
    ['re', 'REST'],
    ['프링', '스프링'],
  ])('%s in %s', (typed, meant) => {
    expect(toLetters(meant)).toContain(toLetters(typed))
  })
})

test.each([
  ['스', '수프'],
  ['슾', '스캔'],
  ['spring', '스프링'],
])('%s is not in %s', (typed, meant) => {
  expect(toLetters(meant)).not.toContain(toLetters(typed))
})
