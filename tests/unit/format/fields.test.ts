// Keys of front matter: their order, and the table in which contributors look them up.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countNames } from '../../../src/format/activity.ts'
import { activityKeys, questionKeys } from '../../../src/format/fields.ts'

const handbook = readFileSync(new URL('../../../CONTRIBUTING.md', import.meta.url), 'utf8')
const rows = new Map(
  Array.from(handbook.matchAll(/^\| `(\w+)` \| (.*) \|$/gm), ([, key = '', text = '']) => [key, text]),
)

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

test('CONTRIBUTING.md has a row for each key, and no other', () => {
  expect([...rows.keys()].sort()).toEqual([...questionKeys].sort())
})

test.each([
  ['counts', countNames],
  ['activity', activityKeys],
] as const)('its row for %s names every key inside', (key, names) => {
  expect(names.filter((name) => !rows.get(key)?.includes(`\`${name}\``))).toEqual([])
})
