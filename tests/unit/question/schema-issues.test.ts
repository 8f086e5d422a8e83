// What the schema finds, as issues of a file.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createToPosition } from '../../../src/question/position.ts'
import { readValue } from '../../../src/question/read-value.ts'
import { toIssues } from '../../../src/question/schema-issues.ts'
import { parseYaml } from '../../../src/question/yaml.ts'

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
const known = { '': ['people', 'address', 'day', 'odd'], people: ['name', 'in'] }

/** `line:column code` and the detail of each issue. */
function check(source: string): [string, Record<string, string>][] {
  const root = parseYaml(source)
  const result = shape.safeParse(readValue(root, shape))
  const place = { path: 'a.yaml', root, toPosition: createToPosition(source) }
  return toIssues(result.error?.issues ?? [], place, known).map(({ line, column, code, detail }) => [
    `${line}:${column} ${code}`,
    detail,
  ])
}

test.each<[string, string, ReturnType<typeof check>]>([
  ['nothing', 'people:\n  - 홍길동\n  - { name: 김철수, in: texts }', []],
  [
    'an empty name of one of two kinds of entries',
    'people:\n  - 홍길동\n  - name: ""',
    [['3:11 text-length', { key: 'people[2].name', value: '', least: '1' }]],
  ],
  [
    'a word that is not known',
    'people:\n  - { name: 홍길동, in: actor }',
    [
      [
        '2:22 unknown-kind',
        { key: 'people[1].in', value: 'actor', known: 'actors, texts', nearest: 'actors' },
      ],
    ],
  ],
  [
    'another key',
    'people:\n  - { name: 홍길동, inn: texts }',
    [['2:18 unknown-key', { value: 'inn', known: 'name, in', nearest: 'in' }]],
  ],
  [
    'no name, and another key',
    'people:\n  - { inn: texts }',
    [
      ['2:5 missing-key', { key: 'people[1].name', value: '', expected: 'string' }],
      ['2:7 unknown-key', { value: 'inn', known: 'name, in', nearest: 'in' }],
    ],
  ],
  [
    'neither of the two',
    'people:\n  - [홍길동]',
    [['2:5 wrong-type', { key: 'people[1]', value: '', found: 'sequence', expected: 'string' }]],
  ],
  [
    'too many',
    'people: [a, b, c, d]',
    [['1:9 list-too-long', { key: 'people', value: '', found: 'sequence', limit: '3' }]],
  ],
  [
    'what a setting names itself',
    'address: a.kr',
    [['1:10 invalid-url', { key: 'address', value: 'a.kr', expected: 'url', nearest: 'https://a.kr/' }]],
  ],
  [
    'the same without a spelling',
    'day: 어제',
    [['1:6 wrong-type', { key: 'day', value: '어제', expected: 'date' }]],
  ],
  ['a refinement without a name', 'odd: 가', [['1:6 wrong-type', { key: 'odd', value: '가', expected: '' }]]],
  [
    'a list in the place of the whole',
    '- a',
    [['1:1 wrong-type', { key: '', value: '', found: 'sequence', expected: 'object' }]],
  ],
])('%s', (_, source, issues) => {
  expect(check(source)).toEqual(issues)
})
