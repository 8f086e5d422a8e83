// Traps of gray-matter, each closed before or while it is called.
import { describe, expect, test } from 'vitest'
import { decodeFile } from '../../../src/format/decode.ts'
import { hasComments, parseFrontMatter } from '../../../src/format/front-matter.ts'
import { limits } from '../../../src/format/limits.ts'
import { readValue } from '../../../src/format/values.ts'

/** Issue as `line:column code`, or what was read. */
function parse(text: string) {
  const result = parseFrontMatter('questions/a.md', text)
  if ('code' in result) return `${result.line}:${result.column} ${result.code}`
  return { fields: readValue(result.root), body: result.body, bodyLine: result.bodyLine }
}

describe('a file that does not begin with front matter in YAML', () => {
  test.each([
    ['empty file', '', '1:1 front-matter-missing'],
    ['text only', '본문입니다.\n', '1:1 front-matter-missing'],
    ['blank line first', '\n---\na: 1\n---\n', '1:1 front-matter-missing'],
    ['space first', ' ---\na: 1\n---\n', '1:1 front-matter-missing'],
    ['space after', '--- \na: 1\n---\n', '1:1 front-matter-missing'],
    ['text before it', '제목 ---js\n', '1:1 front-matter-missing'],
    ['four hyphens and a word', '----js\na: 1\n---\n', '1:1 front-matter-missing'],
    ['a word that ends in a hyphen', '---js-\na: 1\n---\n', '1:1 front-matter-language'],
    ['four hyphens', '----\na: 1\n----\n', '1:1 front-matter-missing'],
    ['TOML', '+++\na = 1\n+++\n', '1:1 front-matter-missing'],
    ['JSON', '{ "a": 1 }\n', '1:1 front-matter-missing'],
    ['---js', '---js\n{ a: globalThis.ran = true }\n---\n', '1:1 front-matter-language'],
    ['--- js', '--- js\n{ a: 1 }\n---\n', '1:1 front-matter-language'],
    ['---javascript', '---javascript\n{ a: 1 }\n---\n', '1:1 front-matter-language'],
    ['---coffee', '---coffee\na: 1\n---\n', '1:1 front-matter-language'],
    ['---json', '---json\n{ "a": 1 }\n---\n', '1:1 front-matter-language'],
    ['---yaml', '---yaml\na: 1\n---\n', '1:1 front-matter-language'],
    ['---constructor', '---constructor\na: 1\n---\n', '1:1 front-matter-language'],
    ['---__proto__', '---__proto__\na: 1\n---\n', '1:1 front-matter-language'],
    ['---toString', '---toString\na: 1\n---\n', '1:1 front-matter-language'],
  ])('%s', (_, text, issue) => {
    expect(parse(text)).toBe(issue)
  })
})

describe('front matter that does not end', () => {
  test.each([
    ['no second line', '---', '1:1 front-matter-unclosed'],
    ['nothing after the first line', '---\n', '1:1 front-matter-unclosed'],
    ['no closing line', '---\na: 1\n', '1:1 front-matter-unclosed'],
    ['---x, which gray-matter takes for an end', '---\na: 1\n---x\nb: 2\n---\n', '3:1 front-matter-unclosed'],
    ['a longer line', '---\na: 1\n----\n', '3:1 front-matter-unclosed'],
    ['a space after it', '---\na: 1\n--- \n본문', '3:1 front-matter-unclosed'],
    ['dots', '---\na: 1\n...\n', '1:1 front-matter-unclosed'],
  ])('%s', (_, text, issue) => {
    expect(parse(text)).toBe(issue)
  })
})

describe('front matter over its limits', () => {
  const blankLines = limits.blankLines + 1
  test.each([
    ['too many bytes', `a: ${'x'.repeat(512 * 1024)}`],
    ['too many bytes of Hangul', `a: ${'가'.repeat(512 * 342)}`],
    ['40,000 blank lines', '\n'.repeat(40_000)],
    ['one blank line too many', '\n'.repeat(blankLines)],
    // gray-matter looks at runs of white space, however they are made.
    ['blank lines of spaces', ' \n'.repeat(blankLines)],
    ['blank lines of tabs', '\t\n'.repeat(blankLines)],
    ['line separators', '\u2028'.repeat(blankLines)],
  ])('%s', (_, lines) => {
    expect(parse(`---\n${lines}\na: 1\n---\n`)).toBe('1:1 front-matter-too-large')
  })

  test('as many blank lines as allowed', () => {
    expect(parse(`---\n${'\n'.repeat(limits.blankLines)}a: 1\n---\n`)).toMatchObject({ fields: { a: '1' } })
  })
})

describe('front matter and body', () => {
  test.each([
    ['usual', '---\na: 1\n---\n본문\n', { a: '1' }, '본문\n', 4],
    ['no line feed at the end', '---\na: 1\n---', { a: '1' }, '', 3],
    ['no body', '---\na: 1\n---\n', { a: '1' }, '', 4],
    ['blank lines before the body', '---\na: 1\n---\n\n\n본문', { a: '1' }, '\n\n본문', 4],
    [
      'blank lines in the body',
      `---\na: 1\n---\n가${'\n'.repeat(300)}`,
      { a: '1' },
      `가${'\n'.repeat(300)}`,
      4,
    ],
    ['no keys', '---\n---\n본문', {}, '본문', 3],
    ['a comment only', '---\n# 아직\n---\n본문', {}, '본문', 4],
    ['rules in the body', '---\na: 1\n---\n본문\n---\n끝\n', { a: '1' }, '본문\n---\n끝\n', 4],
    ['---js in the body', '---\na: 1\n---\n---js\n{}\n---\n', { a: '1' }, '---js\n{}\n---\n', 4],
    ['indented hyphens in a text', '---\na: |\n  ---\n---\n본문', { a: '---\n' }, '본문', 5],
    [
      'excerpt separator',
      '---\na: 1\n---\n처음\n<!-- more -->\n끝',
      { a: '1' },
      '처음\n<!-- more -->\n끝',
      4,
    ],
  ])('%s', (_, text, fields, body, bodyLine) => {
    expect(parse(text)).toEqual({ fields, body, bodyLine })
  })
})

test('the second reading of one text gives what the first gave', () => {
  const broken = '---\na: [1\n---\n'
  expect([parse(broken), parse(broken)]).toEqual(['2:6 yaml-syntax', '2:6 yaml-syntax'])
  const good = '---\na: 1\n---\n본문'
  expect(parse(good)).toEqual({ fields: { a: '1' }, body: '본문', bodyLine: 4 })
  expect(parse(good)).toEqual({ fields: { a: '1' }, body: '본문', bodyLine: 4 })
})

test('a fault of the YAML is placed in the file', () => {
  expect(parse('---\na: 1\nb: *x\n---\n')).toBe('3:4 yaml-alias')
})

test.each([
  ['byte-order mark', '\ufeff---\na: 1\n---\n본문\n'],
  ['CRLF', '---\r\na: 1\r\n---\r\n본문\r\n'],
  ['both', '\ufeff---\r\na: 1\r\n---\r\n본문\r\n'],
])('%s is read like a plain file', (_, text) => {
  const decoded = decodeFile('questions/a.md', Buffer.from(text))
  expect(typeof decoded === 'string' && parse(decoded)).toEqual({
    fields: { a: '1' },
    body: '본문\n',
    bodyLine: 4,
  })
})

test.each([
  // Three bytes for `a: `, four for the line before.
  [
    'front matter',
    (length: number) => `---\na: ${'x'.repeat(length)}\n---\n`,
    524_288 - 7,
    '1:1 front-matter-too-large',
  ],
  [
    'front matter in Hangul',
    (length: number) => `---\na: x${'가'.repeat(length)}\n---\n`,
    174_760,
    '1:1 front-matter-too-large',
  ],
  [
    'items',
    (length: number) => `---\na: [${'x,'.repeat(length)}]\n---\n`,
    15_000,
    '2:1 front-matter-too-large',
  ],
  [
    'items in items',
    (length: number) => `---\na: [${'[x],'.repeat(length)}]\n---\n`,
    7_500,
    '2:1 front-matter-too-large',
  ],
  ['keys', (length: number) => `---\n${toKeys(length)}---\n`, 45_000, '2:1 front-matter-too-large'],
  ['a body', (length: number) => `---\na: 1\n---\n${'x'.repeat(length)}`, 262_143, '4:1 file-too-large'],
  [
    'a body in Hangul',
    (length: number) => `---\na: 1\n---\n${'가'.repeat(length)}`,
    87_381,
    '4:1 file-too-large',
  ],
])('%s: as much as allowed, and one more', (_, write, most, issue) => {
  expect(parse(write(most))).toMatchObject({ fields: {} })
  expect(parse(write(most + 1))).toBe(issue)
})

function toKeys(count: number): string {
  return Array.from({ length: count }, (_, index) => `${index.toString(36)}: a\n`).join('')
}

describe('what an issue tells', () => {
  const long = 'x'.repeat(60)
  test.each([
    ['no front matter', `제목 ${long}\n`, { value: `제목 ${'x'.repeat(37)}` }],
    ['a blank first line', '\n---\na: 1\n---\n', { value: '' }],
    ['another language', `---${long}\n---\n`, { value: `---${'x'.repeat(37)}` }],
    ['no end', '---\na: 1\n', { value: '' }],
    ['another end', `---\na: 1\n---${long}\n`, { value: `---${'x'.repeat(37)}` }],
    ['too many bytes', `---\na: ${'x'.repeat(524_288)}\n---\n`, { kilobytes: 512 }],
    ['too many items', `---\na: [${'x,'.repeat(15_001)}]\n---\n`, { items: 15000 }],
    ['too many keys', `---\n${toKeys(45_001)}---\n`, { keys: 45000 }],
    ['a body of too many bytes', `---\na: 1\n---\n${'x'.repeat(262_144)}`, { of: 'body', limit: 256 }],
    ['too many blank lines', `---\n${'\n'.repeat(101)}---\n`, { blankLines: 100 }],
    ['a fault of the YAML', '---\na: *x\n---\n', { value: '*x' }],
  ])('%s', (_, text, detail) => {
    expect(parseFrontMatter('questions/a.md', text)).toMatchObject({ detail })
  })
})

test.each([
  ['none', '---\na: 1\n---\n', false],
  ['a line of its own', '---\n# 메모\na: 1\n---\n', true],
  ['the first line, without its fence', '# 메모\na: 1', true],
  ['behind a value', '---\na: 1 # 메모\n---\n', true],
  ['behind a tab', 'a: 1\t# 메모', true],
  ['right behind a quoted value', 'a: "1" #', true],
  ['in a list', 'a:\n  # 메모\n  - b', true],
  ['a sign inside of a word', 'a: b#c', false],
  ['a sign in quotes', 'a: "b # c"', false],
  ['a sign at the beginning of a quoted value', "a: '#b'", false],
  ['a sign in a text of several lines', 'a: |\n  # b\n  c\n', false],
  ['one in quotes and one behind them', 'a: "b # c" # 메모', true],
])('%s: %j', (_, frontMatter, has) => {
  expect(hasComments(frontMatter)).toBe(has)
})
