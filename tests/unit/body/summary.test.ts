// Decision 9: a listing shows whole blocks, up to a number of characters of text.
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { cutBody, fitSummary } from '../../../src/body/summary.ts'

const labels = { image: (description: string) => `이미지: ${description}`, table: '표', formula: '수식' }

function summarize(body: string, length: number): { shown: string; cut: boolean } {
  const { tokens, cut } = cutBody(parseMarkdown(body), length)
  const shown = renderBody(tokens, { base: '/', headingLevel: 3, labels })
  return {
    shown: shown
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
    cut,
  }
}

const ten = '가'.repeat(10)
const list = '- 하나\n- 둘\n- 셋'
const code = '```\n1234567890\n\n1234567890\n```'

describe('which blocks stand in a listing', () => {
  test.each([
    // name, body, length, what is shown, whether it was cut
    ['empty body', '', 10, '', false],
    ['shorter', '가나', 10, '가나', false],
    ['exactly at the length', ten, 10, ten, false],
    ['one over, but there is only one block', `${ten}나`, 10, `${ten}나`, false],
    ['two blocks exactly at the length', `${ten}\n\n나다`, 12, `${ten} 나다`, false],
    ['two blocks, one over', `${ten}\n\n나다`, 11, ten, true],
    ['first block longer than the length', `${ten}\n\n나`, 5, ten, true],
    ['a block that does not fit ends it, though a later one would', `가\n\n${ten}\n\n나`, 5, '가', true],
    ['0 is always in full', `${ten}\n\n${ten}`, 0, `${ten} ${ten}`, false],
    ['characters are code points', '👍👍\n\n👍👍', 4, '👍👍 👍👍', false],
    ['marks are no text', '**가** [나](https://a.kr/very/long)\n\n다', 4, '가 나 다', false],
    ['white space counts once', '가   나\n다\n\n라', 6, '가 나 다 라', false],
    ['a list that fits', `가\n\n${list}`, 7, '가 하나 둘 셋', false],
    ['a list that does not fit is left out whole', `가\n\n${list}`, 6, '가', true],
    ['a long list as the first block stays whole', `${list}\n\n나`, 2, '하나 둘 셋', true],
    ['code that does not fit is left out whole', `가\n\n${code}\n\n나`, 15, '가', true],
    ['code as the first block stays whole', `${code}\n\n나`, 15, '1234567890 1234567890', true],
    ['code counts as text', `가\n\n${code}`, 22, '가 1234567890 1234567890', false],
    ['a quote is one block', `가\n\n> 나나\n>\n> 다다\n\n라`, 4, '가', true],
    ['a table is one block', `가\n\n| 나 | 다 |\n|---|---|\n| 라 | 마 |`, 4, '가', true],
    ['a heading is a block', '# 가나\n\n다', 2, '가나', true],
    ['a rule has no text', '가\n\n---\n\n나', 2, '가 나', false],
  ])('%s', (_, body, length, shown, cut) => {
    expect(summarize(body, length)).toEqual({ shown, cut })
  })
})

describe('how many blocks fit, by what is printed of them', () => {
  test.each([
    // blocks, most that fit, blocks that are kept, whether it was cut
    ['all', 4, 4, 4, false],
    ['all but one', 4, 3, 3, true],
    ['half', 8, 4, 4, true],
    ['one', 8, 1, 1, true],
    ['none: the first is always kept', 8, 0, 1, true],
    ['none of one', 1, 0, 1, false],
  ])('%s', (_, blocks, most, kept, cut) => {
    const tokens = parseMarkdown('가\n\n'.repeat(blocks))
    const paragraphs = (some: readonly { type: string }[]) =>
      some.filter(({ type }) => type === 'paragraph_open').length
    const summary = fitSummary({ tokens, cut: false }, (some) => paragraphs(some) <= most)
    expect([paragraphs(summary.tokens), summary.cut]).toEqual([kept, cut])
  })

  test.each([13, 100, 500, 999])('nearly %i of a thousand, after few tries', (most) => {
    const tokens = parseMarkdown('가\n\n'.repeat(1000))
    const tries: number[] = []
    const summary = fitSummary({ tokens, cut: false }, (some) => {
      tries.push(some.length)
      return some.length <= most * 3
    })
    expect(summary.tokens.length).toBeLessThanOrEqual(most * 3)
    expect(summary.tokens.length).toBeGreaterThan(most * 3 * 0.8)
    expect(tries.length).toBeLessThan(16)
  })

  test('what was cut for its text stays cut', () => {
    const tokens = parseMarkdown('가')
    expect(fitSummary({ tokens, cut: true }, () => true).cut).toBe(true)
    expect(fitSummary({ tokens, cut: true }, () => false).cut).toBe(true)
  })
})
