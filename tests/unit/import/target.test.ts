// Which folders an import may write to without being told: those where it is mixed with nothing.
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createZone } from '../../../src/format/time.ts'
import { createFolders, createGiveNames } from '../../../src/import/plan.ts'
import { readImportList } from '../../../src/import/read-import-list.ts'
import { readTarget } from '../../../src/import/read-target.ts'
import { createSpool } from '../../../src/import/spool.ts'
import { writeSynonyms } from '../../../src/import/write-root-files.ts'
import { toQuestionRecord } from './fix/sample-records.ts'

function readWith(files: readonly string[], into: boolean) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-target-'))
  for (const path of files) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), 'title: 제목\nreferenceDate: 2024-05-01\n')
  }
  const spool = createSpool(':memory:')
  try {
    return readTarget({ folder: folder.path, key: 'x:qa', into }, spool, createFolders().count)
  } finally {
    spool.close()
  }
}

describe.each([
  ['notes.txt'],
  ['Posts.xml'],
  ['question/1.md'],
  ['questions/1.md'],
  ['files/a.png'],
  ['people.yml'],
])('%s', (path) => {
  test('is nothing to be mixed with', () => {
    expect(() => readWith([path], false)).toThrow(
      expect.objectContaining({
        failure: 'import-foreign',
        detail: expect.objectContaining({ held: path.split('/')[0] }),
      }),
    )
  })

  test('is there when that is wanted', () => {
    expect(() => readWith([path], true)).not.toThrow()
  })
})

test('settings that were put there for the import, and files of a repository, are no hindrance', () => {
  const files = [
    'archive.yaml',
    'theme/logo.svg',
    '.git/HEAD',
    '.gitignore',
    'README.md',
    'LICENSE',
    'package.json',
  ]
  expect(() => readWith([...files, 'Thumbs.db', 'empty/.DS_Store'], false)).not.toThrow()
})

test('what may be another community of the same key is no update, unless that is wanted', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-target-'))
  const line = { type: 'source', key: 'discourse', format: 1, category: '개발자' }
  writeFileSync(join(folder.path, 'import.ndjson'), `${JSON.stringify(line)}\n`)
  const readWith = (isKeyOwn: boolean, into: boolean) => () => {
    const spool = createSpool(':memory:')
    readTarget({ folder: folder.path, key: 'discourse', isKeyOwn, into }, spool, createFolders().count)
    spool.close()
  }
  expect(readWith(false, false)).toThrow(expect.objectContaining({ failure: 'import-key-unsure' }))
  expect(readWith(false, true)).not.toThrow()
  expect(readWith(true, false)).not.toThrow()
})

test('an id that the source has more than once leads to its questions in the order in which they were named', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-list-'))
  const path = join(folder.path, 'import.ndjson')
  const digests = { fields: '', counts: '', activity: '', body: '' }
  const lines = [
    { type: 'source', key: 'x:qa', format: 1, category: '개발자' },
    { type: 'question', id: '1', ...digests },
    { type: 'question', id: '1-2', source: '1', ...digests },
    { type: 'question', id: '1-3', source: '1', ...digests },
    { type: 'question', id: 'a-b', source: 'a/b', ...digests },
    { type: 'question', id: 'c', source: 'd', ...digests },
    { type: 'question', id: 'd', source: 'c', ...digests },
  ]
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const spool = createSpool(':memory:')
  expect(readImportList(path, 'x:qa', spool).ids).toEqual(
    new Map([
      ['1', ['1', '1-2', '1-3']],
      ['a/b', ['a-b']],
      ['d', ['c']],
      ['c', ['d']],
    ]),
  )
  spool.close()
})

// Questions of another source are there, and of a hand: what they have is theirs.

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
