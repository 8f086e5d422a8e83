// What files say is printed in terminals and logs, which obey some of it.
import { describe, expect, test } from 'vitest'
import { toVisibleJson, toVisibleText } from '../../../src/words/visible-text.ts'

describe('as text', () => {
  test.each([
    ['a line feed', 'a\nb', 'a<U+000A>b'],
    ['a carriage return', 'a\rb', 'a<U+000D>b'],
    ['an escape sequence', '\u001b[2J', '<U+001B>[2J'],
    ['a bell and NEL', '\u0007\u0085', '<U+0007><U+0085>'],
    ['another direction', 'a\u202egnp.exe', 'a<U+202E>gnp.exe'],
    ['isolates', '\u2066a\u2069', '<U+2066>a<U+2069>'],
    ['a zero-width space', 'a\u200bb', 'a<U+200B>b'],
    ['line separators', '\u2028\u2029', '<U+2028><U+2029>'],
    ['a lone surrogate', '\ud800', '<U+D800>'],
    ['a noncharacter', '\ufdd0', '<U+FDD0>'],
    ['a tag character', '\u{e0041}', '<U+E0041>'],
    ['a command of workflows at the beginning', '::error::a', '<U+003A>:error::a'],
    ['the same after blanks', '  ::stop-commands::a', '  <U+003A>:stop-commands::a'],
    ['their older form anywhere', 'a ##[add-mask]b', 'a ##<U+005B>add-mask]b'],
    ['colons elsewhere', 'std::vector', 'std::vector'],
    ['headings', '## [a]', '## [a]'],
    ['an emoji with a joiner', '👩‍💻❤️', '👩‍💻❤️'],
    ['Hangul', '질문 하나', '질문 하나'],
  ])('%s', (_name, text, visible) => {
    expect(toVisibleText(text)).toBe(visible)
  })
})

describe('as JSON, which stays the same value', () => {
  test.each([
    ['an escape sequence', '\u001b[2J', '"\\u001b[2J"'],
    ['NEL', '\u0085', '"\\u0085"'],
    ['another direction', 'a\u202eb', '"a\\u202eb"'],
    ['a lone surrogate', '\ud800', '"\\ud800"'],
    ['a tag character', '\u{e0041}', '"\\udb40\\udc41"'],
    ['a command of workflows', '##[add-mask]b', '"##\\u005badd-mask]b"'],
    ['an emoji with a joiner', '👩‍💻', '"👩‍💻"'],
  ])('%s', (_name, value, json) => {
    expect(toVisibleJson(value)).toBe(json)
    expect(JSON.parse(json)).toBe(value)
  })

  test('its own lines', () => {
    expect(toVisibleJson([{ a: '\n' }])).toBe('[\n  {\n    "a": "\\n"\n  }\n]')
  })
})
