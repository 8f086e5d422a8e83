import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordSchemaName, toRecordSchema } from '../../../src/import/record-schema.ts'

test('the JSON Schema of records is up to date', () => {
  const path = new URL(`../../../schema/${recordSchemaName}`, import.meta.url)
  expect(readFileSync(path, 'utf8')).toBe(toRecordSchema())
})
