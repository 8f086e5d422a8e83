// Which file is the mapping, and which the table.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readNamedFiles } from '../../../../src/import/table/read-mapping.ts'
import { createTableImporter } from '../../../../src/import/table/table-importer.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mapping-'))
  writeFileSync(join(folder, 'posts.yml'), 'source: { key: a }\n')
  writeFileSync(join(folder, 'posts.csv'), 'type,id,title,at\nquestion,1,a,2024-05-01\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('files', () => {
  test.each<[path: string, mapping: string | undefined, found: [mapping: string, table: string | undefined]]>(
    [
      ['posts.csv', undefined, ['posts.yml', 'posts.csv']],
      ['posts.csv', 'other.yaml', ['other.yaml', 'posts.csv']],
      ['qa.yaml', undefined, ['qa.yaml', undefined]],
      ['qa.json', undefined, ['qa.json', undefined]],
    ],
  )('%s with %s', (path, mapping, [foundMapping, foundTable]) => {
    const found = readNamedFiles(join(folder, path), mapping && join(folder, mapping))
    expect(found).toEqual({
      mapping: join(folder, foundMapping),
      table: foundTable && join(folder, foundTable),
    })
  })

  test('a table without a mapping', () => {
    expect(() => readNamedFiles(join(folder, 'else.csv'), undefined)).toThrow(
      'A mapping has to say what the columns of else.csv are. Put else.yaml or else.yml or else.json beside it',
    )
  })
})

async function readFirst(call: Parameters<typeof createTableImporter>[0]): Promise<string[]> {
  const types: string[] = []
  for await (const { type } of createTableImporter(call).read({ note: () => {} })) types.push(type)
  return types
}

test('a mapping that names no table, and none that is there', async () => {
  await expect(readFirst({ path: join(folder, 'posts.yml') })).rejects.toThrow('posts.yml names no table.')
  await expect(readFirst({ path: join(folder, 'nothing.yaml') })).rejects.toThrow(
    /nothing\.yaml can't be read/,
  )
})

test('whoever stops it ends it before the first question', async () => {
  const checkStop = () => {
    throw new Error('stopped')
  }
  await expect(readFirst({ path: join(folder, 'posts.csv'), checkStop })).rejects.toThrow('stopped')
  expect(await readFirst({ path: join(folder, 'posts.csv'), temporary: folder })).toEqual([
    'source',
    'question',
  ])
})
