// The mapping file: YAML or JSON, every fault with its line and what was probably meant.
import { describe, expect, test } from 'vitest'
import { toTables } from '../../../../src/import/table/mapping-schema.ts'
import { parseMapping } from '../../../../src/import/table/read-mapping.ts'

function listFaults(text: string): string[] {
  const parsed = parseMapping('mapping.yaml', text)
  if (!('issues' in parsed)) return []
  return parsed.issues.map(({ code, line, column, detail }) =>
    `${line}:${column} ${code} ${detail['value'] ?? ''} ${detail['nearest'] ?? ''}`.trim(),
  )
}

const key = 'source: { key: a }\n'

describe('faults', () => {
  test.each<[text: string, faults: string[]]>([
    [key, []],
    ['{"source": {"key": "a"},\n\t"tables": [{"file": "b.csv"}]}', []],
    ['', ['1:1 missing-key']],
    ['source: {}', ['1:9 missing-key']],
    [`${key}tabels: []`, ['2:1 unknown-key tabels tables']],
    [`${key}columns: { titel: a }`, ['2:12 unknown-key titel title']],
    [`${key}tables:\n  - { fil: a.csv }`, ['3:7 unknown-key fil file']],
    [`${key}tables:\n  - columns: { bodi: a }`, ['3:16 unknown-key bodi body']],
    [`${key}values: { typ: { Q: question } }`, ['2:11 unknown-key typ type']],
    [`${key}encoding: cp949`, []],
    [`${key}encoding: latin1`, ['2:11 invalid-setting latin1']],
    [`${key}encoding: euckr`, ['2:11 invalid-setting euckr euc-kr']],
    ['source: { key: a, timeZone: Asia/Soul }', ['1:29 invalid-setting Asia/Soul']],
    [
      'source: { key: a, urls: [HTTP://a.example/] }',
      ['1:26 invalid-setting HTTP://a.example/ http://a.example/'],
    ],
    [`${key}addresses: [board.php]`, ['2:13 wrong-type board.php']],
    [`${key}columns: title`, ['2:10 wrong-type title']],
    [`${key}tables: []`, ['2:9 missing-key']],
    [`${key}escaped: [titel]`, ['2:11 invalid-setting titel title']],
    ['source: *a', ['1:9 yaml-alias *a']],
    ['source: [', ['1:10 yaml-syntax']],
    [`${key}${key}`, ['2:1 yaml-duplicate-key source']],
  ])('%j', (text, faults) => {
    expect(listFaults(text)).toEqual(faults)
  })
})

test('what stands at the top holds for each table, which may say otherwise', () => {
  const parsed = parseMapping(
    'mapping.yaml',
    `source: { key: a, timeZone: UTC }
encoding: euc-kr
constants: { bodyFormat: html, category: 7 }
columns: { id: wr_id }
tables:
  - file: a.csv
  - { file: b.csv, encoding: utf-8, timeZone: Asia/Seoul, constants: { bodyFormat: text }, columns: { id: no } }
`,
  )
  if ('issues' in parsed) throw new Error(JSON.stringify(parsed.issues))
  expect(toTables(parsed.mapping)).toEqual([
    {
      file: 'a.csv',
      path: ['tables', 0],
      encoding: 'euc-kr',
      timeZone: 'UTC',
      columns: { id: 'wr_id' },
      constants: { bodyFormat: 'html', category: '7' },
      values: {},
    },
    {
      file: 'b.csv',
      path: ['tables', 1],
      encoding: 'utf-8',
      timeZone: 'Asia/Seoul',
      columns: { id: 'no' },
      constants: { bodyFormat: 'text', category: '7' },
      values: {},
    },
  ])
})
