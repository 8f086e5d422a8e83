import { describe, expect, test } from 'vitest'
import { decodeFile } from '../../../src/question/decode.ts'
import { limits } from '../../../src/question/limits.ts'

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
      detail: { limit: `${kilobytes}` },
    })
  })
})

describe('faults', () => {
  const line = Buffer.from('제목\n')
  test.each([
    ['one byte too many', Buffer.alloc(limits.fileBytes + 1, 'a'), 'file-too-large', 1, 1],
    ['EUC-KR', Buffer.concat([line, Buffer.from('b0a1', 'hex')]), 'invalid-encoding', 2, 1],
    ['UTF-16', Buffer.from('fffe3d00', 'hex'), 'invalid-encoding', 1, 1],
    ['cut character', Buffer.concat([line, Buffer.from('ab한').subarray(0, 4)]), 'invalid-encoding', 2, 3],
    ['surrogate in UTF-8', Buffer.from('61eda080', 'hex'), 'invalid-encoding', 1, 2],
    ['overlong NUL', Buffer.from('c080', 'hex'), 'invalid-encoding', 1, 1],
    [
      'bad byte after a replacement character of the author',
      Buffer.concat([Buffer.from('\ufffd\n'), Buffer.from('ff', 'hex')]),
      'invalid-encoding',
      2,
      1,
    ],
    ['NUL', Buffer.from('a\nb\u0000'), 'control-character', 2, 2],
    ['escape after CRLF', Buffer.from('a\r\nb\r\nc\u001b'), 'control-character', 3, 2],
    ['carriage return alone', Buffer.from('a\rb'), 'control-character', 1, 2],
    ['noncharacter', Buffer.from('\ufdd1'), 'control-character', 1, 1],
  ])('%s', (_, bytes, code, line, column) => {
    expect(decodeFile('a.md', bytes)).toMatchObject({ code, path: 'a.md', line, column })
  })
})

test.each([
  ['file-too-large', Buffer.alloc(limits.fileBytes + 1, 'a'), { limit: '768' }],
  ['invalid-encoding', Buffer.from('ff', 'hex'), {}],
  ['control-character', Buffer.from('a\u0007'), { codePoint: 'U+0007' }],
  ['control-character', Buffer.from(`a${'\u0301'.repeat(501)}`), { codePoint: 'U+0301', limit: '500' }],
])('what %s tells', (code, bytes, detail) => {
  expect(decodeFile('a.md', bytes)).toMatchObject({ code, detail })
})
