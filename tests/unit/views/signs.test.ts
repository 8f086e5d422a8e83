import { expect, test } from 'vitest'
import { arePlain, createFillSigns, toSign } from '../../../src/views/signs.ts'

test.each([
  [['질문', '/questions/put/#answer-5', ''], true],
  [['a & b'], false],
  [['', '<b>'], false],
  [['it’s', "it's"], false],
  [['"a"'], false],
])('nothing has to be escaped in %j: %s', (texts, plain) => {
  expect(arePlain(texts)).toBe(plain)
})

test('each text stands in the places of its sign', () => {
  const html = `<a href="${toSign(1)}">${toSign(0)}</a> ${toSign(1)}`
  const fill = createFillSigns(html)
  expect(fill(['$& 하나', '/a'])).toBe('<a href="/a">$& 하나</a> /a')
  expect(fill(['둘', ''])).toBe('<a href="">둘</a> ')
  expect(createFillSigns('<p>하나</p>')(['둘'])).toBe('<p>하나</p>')
})
