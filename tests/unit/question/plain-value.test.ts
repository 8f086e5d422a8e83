// "Values are what they look like": never 7 for 007, never 45000 for 12:30:00.
import { describe, expect, test } from 'vitest'
import { findNode, toPlainValue, UnclearText } from '../../../src/question/plain-value.ts'
import { parseYaml } from '../../../src/question/yaml.ts'

function read(source: string): unknown {
  return toPlainValue(parseYaml(source))
}

describe('text without quotes', () => {
  test.each([
    ['rest', 'rest'],
    ['yes', 'yes'],
    ['no', 'no'],
    ['on', 'on'],
    ['y', 'y'],
    ['12:30:00', '12:30:00'],
    ['2024-01-01', '2024-01-01'],
    ['2024-05-01T09:30:00+09:00', '2024-05-01T09:30:00+09:00'],
    ['1.2.3', '1.2.3'],
    ['3달 전', '3달 전'],
    ['c#', 'c#'],
    ['.net', '.net'],
    ['nullable', 'nullable'],
  ])('%s is a text', (source, value) => {
    expect(read(`v: ${source}`)).toEqual({ v: value })
  })

  test.each([
    ['0', 0],
    ['12', 12],
    ['2024', 2024],
    ['-1', -1],
    ['1.5', 1.5],
  ])('%s is a number', (source, value) => {
    expect(read(`v: ${source}`)).toEqual({ v: value })
  })

  test.each([
    ['true', true],
    ['false', false],
    ['True', true],
    ['FALSE', false],
  ])('%s is a boolean', (source, value) => {
    expect(read(`v: ${source}`)).toEqual({ v: value })
  })

  test.each(['~', 'null', 'Null', 'NULL', ''])('%j is nothing', (source) => {
    expect(read(`v: ${source}`)).toEqual({ v: undefined })
  })

  test.each([
    '007',
    '1e3',
    '1E3',
    '12e03',
    '0x1F',
    '0o17',
    '0b11',
    '+1',
    '1_000',
    '.5',
    '5.',
    '.inf',
    '-.INF',
    '.nan',
  ])('%s is unclear', (source) => {
    expect(read(`v: ${source}`)).toEqual({ v: new UnclearText(source) })
  })
})

test.each(['007', '1e3', 'true', '2024', '~', '', '2024-01-01'])('"%s" in quotes is a text', (text) => {
  expect(read(`v: "${text}"`)).toEqual({ v: text })
  expect(read(`v: '${text}'`)).toEqual({ v: text })
})

test('a key named __proto__ is a key like any other', () => {
  const value = read('__proto__: { admin: true }')
  expect(Object.keys(Object(value))).toEqual(['__proto__'])
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
})

describe('findNode', () => {
  const root = parseYaml('a:\n  - b: x\n  - b: y\n')
  test.each([
    [[], 0],
    [['a'], 5],
    [['a', 0], 7],
    [['a', 1, 'b'], 19],
    [['a', 2], undefined],
    [['b'], undefined],
    [['a', 0, 'b', 'c'], undefined],
    [['constructor'], undefined],
  ])('%j', (path, start) => {
    expect(findNode(root, path)?.start).toBe(start)
  })
})
