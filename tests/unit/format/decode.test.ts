import { describe, expect, test } from 'vitest'
import { findControl, findInvisible, removeInvisible } from '../../../src/format/characters.ts'
import { decodeFile, findStackedMarks } from '../../../src/format/decode.ts'
import { limits } from '../../../src/format/limits.ts'

describe('texts', () => {
  test.each([
    ['UTF-8', '한글 👍\n', '한글 👍\n'],
    ['byte-order mark', '\ufeff한글', '한글'],
    ['only the first byte-order mark', '\ufeff\ufeffa\ufeff', '\ufeffa\ufeff'],
    ['a byte-order mark in the middle', 'a\ufeffb', 'a\ufeffb'],
    ['CRLF', 'a\r\nb\r\n', 'a\nb\n'],
    ['tab', 'a\tb', 'a\tb'],
    ['decomposed Hangul stays as it is', '한글'.normalize('NFD'), '한글'.normalize('NFD')],
    ['empty', '', ''],
  ])('%s', (_, source, text) => {
    expect(decodeFile('a.md', Buffer.from(source))).toBe(text)
  })

  test('the largest file', () => {
    expect(decodeFile('a.md', Buffer.alloc(limits.fileBytes, 'a'))).toHaveLength(limits.fileBytes)
  })

  test.each([
    ['questions/a.md', 768],
    ['answers/a/1.md', 768],
    ['comments/2024/a.yaml', 1024],
    ['people.yaml', 1024],
    ['redactions.yaml', 256],
    ['synonyms.yaml', 256],
    ['archive.yaml', 256],
  ])('the largest %s', (path, kilobytes) => {
    const most = kilobytes * 1024
    expect(decodeFile(path, Buffer.alloc(most, 'a'))).toHaveLength(most)
    expect(decodeFile(path, Buffer.alloc(most + 1, 'a'))).toMatchObject({
      code: 'file-too-large',
      detail: { limit: kilobytes },
    })
  })
})

describe('faults', () => {
  const line = Buffer.from('제목\n')
  const stacked = { codePoint: 'U+0301', limit: 500 }
  test.each<[string, Uint8Array, code: string, line: number, column: number, detail?: object]>([
    ['one byte too many', Buffer.alloc(limits.fileBytes + 1, 'a'), 'file-too-large', 1, 1, { limit: 768 }],
    ['EUC-KR', Buffer.concat([line, Buffer.from('b0a1', 'hex')]), 'invalid-encoding', 2, 1],
    ['UTF-16', Buffer.from('fffe3d00', 'hex'), 'invalid-encoding', 1, 1],
    ['cut character', Buffer.concat([line, Buffer.from('ab한').subarray(0, 4)]), 'invalid-encoding', 2, 3],
    ['surrogate in UTF-8', Buffer.from('61eda080', 'hex'), 'invalid-encoding', 1, 2],
    ['overlong NUL', Buffer.from('c080', 'hex'), 'invalid-encoding', 1, 1, {}],
    [
      'bad byte after a replacement character of the author',
      Buffer.concat([Buffer.from('\ufffd\n'), Buffer.from('ff', 'hex')]),
      'invalid-encoding',
      2,
      1,
    ],
    ['NUL', Buffer.from('a\nb\u0000'), 'control-character', 2, 2, { codePoint: 'U+0000' }],
    ['escape after CRLF', Buffer.from('a\r\nb\r\nc\u001b'), 'control-character', 3, 2],
    ['carriage return alone', Buffer.from('a\rb'), 'control-character', 1, 2],
    ['noncharacter', Buffer.from('\ufdd1'), 'control-character', 1, 1],
    ['marks in a row', Buffer.from(`a${'\u0301'.repeat(501)}`), 'control-character', 1, 2, stacked],
  ])('%s', (_, bytes, code, line, column, detail = {}) => {
    expect(decodeFile('a.md', bytes)).toMatchObject({ code, path: 'a.md', line, column, detail })
  })
})

describe('invisible and direction-changing characters', () => {
  test.each([
    ['zero-width space', 'a\u200bb', 1, 'U+200B'],
    ['zero-width non-joiner', 'a\u200cb', 1, 'U+200C'],
    ['right-to-left mark', 'a\u200fb', 1, 'U+200F'],
    ['right-to-left override', '\u202eabc', 0, 'U+202E'],
    ['isolate', 'ab\u2066', 2, 'U+2066'],
    ['word joiner', 'a\u2060b', 1, 'U+2060'],
    ['byte-order mark', 'a\ufeffb', 1, 'U+FEFF'],
    ['soft hyphen', 'a\u00adb', 1, 'U+00AD'],
    ['Hangul filler', '홍\u3164길', 1, 'U+3164'],
    ['Hangul initial filler', '\u115f', 0, 'U+115F'],
    ['halfwidth Hangul filler', '\uffa0', 0, 'U+FFA0'],
    ['line separator', 'a\u2028b', 1, 'U+2028'],
    ['tag character', 'a\u{e0041}b', 1, 'U+E0041'],
    ['blank Braille pattern', '\u2800', 0, 'U+2800'],
    ['joiner between letters', '홍\u200d길동', 1, 'U+200D'],
    ['joiner between digits', '홍길동1\u200d2', 4, 'U+200D'],
    ['variation selector after a letter', 'a\ufe0f', 1, 'U+FE0F'],
    ['variation selector after a digit', 'java1\ufe0f7', 5, 'U+FE0F'],
    ['joiner after an emoji, with nothing to join', '👍\u200d', 2, 'U+200D'],
    ['keycap of a letter', 'a\ufe0f\u20e3', 1, 'U+FE0F'],
    ['zero-width space after a family', '👨‍👩\u200b', 5, 'U+200B'],
    ['the second of two texts', '👨‍👩‍👧 a\u200bb', 10, 'U+200B'],
  ])('%s', (_, text, offset, codePoint) => {
    expect(findInvisible(text)).toEqual({ offset, codePoint })
  })

  test('every character that Unicode says to show as nothing', () => {
    const missed = toCodePoints(/\p{Default_Ignorable_Code_Point}/u).filter(
      (codePoint) => !findInvisible(`a${String.fromCodePoint(codePoint)}b`),
    )
    expect(missed.map(toName)).toEqual([])
  })
})

describe('visible texts are left alone', () => {
  test.each([
    ['Hangul', 'PUT과 PATCH는 언제 나눠 쓰나요?'],
    ['punctuation', '“따옴표” — ‘작은’ … ·'],
    ['wide space', 'a\u3000b'],
    ['emoji', '👍'],
    ['emoji by variation selector', '❤️'],
    ['skin tone', '👍🏽'],
    ['family', '👨‍👩‍👧‍👦'],
    ['profession with skin tone', '👩🏽‍💻'],
    ['heart on fire', '❤️‍🔥'],
    ['flag', '🇰🇷'],
    ['rainbow flag', '🏳️‍🌈'],
    ['keycap', '1️⃣ #️⃣'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(findInvisible(text)).toBeUndefined()
  })
})

describe('control characters', () => {
  test.each([
    ['NUL', 'a\u0000', 1, 'U+0000'],
    ['bell', '\u0007', 0, 'U+0007'],
    ['escape', 'ab\u001b[31m', 2, 'U+001B'],
    ['carriage return alone', 'a\rb', 1, 'U+000D'],
    ['delete', '\u007f', 0, 'U+007F'],
    ['C1 control', '\u0085', 0, 'U+0085'],
    ['lone high surrogate', 'a\ud800b', 1, 'U+D800'],
    ['lone low surrogate', '\udc00', 0, 'U+DC00'],
    ['noncharacter that stands for a mask', '\ufdd0', 0, 'U+FDD0'],
    ['noncharacter', '\uffff', 0, 'U+FFFF'],
  ])('%s', (_, text, offset, codePoint) => {
    expect(findControl(text)).toEqual({ offset, codePoint })
  })

  test('every control character but tab and line feed, every surrogate, every noncharacter', () => {
    const missed = toCodePoints(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u).filter(
      (codePoint) => !findControl(`a${String.fromCodePoint(codePoint)}b`),
    )
    expect(missed.map(toName)).toEqual(['U+0009', 'U+000A'])
  })

  test.each(['한글', 'a\tb\nc', '👍🏽', '\u00a0', '\ufffd', ''])('%j has none', (text) => {
    expect(findControl(text)).toBeUndefined()
  })
})

describe('combining marks in a row', () => {
  test.each([
    ['none', '가나다 abc', undefined],
    ['as many as allowed', `a${'\u0301'.repeat(500)}b`, undefined],
    ['one more', `a${'\u0301'.repeat(501)}b`, { offset: 1, codePoint: 'U+0301' }],
    ['of two units each', `a${'\u{1e8d0}'.repeat(501)}`, { offset: 1, codePoint: 'U+1E8D0' }],
    ['in two rows', `a${'\u0301'.repeat(400)}b${'\u0301'.repeat(400)}`, undefined],
    [
      'at the end of a long text',
      `${'가'.repeat(5_000)}${'\u0301'.repeat(501)}`,
      { offset: 5_000, codePoint: 'U+0301' },
    ],
  ])('%s', (_, text, find) => {
    expect(findStackedMarks(text)).toEqual(find)
  })

  test('wherever they begin', () => {
    for (let offset = 0; offset <= 520; offset += 1) {
      const before = 'a'.repeat(offset)
      expect(findStackedMarks(`${before}${'\u0301'.repeat(501)}b`)?.offset).toBe(offset)
      expect(findStackedMarks(`${before}${'\u{1e8d0}'.repeat(501)}b`)?.offset).toBe(offset)
    }
  })
})

test.each([
  ['\u200b홍\u3164길동\ufeff', '홍길동'],
  ['👩🏽‍💻 ❤️ 1️⃣ 🇰🇷', '👩🏽‍💻 ❤️ 1️⃣ 🇰🇷'],
  ['👍\u200b a\ufe0f', '👍 a'],
  ['안녕', '안녕'],
])('%j without what nobody sees is %j', (text, visible) => {
  expect(removeInvisible(text)).toBe(visible)
})

function toCodePoints(pattern: RegExp): number[] {
  return Array.from({ length: 0x110000 }, (_, codePoint) => codePoint).filter((codePoint) =>
    pattern.test(String.fromCodePoint(codePoint)),
  )
}

function toName(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
}
