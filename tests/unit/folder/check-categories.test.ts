import { expect, test } from 'vitest'
import { checkCategories, checkMissingCategories } from '../../../src/folder/check-names.ts'

/** `path code text: what it clashes with`, of questions with these categories. */
function check(...categories: (string | undefined)[]): string[] {
  const questions = categories.map((category, index) => ({ path: `questions/${index + 1}.md`, category }))
  return checkCategories(questions).map(({ path, code, text, detail }) =>
    [path, code, text, Reflect.get(detail, 'other') ?? '', Reflect.get(detail, 'otherPath') ?? '']
      .join(' ')
      .trim(),
  )
}

test.each<[(string | undefined)[], string[]]>([
  [['개발자', '개발자', '커리어'], []],
  [[undefined, '개발자', undefined], []],
  [[undefined, undefined], []],
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
  [['Q&A', "What's new?", '자유게시판(잡담)', '<b>', '%2F'], []],
  [['Q&A', 'Q-A'], ['questions/2.md category-address-clash Q-A Q&A questions/1.md']],
  [
    ["What's new?", 'What’s new'],
    ["questions/2.md category-address-clash What’s new What's new? questions/1.md"],
  ],
  [
    ['???', '개발자', '???', '---'],
    [
      'questions/1.md invalid-category ???',
      'questions/3.md invalid-category ???',
      'questions/4.md invalid-category ---',
    ],
  ],
])('categories %j', (categories, found) => {
  expect(check(...categories)).toEqual(found)
})

test.each<[(string | undefined)[], string[]]>([
  [[], []],
  [['개발자', '커리어'], []],
  [[undefined, undefined], []],
  [['개발자', undefined], ['questions/2.md:2:1 개발자']],
  [
    [undefined, 'B', 'C', 'A', 'C', undefined],
    ['questions/1.md:2:1 C,A,B', 'questions/6.md:2:1 C,A,B'],
  ],
  [['A', 'B', 'C', 'D', 'E', undefined], ['questions/6.md:2:1 A,B,C,D,E']],
  [['F', 'A', 'B', 'C', 'D', 'E', undefined], ['questions/7.md:2:1 A,B,C,D,E,…']],
])('where others have one: %j', (categories, found) => {
  const questions = categories.map((category, index) => ({ path: `questions/${index + 1}.md`, category }))
  expect(
    checkMissingCategories(questions).map(
      ({ path, line, column, detail }) => `${path}:${line}:${column} ${Reflect.get(detail, 'known')}`,
    ),
  ).toEqual(found)
})
