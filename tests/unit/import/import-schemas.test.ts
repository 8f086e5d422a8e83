// What is told of records: their JSON Schemas, and the example in docs/importing.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toImportSchemas } from '../../../src/import/import-schemas.ts'
import { recordSchema } from '../../../src/import/records.ts'
import { projectFolder } from '../../support/project.ts'

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8')

test.for(Object.entries(toImportSchemas()))('schema/%s is up to date', ([name, schema]) => {
  expect(read(`schema/${name}`)).toBe(schema)
})

test('the example of records', () => {
  const [, block = ''] = read('docs/importing.md').split('```json\n')
  const [lines = ''] = block.split('\n```')
  const records = lines.split('\n').map((line) => recordSchema.parse(JSON.parse(line)))
  expect(records.map(({ type }) => type).join(' ')).toBe('source question answer comment hashtag category')
})
