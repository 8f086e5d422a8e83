import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toSchemas } from '../../../src/commands/schema.ts'
import { findDescriptions } from '../../../src/words/descriptions.ts'
import { languages } from '../../../src/words/language.ts'

const project = new URL('../../../', import.meta.url)
const schemas = Object.entries(toSchemas())

test.for(schemas)('schema/%s is up to date', ([name, schema]) => {
  expect(readFileSync(new URL(`schema/${name}`, project), 'utf8')).toBe(schema)
})

interface JsonSchema {
  description?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  anyOf?: JsonSchema[]
}

/** What is said at each path: of every key, and of what has a description besides. */
function listDescriptions(schema: JsonSchema, path: string, isKey = false): [path: string, text: string][] {
  const { description, properties = {}, items, additionalProperties: others, anyOf = [] } = schema
  return [
    ...(isKey || description !== undefined ? [[path, description ?? ''] satisfies [string, string]] : []),
    ...Object.entries(properties).flatMap(([key, each]) => listDescriptions(each, `${path}.${key}`, true)),
    ...(typeof others === 'object' ? listDescriptions(others, `${path}.*`) : []),
    ...[...anyOf, ...(items ? [items] : [])].flatMap((each) => listDescriptions(each, path)),
  ]
}

test.each(languages)(
  'each key has a description in its language (%s), filled in, and nothing else has',
  (language) => {
    const said = schemas.flatMap(([name, schema]) => {
      const [, folder, kind = ''] = /^(?:(\w+)\/)?(.+)\.schema\.json$/.exec(name) ?? []
      return folder === language ? listDescriptions(JSON.parse(schema), kind) : []
    })
    const isStrange = (text: string) =>
      /\p{Script=Hangul}/u.test(text) !== (language === 'ko') || /\{(?!path\})\w*\}/.test(text) || text === ''
    expect(said.filter(([, text]) => isStrange(text))).toEqual([])
    expect([...new Set(said.map(([path]) => path))].sort()).toEqual(
      [...findDescriptions(language).keys()].sort(),
    )
  },
)

test('limits stand in descriptions as numbers', () => {
  expect(languages.map((language) => findDescriptions(language).get('comments.text'))).toEqual([
    '댓글의 글. 마크다운으로, text: | 아래 줄에 들여서 씁니다. 10,000자까지',
    'Text of the comment in Markdown, indented below text: |, up to 10,000 characters',
  ])
})

test('the editor is told which schema is whose', () => {
  const settings = JSON.parse(readFileSync(new URL('.vscode/settings.json', project), 'utf8'))
  expect(settings['yaml.schemas']).toEqual({
    './schema/ko/archive.schema.json': 'content/archive.yaml',
    './schema/ko/categories.schema.json': 'content/categories.yaml',
    './schema/ko/comments.schema.json': 'content/comments/**/*.yaml',
    './schema/ko/people.schema.json': 'content/people.yaml',
    './schema/ko/redactions.schema.json': 'content/redactions.yaml',
    './schema/ko/synonyms.schema.json': 'content/synonyms.yaml',
    './schema/ko/tags.schema.json': 'content/tags.yaml',
  })
})
