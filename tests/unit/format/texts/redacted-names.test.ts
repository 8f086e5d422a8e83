import { describe, expect, test } from 'vitest'
import {
  createNameFinder,
  isLookedFor,
  toNameKey,
  toSeenText,
} from '../../../../src/format/texts/redacted-names.ts'

const names = [
  '차하루',
  'Mori',
  'Mori Ann',
  'wolf_77',
  'a.b',
  '李小龍',
  '홍차 가게',
  '이',
  '🦊fox',
  'ab-',
  'Ünal',
  'J Kim',
  'İbrahim',
  'Ali İhsan',
]
const findNames = createNameFinder(names.map((name) => ({ name, onlyActors: false })))

/** The text with each find in brackets. */
function mark(text: string): string {
  return findNames(text).reduceRight(
    (marked, { offset, length }) =>
      `${marked.slice(0, offset)}[${marked.slice(offset, offset + length)}]${marked.slice(offset + length)}`,
    text,
  )
}

describe('names in texts', () => {
  test.each([
    ['alone', '차하루', '[차하루]'],
    ['with a title', '차하루님이 답했습니다', '[차하루]님이 답했습니다'],
    ['with a particle', '차하루가 차하루에게', '[차하루]가 [차하루]에게'],
    ['as the beginning of another word', '차하루살이', '차하루살이'],
    ['as the end of another word', '중차하루', '중차하루'],
    ['after another script', 'by차하루, 3차하루', 'by[차하루], 3[차하루]'],
    ['before another script', '차하루dev 차하루2', '[차하루]dev [차하루]2'],
    ['between signs', '(차하루) @차하루 _차하루_ foo_차하루', '([차하루]) @[차하루] _[차하루]_ foo_[차하루]'],
    ['after laughing', 'ㅋㅋ차하루ㅋㅋ', 'ㅋㅋ[차하루]ㅋㅋ'],
    ['with a blank inside', '차 하루', '차 하루'],
    ['in Latin letters', 'Mori said', '[Mori] said'],
    ['in either case', 'MORI mori', '[MORI] [mori]'],
    ['before Hangul', 'Mori는 Mori님 Mori번', '[Mori]는 [Mori]님 [Mori]번'],
    ['after Hangul', '작성자Mori', '작성자[Mori]'],
    ['as a part of a longer word', 'Moriarty xMori Mori2 2Mori', 'Moriarty xMori Mori2 2Mori'],
    ['before a sign', "Mori's Mori_ann Mori-ann", "[Mori]'s [Mori]_ann [Mori]-ann"],
    ['the longer of two', 'Mori Ann', '[Mori Ann]'],
    [
      'with more or other white space',
      'Mori  Ann Mori\nAnn Mori\rAnn',
      '[Mori  Ann] [Mori\nAnn] [Mori\rAnn]',
    ],
    ['not over two blocks', 'Mori\0Ann', '[Mori]\0Ann'],
    ['with white space behind one letter', 'J Kim J\nKim j\rkim JKim', '[J Kim] [J\nKim] [j\rkim] JKim'],
    ['with an underscore', 'wolf_77, wolf_777, WOLF_77', '[wolf_77], wolf_777, [WOLF_77]'],
    ['with a sign of patterns', 'a.b axb', '[a.b] axb'],
    ['in Han, which has no words', '我是李小龍的', '我是[李小龍]的'],
    ['of two Korean words', '홍차 가게의, 홍차가게', '[홍차 가게]의, 홍차가게'],
    ['with a letter whose small form is two signs', 'İbrahim, ali İHSAN', '[İbrahim], [ali İHSAN]'],
    ['of one character', '이 코드는', '이 코드는'],
    ['with an emoji', '🦊fox 🦊foxy', '[🦊fox] 🦊foxy'],
    ['that ends in a sign', 'ab-c', '[ab-]c'],
    ['with an umlaut, in either case', 'ünal ÜNAL', '[ünal] [ÜNAL]'],
    ['one after the other', '차하루/차하루', '[차하루]/[차하루]'],
  ])('%s', (_, text, marked) => {
    expect(mark(text)).toBe(marked)
  })

  test('that lie over each other are all found', () => {
    const findBoth = createNameFinder(
      ['Mori Ann', 'Ann Lee', 'Mori'].map((name) => ({ name, onlyActors: false })),
    )
    expect(findBoth('Mori Ann Lee')).toEqual([
      { name: 0, offset: 0, length: 8 },
      { name: 1, offset: 5, length: 7 },
    ])
  })

  test('say which they are', () => {
    expect(findNames('mori 차하루')).toEqual([
      { name: 1, offset: 0, length: 4 },
      { name: 0, offset: 5, length: 3 },
    ])
  })

  test('that concern actor fields alone are in no text', () => {
    const findOthers = createNameFinder([
      { name: 'spring', onlyActors: true },
      { name: 'summer', onlyActors: false },
    ])
    expect(findOthers('spring summer')).toEqual([{ name: 1, offset: 7, length: 6 }])
  })

  test('are none where none are given', () => {
    expect(createNameFinder([])('차하루')).toEqual([])
  })
})

test.each([
  ['ＭＯＲＩ\u3000 Ann', 'mori ann'],
  ['차\u200b하루'.normalize('NFD'), '차하루'],
  [' Mori ', 'mori'],
])('%j is the name %j', (name, key) => {
  expect(toNameKey(name)).toBe(key)
})

test.each([
  ['이', false],
  ['\u200b이\u200b', false],
  ['🦊', false],
  ['', false],
  ['이하', true],
  ['㈜', true],
])('%j is looked for in texts: %s', (name, expected) => {
  expect(isLookedFor(name)).toBe(expected)
})

describe('what the eye makes of a text', () => {
  test.each([
    ['plain text', 'a 가', 'a 가'],
    ['full-width letters and signs', 'Ｈｏｎｇ＠ｎａｖｅｒ．ｃｏｍ', 'Hong@naver.com'],
    ['decomposed Hangul', '홍길동'.normalize('NFD'), '홍길동'],
    ['a syllable with a final consonant of its own', '기\u11b7', '김'],
    ['half-width letters of the alphabet', '\uffb7\uffd7', '유'],
    ['letters of the alphabet after a syllable', '홍기ㄳ', '홍기\u11aa'],
    ['laughing', '홍길동ㅋㅋ', '홍길동\u110f\u110f'],
    ['combining marks', 'e\u0301', 'é'],
    ['mathematical letters', '𝐊𝐢𝐦', 'Kim'],
    ['a ligature', 'ﬁre', 'fire'],
    ['a no-break space', '김\u00a0비밀', '김 비밀'],
    ['an ideographic space', '김\u3000비밀', '김 비밀'],
    ['a soft hyphen', '김\u00ad비밀', '김비밀'],
    ['zero-width characters', '\u200b김\u200d비\u2060밀\ufeff', '김비밀'],
    ['marks of direction', '\u200f김\u202e비\u2066밀\u2069', '김비밀'],
    ['Hangul fillers', '김\u3164비\u115f밀\uffa0', '김비밀'],
    ['a variation selector', '김\ufe0f비밀', '김비밀'],
    ['tag characters', '김\u{e0061}비밀', '김비밀'],
    ['letters behind what is not shown', 'e\u200b\u0301', 'é'],
    ['an ellipsis, which is no three dots', '김…비밀', '김…비밀'],
    ['capitals', 'KIM', 'KIM'],
    ['Han and Kana', '金秘密 きむ キム', '金秘密 きむ キム'],
  ])('%s', (_, written, seen) => {
    expect(toSeenText(written).text).toBe(seen)
  })
})

describe('where it was written', () => {
  test.each([
    ['plain', '안녕 김비밀 님', '김비밀', '김비밀'],
    ['between what is not shown', '안녕\u200b김비밀\u200b 님', '김비밀', '김비밀'],
    ['with what is not shown inside', '안녕 김\u200b비\u00ad밀 님', '김비밀', '김\u200b비\u00ad밀'],
    ['decomposed', `안녕 ${'김비밀'.normalize('NFD')} 님`, '김비밀', '김비밀'.normalize('NFD')],
    ['behind what became longer', '㈜ 김비밀', '김비밀', '김비밀'],
    ['inside of what became longer', 'ﬁre', 'i', 'ﬁ'],
    ['the beginning of what became longer', 'ﬁre', 'f', 'ﬁ'],
    ['behind what became shorter', `${'가'.normalize('NFD')} 김비밀`, '김비밀', '김비밀'],
    ['behind what is gone', '\u200b\u200b김비밀', '김비밀', '김비밀'],
    ['to the end', 'a\u00ad𝐊𝐢𝐦\u00ad', 'Kim', '𝐊𝐢𝐦'],
  ])('%s', (_, written, seen, part) => {
    const { text, toWritten } = toSeenText(written)
    const start = text.indexOf(seen)
    const range = toWritten({ start, end: start + seen.length })
    expect(written.slice(range.start, range.end)).toBe(part)
  })

  test('in every part of a long text', () => {
    const unit = 'ａ\u200b나e\u0301 ㈜'
    const written = unit.repeat(200)
    const { text, toWritten } = toSeenText(written)
    expect(text).toBe('a나é (주)'.repeat(200))
    for (let start = 1; start < text.length; start += 7) {
      expect(
        written.slice(toWritten({ start, end: start + 1 }).start, toWritten({ start, end: start + 1 }).end),
      ).toBe('나')
    }
  })
})
