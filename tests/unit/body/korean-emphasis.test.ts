// Marks between punctuation and Hangul, where CommonMark sees no end of a word: `**"강조"**를` would keep its stars.
import MarkdownIt from 'markdown-it'
import koreanEmphasis from 'markdown-it-cjk-friendly'
import { describe, expect, test } from 'vitest'
import { parseMarkdown, type Token } from '../../../src/body/markdown.ts'

const names: Record<string, string> = { em_open: '<em>', em_close: '</em>', s_open: '<s>', s_close: '</s>' }

/** Text with its marks as HTML, and nothing else. */
function mark(body: string): string {
  const read = (token: Token): string => {
    if (token.type === 'strong_open') return '<b>'
    if (token.type === 'strong_close') return '</b>'
    if (token.type === 'softbreak') return '\n'
    return names[token.type] ?? token.content
  }
  return parseMarkdown(body)
    .flatMap(({ children }) => children ?? [])
    .map(read)
    .join('')
}

describe('mended', () => {
  test.each([
    ['**"강조"**를 씁니다', '<b>"강조"</b>를 씁니다'],
    ['**강조(stress)**는', '<b>강조(stress)</b>는'],
    ['*"강조"*를', '<em>"강조"</em>를'],
    ['***"강조"***를', '<em><b>"강조"</b></em>를'],
    ['~~"취소"~~를', '<s>"취소"</s>를'],
    ['**‘강조’**가', '<b>‘강조’</b>가'],
    ['**“강조”**가', '<b>“강조”</b>가'],
    ['**「강조」**의', '<b>「강조」</b>의'],
    ['**“가”**와**“나”**를', '<b>“가”</b>와<b>“나”</b>를'],
    ['**`코드`**를', '<b>코드</b>를'],
    ['**[링크](/tags/)**를', '<b>링크</b>를'],
    ['**<kbd>Ctrl</kbd>**을', '<b><kbd>Ctrl</kbd></b>을'],
    ['**100%**가', '<b>100%</b>가'],
    ['**C++**로', '<b>C++</b>로'],
    ['**C#**은', '<b>C#</b>은'],
    ['지금은**.NET**을', '지금은<b>.NET</b>을'],
    ['**(주)**한빛', '<b>(주)</b>한빛'],
    ['앞**(강조)**뒤', '앞<b>(강조)</b>뒤'],
    ['**맞아요!**라고', '<b>맞아요!</b>라고'],
    ['**정말?!**이라고', '<b>정말?!</b>이라고'],
    ['**끝났다.**그리고', '<b>끝났다.</b>그리고'],
    ['**참고:**설명', '<b>참고:</b>설명'],
    ['**글쎄…**라며', '<b>글쎄…</b>라며'],
    ['**1.**첫째', '<b>1.</b>첫째'],
    ['**(가)**·**(나)**를', '<b>(가)</b>·<b>(나)</b>를'],
    ['**강조①**은', '<b>강조①</b>은'],
    ['**좋아요👍**를', '<b>좋아요👍</b>를'],
    ['**ㅋㅋ!**ㅎㅎ', '<b>ㅋㅋ!</b>ㅎㅎ'],
    ['**첫 줄의\n"둘째 줄"**까지', '<b>첫 줄의\n"둘째 줄"</b>까지'],
    ['**"강조"를** 씁니다', '<b>"강조"를</b> 씁니다'],
  ])('%s', (body, html) => {
    expect(mark(body)).toBe(html)
  })
})

describe('as it was', () => {
  test.each([
    ['a particle after a letter', '**강조**는', '<b>강조</b>는'],
    ['a blank behind it', '**"강조"** 를', '<b>"강조"</b> 를'],
    ['punctuation behind it', '**"강조"**, 그리고', '<b>"강조"</b>, 그리고'],
    ['quotes around it', '"**강조**"를', '"<b>강조</b>"를'],
    ['an escape', '\\*\\*"강조"\\*\\*를', '**"강조"**를'],
    ['stars in code', '`**"강조"**를`', '**"강조"**를'],
    ['a multiplication', '3 * 4 * 5', '3 * 4 * 5'],
  ])('%s', (_, body, html) => {
    expect(mark(body)).toBe(html)
  })

  // An underscore inside of a word is a letter of it (snake_case), and Hangul counts as one: no rule tells them apart.
  test.each([
    '__"강조"__를',
    '_"강조"_를',
    '_강조(stress)_는',
    '__강조__는',
    '앞__강조__',
    // A blank inside of a mark: CommonMark takes it for a star, whatever the language.
    '**강조 **는',
    '** 강조 **는',
    // Between punctuation and a Latin letter nothing is Korean.
    '**"강조"**API',
    'API**"강조"**',
  ])('not mended: %s', (body) => {
    expect(mark(body)).toBe(body)
  })
})

describe('Latin text', () => {
  const plain = new MarkdownIt()
  const mended = new MarkdownIt().use(koreanEmphasis)
  const pieces = [
    '*',
    '**',
    '***',
    '_',
    '__',
    '~~',
    ' ',
    'a',
    'b1',
    'é',
    '.',
    '"',
    '(',
    ')',
    '\\',
    '`',
    '\n',
    '“',
    '-',
  ]

  test('reads as in CommonMark, in 20,000 texts of marks, letters and punctuation', () => {
    let state = 11
    const random = (below: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    let marked = 0
    for (let round = 0; round < 20_000; round += 1) {
      let text = ''
      for (let left = 2 + random(14); left > 0; left -= 1) text += pieces[random(pieces.length)]
      const html = plain.renderInline(text)
      expect(mended.renderInline(text), JSON.stringify(text)).toBe(html)
      if (html.includes('</')) marked += 1
    }
    expect(marked).toBeGreaterThan(2_000)
  })
})
