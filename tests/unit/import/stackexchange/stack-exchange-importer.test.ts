import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import create7z from '7z-wasm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFindLinkTarget } from '../../../../src/archive/link-targets.ts'
import { createFindFormerPath } from '../../../../src/format/addresses.ts'
import { type ImportNote, recordSchema } from '../../../../src/import/records.ts'
import { createStackExchangeImporter } from '../../../../src/import/stackexchange/stack-exchange-importer.ts'
import { toRecords } from '../../../support/record-lines.ts'
import { type DumpRow, type DumpTables, writeDump } from '../../../support/write-dump.ts'
import { readDump } from './read-dump.ts'

const no = undefined

/** Rows of a table whose columns are named once. */
function toRows(names: string, ...rows: (string | number | undefined)[][]): DumpRow[] {
  return rows.map((row) =>
    Object.fromEntries(
      names.split(' ').flatMap((name, at) => (row[at] === undefined ? [] : [[name, row[at]]])),
    ),
  )
}

/** One of everything. */
const tables = {
  Users: toRows(
    'Id DisplayName WebsiteUrl AboutMe',
    [-1, 'Community'],
    [8, '홍길동', 'https://a.example', '<p>하나 &amp; <b>둘</b></p><p>셋</p>'],
    [9, 'Kim', 'javascript:alert(1)', ''],
    [10, 'nobody asks'],
  ),
  Posts: [
    {
      ...{ Id: 1, PostTypeId: 1, AcceptedAnswerId: 3, CreationDate: '2018-06-01T10:00:00.947', Score: 1 },
      ...{ ViewCount: 169, Title: 'What is "a" & <b>?', Tags: '<c#><.net><node.js>', OwnerUserId: 8 },
      ...{ LastEditDate: '2018-06-02T10:00:00.000', ClosedDate: '2018-06-05T10:00:00.000' },
      ...{ Body: '<p>"a" &lt; b</p>\n<pre><code>x\n</code></pre>', AnswerCount: 2, CommentCount: 1 },
    },
    {
      ...{ Id: 2, PostTypeId: 1, CreationDate: '2018-06-01T11:00:00.000', Score: -1, ViewCount: 0, Body: '' },
      ...{ OwnerDisplayName: 'user77', Title: '404', Tags: '|a|b|', AnswerCount: 0, CommentCount: 0 },
      ContentLicense: 'CC BY-SA 4.0',
    },
    {
      ...{ Id: 3, PostTypeId: 2, ParentId: 1, CreationDate: '2018-06-01T12:00:00.000', Score: 2 },
      ...{ Body: '<p>three</p>', OwnerUserId: 9, LastEditorUserId: 8, CommentCount: 1 },
      ...{ LastEditDate: '2018-06-03T10:00:00.000', CommunityOwnedDate: '2018-06-03T10:00:00.000' },
    },
    ...toRows(
      'Id PostTypeId ParentId CreationDate Score Body OwnerUserId CommentCount',
      [4, 2, 1, '2016-01-01T00:00:00.000', 5, '<p>four</p>', 99, 0],
      [5, 5, no, '2018-06-01T10:00:00.000', 0, '', -1],
      [6, 2, 5, '2018-06-01T10:00:00.000', 0, ''],
      [7, 4, no, '2018-06-01T10:00:00.000', no, '  For <C#> & more.\n'],
      [8, 5, no, '2018-06-01T10:00:00.000', no, '<p>A &amp; <b>언어</b>. Two.</p>\n<p>More.</p>'],
      [9, 5, no, '2018-06-01T10:00:00.000', no, '<p>Of a.</p>'],
      [10, 4, no, '2018-06-01T10:00:00.000', no, 'Nobody asks.'],
      [11, 6, no, '2018-06-01T10:00:00.000', no, 'Vote for me'],
    ),
  ],
  Tags: toRows(
    'Id TagName Count ExcerptPostId WikiPostId',
    [1, 'c#', 1, 7, 8],
    [2, '.net', 1, 99, 8],
    [3, 'a', 1, no, 9],
    [4, '닷넷', 0, 10],
  ),
  Comments: toRows(
    'Id PostId Score Text CreationDate UserId UserDisplayName',
    [20, 3, 2, '*네* `a`\n끝', '2018-06-01T13:00:00.000', no, 'Left'],
    [21, 1, 0, 'who?', '2018-06-01T10:30:00.000', 9],
    [22, 5, 0, 'lost', '2018-06-01T10:30:00.000', 9],
  ),
  Votes: toRows(
    'Id PostId VoteTypeId CreationDate UserId',
    [1, 1, 2, '2018-06-01T00:00:00.000'],
    [2, 1, 2, '2018-06-01T00:00:00.000'],
    [3, 1, 3, '2018-06-01T00:00:00.000'],
    [4, 3, 1, '2018-06-04T00:00:00.000'],
    [5, 3, 2, '2018-06-04T00:00:00.000'],
    [6, 3, 2, '2018-06-04T00:00:00.000'],
    [7, 3, 5, '2018-06-04T00:00:00.000', 9],
  ),
  PostLinks: toRows('Id PostId RelatedPostId LinkTypeId', [1, 1, 2, 3], [2, 2, 3, 1], [3, 2, 77, 1]),
  PostHistory: toRows(
    'Id PostHistoryTypeId PostId RevisionGUID CreationDate UserId Text Comment',
    [30, 2, 1, 'a', '2018-06-01T10:00:00.947', 8, 'first'],
    [31, 1, 1, 'a', '2018-06-01T10:00:00.947', 8, 'title'],
    [33, 5, 1, 'b', '2018-06-02T10:00:00.000', 9, '"a" < b\r\n\r\n    x'],
    [32, 4, 1, 'b', '2018-06-02T10:00:00.000', 9, 'title'],
    [34, 10, 1, 'c', '2018-06-05T10:00:00.000', -1, no, '101'],
    [35, 14, 1, 'd', '2018-06-06T10:00:00.000', -1],
    [36, 14, 2, 'e', '2018-06-06T10:00:00.000', -1],
    [37, 15, 2, 'f', '2018-06-07T10:00:00.000', -1],
  ),
  TagSynonyms: toRows(
    'Id SourceTagName TargetTagName ApprovalDate',
    [1, 'dotnet', '.net', '2018-01-01T00:00:00.000'],
    [2, '닷넷', '.net', '2018-01-01T00:00:00.000'],
    // Questions carry it, so its address is its own.
    [3, 'b', '.net', '2018-01-01T00:00:00.000'],
  ),
  Badges: [{ Id: 1, UserId: 8, Name: 'Teacher' }],
}

const aliases = [
  '/questions/1/what-is-a-b',
  '/q/1',
  '/a/3#answer-3',
  '/questions/1/what-is-a-b/3#answer-3',
  '/a/4#answer-4',
  '/questions/1/what-is-a-b/4#answer-4',
]

const records = toRecords(String.raw`
{"type": "source", "key": "stackexchange:ai.stackexchange.com",
  "title": "Artificial Intelligence Stack Exchange", "urls": ["https://ai.stackexchange.com"],
  "timeZone": "UTC", "language": "en", "answerOrder": "votes", "license": {"name": "CC BY-SA 4.0",
  "url": "https://creativecommons.org/licenses/by-sa/4.0/"}}
{"type": "synonyms", "hashtag": ".net", "spellings": ["dotnet", "닷넷", "b"]}
{"type": "hashtag", "hashtag": "c#", "description": "For <C#> & more.",
  "aliases": ["/questions/tagged/c%23"]}
{"type": "hashtag", "hashtag": ".net", "description": "A & 언어.", "aliases": ["/questions/tagged/.net",
  "/questions/tagged/dotnet", "/questions/tagged/닷넷"]}
{"type": "hashtag", "hashtag": "node.js", "aliases": ["/questions/tagged/node.js"]}
{"type": "hashtag", "hashtag": "a", "description": "Of a.", "aliases": ["/questions/tagged/a"]}
{"type": "hashtag", "hashtag": "b", "aliases": ["/questions/tagged/b"]}
{"type": "hashtag", "hashtag": "닷넷", "description": "Nobody asks."}
{"type": "question", "id": "1", "title": "What is \"a\" & <b>?", "tags": ["c#", ".net", "node.js"],
  "at": "2018-06-01T10:00:00Z", "actor": "홍길동", "person": "u8", "edited": [{"at": "2018-06-02T10:00:00Z",
  "actor": "Kim", "person": "u9"}], "body": {"html": "<p>\"a\" &lt; b</p>\n<pre><code>x\n</code></pre>",
  "markdown": "\"a\" < b\n\n    x"}, "answers": 2, "comments": 2, "views": 169, "recommended": 2,
  "needsSupplement": 1, "aliases": ${JSON.stringify(aliases)}, "closed": {"at": "2018-06-05T10:00:00Z",
  "reason": "duplicate", "of": ["2"]}, "locked": true,
  "source": "https://ai.stackexchange.com/questions/1"}
{"type": "answer", "question": "1", "id": "3", "at": "2018-06-01T12:00:00Z", "actor": "Kim",
  "person": "u9", "edited": [{"at": "2018-06-03T10:00:00Z", "actor": "홍길동", "person": "u8"}],
  "body": {"html": "<p>three</p>"}, "accepted": "2018-06-04", "recommended": 2, "needsSupplement": 0,
  "source": "https://ai.stackexchange.com/a/3"}
{"type": "answer", "question": "1", "id": "4", "at": "2016-01-01T00:00:00Z", "actor": "삭제된 사용자",
  "body": {"html": "<p>four</p>"}, "score": 5, "source": "https://ai.stackexchange.com/a/4",
  "license": {"name": "CC BY-SA 3.0", "url": "https://creativecommons.org/licenses/by-sa/3.0/"}}
{"type": "comment", "question": "1", "id": "21", "at": "2018-06-01T10:30:00Z", "actor": "Kim",
  "person": "u9", "recommended": 0, "body": {"html": "<p>who?</p>", "markdown": "who?"}}
{"type": "comment", "question": "1", "answer": "3", "id": "20", "at": "2018-06-01T13:00:00Z",
  "actor": "Left", "recommended": 2, "body": {"html": "<p><i>네</i> <code>a</code>\n끝</p>",
  "markdown": "*네* \u0060a\u0060\n끝"}}
{"type": "person", "id": "u8", "name": "홍길동", "about": "하나 & 둘 셋", "url": "https://a.example"}
{"type": "person", "id": "u9", "name": "Kim"}
{"type": "question", "id": "2", "title": "404", "tags": ["a", "b"], "at": "2018-06-01T11:00:00Z",
  "actor": "삭제된 사용자", "body": {"html": ""}, "answers": 0, "comments": 0, "views": 0, "recommended": 0,
  "needsSupplement": 0, "score": -1, "aliases": ["/questions/2/-", "/q/2"], "related": ["1", "77"],
  "source": "https://ai.stackexchange.com/questions/2"}
`)

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
      question: { id: '1', tags: ['c#', '.net', 'node.js'], at: '2018-06-01T10:00:00Z', aliases },
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
      ...{ answers: 0, comments: 0, times: [] },
    })
  })

  test('in their documented form', () => {
    for (const record of imported.records) expect(recordSchema.parse(record)).toEqual(record)
  })

  test.each<[path: string, target: string | undefined]>([
    ['/questions/1/what-is-a-b/3#3', 'question 1#answer-3'],
    ['/q/1/42', 'question 1'],
    ['/a/4/42', 'question 1#answer-4'],
    ['/questions/2/404', 'question 2'],
    ['/questions/2/リンクの問題', 'question 2'],
    // Whatever kind of post an address names.
    ['/q/4', 'question 1#answer-4'],
    ['/users/4', undefined],
    ['/questions/tagged/c%23?sort=newest', 'tag c#'],
    ['/questions/tagged/.net/', 'tag .net'],
    ['/questions/tagged/%EB%8B%B7%EB%84%B7', 'tag .net'],
    ['/tags/dotnet/info', 'tag .net'],
    // Questions of several tags have no listing.
    ['/questions/tagged/a+b', undefined],
  ])('so that %s leads home', (path, target) => {
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
    for (const scheme of ['http', 'https']) {
      const found = findLinkTarget(`${scheme}://ai.stackexchange.com${path}`)
      if (found?.to === 'question')
        expect(`question ${found.id}${found.anchor && `#${found.anchor}`}`).toBe(target)
      else expect(found).toEqual(target && { to: 'listing', of: 'tags', name: target.replace('tag ', '') })
    }
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
  const { Users, Posts, Comments } = tables
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
