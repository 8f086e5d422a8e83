import { describe, expect, test } from 'vitest'
import { findCodeClass, highlight } from '../../../src/body/highlight.ts'

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

describe('with classes', () => {
  test.each([
    ['json', 'true', '<span class="k">true</span>'],
    ['dockerfile', 'FROM node', '<span class="k">FROM</span> node'],
    ['js', '"<b>"', '<span class="s">&quot;&lt;b&gt;&quot;</span>'],
    [
      'java',
      '@A("(x)\\"", b = "y") // "z"',
      '<span class="c">@A(</span><span class="s">&quot;(x)\\&quot;&quot;</span><span class="c">, b = </span><span class="s">&quot;y&quot;</span><span class="c">)</span> <span class="c">// &quot;z&quot;</span>',
    ],
    [
      'java',
      '@A("x\nclass',
      '<span class="c">@A(</span><span class="s">&quot;x</span><span class="c">\nclass</span>',
    ],
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
      expect(html.replace(/<span class="[kstfc]">|<\/span>/g, '')).not.toMatch(/[<>"]/)
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
  expect(highlight('SELECT 1 {', 'sql', 0)).toContain('<span class="k">SELECT</span> 1')
})

test.each([
  // scope, what it is in, its class
  ['keyword', '', 'k'],
  ['literal', '', 'k'],
  ['string', '', 's'],
  ['char.escape', 's', 's'],
  ['type', '', 't'],
  ['attr', '', 't'],
  ['title.class', '', 't'],
  ['title.class.inherited', '', 't'],
  ['title.function', '', 'f'],
  ['title.function.invoke', 'k', ''],
  ['comment', '', 'c'],
  ['doctag', 'c', 'c'],
  ['variable.language', '', 'k'],
  ['variable.constant', '', ''],
  ['subst', 's', ''],
  ['number', 'c', 'c'],
  ['punctuation', '', ''],
  ['constructor', '', ''],
] as const)('%s in %j is %j', (scope, around, name) => {
  expect(findCodeClass(scope, around)).toBe(name)
})
