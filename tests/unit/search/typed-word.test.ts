import { expect, test } from 'vitest'
import { dropTypedWord, findTypedWord } from '../../../src/search/typed-word.ts'

test.each<[typed: string, word: string | undefined, before: string]>([
  ['', undefined, ''],
  ['s', undefined, ''],
  ['sp', 'sp', ''],
  ['#s', 's', ''],
  ['#', undefined, ''],
  ['멱등 sp', 'sp', '멱등'],
  ['멱등  #백', '백', '멱등'],
  ['멱등 ', undefined, '멱등'],
  ['c#', 'c#', ''],
  ['.n', '.n', ''],
])('%j ends in the word %j', (typed, word, before) => {
  expect(findTypedWord(typed)).toBe(word)
  expect(dropTypedWord(typed)).toBe(before)
})
