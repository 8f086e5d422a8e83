import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { discourseFailures, discourseRules } from '../../../../src/messages/ko/import-discourse-messages.ts'
import { projectFolder } from '../../../support/project.ts'

const room = join(projectFolder, 'src/import/discourse')

test('each rule and failure that the import names has its words, and no other has', () => {
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const named = files.flatMap((name) =>
    Array.from(
      readFileSync(join(room, name), 'utf8').matchAll(/'(discourse-[a-z\d-]+)'/g),
      ([, rule]) => rule,
    ),
  )
  const worded = [...Object.keys(discourseRules), ...Object.keys(discourseFailures)]
  expect([...new Set(named)].toSorted()).toEqual(worded.toSorted())
})
