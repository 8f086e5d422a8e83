import { expect, test } from 'vitest'
import { toCharacters } from '../../../src/content-folder/to-characters.ts'

test('a question and its answers need what each of them does', () => {
  expect(toCharacters({ text: ['API를', '똠'], code: ['가'] }, { text: '*뷁', code: '나' })).toEqual({
    characters: ['*똠뷁', '가나'],
  })
})

test('what only the Latin block shows is not kept', () => {
  expect(toCharacters({ text: ['{"title":"REST"}'], code: ['let a'] })).toEqual({})
})
