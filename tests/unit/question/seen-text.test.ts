import { describe, expect, test } from 'vitest'
import { toSeenText } from '../../../src/question/seen-text.ts'

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
