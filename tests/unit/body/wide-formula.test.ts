import { expect, test } from 'vitest'
import { formulaType } from '../../../src/body/formulas/formula.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { onPage } from '../../support/body-options.ts'
import { typesetBody } from '../../support/typeset-body.ts'

test.each([
  // formula, whether its box takes the focus
  ['E = mc^2', false],
  ['\\frac{a+b}{c}', false],
  ['\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}', false],
  ['a_1 + a_2 + a_3 + a_4 + a_5 + a_6 + a_7 = 0', true],
  ['x \\hspace{18em} y', true],
  ['\\text{가나다라마바사아자차카타파하가나다라마바사}', true],
])('$$%s$$', (source, wide) => {
  const tokens = typesetBody(`$$${source}$$`)
  expect(tokens.some(({ type }) => type === formulaType)).toBe(true)
  expect(renderBody(tokens, onPage).includes('tabindex="0"')).toBe(wide)
})
