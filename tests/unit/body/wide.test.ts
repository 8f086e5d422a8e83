import { parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { formulaType } from '../../../src/body/formulas/parse-formulas.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { isWideCode, isWideElement } from '../../../src/body/wide.ts'
import { onPage, typesetBody } from '../../support/body-options.ts'

describe('code scrolls where its longest line is longer than the narrowest column', () => {
  test.each([
    // what, code, level of its token, whether
    ['thirty letters', 'a'.repeat(30), 0, false],
    ['one more', 'a'.repeat(31), 0, true],
    ['fifteen syllables', '가'.repeat(15), 0, false],
    ['one more', '가'.repeat(16), 0, true],
    ['many short lines', 'ab\n'.repeat(100), 0, false],
    ['one long line among them', `ab\n${'a'.repeat(31)}\nab`, 0, true],
    ['in a list', 'a'.repeat(25), 2, true],
    ['in a list, and short', 'a'.repeat(24), 2, false],
    ['deeper than there is room', 'a', 12, true],
    ['nothing', '', 0, false],
    ['tabs, each of two cells', '\t'.repeat(16), 0, true],
    ['signs of two cells', '├'.repeat(15), 0, false],
    ['emoji of two', '👍'.repeat(16), 0, true],
  ])('%s', (_, code, level, wide) => {
    expect(isWideCode(code, level)).toBe(wide)
  })
})

describe('a table scrolls where its columns do not fit beside each other', () => {
  test.each([
    // what, rows with `|` between cells and `/` between lines; `?` is a cell that nobody can measure
    ['two short columns', ['이름|수', '가|1'], false],
    ['the longest cell of each column counts', [`${'가'.repeat(10)}|`, `|${'나'.repeat(10)}`], true],
    ['cells below each other do not add up', ['가'.repeat(15), '나'.repeat(15)], false],
    ['lines of a cell neither', ['가나다라마바사/아자차카타파하/가나다라마바사'], false],
    ['many columns', ['|'.repeat(17)], true],
    ['a cell that nobody can measure', ['가|?'], true],
    ['no cell', [], false],
  ])('%s', (_, rows, wide) => {
    const cells = rows.map((row) => `<tr><td>${row.replaceAll('|', '<td>')}`).join('')
    const html = `<table>${cells.replaceAll('?', '<img>').replaceAll(/(?<!<)\//g, '<br>')}</table>`
    const [table] = parseFragment(html).childNodes
    expect(table && 'tagName' in table && isWideElement(table)).toBe(wide)
  })
})

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
