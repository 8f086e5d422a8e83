import { expect, test } from 'vitest'
import { hasComments } from '../../../src/question/comments.ts'

test.each([
  ['none', '---\na: 1\n---\n', false],
  ['a line of its own', '---\n# 메모\na: 1\n---\n', true],
  ['the first line, without its fence', '# 메모\na: 1', true],
  ['behind a value', '---\na: 1 # 메모\n---\n', true],
  ['behind a tab', 'a: 1\t# 메모', true],
  ['right behind a quoted value', 'a: "1" #', true],
  ['in a list', 'a:\n  # 메모\n  - b', true],
  ['a sign inside of a word', 'a: b#c', false],
  ['a sign in quotes', 'a: "b # c"', false],
  ['a sign at the beginning of a quoted value', "a: '#b'", false],
  ['a sign in a text of several lines', 'a: |\n  # b\n  c\n', false],
  ['one in quotes and one behind them', 'a: "b # c" # 메모', true],
])('%s: %j', (_, frontMatter, has) => {
  expect(hasComments(frontMatter)).toBe(has)
})
