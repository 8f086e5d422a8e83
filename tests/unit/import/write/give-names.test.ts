// Questions of another source are there, and of a hand: what they have is theirs.
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolders } from '../../../../src/import/write/folders.ts'
import { createGiveNames } from '../../../../src/import/write/give-names.ts'
import { readTarget } from '../../../../src/import/write/read-target.ts'
import { createSpool } from '../../../../src/import/write/spool.ts'
import { writeSynonyms } from '../../../../src/import/write/write-root-files.ts'
import { createZone } from '../../../../src/time/zone.ts'
import { toQuestionRecord } from '../repair/sample-records.ts'

const there = `---
title: 제목
category: Q-A
tags: [c-sharp, rest]
counts: { answers: 0, comments: 0 }
activity:
  - { at: 2024-05-01, actor: 홍길동, kind: 질문 }
aliases: [/a/1, /b.html]
---
본문
`

test('what is there keeps its names, and what is new is renamed or left out', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-names-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), text)
  }
  write('questions/1.md', there)
  write('questions/2.md', 'no front matter')
  write('synonyms.yaml', 'spring-boot: [springboot]\n')
  const spool = createSpool(':memory:')
  const target = readTarget({ folder: folder.path, key: 'x:qa', into: true }, spool, createFolders().count)
  const { toNames, hashtags } = createGiveNames(target, {
    spool,
    category: 'q-a',
    zone: createZone('Asia/Seoul'),
  })
  const first = toNames(
    toQuestionRecord({ id: '1', tags: ['c#', 'springboot'], aliases: ['/A/1', '/b.html/c', '/c'] }),
  )
  expect(first).toMatchObject({
    id: '1-2',
    category: expect.any(String),
    hashtags: ['c-sharp', 'spring-boot'],
    aliases: ['/c'],
  })
  expect(first.notes.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['id-taken', 'hashtag-changed', 'alias-taken']),
  )
  expect(toNames(toQuestionRecord({ id: '2', category: 'q-a', tags: [] }))).toMatchObject({
    id: '2-2',
    category: 'Q-A',
  })
  expect(toNames({ ...toQuestionRecord({ id: '3', tags: [] }), category: undefined })).toMatchObject({
    category: 'Q-A',
  })
  const synonyms = { type: 'synonyms', hashtag: 'c-sharp', spellings: ['rest', 'springboot', 'csharp'] }
  spool.addOther('synonyms', 'c-sharp', JSON.stringify(synonyms))
  const left: string[] = []
  let written = ''
  writeSynonyms(
    {
      target: folder.path,
      spool,
      tally: { note: ({ detail = '' }) => void left.push(detail) },
      write: (_path, content) => {
        written = String(content)
      },
    },
    hashtags,
  )
  expect(left).toEqual(['rest', 'springboot'])
  expect(written).toBe('spring-boot: [springboot]\nc-sharp: [csharp]\n')
  spool.close()
})

test.each([
  ['', ['springboot', 'spring-boot']],
  // No import replaces a file with notes, so it can't give a spelling back.
  ['# note\n', ['spring-boot']],
])('a spelling that the last import wrote is free for a hashtag: %j', (note, expected) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-names-'))
  writeFileSync(join(folder.path, 'synonyms.yaml'), `${note}spring-boot: [springboot]\n`)
  const lines = [
    { type: 'source', key: 'x:qa', format: 1, category: 'Q-A' },
    { type: 'synonyms', id: 'spring-boot', digest: '' },
  ]
  const list = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  writeFileSync(join(folder.path, 'import.ndjson'), list)
  const spool = createSpool(':memory:')
  const target = readTarget({ folder: folder.path, key: 'x:qa', into: false }, spool, createFolders().count)
  const { toNames } = createGiveNames(target, { spool, category: 'Q-A', zone: createZone('Asia/Seoul') })
  const { hashtags } = toNames(toQuestionRecord({ tags: ['springboot', 'spring-boot'] }))
  expect(hashtags).toEqual(expected)
  spool.close()
})
