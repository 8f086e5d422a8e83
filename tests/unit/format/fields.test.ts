// Keys of front matter: their order, and the table in which contributors look them up.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsSchema } from '../../../src/folder/settings.ts'
import { countNames } from '../../../src/format/activity.ts'
import { pageSchema, questionSchema } from '../../../src/format/fields.ts'
import { listKeys } from '../../../src/format/leaf.ts'

const questionKeys = listKeys(questionSchema)
const activityKeys = listKeys(questionSchema, ['activity', 0])

const readDocument = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')

/** Rows of the table below a heading, by the key in their first column. */
function readRows(name: string, heading: string): Map<string, string> {
  const [, section = ''] = readDocument(name).split(`\n${heading}\n`)
  const [own = ''] = section.split(/^## /m)
  return new Map(
    Array.from(own.matchAll(/^\| `(\w+)` \| (.*) \|$/gm), ([, key = '', text = '']) => [key, text]),
  )
}

const rows = readRows('docs/content-format.md', '## Questions')
// Contributors look at the most common ones in their own language.
const korean = readRows('CONTRIBUTING.ko.md', '## 파일은 이렇게 생겼습니다')

test('keys in the order in which files are written', () => {
  expect(questionKeys).toEqual([
    'title',
    'category',
    'tags',
    'counts',
    'poll',
    'activity',
    'aliases',
    'score',
    'language',
    'state',
    'related',
    'source',
    'license',
  ])
  expect(activityKeys).toEqual(['at', 'actor', 'person', 'kind'])
})

test.each([
  ['of the format', rows],
  ['in Korean', korean],
])('the table %s has a row for each key of a question, and no other', (_, table) => {
  expect([...table.keys()].sort()).toEqual([...questionKeys].sort())
})

test('so have the tables of pages and of settings', () => {
  expect([...readRows('docs/content-format.md', '## Pages').keys()]).toEqual(listKeys(pageSchema))
  const keys = Object.keys(settingsSchema.shape)
  expect([...readRows('docs/configuration.md', '## Settings').keys()].sort()).toEqual(keys.sort())
})

test.each([
  ['counts', countNames],
  ['activity', activityKeys],
] as const)('its row for %s names every key inside', (key, names) => {
  expect(names.filter((name) => !rows.get(key)?.includes(`\`${name}\``))).toEqual([])
})
