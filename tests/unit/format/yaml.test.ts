import { describe, expect, test } from 'vitest'
import { limits } from '../../../src/format/limits.ts'
import { parseYaml, toPlainText, YamlFault } from '../../../src/format/yaml.ts'

/** `code@offset` of the fault, and what it tells, or `fine`. */
function findFault(source: string): [fault: string, detail?: object] {
  try {
    parseYaml(source)
    return ['fine']
  } catch (error) {
    if (error instanceof YamlFault) return [`${error.fault.code}@${error.offset}`, error.fault.detail]
    throw error
  }
}

describe('what is no plain tree, where, and what is told of it', () => {
  const nesting = { limit: 6, where: 'yaml' }
  test.each<[name: string, source: string, fault: string, detail?: object]>([
    ['alias', 'a: 1\nb: *x\n', 'yaml-alias@8', { value: '*x' }],
    ['anchor', 'a: &x 1\nb: 2', 'yaml-alias@3', { value: '&x' }],
    ['anchor of a list item', 'a:\n  - &x b', 'yaml-alias@7'],
    ['anchor that a merge key uses', 'base: &b {}\nc:\n  <<: *b', 'yaml-alias@6'],
    ['merge key', 'a: 1\n<<: { b: 2 }', 'yaml-merge-key@5'],
    ['tag', 'a: !!js/function "x"', 'yaml-tag@3'],
    ['tag of its own', 'a: !foo b', 'yaml-tag@3', { value: '!foo' }],
    ['tag with a handle', 'a: 1\nb: !e!foo c', 'yaml-tag@8', { value: '!e!foo' }],
    ['tag with a handle behind another sign', 'a: ["!b", !e!foo c]', 'yaml-tag@10'],
    ['second anchor of a value', 'a: &x &y 1', 'yaml-alias@6', { value: '&' }],
    ['another document in a text', 'a\n--- b\nc', 'yaml-document@2'],
    ['tag with a handle in a list', 'a: [b, !e!foo c]', 'yaml-tag@7'],
    ['tag of the whole', '!!map\na: b', 'yaml-tag@0'],
    ['tag of a key', '!!str a: b', 'yaml-tag@0'],
    ['directive', '%YAML 1.2\n---\na: 1', 'yaml-tag@0', { value: '%' }],
    ['second document', 'a: 1\n---\nb: 2', 'yaml-document@5', {}],
    ['second document after three hyphens in a text', 'a: x---y\n---\nb: 2', 'yaml-document@9'],
    ['second document after an end', 'a: 1\n...\nb: 2', 'yaml-document@5'],
    ['duplicate key', 'a: 1\nb: 2\na: 3', 'yaml-duplicate-key@10'],
    ['duplicate key in quotes', 'ab: 1\n"ab": 2', 'yaml-duplicate-key@6', { value: 'ab' }],
    ['duplicate key of a nested mapping', 'a: { x: 1, x: 2 }', 'yaml-duplicate-key@11'],
    ['list as a key', '? [a]\n: b', 'yaml-syntax@2', { reason: 'a key must be one word' }],
    ['colon in a value', 'a: b: c', 'yaml-syntax@4'],
    ['tab as indentation', 'a: 1\n\tb: 2', 'yaml-syntax@5'],
    ['value that begins with @', 'a: @x', 'yaml-syntax@3'],
    ['unclosed list', 'a: [1, 2', 'yaml-syntax@8'],
    ['unclosed quote', 'a: "b', 'yaml-syntax@5'],
    ['lists in lists', `a: ${'['.repeat(7)}${']'.repeat(7)}`, 'nesting-too-deep@8', nesting],
    ['very many lists in lists', '['.repeat(60_000), 'nesting-too-deep@23', nesting],
    ['very many mappings in mappings', '{a: '.repeat(15_000), 'nesting-too-deep@89'],
  ])('%s', (_, source, fault, detail) => {
    expect(findFault(source)).toEqual([fault, detail ?? expect.anything()])
  })

  test('a bomb of aliases is refused at its first anchor', () => {
    const bomb = ['a: &a [x,x,x,x,x,x,x,x,x]']
    for (const [name, last] of ['ba', 'cb', 'dc', 'ed', 'fe', 'gf', 'hg', 'ih'].map((pair) => [...pair])) {
      bomb.push(`${name}: &${name} [${Array(9).fill(`*${last}`).join(',')}]`)
    }
    expect(findFault(bomb.join('\n'))[0]).toBe('yaml-alias@3')
  })

  test(`${limits.yamlDepth} levels are fine`, () => {
    expect(findFault('['.repeat(limits.yamlDepth) + ']'.repeat(limits.yamlDepth))).toEqual(['fine'])
  })
})

describe('what is a plain tree', () => {
  test.each([
    ['nothing', ''],
    ['a comment', '# nothing yet'],
    ['block style', 'a: 1\nb:\n  - c\n  - d: e\n'],
    ['flow style', 'a: { b: [c, "d"] }'],
    ['ampersand and star inside of a value', 'a: R&D * 2'],
    ['quoted text that would be a property', `a: "&x"\nb: '*x'\nc: "!t"`],
    ['quoted text <<', 'a: "<<"'],
    ['comments', 'a: 1 # one\n# two\nb: 2'],
  ])('%s', (_, source) => {
    expect(findFault(source)).toEqual(['fine'])
  })

  test('every node knows where it is written', () => {
    expect(parseYaml(`a: 1\nb: "x"\nc:\n  - 'y'\n  - z\nd:`)).toEqual({
      type: 'mapping',
      start: 0,
      pairs: [
        { key: plain('a', 0), value: plain('1', 3) },
        { key: plain('b', 5), value: { ...plain('x', 9), start: 8, plain: false } },
        {
          key: plain('c', 12),
          value: {
            type: 'sequence',
            start: 17,
            children: [{ ...plain('y', 20), start: 19, plain: false }, plain('z', 27)],
          },
        },
        // An empty value has no place: its key stands for it.
        { key: plain('d', 29), value: { ...plain('', 29), end: -1 } },
      ],
    })
  })

  test.each([
    ['folded', 'a: >-\n  x\n  y\n', 'x y'],
    ['literal', 'a: |\n  x\n  y\n', 'x\ny\n'],
    ['single quotes', "a: 'it''s'", "it's"],
    ['escape', 'a: "x\\u0041\\n"', 'xA\n'],
  ])('text that is %s', (_, source, text) => {
    expect(parseYaml(source)).toMatchObject({ pairs: [{ value: { text, plain: false } }] })
  })
})

function plain(text: string, start: number) {
  return { type: 'scalar', start, end: start + text.length, text, plain: true }
}

test.each([
  ['in the middle and at the end', 'a:\n  - x\n  -\n  -\n', [7, 11, 15]],
  ['at the beginning', 'a:\n  -\n  - x\n', [5, 11]],
  ['without a step', 'a:\n-\n- x\n-\n', [3, 7, 9]],
  ['all of the file', '- x\n-\n', [2, 4]],
])('empty items of a list stand at their dashes: %s', (_, source, starts) => {
  const root = parseYaml(source)
  const list = root.type === 'mapping' ? root.pairs[0]?.value : root
  expect(list?.type === 'sequence' && list.children.map(({ start }) => start)).toEqual(starts)
})

test('what the parser says of other faults is kept', () => {
  expect(() => parseYaml('a: b: c')).toThrow(
    expect.objectContaining({
      fault: { code: 'yaml-syntax', detail: { reason: expect.stringMatching(/\S/) } },
    }),
  )
})

test.each([
  ['rest', 'rest'],
  ['c#', 'c#'],
  ['.net', '.net'],
  ['새로운 답변', '새로운 답변'],
  ['2024-05-01T09:30:00+09:00', '2024-05-01T09:30:00+09:00'],
  ['yes', 'yes'],
  ['007', '"007"'],
  ['2024', '"2024"'],
  ['true', '"true"'],
  ['0x1F', '"0x1F"'],
  ['0o17', '"0o17"'],
  ['0b101', '"0b101"'],
  ['1_000', '"1_000"'],
  ['1.25', '"1.25"'],
  ['1.', '"1."'],
  ['.55', '".55"'],
  ['1e3', '"1e3"'],
  ['-1.5e-12', '"-1.5e-12"'],
  ['.inf', '".inf"'],
  ['0g1', '0g1'],
  ['0xyz', '0xyz'],
  ['1.a', '1.a'],
  ['1.x5', '1.x5'],
  ['.a5', '.a5'],
  ['.5a', '.5a'],
  ['1e', '1e'],
  ['1e*3', '1e*3'],
  ['1ex', '1ex'],
  ['v1', 'v1'],
  ['1st', '1st'],
  ['~', '"~"'],
  ['null', '"null"'],
  ['Null', '"Null"'],
  ['NULL', '"NULL"'],
  ['None', '"None"'],
  ['undefined', '"undefined"'],
  ['NaN', '"NaN"'],
  ['none', 'none'],
  ['nan', 'nan'],
  ['null과 undefined', 'null과 undefined'],
  ['', '""'],
  ['제목: 부제', '"제목: 부제"'],
  ['a #b', '"a #b"'],
  ['#a', '"#a"'],
  ['@a', '"@a"'],
  ['- a', '"- a"'],
  ['*a', '"*a"'],
  ['a, b', '"a, b"'],
  ['[a]', '"[a]"'],
  ['"a"', '"\\"a\\""'],
  [' a', '" a"'],
  ['a ', '"a "'],
  ['a:', '"a:"'],
  ['? a', '"? a"'],
  ['!a', '"!a"'],
  ['a: b: c', '"a: b: c"'],
  ['a\nb', '"a\\nb"'],
])('%j is written %s', (text, yaml) => {
  expect(toPlainText(text)).toBe(yaml)
})
