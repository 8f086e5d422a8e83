import { expect, test } from 'vitest'
import { checkCategories } from '../../../src/content-folder/check-categories.ts'

/** `path code text: what it clashes with`, of questions with these categories. */
function check(...categories: string[]): string[] {
  const questions = categories.map((category, index) => ({ path: `questions/${index + 1}.md`, category }))
  return checkCategories(questions).map(({ path, code, text, detail }) =>
    [path, code, text, detail['other'] ?? '', detail['otherPath'] ?? ''].join(' ').trim(),
  )
}

test.each<[string[], string[]]>([
  [['개발자', '개발자', '커리어'], []],
  [['C', 'C#', 'C++'], []],
  [['Front End', 'front-end'], ['questions/2.md category-address-clash front-end Front End questions/1.md']],
  [
    ['C#', 'c-sharp', 'C#', 'c-sharp'],
    [
      'questions/2.md category-address-clash c-sharp C# questions/1.md',
      'questions/4.md category-address-clash c-sharp C# questions/1.md',
    ],
  ],
  [['A', 'ａ'], ['questions/2.md category-address-clash ａ A questions/1.md']],
  [
    ['Q&A', '개발자', 'Q&A'],
    ['questions/1.md invalid-category Q&A', 'questions/3.md invalid-category Q&A'],
  ],
  [
    ['---', '<b>'],
    ['questions/1.md invalid-category ---', 'questions/2.md invalid-category <b>'],
  ],
])('categories %j', (categories, found) => {
  expect(check(...categories)).toEqual(found)
})
