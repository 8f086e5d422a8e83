// What is printed of a formula: MathML of a closed list, or nothing, and its source is shown instead.
import { describe, expect, test } from 'vitest'
import { typeset } from '../../../src/body/formulas/typeset.ts'
import { limits } from '../../../src/format/limits.ts'
import { printBody } from '../../support/body-options.ts'
import { findAll, findOnly, parseHtml, textOf } from '../../support/html.ts'

/** Without the annotation and what is around it. */
function content(source: string): string | undefined {
  return /^<math(?: display="block")?><semantics>(.*)<annotation /su.exec(typeset(source, false) ?? '')?.[1]
}

describe('MathML', () => {
  test('with its source in an annotation', () => {
    expect(typeset('a<b', false)).toBe(
      '<math><semantics><mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow>' +
        '<annotation encoding="application/x-tex">a&lt;b</annotation></semantics></math>',
    )
    expect(typeset('1', true)).toBe(
      '<math display="block"><semantics><mn>1</mn>' +
        '<annotation encoding="application/x-tex">1</annotation></semantics></math>',
    )
  })

  test.each([
    ['fraction', '\\frac{1}{2}', '<mfrac><mn>1</mn><mn>2</mn></mfrac>'],
    ['Hangul', '\\text{정확도}', '<mtext>정확도</mtext>'],
    ['bold letters', '\\mathbf{w}', '<mi>𝐰</mi>'],
    ['a style is a class', '1\\!2', '<mrow><mn>1</mn><mrow class="math-thin-back"></mrow><mn>2</mn></mrow>'],
    ['a colour is none', '\\textcolor{red}{1}', '<mrow><mn>1</mn></mrow>'],
    ['a coloured box is none', '\\colorbox{red}{1}', '<mrow><mtext>1</mtext></mrow>'],
    [
      'a rule has the colour of the text',
      '\\rule{1em}{2em}',
      '<mspace width="1em" height="2em" class="math-rule"></mspace>',
    ],
    ['an id is none', '\\label{main}1', '<mrow><mrow></mrow><mn>1</mn></mrow>'],
    ['the longest length', '\\hspace{20em}', '<mspace width="20em"></mspace>'],
    ['a set of numbers', '\\R', '<mi>ℝ</mi>'],
  ])('%s', (_, source, html) => {
    expect(content(source)).toBe(html)
  })

  test('a table has lines, and cells by their side', () => {
    const cells = findAll(
      parseHtml(typeset('\\begin{array}{l|r}1&2\\\\\\hline 3&4\\end{array}', true) ?? ''),
      'mtd',
    )
    expect(cells.map(({ attrs }) => attrs.map(({ value }) => value).join())).toEqual([
      'math-left math-solid-bottom math-flush-left math-solid-right',
      'math-right math-solid-bottom math-flush-right',
      'math-left math-flush-left math-solid-right',
      'math-right math-flush-right',
    ])
  })
})

const deep = (open: string, close: string, levels: number) => `${open.repeat(levels)}x${close.repeat(levels)}`

describe('the source is shown', () => {
  test.each([
    ['what nobody can read', '\\frac{a'],
    ['an unknown command', '\\unknowncommand x'],
    ['a link', '\\href{https://a.kr/}{x}'],
    ['a script', '\\href{javascript:alert(1)}{x}'],
    ['an address', '\\url{https://a.kr/}'],
    ['an image', '\\includegraphics{https://a.kr/a.png}'],
    ['classes', '\\htmlClass{frame}{x}'],
    ['classes, otherwise', '\\class{frame}{x}'],
    ['ids', '\\htmlId{main}{x}'],
    ['ids, otherwise', '\\id{main}{x}'],
    ['styles', '\\htmlStyle{color: red}{x}'],
    ['styles, otherwise', '\\style{color: red}{x}'],
    ['data', '\\htmlData{a=b}{x}'],
    ['a reference, which would be a link', '\\ref{main}'],
    ['a length over 20 em', '\\rule{20.1em}{1em}'],
    ['one in points', '\\rule{1px}{1000pt}'],
    ['one in centimetres', '\\hspace{30cm}'],
    ['one back', 'x\\kern-21em'],
    ['one up', '\\raisebox{21em}{x}'],
    ['one between lines', '\\def\\arraystretch{999}\\begin{matrix}1\\\\2\\end{matrix}'],
    ['one of a line', '\\genfrac{(}{)}{99em}{0}{a}{b}'],
    ['a definition', '\\def\\a{x}\\a'],
    ['one for all', '\\gdef\\a{x}\\a'],
    ['one that grows', '\\def\\a#1{\\a{#1#1}}\\a{x}'],
    ['one that grows while it is read', '\\edef\\a{xx}\\edef\\a{\\a\\a}\\a'],
    ['one by another name', '\\let\\a\\b'],
    ['a new command', '\\newcommand{\\a}{x}\\a'],
    ['a command of the typesetter’s own', '\\@firstoftwo{a}{b}'],
    ['what doubles with each level', deep('\\llap{', '}', 40)],
    ['the same of arrows', deep('\\cancelto{y}{', '}', 40)],
    ['braces in braces', deep('{', '}', 101)],
    ['thousands', deep('{', '}', 4900)],
    ['fractions in fractions', deep('\\frac1{', '}', 101)],
    ['exponents of exponents', deep('x^{', '}', 2000)],
    ['brackets in brackets', deep('\\left(', '\\right)', 101)],
    ['environments in environments', deep('\\begin{matrix}', '\\end{matrix}', 101)],
    ['styles in styles', '\\displaystyle x'.repeat(101)],
    ['fonts of fonts', `${'\\mathbb'.repeat(101)} x`],
    ['10,001 characters', 'x'.repeat(10_001)],
    ['a noncharacter', '\\char"FDD0'],
    ['a change of direction', '\\char"202E'],
    ['an invisible sign', '\\text{a\u200bb}'],
    ['masks', 'a\ufdd0b'],
    ['a mask in a comment', 'a % \ufdd0'],
  ])('of %s', (_, source) => {
    expect(typeset(source, true)).toBeUndefined()
  })
})

describe('what is bounded', () => {
  test.each([
    'x',
    'x+',
    'x^2',
    '\\frac12',
    '\\alpha',
    '{}',
    '\\sqrt1',
    '가',
    '1',
    '&',
    '\\\\',
    '~',
    "'",
    '|',
    '\\text{a}',
    '\\ce{H2O}',
  ])('10,000 characters of %j', (unit) => {
    const source = `\\begin{matrix}${unit.repeat((10_000 - 27) / unit.length)}\\end{matrix}`
    const html = typeset(source, true)
    expect(html?.length ?? 0).toBeLessThanOrEqual(limits.mathMlEach * source.length + limits.mathMlLeast)
  })

  test('a hundred levels are fine', () => {
    expect(typeset(deep('\\frac1{', '}', 40), true)).toBeDefined()
  })
})

test('what closes an annotation is text', () => {
  const page = parseHtml(typeset('</annotation><script>alert(1)</script>', false) ?? '')
  expect(textOf(findOnly(page, 'annotation'))).toBe('</annotation><script>alert(1)</script>')
  expect(findAll(page, 'script')).toEqual([])
})

describe('in a body', () => {
  test('an element that is typed is text', () => {
    expect(printBody('<math><mi>x</mi></math>')).toBe(
      '<p>&lt;math&gt;&lt;mi&gt;x&lt;/mi&gt;&lt;/math&gt;</p>',
    )
    expect(printBody('<b>가</b> <math> $1$')).toBe(
      '<p><b>가</b> &lt;math&gt; <math><semantics><mn>1</mn>' +
        '<annotation encoding="application/x-tex">1</annotation></semantics></math></p>',
    )
  })

  test('one that can’t be read stands there as it was written', () => {
    expect(printBody('가 $\\unknown<a$ 나')).toBe('<p>가 <code>$\\unknown&lt;a$</code> 나</p>')
  })
})
