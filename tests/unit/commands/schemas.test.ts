import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toSchemas } from '../../../src/commands/schema.ts'

const project = new URL('../../../', import.meta.url)

test.for(Object.entries(toSchemas()))('schema/%s is up to date', ([name, schema]) => {
  expect(readFileSync(new URL(`schema/${name}`, project), 'utf8')).toBe(schema)
})

test('the editor is told which schema is whose', () => {
  const settings = JSON.parse(readFileSync(new URL('.vscode/settings.json', project), 'utf8'))
  expect(settings['yaml.schemas']).toEqual({
    './schema/archive.schema.json': 'content/archive.yaml',
    './schema/categories.schema.json': 'content/categories.yaml',
    './schema/comments.schema.json': 'content/comments/**/*.yaml',
    './schema/people.schema.json': 'content/people.yaml',
    './schema/redactions.schema.json': 'content/redactions.yaml',
    './schema/synonyms.schema.json': 'content/synonyms.yaml',
    './schema/tags.schema.json': 'content/tags.yaml',
  })
})
