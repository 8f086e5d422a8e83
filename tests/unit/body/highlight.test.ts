import { describe, expect, test } from 'vitest'
import { findInk, highlight } from '../../../src/body/highlight.ts'

describe('without colours', () => {
  test.each([
    ['no language', '<b>&"', ''],
    ['unknown language', '<b>&"', 'brainfry'],
    ['language named like a property', '<b>&"', 'constructor'],
    ['language named like the prototype', '<b>&"', '__proto__'],
    ['a very long block', `<b>&"${' '.repeat(20_000)}`, 'java'],
  ])('%s', (_, code, language) => {
    expect(highlight(code, language, 0)).toBeUndefined()
  })
})

describe('with inks', () => {
  test.each([
    ['json', 'true', '<b>true</b>'],
    ['dockerfile', 'FROM node', '<b>FROM</b> node'],
    ['js', '"<b>"', '<samp>"&lt;b&gt;"</samp>'],
    [
      'java',
      '@A("(x)\\"", b = "y") // "z"',
      '<i>@A(</i><samp>"(x)\\""</samp><i>, b = </i><samp>"y"</samp><i>)</i> <i>// "z"</i>',
    ],
    ['java', '@A("x\nclass', '<i>@A(</i><samp>"x</samp><i>\nclass</i>'],
  ])('%s', (language, code, html) => {
    expect(highlight(code, language, 0)).toBe(html)
  })

  test('the same code is the same again, but not in another language', () => {
    const java = highlight('final int a', 'java', 0)
    expect(highlight('final int a', 'java', 0)).toBe(java)
    expect(highlight('final int a', 'python', 0)).not.toBe(java)
  })

  test.each(['java', 'javascript', 'xml', 'python', 'kotlin', 'bash', 'yaml', 'http', 'scala'])(
    'nothing of %s leaves its element',
    (language) => {
      const html = highlight('</code><script>alert("x")</script> <!-- ]]> \' `', language, 0) ?? ''
      expect(html.replace(/<\/?(?:b|em|i|samp|var)>/g, '')).not.toMatch(/[<>]/)
      expect(html).not.toMatch(/style=|on\w+=/)
    },
  )
})

describe('limits of one block', () => {
  const words = (length: number) => 'ab '.repeat(length / 3)

  test.each([
    // line, whether it may be coloured
    ['a line at the limit', words(300), true],
    ['a longer line', `${words(300)}c`, false],
    ['a short line that is one word', 'a'.repeat(80), true],
    ['a word at the limit in a longer line', `${'a'.repeat(80)} b`, true],
    ['a longer word', 'a'.repeat(81), false],
    ['a longer word in a line', `가 ${'a'.repeat(81)} b`, false],
    ['a block at the limit', `${words(297)}ab\n`.repeat(20), true],
    ['a longer block', `${words(297)}ab\n`.repeat(20).concat('a'), false],
  ])('%s', (_, code, coloured) => {
    expect(highlight(code, 'java', 0) !== undefined).toBe(coloured)
  })

  test.each([
    [29_999, true],
    [30_000, false],
  ])('behind %i characters of the same body', (before, coloured) => {
    expect(highlight('a', 'java', before) !== undefined).toBe(coloured)
  })
})

test('code that its language does not allow is coloured as far as it is understood', () => {
  expect(highlight('SELECT 1 {', 'sql', 0)).toContain('<b>SELECT</b> 1')
})

test.each([
  // scope, what it is in, its element
  ['keyword', '', 'b'],
  ['literal', '', 'b'],
  ['string', '', 'samp'],
  ['char.escape', 'samp', 'samp'],
  ['type', '', 'var'],
  ['attr', '', 'var'],
  ['title.class', '', 'var'],
  ['title.class.inherited', '', 'var'],
  ['title.function', '', 'em'],
  ['title.function.invoke', 'b', ''],
  ['comment', '', 'i'],
  ['doctag', 'i', 'i'],
  ['variable.language', '', 'b'],
  ['variable.constant', '', ''],
  ['subst', 'samp', ''],
  ['number', 'i', 'i'],
  ['punctuation', '', ''],
  ['constructor', '', ''],
] as const)('%s in %j is %j', (scope, around, ink) => {
  expect(findInk(scope, around)).toBe(ink)
})
