// Values are the texts that are written; only a place that wants a number or a switch makes one of them.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createToPosition } from '../../../src/format/issue.ts'
import { findNode, readValue, toIssues } from '../../../src/format/values.ts'
import { parseYaml } from '../../../src/format/yaml.ts'

const schema = z.object({
  text: z.string().optional(),
  list: z.array(z.string()).default([]),
  count: z.int().optional(),
  flag: z.boolean().optional(),
  numbers: z.array(z.int()).optional(),
  size: z.union([z.int(), z.literal('none')]).optional(),
  doubled: z
    .int()
    .transform((number) => number * 2)
    .optional(),
  kind: z
    .enum(['a', 'true'])
    .transform((kind) => `kind ${kind}`)
    .optional(),
  either: z.union([z.boolean(), z.literal('title')]).optional(),
  textOrObject: z.union([z.string(), z.object({ name: z.string(), views: z.int() })]).optional(),
})

function read(source: string): unknown {
  return readValue(parseYaml(source), schema)
}

test.each(['-0', '-0.0', '0', '0.00'])('%s is 0, and never -0', (written) => {
  expect(read(`count: ${written}`)).toStrictEqual({ count: 0 })
})

test.each([
  '404',
  '007',
  '1e3',
  '0x1F',
  '.inf',
  '1_000',
  'yes',
  'no',
  'true',
  'False',
  'null',
  '~',
  '12:30:00',
  '2024-05-01',
  'c#',
])('text: %s is these letters', (written) => {
  expect(read(`text: ${written}`)).toEqual({ text: written })
  expect(read(`list: [${written}]`)).toEqual({ list: [written] })
  expect(read(`textOrObject: ${written}`)).toEqual({ textOrObject: written })
})

test.each<[string, unknown]>([
  ['count: 12', 12],
  ['count: 0', 0],
  ['count: -1', -1],
  ['count: 1.5', 1.5],
  ['count: 1.25', 1.25],
  ['numbers: [1, -2, x]', [1, -2, 'x']],
  ['size: 3', 3],
  ['size: none', 'none'],
  ['doubled: 3', 3],
  // What has another spelling than its number stays a text, which is no count.
  ['count: 007', '007'],
  ['count: 1e3', '1e3'],
  ['count: "12"', '12'],
  ['count: true', 'true'],
  ['flag: true', true],
  ['flag: False', false],
  ['flag: yes', 'yes'],
  ['flag: untrue', 'untrue'],
  ['flag: falsehood', 'falsehood'],
  ['flag: "true"', 'true'],
  ['flag: 1', '1'],
  ['kind: true', 'true'],
  ['either: true', true],
  ['either: title', 'title'],
  ['textOrObject: { name: 404, views: 404 }', { name: '404', views: 404 }],
  ['unknown: 12', '12'],
  ['unknown: [12, { a: true }]', ['12', { a: 'true' }]],
])('%s', (source, value) => {
  expect(Object.values(Object(read(source)))).toEqual([value])
})

test.each([
  ['text:', []],
  ['count:', []],
  ['flag:', []],
  ['list:', []],
  ['unknown:', ['unknown']],
])('%s has no value, and is there for whoever tells unknown keys', (source, keys) => {
  const value = Object(read(source))
  expect(Object.keys(value)).toEqual(keys)
  expect(Object.values(value).filter((each) => each !== undefined)).toEqual([])
})

test('an empty text in quotes is one', () => {
  expect(read('text: ""')).toEqual({ text: '' })
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

// What the schema finds, as issues of a file.

const person = z.strictObject({ name: z.string().min(1), in: z.enum(['actors', 'texts']).optional() })
const shape = z.strictObject({
  people: z
    .array(z.union([z.string(), person]))
    .max(3)
    .optional(),
  address: z
    .string()
    .refine((text) => text.startsWith('https:'), { params: { setting: 'url', nearest: 'https://a.kr/' } })
    .optional(),
  day: z
    .string()
    .refine((text) => /^\d/.test(text), { params: { setting: 'date' } })
    .optional(),
  odd: z
    .string()
    .refine((text) => text === '')
    .optional(),
})

/** `line:column code` and the detail of each issue. */
function check(source: string): string[] {
  const root = parseYaml(source)
  const result = shape.safeParse(readValue(root, shape))
  const place = { path: 'a.yaml', root, toPosition: createToPosition(source) }
  return toIssues(result.error?.issues ?? [], place, shape).map(({ line, column, code, detail }) => {
    const details = Object.entries(detail).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    return [`${line}:${column} ${code}`, ...details].join(' ')
  })
}

test.each<[string, string, ...string[]]>([
  ['nothing', 'people:\n  - 홍길동\n  - { name: 김철수, in: texts }'],
  [
    'an empty name of one of two kinds of entries',
    'people:\n  - 홍길동\n  - name: ""',
    '3:11 text-length key="people[2].name" value="" least=1',
  ],
  [
    'a word that is not known',
    'people:\n  - { name: 홍길동, in: actor }',
    '2:22 unknown-kind key="people[1].in" value="actor" known=["actors","texts"] nearest="actors"',
  ],
  [
    'another key',
    'people:\n  - { name: 홍길동, inn: texts }',
    '2:18 unknown-key value="inn" known=["name","in"] nearest="in" shared=true',
  ],
  [
    'no name, and another key',
    'people:\n  - { inn: texts }',
    '2:5 missing-key key="people[1].name" value="" expected="string"',
    '2:7 unknown-key value="inn" known=["name","in"] nearest="in" shared=true',
  ],
  [
    'neither of the two',
    'people:\n  - [홍길동]',
    '2:5 wrong-type key="people[1]" value="" found="sequence" expected="string"',
  ],
  ['too many', 'people: [a, b, c, d]', '1:9 list-too-long key="people" value="" found="sequence" limit=3'],
  [
    'what a setting names itself',
    'address: a.kr',
    '1:10 invalid-url key="address" value="a.kr" expected="url" nearest="https://a.kr/"',
  ],
  ['the same without a spelling', 'day: 어제', '1:6 wrong-type key="day" value="어제" expected="date"'],
  ['a refinement without a name', 'odd: 가', '1:6 wrong-type key="odd" value="가" expected=""'],
  [
    'a list in the place of the whole',
    '- a',
    '1:1 wrong-type key="" value="" found="sequence" expected="object"',
  ],
])('%s', (_, source, ...issues) => {
  expect(check(source)).toEqual(issues)
})
