// The content folder that an import writes to: whether it may, and the names that questions of others keep there.
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { collectRecords } from '../../../src/import/collect-records.ts'
import type { DiscussionNames } from '../../../src/import/fix/archive-names.ts'
import { planImport } from '../../../src/import/plan.ts'
import { readImportList } from '../../../src/import/read-import-list.ts'
import { readTarget } from '../../../src/import/read-target.ts'
import type { ImportRecord, QuestionRecord } from '../../../src/import/records.ts'
import { createSpool } from '../../../src/import/spool.ts'
import { writeSynonyms } from '../../../src/import/write-root-files.ts'
import { digestAll } from '../../../src/kept/digest.ts'
import { toQuestionRecord } from './fix/sample-records.ts'

interface Asked {
  key?: string
  isKeyOwn?: boolean
  into?: boolean
}

interface Planned {
  into?: boolean
  /** Of questions without one. */
  category?: string | undefined
}

/** A content folder with these files, and the spool of an import into it. */
function openFolder(files: Readonly<Record<string, string>>) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-target-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), text)
  }
  const spool = createSpool(':memory:')
  const read = ({ key = 'x:qa', into = false, ...asked }: Asked = {}) =>
    readTarget({ folder: folder.path, key, into, ...asked }, spool, () => {})
  return {
    path: folder.path,
    spool,
    read,
    /** What questions of a source are called, where they go, and all hashtags there are then. */
    plan: async (questions: readonly QuestionRecord[], { into = false, category }: Planned = {}) => {
      const records: ImportRecord[] = [{ type: 'source', key: 'x:qa', title: '제목', urls: [] }, ...questions]
      const importer = { read: () => Readable.from(records), progress: () => 1 }
      const tally = { note: () => {} }
      const run = { target: folder.path, into, category, now: Date.parse('2025-06-30') }
      const { begin, settle } = planImport(run, { spool, tally, importer })
      const { hashtags } = settle(
        await collectRecords({ importer, tally, spool, begin, tick: () => undefined }),
      )
      const given = spool.database.prepare('SELECT names, folder FROM discussion ORDER BY number').all()
      const names = given.map((row): DiscussionNames => JSON.parse(String(row['names'])))
      return { names, folders: given.map((row) => row['folder']), hashtags }
    },
    [Symbol.dispose]: () => {
      spool.close()
      folder.remove()
    },
  }
}

const toList = (...lines: object[]) => ({
  'import.ndjson': lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
})

test.each(['notes.txt', 'Posts.xml', 'question/1.md', 'questions/1.md', 'files/a.png', 'people.yml'])(
  '%s is not mixed with an import, unless that is wanted',
  (path) => {
    using folder = openFolder({ [path]: '' })
    const detail = expect.objectContaining({ held: path.split('/')[0] })
    expect(() => folder.read()).toThrow(expect.objectContaining({ failure: 'import-foreign', detail }))
    expect(() => folder.read({ into: true })).not.toThrow()
  },
)

test('settings that were put there for the import, and files of a repository, are no hindrance', () => {
  const names = 'theme/logo.svg .git/HEAD .gitignore README.md LICENSE package.json Thumbs.db empty/.DS_Store'
  const settings = 'title: 제목\nreferenceDate: 2024-05-01\n'
  const files = Object.fromEntries(['archive.yaml', ...names.split(' ')].map((name) => [name, settings]))
  using folder = openFolder(files)
  expect(() => folder.read()).not.toThrow()
})

test.each<[Asked, failure: string | undefined]>([
  [{ isKeyOwn: false, into: false }, 'import-key-unsure'],
  [{ isKeyOwn: false, into: true }, undefined],
  [{ isKeyOwn: true, into: false }, undefined],
])(
  'what may be another community of the same key is no update, unless that is wanted: %j',
  (asked, failure) => {
    using folder = openFolder(toList({ type: 'source', key: 'discourse', format: 1, category: '개발자' }))
    const read = () => folder.read({ key: 'discourse', ...asked })
    if (failure === undefined) expect(read).not.toThrow()
    else expect(read).toThrow(expect.objectContaining({ failure }))
  },
)

test('an id that the source has more than once leads to its questions in the order in which they were named', () => {
  const ids = ['1', '1-2 1', '1-3 1', 'a-b a/b', 'c d', 'd c'].map((pair) => {
    const [id, source] = pair.split(' ')
    return { type: 'question', id, ...(source && { source }), fields: '', counts: '', activity: '', body: '' }
  })
  using folder = openFolder(toList({ type: 'source', key: 'x:qa', format: 1 }, ...ids))
  const former = readImportList(folder.path, 'x:qa', folder.spool)
  expect(Object.fromEntries(former.ids)).toEqual({
    '1': ['1', '1-2', '1-3'],
    'a/b': ['a-b'],
    c: ['d'],
    d: ['c'],
  })
})

test('of an import that was stopped, the new line holds of each file that has arrived, and the former of the others', () => {
  const line = { type: 'question', fields: '', counts: '', activity: '' }
  const former = (id: string) => ({
    ...line,
    id,
    body: 'was',
    answers: { a: ['was', ''], b: ['was', ''] },
    comments: { c: 'was' },
  })
  const next = (id: string, source = id) => ({
    ...former(id),
    ...(source !== id && { source }),
    body: 'will',
    answers: { a: ['will', ''], b: ['will', ''] },
    comments: { c: 'will' },
  })
  const texts = {
    'questions/1.md': 'new',
    'answers/1/a.md': 'new',
    'answers/1/b.md': 'old',
    'comments/2.yaml': 'new',
  }
  const moving = [
    ...Object.keys(texts),
    'questions/2.md',
    'questions/5.md',
    'questions/6.md',
    'people.yaml',
  ].map((path) => {
    return { type: 'moving', path, digest: digestAll(Buffer.from('new')) }
  })
  using folder = openFolder({
    ...texts,
    'questions/2.md': 'old',
    // Changed by a person since.
    'questions/5.md': 'newer',
    'people.yaml': 'new',
    'tags.yaml': 'new',
    ...toList(
      { type: 'unfinished', source: 'records', isFresh: false, key: 'x:qa' },
      { type: 'source', key: 'x:qa', format: 1 },
      { type: 'archive', referenceDate: '2024-05-01' },
      ...['1', '2'].map(former),
      { type: 'person', id: 'u1', digest: 'was' },
      { type: 'hashtag', id: 'rest', digest: 'was' },
      { type: 'next' },
      ...moving,
      { type: 'source', key: 'x:qa', format: 1 },
      { type: 'archive', referenceDate: '2024-06-01' },
      ...['1', '2', '5'].map((id) => next(id)),
      next('6', 'six'),
      { type: 'person', id: 'u1', digest: 'will' },
      { type: 'hashtag', id: 'rest', digest: 'will' },
    ),
  })
  const { former: read, isFresh } = folder.read()
  const find = (id: string) => JSON.parse(folder.spool.findFormer('question', id) ?? 'null')
  expect(find('1')).toEqual({
    ...next('1'),
    answers: { a: ['will', ''], b: ['was', ''] },
    comments: { c: 'was' },
  })
  expect(find('2')).toEqual({ ...former('2'), comments: { c: 'will' } })
  expect(find('5')).toEqual({ ...next('5'), answers: {}, comments: {} })
  expect(find('6')).toBe(null)
  expect(read.ids.get('six')).toEqual(['6'])
  expect(folder.spool.listForeignIds()).toEqual([])
  expect(read).toMatchObject({ isOfSource: true, referenceDate: '2024-05-01', stopped: { isFresh: false } })
  expect(isFresh).toBe(false)
  const lines = (['person', 'hashtag'] as const).flatMap((kind) => folder.spool.listFormer(kind))
  expect(lines.map((text) => JSON.parse(text).digest)).toEqual(['will', 'was'])
  const other = expect.objectContaining({ failure: 'import-unfinished' })
  expect(() => folder.read({ key: 'x:other', into: true })).toThrow(other)
})

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

test('folders are by year, a thousand questions each, with what is there already', async () => {
  const there = ['elsewhere/a', 'b', ...Array.from({ length: 999 }, (_, index) => `2024/${index + 1}`)]
  using folder = openFolder(Object.fromEntries(there.map((path) => [`questions/${path}.md`, ''])))
  const days = ['2024-05-01', '2024-05-02T09:30:00Z', '2023-01-01', '2024-05-03', 'yesterday']
  const questions = days.map((at, index) => toQuestionRecord({ id: `new-${index}`, at }))
  const { folders } = await folder.plan(questions, { into: true })
  expect(folders).toEqual(['2024', '2024-2', '2023', '2024-2', 'undated'])
})

test('what is there keeps its names, and what is new is renamed or left out', async () => {
  using folder = openFolder({
    'questions/1.md': there,
    'questions/2.md': 'no front matter',
    'synonyms.yaml': 'spring-boot: [springboot]\n',
  })
  const { spool } = folder
  const aliases = ['/A/1', '/b.html/c', '/c']
  const questions = [
    toQuestionRecord({ id: '1', tags: ['c#', 'springboot'], aliases }),
    toQuestionRecord({ id: '2', category: 'q-a', tags: [] }),
    toQuestionRecord({ id: '3', tags: [] }),
  ]
  const { names, hashtags } = await folder.plan(questions, { into: true, category: 'q-a' })
  const [first, second, third] = names
  expect(first).toMatchObject({ id: '1-2', hashtags: ['c-sharp', 'spring-boot'], aliases: ['/c'] })
  const rules = first?.notes.map(({ rule }) => rule)
  expect(rules).toEqual(expect.arrayContaining(['id-taken', 'hashtag-changed', 'alias-taken']))
  expect(second).toMatchObject({ id: '2-2', category: 'Q-A' })
  expect(third?.category).toBe('Q-A')
  const synonyms = { type: 'synonyms', hashtag: 'c-sharp', spellings: ['rest', 'springboot', 'csharp'] }
  spool.addOther('synonyms', 'c-sharp', JSON.stringify(synonyms))
  const left: string[] = []
  const written: unknown[] = []
  const tally = { note: ({ detail = '' }) => void left.push(detail) }
  const write = (_path: string, content: unknown) => void written.push(content)
  writeSynonyms({ target: folder.path, spool, tally, write }, hashtags)
  expect(left).toEqual(['rest', 'springboot'])
  expect(written).toEqual(['spring-boot: [springboot]\nc-sharp: [csharp]\n'])
})

test.each([
  ['', ['springboot', 'spring-boot']],
  // No import replaces a file with notes, so it can't give a spelling back.
  ['# note\n', ['spring-boot']],
])('a spelling that the last import wrote is free for a hashtag: %j', async (note, expected) => {
  const lines = [
    { type: 'source', key: 'x:qa', format: 1, category: 'Q-A' },
    { type: 'synonyms', id: 'spring-boot', digest: '' },
  ]
  using folder = openFolder({ ...toList(...lines), 'synonyms.yaml': `${note}spring-boot: [springboot]\n` })
  const { names } = await folder.plan([toQuestionRecord({ tags: ['springboot', 'spring-boot'] })])
  expect(names[0]?.hashtags).toEqual(expected)
})
