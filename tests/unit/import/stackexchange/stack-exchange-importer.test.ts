import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import create7z from '7z-wasm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFindLinkTarget } from '../../../../src/archive/link-targets.ts'
import { createFindFormerPath } from '../../../../src/format/addresses.ts'
import { type ImportNote, type ImportRecord, recordSchema } from '../../../../src/import/records.ts'
import { createStackExchangeImporter } from '../../../../src/import/stackexchange/stack-exchange-importer.ts'
import { type DumpTables, writeDump } from '../../../support/write-dump.ts'
import { readDump } from './read-dump.ts'

const cc4 = { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' }
const cc3 = { name: 'CC BY-SA 3.0', url: 'https://creativecommons.org/licenses/by-sa/3.0/' }

/** One of everything. */
const tables: DumpTables = {
  Users: [
    { Id: -1, DisplayName: 'Community' },
    {
      Id: 8,
      DisplayName: '홍길동',
      WebsiteUrl: 'https://a.example',
      AboutMe: '<p>하나 &amp; <b>둘</b></p><p>셋</p>',
    },
    { Id: 9, DisplayName: 'Kim', WebsiteUrl: 'javascript:alert(1)', AboutMe: '' },
    { Id: 10, DisplayName: 'nobody asks' },
  ],
  Posts: [
    {
      Id: 1,
      PostTypeId: 1,
      AcceptedAnswerId: 3,
      CreationDate: '2018-06-01T10:00:00.947',
      Score: 1,
      ViewCount: 169,
      Body: '<p>"a" &lt; b</p>\n<pre><code>x\n</code></pre>',
      OwnerUserId: 8,
      LastEditDate: '2018-06-02T10:00:00.000',
      Title: 'What is "a" & <b>?',
      Tags: '<c#><.net><node.js>',
      AnswerCount: 2,
      CommentCount: 1,
      ClosedDate: '2018-06-05T10:00:00.000',
    },
    {
      Id: 2,
      PostTypeId: 1,
      CreationDate: '2018-06-01T11:00:00.000',
      Score: -1,
      ViewCount: 0,
      Body: '',
      OwnerDisplayName: 'user77',
      Title: '404',
      Tags: '|a|b|',
      AnswerCount: 0,
      CommentCount: 0,
      ContentLicense: 'CC BY-SA 4.0',
    },
    {
      Id: 3,
      PostTypeId: 2,
      ParentId: 1,
      CreationDate: '2018-06-01T12:00:00.000',
      Score: 2,
      Body: '<p>three</p>',
      OwnerUserId: 9,
      LastEditorUserId: 8,
      LastEditDate: '2018-06-03T10:00:00.000',
      CommentCount: 1,
      CommunityOwnedDate: '2018-06-03T10:00:00.000',
    },
    {
      Id: 4,
      PostTypeId: 2,
      ParentId: 1,
      CreationDate: '2016-01-01T00:00:00.000',
      Score: 5,
      Body: '<p>four</p>',
      OwnerUserId: 99,
      CommentCount: 0,
    },
    { Id: 5, PostTypeId: 5, CreationDate: '2018-06-01T10:00:00.000', Score: 0, Body: '', OwnerUserId: -1 },
    { Id: 6, PostTypeId: 2, ParentId: 5, CreationDate: '2018-06-01T10:00:00.000', Score: 0, Body: '' },
    { Id: 7, PostTypeId: 4, CreationDate: '2018-06-01T10:00:00.000', Body: '  For <C#> & more.\n' },
    {
      Id: 8,
      PostTypeId: 5,
      CreationDate: '2018-06-01T10:00:00.000',
      Body: '<p>A &amp; <b>언어</b>. Two.</p>\n<p>More.</p>',
    },
    { Id: 9, PostTypeId: 5, CreationDate: '2018-06-01T10:00:00.000', Body: '<p>Of a.</p>' },
    { Id: 10, PostTypeId: 4, CreationDate: '2018-06-01T10:00:00.000', Body: 'Nobody asks.' },
    { Id: 11, PostTypeId: 6, CreationDate: '2018-06-01T10:00:00.000', Body: 'Vote for me' },
  ],
  Tags: [
    { Id: 1, TagName: 'c#', Count: 1, ExcerptPostId: 7, WikiPostId: 8 },
    { Id: 2, TagName: '.net', Count: 1, ExcerptPostId: 99, WikiPostId: 8 },
    { Id: 3, TagName: 'a', Count: 1, WikiPostId: 9 },
    { Id: 4, TagName: '닷넷', Count: 0, ExcerptPostId: 10 },
  ],
  Comments: [
    {
      Id: 20,
      PostId: 3,
      Score: 2,
      Text: '*네* `a`\n끝',
      CreationDate: '2018-06-01T13:00:00.000',
      UserDisplayName: 'Left',
    },
    { Id: 21, PostId: 1, Score: 0, Text: 'who?', CreationDate: '2018-06-01T10:30:00.000', UserId: 9 },
    { Id: 22, PostId: 5, Score: 0, Text: 'lost', CreationDate: '2018-06-01T10:30:00.000', UserId: 9 },
  ],
  Votes: [
    { Id: 1, PostId: 1, VoteTypeId: 2, CreationDate: '2018-06-01T00:00:00.000' },
    { Id: 2, PostId: 1, VoteTypeId: 2, CreationDate: '2018-06-01T00:00:00.000' },
    { Id: 3, PostId: 1, VoteTypeId: 3, CreationDate: '2018-06-01T00:00:00.000' },
    { Id: 4, PostId: 3, VoteTypeId: 1, CreationDate: '2018-06-04T00:00:00.000' },
    { Id: 5, PostId: 3, VoteTypeId: 2, CreationDate: '2018-06-04T00:00:00.000' },
    { Id: 6, PostId: 3, VoteTypeId: 2, CreationDate: '2018-06-04T00:00:00.000' },
    { Id: 7, PostId: 3, VoteTypeId: 5, UserId: 9, CreationDate: '2018-06-04T00:00:00.000' },
  ],
  PostLinks: [
    { Id: 1, PostId: 1, RelatedPostId: 2, LinkTypeId: 3, CreationDate: '2018-06-04T00:00:00.000' },
    { Id: 2, PostId: 2, RelatedPostId: 3, LinkTypeId: 1, CreationDate: '2018-06-04T00:00:00.000' },
    { Id: 3, PostId: 2, RelatedPostId: 77, LinkTypeId: 1, CreationDate: '2018-06-04T00:00:00.000' },
  ],
  PostHistory: [
    {
      Id: 30,
      PostHistoryTypeId: 2,
      PostId: 1,
      RevisionGUID: 'a',
      CreationDate: '2018-06-01T10:00:00.947',
      UserId: 8,
      Text: 'first',
    },
    {
      Id: 31,
      PostHistoryTypeId: 1,
      PostId: 1,
      RevisionGUID: 'a',
      CreationDate: '2018-06-01T10:00:00.947',
      UserId: 8,
      Text: 'title',
    },
    {
      Id: 33,
      PostHistoryTypeId: 5,
      PostId: 1,
      RevisionGUID: 'b',
      CreationDate: '2018-06-02T10:00:00.000',
      UserId: 9,
      Text: '"a" < b\r\n\r\n    x',
    },
    {
      Id: 32,
      PostHistoryTypeId: 4,
      PostId: 1,
      RevisionGUID: 'b',
      CreationDate: '2018-06-02T10:00:00.000',
      UserId: 9,
      Text: 'title',
    },
    {
      Id: 34,
      PostHistoryTypeId: 10,
      PostId: 1,
      RevisionGUID: 'c',
      CreationDate: '2018-06-05T10:00:00.000',
      UserId: -1,
      Comment: '101',
    },
    {
      Id: 35,
      PostHistoryTypeId: 14,
      PostId: 1,
      RevisionGUID: 'd',
      CreationDate: '2018-06-06T10:00:00.000',
      UserId: -1,
    },
    {
      Id: 36,
      PostHistoryTypeId: 14,
      PostId: 2,
      RevisionGUID: 'e',
      CreationDate: '2018-06-06T10:00:00.000',
      UserId: -1,
    },
    {
      Id: 37,
      PostHistoryTypeId: 15,
      PostId: 2,
      RevisionGUID: 'f',
      CreationDate: '2018-06-07T10:00:00.000',
      UserId: -1,
    },
  ],
  TagSynonyms: [
    { Id: 1, SourceTagName: 'dotnet', TargetTagName: '.net', ApprovalDate: '2018-01-01T00:00:00.000' },
    { Id: 2, SourceTagName: '닷넷', TargetTagName: '.net', ApprovalDate: '2018-01-01T00:00:00.000' },
    // Questions carry it, so its address is its own.
    { Id: 3, SourceTagName: 'b', TargetTagName: '.net', ApprovalDate: '2018-01-01T00:00:00.000' },
  ],
  Badges: [{ Id: 1, UserId: 8, Name: 'Teacher' }],
}

const records: ImportRecord[] = [
  {
    type: 'source',
    key: 'stackexchange:ai.stackexchange.com',
    title: 'Artificial Intelligence Stack Exchange',
    urls: ['https://ai.stackexchange.com'],
    timeZone: 'UTC',
    language: 'en',
    answerOrder: 'votes',
    license: cc4,
  },
  { type: 'synonyms', hashtag: '.net', spellings: ['dotnet', '닷넷', 'b'] },
  { type: 'hashtag', hashtag: 'c#', description: 'For <C#> & more.', aliases: ['/questions/tagged/c%23'] },
  {
    type: 'hashtag',
    hashtag: '.net',
    description: 'A & 언어.',
    aliases: ['/questions/tagged/.net', '/questions/tagged/dotnet', '/questions/tagged/닷넷'],
  },
  { type: 'hashtag', hashtag: 'node.js', aliases: ['/questions/tagged/node.js'] },
  { type: 'hashtag', hashtag: 'a', description: 'Of a.', aliases: ['/questions/tagged/a'] },
  { type: 'hashtag', hashtag: 'b', aliases: ['/questions/tagged/b'] },
  { type: 'hashtag', hashtag: '닷넷', description: 'Nobody asks.', aliases: [] },
  {
    type: 'question',
    id: '1',
    title: 'What is "a" & <b>?',
    tags: ['c#', '.net', 'node.js'],
    at: '2018-06-01T10:00:00Z',
    actor: '홍길동',
    person: 'u8',
    edited: [{ at: '2018-06-02T10:00:00Z', actor: 'Kim', person: 'u9' }],
    body: { html: '<p>"a" &lt; b</p>\n<pre><code>x\n</code></pre>', markdown: '"a" < b\n\n    x' },
    answers: 2,
    comments: 2,
    views: 169,
    recommended: 2,
    needsSupplement: 1,
    aliases: [
      '/questions/1/what-is-a-b',
      '/q/1',
      '/a/3#answer-3',
      '/questions/1/what-is-a-b/3#answer-3',
      '/a/4#answer-4',
      '/questions/1/what-is-a-b/4#answer-4',
    ],
    closed: { at: '2018-06-05T10:00:00Z', reason: 'duplicate', of: ['2'] },
    locked: true,
    related: [],
    source: 'https://ai.stackexchange.com/questions/1',
  },
  {
    type: 'answer',
    question: '1',
    id: '3',
    at: '2018-06-01T12:00:00Z',
    actor: 'Kim',
    person: 'u9',
    edited: [{ at: '2018-06-03T10:00:00Z', actor: '홍길동', person: 'u8' }],
    body: { html: '<p>three</p>' },
    accepted: '2018-06-04',
    recommended: 2,
    needsSupplement: 0,
    source: 'https://ai.stackexchange.com/a/3',
  },
  {
    type: 'answer',
    question: '1',
    id: '4',
    at: '2016-01-01T00:00:00Z',
    actor: '삭제된 사용자',
    edited: [],
    body: { html: '<p>four</p>' },
    score: 5,
    source: 'https://ai.stackexchange.com/a/4',
    license: cc3,
  },
  {
    type: 'comment',
    question: '1',
    id: '21',
    at: '2018-06-01T10:30:00Z',
    actor: 'Kim',
    person: 'u9',
    recommended: 0,
    body: { html: '<p>who?</p>', markdown: 'who?' },
  },
  {
    type: 'comment',
    question: '1',
    answer: '3',
    id: '20',
    at: '2018-06-01T13:00:00Z',
    actor: 'Left',
    recommended: 2,
    body: { html: '<p><i>네</i> <code>a</code>\n끝</p>', markdown: '*네* `a`\n끝' },
  },
  {
    type: 'person',
    id: 'u8',
    name: '홍길동',
    formerNames: [],
    about: '하나 & 둘 셋',
    url: 'https://a.example',
  },
  { type: 'person', id: 'u9', name: 'Kim', formerNames: [] },
  {
    type: 'question',
    id: '2',
    title: '404',
    tags: ['a', 'b'],
    at: '2018-06-01T11:00:00Z',
    actor: '삭제된 사용자',
    edited: [],
    body: { html: '' },
    answers: 0,
    comments: 0,
    views: 0,
    recommended: 0,
    needsSupplement: 0,
    score: -1,
    aliases: ['/questions/2/-', '/q/2'],
    // What is not in this dump may be in the archive, from an earlier one.
    related: ['1', '77'],
    source: 'https://ai.stackexchange.com/questions/2',
  },
]

const notes: ImportNote[] = [
  { rule: 'table-left-out', at: 'Badges.xml' },
  { rule: 'post-of-another-type', at: 'post 5', detail: '5' },
  { rule: 'post-of-another-type', at: 'post 11', detail: '6' },
  { rule: 'tag-wiki-left-out', at: 'tag c#' },
  { rule: 'tag-wiki-left-out', at: 'tag .net' },
  { rule: 'answer-without-question', at: 'answer 6', detail: '5' },
  { rule: 'comment-without-post', at: 'comment 22', detail: '5' },
  { rule: 'user-missing', at: 'user 99' },
  { rule: 'community-wiki', at: 'answer 3' },
  { rule: 'votes-of-net-only', at: 'answer 4', detail: '5' },
  { rule: 'votes-of-net-only', at: 'question 2', detail: '-1' },
  { rule: 'slug-left-out', at: 'question 2', detail: '/questions/2/404' },
]

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dump-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function importDump(name: string, tables: DumpTables) {
  return readAll(writeDump(join(folder, name), tables))
}

async function readAll(path: string) {
  const temporary = mkdtempSync(join(folder, 'temporary-'))
  const importer = createStackExchangeImporter({ dump: path, temporary })
  const dump = await readDump(importer)
  return { ...dump, progress: importer.progress(), formulas: importer.seen?.().formulas }
}

describe('a dump with one of everything', () => {
  let imported: Awaited<ReturnType<typeof importDump>>
  beforeAll(async () => {
    imported = await importDump('ai.stackexchange.com', tables)
  })

  test('gives these records', () => {
    expect(imported.records).toEqual(records)
    expect(imported.progress).toBe(1)
  })

  test('and says before what names and folders are given by', () => {
    const [one, two] = imported.outlines
    expect(imported.outlines).toHaveLength(2)
    expect(one).toEqual({
      type: 'outline',
      question: {
        id: '1',
        tags: ['c#', '.net', 'node.js'],
        at: '2018-06-01T10:00:00Z',
        aliases: [
          '/questions/1/what-is-a-b',
          '/q/1',
          '/a/3#answer-3',
          '/questions/1/what-is-a-b/3#answer-3',
          '/a/4#answer-4',
          '/questions/1/what-is-a-b/4#answer-4',
        ],
      },
      answers: 2,
      comments: 2,
      hasViews: true,
      times: ['2018-06-01T10:30:00Z', '2018-06-01T13:00:00Z', '2018-06-02T10:00:00Z', '2018-06-05T10:00:00Z'],
    })
    expect(two).toMatchObject({
      question: {
        id: '2',
        tags: ['a', 'b'],
        at: '2018-06-01T11:00:00Z',
        aliases: ['/questions/2/-', '/q/2'],
      },
      answers: 0,
      comments: 0,
      times: [],
    })
  })

  test('in their documented form', () => {
    for (const record of imported.records) expect(recordSchema.parse(record)).toEqual(record)
  })

  test.each<[string, { id: string; anchor: string } | string | undefined]>([
    ['http://ai.stackexchange.com/questions/1', { id: '1', anchor: '' }],
    ['https://ai.stackexchange.com/questions/1/what-is-a-b', { id: '1', anchor: '' }],
    ['https://ai.stackexchange.com/questions/1/another-title?noredirect=1', { id: '1', anchor: '' }],
    ['https://ai.stackexchange.com/questions/1/what-is-a-b/3#3', { id: '1', anchor: 'answer-3' }],
    ['https://ai.stackexchange.com/questions/1/another-title/3#3', { id: '1', anchor: 'answer-3' }],
    ['https://ai.stackexchange.com/q/1', { id: '1', anchor: '' }],
    ['https://ai.stackexchange.com/q/1/42', { id: '1', anchor: '' }],
    ['https://ai.stackexchange.com/a/4', { id: '1', anchor: 'answer-4' }],
    ['https://ai.stackexchange.com/a/4/42', { id: '1', anchor: 'answer-4' }],
    ['https://ai.stackexchange.com/questions/2/404', { id: '2', anchor: '' }],
    ['https://ai.stackexchange.com/questions/2/リンクの問題', { id: '2', anchor: '' }],
    // Whatever kind of post an address names.
    ['https://ai.stackexchange.com/q/4', { id: '1', anchor: 'answer-4' }],
    ['https://ai.stackexchange.com/q/4/42', { id: '1', anchor: 'answer-4' }],
    ['https://ai.stackexchange.com/questions/4', { id: '1', anchor: 'answer-4' }],
    ['https://ai.stackexchange.com/questions/4/what?x=1', { id: '1', anchor: 'answer-4' }],
    ['https://ai.stackexchange.com/questions/1/another-title/4', { id: '1', anchor: 'answer-4' }],
    ['https://ai.stackexchange.com/a/1', { id: '1', anchor: '' }],
    ['https://ai.stackexchange.com/q/77', undefined],
    ['https://ai.stackexchange.com/a/77', undefined],
    ['https://ai.stackexchange.com/questions/77', undefined],
    ['https://ai.stackexchange.com/users/4', undefined],
    ['https://ai.stackexchange.com/questions/tagged/c%23', 'c#'],
    ['https://ai.stackexchange.com/questions/tagged/c%23?sort=newest', 'c#'],
    ['https://ai.stackexchange.com/questions/tagged/.net/', '.net'],
    ['https://ai.stackexchange.com/questions/tagged/dotnet', '.net'],
    ['https://ai.stackexchange.com/questions/tagged/%EB%8B%B7%EB%84%B7', '.net'],
    ['https://ai.stackexchange.com/tags/c%23', 'c#'],
    ['https://ai.stackexchange.com/tags/node.js/info', 'node.js'],
    ['https://ai.stackexchange.com/tags/dotnet/info', '.net'],
    // Questions of several tags have no listing.
    ['https://ai.stackexchange.com/questions/tagged/a+b', undefined],
    ['https://ai.stackexchange.com/questions/tagged/golf', undefined],
    ['https://ai.stackexchange.com/tags', undefined],
    ['https://ai.stackexchange.com/tags/golf/info', undefined],
  ])('so that %s leads home', (address, target) => {
    const questions = imported.records.filter((record) => record.type === 'question')
    const ids = new Set(questions.map(({ id }) => id))
    const findLinkTarget = createFindLinkTarget({
      questions,
      withheld: [],
      listings: imported.records.flatMap((record) =>
        record.type === 'hashtag'
          ? record.aliases.map((alias) => ({ of: 'tags' as const, name: record.hashtag, alias }))
          : [],
      ),
      hasQuestion: (id) => ids.has(id),
      hasListing: () => false,
      findPicture: () => undefined,
      findFormerPath: createFindFormerPath(['https://ai.stackexchange.com']),
    })
    const found = typeof target === 'string' ? { to: 'listing', of: 'tags', name: target } : target
    expect(findLinkTarget(address)).toEqual(found && { to: 'question', ...found })
  })

  test('nobody is named twice, whatever their ids', async () => {
    const ids = [8, 268_435_455, 268_435_456, 999_999_999_999_999]
    const post = { PostTypeId: 1, CreationDate: '2018-06-01T10:00:00.000', Body: '', Title: 'A' }
    const { records } = await importDump('members', {
      Users: ids.map((id) => ({ Id: id, DisplayName: `${id}` })),
      Posts: [...ids, ...ids].map((id, at) => ({ Id: at + 1, OwnerUserId: id, ...post })),
    })
    const people = records.filter((record) => record.type === 'person').map(({ id }) => id)
    expect(people.toSorted()).toEqual(['u268435455', 'u268435456', 'u8', 'u999999999999999'])
  })

  test('and says what it left out or changed', () => {
    expect(imported.notes.toSorted(compareNotes)).toEqual(notes.toSorted(compareNotes))
  })
})

function compareNotes(one: ImportNote, other: ImportNote): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1
}

describe('a dump that lacks', () => {
  const { Users = [], Posts = [], Comments = [] } = tables
  const link =
    '<a href="https://www.old.example/questions/1/what">1</a> <a href="https://other.example/q/3">3</a>'

  test('votes, links and history gives scores and last edits', async () => {
    const { records, notes } = await importDump('lacking', { Users, Posts, Comments })
    const [source, question, answer] = records.filter(({ type }) => type !== 'hashtag')
    expect(source).toMatchObject({ key: 'stackexchange:lacking', urls: [] })
    expect(question).toMatchObject({ edited: [{ at: '2018-06-02T10:00:00Z' }], score: 1 })
    expect(question).not.toHaveProperty('recommended')
    expect(question).not.toHaveProperty('source')
    expect(answer).toMatchObject({ accepted: true, score: 2, edited: [{ actor: '홍길동' }] })
    const missing = notes.filter(({ rule }) => rule === 'table-missing').map(({ at }) => at)
    expect(missing).toEqual(['Votes.xml', 'PostLinks.xml', 'PostHistory.xml'])
  })

  test('its name is named by links to its own questions', async () => {
    const linking = { Id: 7, PostTypeId: 1, CreationDate: '2018-06-01T10:00:00.000', Body: link, Title: 'A' }
    const links = [{ Id: 1, PostId: 7, RelatedPostId: 1, LinkTypeId: 1 }]
    const { records } = await importDump('unnamed', { Posts: [linking], PostLinks: links })
    expect(records[0]).toMatchObject({ key: 'stackexchange:old.example', urls: ['https://old.example'] })
  })

  test('no formulas tells how many of its bodies hold some', async () => {
    const at = { CreationDate: '2018-06-01T10:00:00.000' }
    const bodies = ['<p>$\\text{속도}^2$</p>', '<p>$5 and $10</p>', '<pre>$x_1$</pre>', '<p>$$y_1$$</p>']
    const posts = bodies.map((Body, index) => ({ Id: index + 1, PostTypeId: 1, ...at, Body, Title: 'A' }))
    const texts = ['$y^2$', '`$y^2$`', '글']
    const comments = texts.map((Text, index) => ({ Id: index + 1, PostId: 1, ...at, Text }))
    const { formulas } = await importDump('formulas', { Posts: posts, Comments: comments })
    expect(formulas).toEqual({ bodies: 7, withFormula: 3, places: ['post 1', 'post 4', 'comment 1'] })
  })

  test('rows is an empty archive', async () => {
    const { records, notes, progress } = await importDump('empty', {
      Votes: [],
      PostLinks: [],
      PostHistory: [],
    })
    expect(records.map(({ type }) => type)).toEqual(['source'])
    expect([notes, progress]).toEqual([[], 1])
  })
})

describe('a dump that is packed', () => {
  const packed = () => join(folder, 'ai.stackexchange.com.7z')
  beforeAll(async () => {
    const sevenZip = await create7z({ print: () => {} })
    sevenZip.FS.mkdir('/dump')
    sevenZip.FS.mount(sevenZip.NODEFS, { root: folder }, '/dump')
    writeDump(join(folder, 'packing/in/a folder'), tables)
    sevenZip.FS.chdir('/dump/packing')
    sevenZip.callMain(['a', '/dump/ai.stackexchange.com.7z', 'in'])
  })

  test('is unpacked', async () => {
    const imported = await readAll(packed())
    expect(imported.records).toEqual(records)
  })

  test('and damaged is told', async () => {
    const damaged = join(folder, 'damaged.7z')
    writeFileSync(damaged, readFileSync(packed()).fill(1, 40, 200))
    await expect(readAll(damaged)).rejects.toThrow(`${damaged} can't be unpacked here (ERROR: `)
    writeFileSync(damaged, 'no archive')
    await expect(readAll(damaged)).rejects.toThrow(`${damaged} can't be unpacked here (ERROR: `)
  })

  test('is given up when it is to stop', async () => {
    const temporary = mkdtempSync(join(folder, 'temporary-'))
    const onWait = () => {
      throw new Error('stop')
    }
    const importer = createStackExchangeImporter({ dump: packed(), temporary, onWait })
    await expect(
      importer
        .read({ note: () => {} })
        [Symbol.asyncIterator]()
        .next(),
    ).rejects.toThrow('stop')
  })
})
