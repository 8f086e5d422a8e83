import { describe, expect, test } from 'vitest'
import { highlight } from '../../../src/body/highlight.ts'

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
    ['json', 'true', '<span class="hljs-literal"><span class="hljs-keyword">true</span></span>'],
    ['dockerfile', 'FROM node', '<span class="hljs-keyword">FROM</span> node'],
    ['js', '"<b>"', '<span class="hljs-string">&quot;&lt;b&gt;&quot;</span>'],
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
      expect(html.replace(/<span class="[\w\- ]+">|<\/span>/g, '')).not.toMatch(/[<>"]/)
      expect(html).not.toMatch(/style=|on\w+=/)
    },
  )
})
