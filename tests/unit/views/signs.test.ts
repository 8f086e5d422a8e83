import { expect, test } from 'vitest'
import { arePlain, fillSigns, toSign } from '../../../src/views/signs.ts'

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
  expect(fillSigns(html, ['$& 하나', '/a'])).toBe('<a href="/a">$& 하나</a> /a')
})
