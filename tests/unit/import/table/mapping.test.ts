// The mapping file: which file it is, what it says, and every fault with its line and what was probably meant.
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Issue } from '../../../../src/format/issue.ts'
import { createTableImporter } from '../../../../src/import/table/table-importer.ts'
import { isFailure } from '../../../../src/words/failure.ts'
import { importTable } from './import-table.ts'

const table = 'type,id,title,at\nquestion,1,a,2024-05-01\n'

type Call = Omit<Parameters<typeof createTableImporter>[0], 'path'>

/** Imports a file among others; each mapping has its name as the key of its source. */
async function importFile(name: string, { mapping, ...call }: Call = {}): Promise<string[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'mapping-'))
  writeFileSync(join(folder.path, 'posts.csv'), table)
  writeFileSync(join(folder.path, 'else.csv'), table)
  for (const each of ['posts.yml', 'other.yaml'])
    writeFileSync(join(folder.path, each), `source: { key: ${each} }\n`)
  for (const each of ['qa.yaml', 'qa.json'])
    writeFileSync(
      join(folder.path, each),
      `{"source": {"key": "${each}"}, "tables": [{"file": "posts.csv"}]}`,
    )
  const named = mapping === undefined ? {} : { mapping: join(folder.path, mapping) }
  const importer = createTableImporter({ path: join(folder.path, name), ...named, ...call })
  const found: string[] = []
  for await (const record of importer.read({ note: () => {} }))
    found.push(record.type === 'source' ? record.key : record.type)
  return found
}

describe('which file is the mapping', () => {
  test.each<[path: string, mapping: string | undefined, key: string]>([
    ['posts.csv', undefined, 'posts.yml'],
    ['posts.csv', 'other.yaml', 'other.yaml'],
    ['qa.yaml', undefined, 'qa.yaml'],
    ['qa.json', undefined, 'qa.json'],
  ])('%s with %s', async (path, mapping, key) => {
    expect(await importFile(path, { mapping })).toEqual([key, 'question'])
  })

  test.each([
    [
      'else.csv',
      'A mapping has to say what the columns of else.csv are. Put else.yaml or else.yml or else.json beside it',
    ],
    ['posts.yml', 'posts.yml names no table.'],
    ['nothing.yaml', "nothing.yaml can't be read"],
  ])('none of %s', async (path, message) => {
    await expect(importFile(path)).rejects.toThrow(message)
  })
})

test('whoever stops it ends it before the first question', async () => {
  const checkStop = () => {
    throw new Error('stopped')
  }
  await expect(importFile('posts.csv', { checkStop })).rejects.toThrow('stopped')
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'rows-'))
  expect(await importFile('posts.csv', { temporary: temporary.path })).toEqual(['posts.yml', 'question'])
})

async function listFaults(text: string): Promise<string[]> {
  const files = { 'mapping.yaml': text, 'posts.csv': table, 'b.csv': table }
  const failure = await importTable(files).catch((error: unknown) => error)
  if (!isFailure(failure)) return []
  const { issues }: { issues: Issue[] } = JSON.parse(JSON.stringify(failure.detail))
  return issues.map(({ code, line, column, detail }) =>
    `${line}:${column} ${code} ${detail['value'] ?? ''} ${detail['nearest'] ?? ''}`.trim(),
  )
}

const key = 'source: { key: a }\n'

describe('faults of a mapping', () => {
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
  ])('%j', async (text, faults) => {
    expect(await listFaults(text)).toEqual(faults)
  })
})

test('what stands at the top holds for each table, which may say otherwise', async () => {
  const { records } = await importTable({
    'a.csv': Buffer.from('wr_id,at,body\n1,2024-05-01 09:00,<b>\xb0\xa1</b>\n', 'latin1'),
    'b.csv': 'no,at,body\n2,2024-05-01 09:00,<b>가</b>\n',
    'mapping.yaml': `source: { key: a, timeZone: UTC }
encoding: euc-kr
constants: { type: question, bodyFormat: html, category: 7 }
columns: { id: wr_id, at: at, body: body }
tables:
  - file: a.csv
  - { file: b.csv, encoding: utf-8, timeZone: Asia/Seoul, constants: { bodyFormat: text }, columns: { id: no, at: at, body: body } }
`,
  })
  expect(records.slice(1)).toMatchObject([
    {
      id: '2',
      at: '2024-05-01T09:00:00+09:00',
      category: '7',
      body: { html: '<p>&lt;b&gt;가&lt;/b&gt;</p>' },
    },
    { id: '1', at: '2024-05-01T09:00:00+00:00', category: '7', body: { html: '<b>가</b>' } },
  ])
})
