// tags.yaml and categories.yaml of imports: what the source says of its hashtags and categories.
import { existsSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ImportRecord } from '../../../src/import/records.ts'
import { importRecords } from '../../support/import-records.ts'
import { toQuestionRecord } from './fix/sample-records.ts'

interface Importing {
  key?: string
  into?: boolean
}

function createArchive() {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-described-'))
  const place = (name: string) => join(folder.path, name)
  const read = (name: string) => (existsSync(place(name)) ? readFileSync(place(name), 'utf8') : '')
  const add = async (records: readonly ImportRecord[], { key = 'test:a', into = false }: Importing = {}) => {
    let told: string[] = []
    const source = { type: 'source' as const, key, urls: ['https://old.example'] }
    await importRecords(folder.path, [source, ...records], {
      now: '2025-06-30T00:00:00Z',
      into,
      report: (_, notes) => {
        const rules = [...notes.counts.keys()].filter((rule) =>
          /alias|description|hashtag \w|kept/.test(rule),
        )
        told = rules.flatMap((rule) =>
          notes
            .readRule(rule)
            .trim()
            .split('\n')
            .map((line) => `${rule} ${line}`),
        )
      },
    })
    return { tags: read('tags.yaml'), categories: read('categories.yaml'), told }
  }
  return {
    add,
    read,
    write: (name: string, text: string) => writeFileSync(place(name), text),
    [Symbol.dispose]: folder.remove,
  }
}

const toHashtag = (hashtag: string, description: string | undefined, ...aliases: string[]): ImportRecord => {
  return { type: 'hashtag', hashtag, ...(description === undefined ? {} : { description }), aliases }
}
const toCategory = (
  category: string,
  description: string | undefined,
  ...aliases: string[]
): ImportRecord => {
  return { type: 'category', category, ...(description === undefined ? {} : { description }), aliases }
}

test('entries follow the spelling that the archive has, and what nobody carries is left out', async () => {
  using archive = createArchive()
  const { tags, categories, told } = await archive.add([
    toQuestionRecord({ id: '1', tags: ['C#', 'REST API', '감'], category: 'Q&A', aliases: ['/tag/taken'] }),
    toHashtag('C#', 'A language: typed.', '/questions/tagged/csharp', '/tag/taken', '/tags/감'),
    toHashtag('REST API', undefined, '/tag/rest-api', '/a/../b', '/tag/rest#top'),
    toHashtag('rest-api', 'Of REST.', '/tag/rest-api', 'https://old.example/tag/rest'),
    toHashtag('rest-api', 'Another.'),
    toHashtag('감', '  '),
    toHashtag('곶감', 'dried', '/tag/dried'),
    toCategory('Q&A', 'Questions\nand <b>answers</b>', '/c/q-a/5'),
    toCategory('Nowhere', undefined, '/c/nowhere/6'),
  ])
  expect(tags).toBe(
    [
      'c#: { description: "A language: typed.", aliases: [/questions/tagged/csharp] }\n',
      'rest-api: { description: Of REST., aliases: [/tag/rest-api, /tag/rest] }\n',
    ].join(''),
  )
  expect(categories).toBe('Q&A: { description: Questions and answers, aliases: [/c/q-a/5] }\n')
  expect(told).toEqual([
    'alias-taken hashtag C#: /tag/taken',
    'alias-taken hashtag rest-api: /tag/rest-api',
    'alias-left-out hashtag C#: /tags/감',
    'alias-left-out hashtag REST API: /tag/rest#top',
    'alias-left-out hashtag REST API: /a/../b',
    'alias-changed hashtag rest-api: https://old.example/tag/rest',
    'description-left-out hashtag rest-api: Another.',
    'description-left-out hashtag 곶감: dried',
    'description-left-out category Nowhere: /c/nowhere/6',
  ])
})

test('what is said of another spelling goes to the hashtag that is carried', async () => {
  using archive = createArchive()
  const { tags, told } = await archive.add([
    toQuestionRecord({ id: '1', tags: ['rest'] }),
    toHashtag('rest', 'Resources.', '/tag/rest'),
    { type: 'synonyms', hashtag: 'rest', spellings: ['RESTful'] },
    toHashtag('restful', 'Rests.', '/tag/restful'),
  ])
  expect(tags).toBe('rest: { description: Resources., aliases: [/tag/rest, /tag/restful] }\n')
  expect(told).toEqual(['description-left-out hashtag restful: Rests.'])
})

test('an address stands below no question', async () => {
  using archive = createArchive()
  const { tags, told } = await archive.add([
    toQuestionRecord({ id: 'tagged', tags: ['rest'] }),
    toHashtag(
      'rest',
      'Resources.',
      '/questions/tagged/rest',
      '/questions/rest/tagged',
      '/questions/topics/12',
    ),
  ])
  expect(tags).toBe(
    'rest: { description: Resources., aliases: [/questions/rest/tagged, /questions/topics/12] }\n',
  )
  expect(told).toEqual(['alias-left-out hashtag rest: /questions/tagged/rest'])
})

const start = [
  toQuestionRecord({ id: '1', tags: ['rest', 'http'] }),
  toHashtag('rest', 'Resources.', '/tag/rest'),
  toHashtag('http', 'A protocol.', '/tag/http'),
]

test('what a person changed stays, and the rest follows the source', async () => {
  using archive = createArchive()
  const first = await archive.add(start)
  archive.write('tags.yaml', first.tags.replace('Resources.', 'Of a hand.'))
  const second = await archive.add([
    toQuestionRecord({ id: '1', tags: ['rest', 'http'] }),
    toHashtag('rest', 'Resources!', '/tag/rest'),
    toHashtag('http', 'The protocol.', '/tag/http'),
  ])
  expect(second.tags).toBe(
    'http: { description: The protocol., aliases: [/tag/http] }\nrest: { description: Of a hand., aliases: [/tag/rest] }\n',
  )
  expect(second.told).toEqual(['kept-edited-both hashtag rest'])
})

test('an address that leads to another hashtag now leads to no other', async () => {
  using archive = createArchive()
  await archive.add(start)
  const { tags, told } = await archive.add([
    toQuestionRecord({ id: '1', tags: ['http'] }),
    toHashtag('http', 'A protocol.', '/tag/http', '/tag/rest'),
  ])
  expect(tags).toBe(
    'http: { description: A protocol., aliases: [/tag/http, /tag/rest] }\nrest: { description: Resources. }\n',
  )
  expect(told).toEqual(['alias-taken hashtag rest: /tag/rest', 'kept-vanished hashtag rest'])
})

test('a second community takes no address of the first, and a hand’s entry stays as it is', async () => {
  using archive = createArchive()
  archive.write('categories.yaml', '개발자: { aliases: [/c/dev] }\n')
  archive.write('archive.yaml', 'title: a\nreferenceDate: 2025-06-30\n')
  await archive.add(start, { into: true })
  const { tags, categories, told } = await archive.add(
    [
      toQuestionRecord({ id: '2', tags: ['rest', 'soap'], category: '개발자' }),
      toHashtag('soap', 'Envelopes.', '/tag/http', '/c/dev'),
      toHashtag('rest', 'Another.', '/t/rest'),
      toCategory('개발자', 'Developers', '/c/developers'),
    ],
    { key: 'test:b', into: true },
  )
  expect(tags).toContain(
    'rest: { description: Resources., aliases: [/tag/rest] }\nsoap: { description: Envelopes. }\n',
  )
  expect(categories).toBe('개발자: { aliases: [/c/dev] }\n')
  expect(told).toEqual([
    'alias-taken hashtag soap: /tag/http',
    'alias-taken hashtag soap: /c/dev',
    'kept-own hashtag rest',
    'kept-own category 개발자',
  ])
})

const long = `${'가'.repeat(300)}. ${'나'.repeat(199)}.`

test('descriptions are plain text of a line, and whole sentences where they are long', async () => {
  using archive = createArchive()
  const described: [text: string, line: string][] = [
    ['Plain a < b, List<String>, *args, __init__', 'Plain a < b, List<String>, *args, __init__'],
    ['Of <b>HTML</b> &amp; <a href="https://a.example">links</a><br>two', 'Of HTML & links two'],
    ['**Bold** `code`, a [link](https://a.example/b), no [one] (1)', 'Bold code, a link, no [one] (1)'],
    ['Tom &amp; Jerry', 'Tom & Jerry'],
    ['the <script> element', 'the <script> element'],
    ['  two\n\nlines\u0000 ', 'two lines'],
    [long, `${'가'.repeat(300)}.`],
    ['라'.repeat(501), `${'라'.repeat(499)}…`],
    ['마'.repeat(500), '마'.repeat(500)],
    ['- Use e.g. this', '- Use e.g. this'],
  ]
  const tags = described.map((_, index) => `t${index}`)
  const records = described.map(([text], index) => toHashtag(`t${index}`, text))
  const { tags: file, told } = await archive.add([toQuestionRecord({ id: '1', tags }), ...records])
  const lines = file.trimEnd().split('\n')
  expect(lines.map((line) => String(parse(line)))).toEqual(described.map(([, line]) => line))
  expect(told.map((line) => line.slice(0, 26))).toEqual([
    'description-cut hashtag t6',
    'description-cut hashtag t7',
  ])
})

function parse(line: string): unknown {
  const [, text = ''] = /\{ description: (.*) \}$/.exec(line) ?? []
  return text.startsWith('"') ? JSON.parse(text) : text
}
