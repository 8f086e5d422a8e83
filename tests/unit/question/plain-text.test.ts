import { expect, test } from 'vitest'
import { toPlainText } from '../../../src/question/plain-text.ts'

test.each([
  ['rest', 'rest'],
  ['c#', 'c#'],
  ['.net', '.net'],
  ['새로운 답변', '새로운 답변'],
  ['2024-05-01T09:30:00+09:00', '2024-05-01T09:30:00+09:00'],
  ['yes', 'yes'],
  ['007', '"007"'],
  ['2024', '"2024"'],
  ['true', '"true"'],
  ['~', '"~"'],
  ['', '""'],
  ['제목: 부제', '"제목: 부제"'],
  ['a #b', '"a #b"'],
  ['#a', '"#a"'],
  ['@a', '"@a"'],
  ['- a', '"- a"'],
  ['*a', '"*a"'],
  ['a, b', '"a, b"'],
  ['[a]', '"[a]"'],
  ['"a"', '"\\"a\\""'],
  [' a', '" a"'],
  ['a\nb', '"a\\nb"'],
])('%j is written %s', (text, yaml) => {
  expect(toPlainText(text)).toBe(yaml)
})
