// A forum of two open topics, one in Korean and one in English, with something of all that forums have.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { recordSchema } from '../../../../src/import/records.ts'
import { Failure } from '../../../../src/words/failure.ts'
import { toRecords } from '../../../support/record-lines.ts'
import {
  type ForumFiles,
  type ForumOptions,
  forum,
  post,
  readFiles,
  readForum,
  toPage,
  writeForum,
} from './read-forum.ts'

const { records, notes, importer } = await readForum()
const [source, korean, ...others] = records
const answers = others.flatMap((record) => (record.type === 'answer' ? [record] : []))

const bare = { body: { html: '' } }

test('its source, by what its files say of it; its first post is the question, all others are answers', () => {
  const shown = answers.map((answer) => ({ ...answer, ...bare }))
  expect([source, korean, ...shown]).toEqual(
    toRecords(String.raw`
{"type": "source", "key": "discourse:forum.example.org", "title": "예시 포럼", "description": "묻고 답하던 곳",
  "urls": ["https://forum.example.org"], "language": "ko", "answerOrder": "time"}
{"type": "question", "id": "12", "title": "PUT과 PATCH ❓", "category": "웹", "tags": ["rest", "http"],
  "at": "2021-03-02T01:00:00.000Z", "actor": "홍길동",
  "body": {"html": "<p>둘 다 고칠 때 쓰는 것 같습니다. <img src=\"/images/emoji/twitter/thinking.png?v=9\" title=\":thinking:\" class=\"emoji\" alt=\":thinking:\"></p>\n\n<p>여러분은 어떠신가요?</p>"},
  "views": 345, "recommended": 3, "poll": [{"title": "무엇을 쓰시나요?", "closed": true, "voters": 5,
  "options": [{"label": "PUT 👍", "votes": 4}, {"label": "PATCH & 그 밖의 것", "votes": 1}]}],
  "aliases": ["/t/put과-patch/12", "/t/12", "/t/put과-patch/12/1", "/t/put과-patch/12/2#answer-2",
  "/t/put과-patch/12/4#answer-4", "/t/put과-patch/12/6#answer-6", "/t/12/2#answer-2",
  "/t/put-and-patch/12/2#answer-2"], "closed": {"at": "2021-03-04T00:00:00.000Z"}}
{"type": "answer", "question": "12", "id": "2", "at": "2021-03-02T02:30:00.000Z", "body": {"html": ""}, "actor": "kim_cs",
  "recommended": 1, "accepted": true}
{"type": "answer", "question": "12", "id": "4", "at": "2021-03-02T03:00:00.000Z", "body": {"html": ""}, "actor": "홍길동",
  "recommended": 0, "replyTo": "2"}
{"type": "answer", "question": "12", "id": "6", "at": "2021-03-02T05:00:00.000Z", "body": {"html": ""}, "actor": "Ada",
  "recommended": 0}
{"type": "answer", "question": "15", "id": "2", "at": "2021-04-01T11:00:00.000Z", "body": {"html": ""}, "actor": "kim_cs",
  "recommended": 0}
{"type": "answer", "question": "15", "id": "5", "at": "2021-04-01T14:00:00.000Z", "body": {"html": ""}, "actor": "삭제된 사용자",
  "recommended": 0, "replyTo": "2"}
`),
  )
})

test('what somebody typed stands beside what was shown, under the link that the topic was', () => {
  const english = records.find((record) => record.type === 'question' && record.id === '15')
  expect(english).toMatchObject({
    aliases: [
      '/t/how-do-i-read-a-large-file/15',
      '/t/15',
      '/t/how-do-i-read-a-large-file/15/1',
      '/t/how-do-i-read-a-large-file/15/2#answer-2',
      '/t/how-do-i-read-a-large-file/15/5#answer-5',
      '/p/202#answer-2',
    ],
    locked: true,
    body: {
      html: expect.stringMatching(
        /^<p><a href="https:\/\/files\.example\.com\/big\.csv\?x=1&amp;y=&quot;2&quot;">/,
      ),
      markdown: expect.stringMatching(/^It has 4 GB\./),
    },
  })
})

test('what listings of it meant, and where they stood', () => {
  expect(records.filter(({ type }) => type === 'category' || type === 'hashtag')).toEqual([
    { type: 'category', category: '웹', description: '웹을 만드는 이야기', aliases: ['/c/web/4', '/c/web'] },
    { type: 'category', category: 'REST', aliases: ['/c/web/rest/5', '/c/web/rest', '/c/rest/5'] },
    { type: 'hashtag', hashtag: 'rest', aliases: ['/tag/rest'] },
    { type: 'hashtag', hashtag: 'http', aliases: ['/tag/http'] },
  ])
})

test('each record has the shape of records', () => {
  expect(records.map((record) => recordSchema.parse(record))).toEqual(records)
})

test('what is left out or not known is noted', () => {
  expect(notes).toEqual([
    { rule: 'discourse-no-topic', at: join(forum, 'latest.json') },
    { rule: 'discourse-small-action', at: 'topic 12, post 3', detail: 'closed.enabled' },
    { rule: 'discourse-gap', at: 'topic 12', detail: '5' },
    { rule: 'discourse-edit', at: 'topic 12, post 2', detail: '2021-03-03T00:00:00.000Z' },
    { rule: 'discourse-reply', at: 'topic 12, post 6', detail: '5' },
    { rule: 'discourse-whisper', at: 'topic 15, post 3' },
    { rule: 'discourse-hidden', at: 'topic 15, post 4' },
    { rule: 'discourse-deleted', at: 'topic 15, post 6' },
    { rule: 'discourse-private', at: 'topic 20', detail: '1' },
    { rule: 'discourse-category', at: 'category 9', detail: '1' },
  ])
  expect(importer.progress()).toBe(1)
})

test('edits, names of categories and the address as they are asked for', async () => {
  using folder = writeForum({ 'names.json': { '4': 'Web', '9': 'Files' } })
  const categories = join(folder.path, 'names.json')
  const asked = await readForum({ edits: true, categories, url: 'https://old.example.net/forum/' })
  expect(asked.records[0]).toMatchObject({
    key: 'discourse:old.example.net/forum',
    urls: ['https://old.example.net/forum'],
  })
  expect(asked.records.flatMap((record) => (record.type === 'question' ? [record.category] : []))).toEqual([
    'Web',
    'Files',
  ])
  expect(asked.records.flatMap((record) => (record.type === 'answer' ? record.edited : []))).toEqual([
    { at: '2021-03-03T00:00:00.000Z' },
  ])
})

describe('what can’t be read is one failure', () => {
  test.each<[string, ForumFiles, Partial<Failure>, ForumOptions?]>([
    [
      'no topic',
      { 'about.json': { about: {} } },
      { failure: 'discourse-no-topics', detail: { folder: '.' } },
    ],
    [
      'no folder',
      {},
      { failure: 'discourse-unreadable', detail: { path: './gone', reason: 'ENOENT' } },
      { path: 'gone' },
    ],
    [
      'EUC-KR',
      { '1.json': Buffer.from([123, 10, 34, 0xc1, 0xfa, 34, 10, 125]) },
      { failure: 'discourse-no-utf8', detail: { file: './1.json', line: 2 } },
    ],
    [
      'a post without a number',
      { '1.json': { id: 1, post_stream: { posts: [{ id: 5, created_at: '2021-01-01' }] } } },
      {
        failure: 'discourse-topic-shape',
        detail: { file: './1.json', key: 'post_stream.posts[0].post_number' },
      },
    ],
    [
      'a topic without an id',
      { '1.json': { post_stream: { posts: [] } } },
      { failure: 'discourse-topic-shape', detail: { file: './1.json', key: 'id' } },
    ],
  ])('%s', async (_, files, expected, { path = '' } = {}) => {
    using folder = writeForum(files)
    const failure = await readForum({ path: join(folder.path, path) }).catch((error) => error)
    expect(failure).toBeInstanceOf(Failure)
    const detail = JSON.parse(JSON.stringify(failure.detail).replaceAll(folder.path, '.'))
    expect({ failure: failure.failure, detail }).toEqual(expected)
  })

  test.each<[text: string, line: number]>([
    ['', 1],
    ['{', 1],
    ['x', 1],
    ['{\n  "id": 1,\n\n', 2],
    ['{\n  "id": x\n}\n', 2],
    ['{\n  "id": 1\n  "slug": "a"\n}\n', 3],
    ['{\n  "id": 1,\n  "slug": "a\nb"\n}\n', 4],
    ['{\n  "posts": [\n    { "id": 1 },\n    { "id": 2 ]\n  ]\n}', 4],
    ['{\n  "id": 1\n}\n}\n', 4],
    ['<!DOCTYPE html>\n<html>\n', 1],
  ])('%j breaks in line %d', async (text, line) => {
    const read = readFiles({ '1.json': text })
    await expect(read).rejects.toMatchObject({ failure: 'discourse-no-json', detail: { line } })
  })
})

test('who stops it waits for one file', async () => {
  const checkStop = () => {
    throw new Failure('import-stopped', {})
  }
  await expect(readForum({ checkStop })).rejects.toThrow(Failure)
})

describe('what a forum tells of itself', () => {
  test.each<[name: string, said: object, source: object, others?: number]>([
    ['about.json', { about: { title: 'Kaki', locale: 'pt_BR' } }, { title: 'Kaki', language: 'pt-BR' }],
    [
      'basic-info.json',
      { logo_url: '/a.png', title: 'Kaki', description: '감' },
      { title: 'Kaki', description: '감' },
    ],
    ['settings.json', { title: 'Kaki', default_locale: 'ko' }, { title: 'Kaki', language: 'ko' }],
    ['site.json', { categories: [{ id: 1, name: 'A' }], default_locale: 'ja' }, { language: 'ja' }],
    ['package.json', { title: 'kaki', locale: 'ko' }, {}, 1],
  ])('%s', async (name, said, source, others = 0) => {
    const { records, notes } = await readFiles({ [name]: said, 't1.json': toPage([], { id: 1, title: 'a' }) })
    expect(records).toEqual([{ type: 'source', key: 'discourse', urls: [], answerOrder: 'time', ...source }])
    expect(notes.filter(({ rule }) => rule === 'discourse-no-topic')).toHaveLength(others)
  })

  test('in several files', async () => {
    const { records } = await readFiles({
      'about.json': { about: { title: 'Kaki' } },
      'site.json': { categories: [], default_locale: 'en_GB', title: '감' },
      't1.json': toPage([]),
    })
    expect(records[0]).toMatchObject({ title: 'Kaki', language: 'en-GB' })
  })
})

test('a forum that tells nothing of itself, and a topic without its first post', async () => {
  const page = readFileSync(join(forum, 't/12-page-2.json'), 'utf8')
  const { records, notes } = await readFiles({ 'pages/a.json': page })
  expect(records).toMatchObject([
    { type: 'source', key: 'discourse:forum.example.org', title: 'forum.example.org' },
    {
      type: 'question',
      id: '12',
      title: '12',
      at: '2021-03-02T05:00:00.000Z',
      actor: '삭제된 사용자',
      body: { html: '' },
      aliases: ['/t/12', '/t/12/1', '/t/12/6#answer-6'],
    },
    { type: 'answer', id: '6', actor: 'Ada' },
  ])
  expect(notes.map(({ rule }) => rule)).toEqual([
    'discourse-gap',
    'discourse-no-first-post',
    'discourse-reply',
  ])
})

test('where it lived is asked for when no text tells it', async () => {
  using folder = writeForum({ '1.json': toPage([post]) })
  const unknown = await readForum({ path: folder.path })
  expect(unknown.records[0]).toMatchObject({ key: 'discourse', urls: [] })
  expect(unknown.importer.isKeyOwn?.()).toBe(false)
  expect(unknown.notes).toContainEqual({ rule: 'discourse-address', at: folder.path })
  const known = await readForum({ path: folder.path, url: 'https://old.example.net' })
  expect(known.importer.isKeyOwn?.()).toBe(true)
  expect(known.notes.map(({ rule }) => rule)).not.toContain('discourse-address')
})
