import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failuresEn } from '../../../../src/words/failures-en.ts'
import { findWords } from '../../../../src/words/words.ts'
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
  const { rules } = findWords('ko')
  const failing = Object.keys(failuresEn).filter((code) => code.startsWith('discourse-'))
  const worded = [...Object.keys(rules.discourse), ...failing]
  expect([...new Set(named)].toSorted()).toEqual(worded.toSorted())
})
