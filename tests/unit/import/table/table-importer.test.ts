// Tables of every form as records, and what is in the way as one message with file and line.
import { describe, expect, test } from 'vitest'
import { isFailure } from '../../../../src/words/failure.ts'
import { toRecords } from '../../../support/record-lines.ts'
import { importTable } from './import-table.ts'

const mapping = `source: { key: 'sheet:a', title: 커뮤니티, urls: ['https://old.example/'], answerOrder: time }
constants: { bodyFormat: text }
`

test('every field of a question, an answer, a comment and a person', async () => {
  const columns =
    'type,id,question,title,category,tags,at,actor,person,editedAt,editedBy,body,answers,comments,views,'
  const more =
    'recommended,needsSupplement,score,accepted,closed,closedReason,duplicateOf,locked,related,language,source,license,'
  const rest = 'aliases,name,formerNames,about,url'
  const { records, notes } = await importTable({
    'posts.csv': `${columns}${more}${rest}
question,1,,제목,개발자,"#rest, c#,",2024-05-01,철수,u1,2024-05-02,영희,본문,2,"1,234",7,3,1,-4,,2024-06-01,중복,"2,3",Y,"4, 5",en,https://s.example,CC0,/a/1 /b/1,,,,
answer,2,1,,,,2024-05-03 10:00:00,,,2024-05-03 10:00:00,,답,,,,,,-2,1,,,,,,,,,/a/2#x,,,,
comment,3,1,,,,2024-05-04 10:00:00,민수,,,,말,,,,4,,,,,,,,,,,,,,,,
person,u1,,,,,,,,,,,,,,,,,,,,,,,,,,,철수,"길동, 동길",소개,https://u.example
skip,9,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,
`,
    'mapping.yaml': mapping,
  })
  expect(notes).toEqual(['table-row-skipped posts.csv:6'])
  expect(records).toEqual(
    toRecords(`
{"type": "source", "key": "sheet:a", "title": "커뮤니티", "urls": ["https://old.example/"],
  "timeZone": "Asia/Seoul", "answerOrder": "time"}
{"type": "person", "id": "u1", "name": "철수", "formerNames": ["길동", "동길"], "about": "소개",
  "url": "https://u.example"}
{"type": "question", "id": "1", "title": "제목", "category": "개발자", "tags": ["rest", "c#"],
  "at": "2024-05-01", "actor": "철수", "person": "u1", "edited": [{"at": "2024-05-02", "actor": "영희"}],
  "body": {"html": "<p>본문</p>"}, "answers": 2, "comments": 1234, "views": 7, "recommended": 3,
  "needsSupplement": 1, "score": -4, "aliases": ["/a/1", "/b/1", "/a/2#answer-2"], "language": "en",
  "closed": {"at": "2024-06-01", "reason": "중복", "of": ["2", "3"]}, "locked": true, "related": ["4",
  "5"], "source": "https://s.example", "license": "CC0"}
{"type": "answer", "question": "1", "id": "2", "at": "2024-05-03T10:00:00+09:00", "actor": "익명",
  "body": {"html": "<p>답</p>"}, "accepted": true, "score": -2}
{"type": "comment", "question": "1", "id": "3", "at": "2024-05-04T10:00:00+09:00", "actor": "민수",
  "recommended": 4, "body": {"html": "<p>말</p>"}}
`),
  )
})

const columns = 'columns: { id: 번호, title: 제목, at: 날짜, actor: 이름, body: 내용 }\n'
const one = `${mapping}${columns}`.replace('bodyFormat: text', 'bodyFormat: markdown, type: question')
const row = ['7', '가나 "다"', '2024-05-01', '홍길동', '첫 줄\n\t둘째 \\ 줄']
const quoted = row.map((cell) => `"${cell.replaceAll('"', '""')}"`)
const names = ['번호', '제목', '날짜', '이름', '내용']

/** Hangul syllables as EUC-KR has them, by the decoder of the platform. */
function toEucKr(text: string): Uint8Array {
  const decoder = new TextDecoder('euc-kr')
  const bytes = new Map<string, number[]>()
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x41; second <= 0xfe; second += 1) {
      bytes.set(decoder.decode(Uint8Array.of(first, second)), [first, second])
    }
  }
  return Uint8Array.from([...text].flatMap((sign) => bytes.get(sign) ?? [sign.charCodeAt(0)]))
}

describe('forms of tables', () => {
  const csv = `${names.join(',')}\n${quoted.join(',')}\n`
  const escaped = row.map((cell) =>
    cell.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t'),
  )
  const mysql = `${names.join('\t')}\n${escaped.join('\t')}\n`
  const json = JSON.stringify(Object.fromEntries(names.map((name, index) => [name, row[index]])))

  test.each<[name: string, table: string, content: string | Uint8Array, settings: string]>([
    ['CSV', 'a.csv', csv, ''],
    [
      'CSV of Windows, with a byte-order mark',
      'a.csv',
      `\uFEFF${names.join(',')}\r\n${quoted.join(',')}\r\n`,
      '',
    ],
    ['CSV with semicolons', 'a.csv', `${names.join(';')}\n${quoted.join(';')}`, "delimiter: ';'"],
    [
      'CSV with backslashes',
      'a.csv',
      `${names.join(',')}\n${row.map((cell) => `"${cell.replace(/["\\]/g, '\\$&')}"`).join(',')}\n`,
      "escape: '\\'",
    ],
    ['CSV with empty lines and rows', 'a.csv', `${names.join(',')}\n\n,,,,\n${quoted.join(',')}\n\n`, ''],
    ['tabs', 'a.tsv', `${names.join('\t')}\n${quoted.join('\t')}\n`, ''],
    ['mysql --batch', 'a.txt', mysql, 'format: mysql'],
    ['NDJSON', 'a.ndjson', `\n${json}\n`, ''],
    ['EUC-KR', 'a.csv', toEucKr(csv), 'encoding: euc-kr'],
    ['CP949', 'a.csv', toEucKr(csv), 'encoding: cp949'],
    ['UTF-16', 'a.csv', Buffer.from(`\uFEFF${csv}`, 'utf16le'), 'encoding: utf-16le'],
  ])('%s', async (_, table, content, settings) => {
    const { records, notes } = await importTable(
      { [table]: content, 'mapping.yaml': `${one}${settings}\n` },
      table,
    )
    expect(notes).toEqual([])
    expect(records[1]).toMatchObject({
      id: '7',
      title: '가나 "다"',
      at: '2024-05-01',
      actor: '홍길동',
      body: { markdown: row[4] },
    })
  })

  test('what NDJSON has besides text', async () => {
    const fields = {
      id: 12345678901234567890n,
      tags: ['a', 'b c', null],
      author: { name: '영희' },
      locked: true,
      views: 3,
    }
    const text = JSON.stringify({ ...fields, id: 0, at: 1714523400, title: null }).replace(
      '"id":0',
      `"id":${fields.id}`,
    )
    const named =
      'columns: { id: id, tags: tags, actor: author.name, locked: locked, views: views, at: at, title: title }'
    const { records } = await importTable(
      {
        'a.ndjson': `${text}\n{"id":2,"at":"2024-05-02","title":"b"}`,
        'mapping.yaml': `${one.replace(columns, '')}${named}`,
      },
      'a.ndjson',
    )
    expect(records[1]).toMatchObject({
      id: '12345678901234567890',
      tags: ['a', 'b c'],
      actor: '영희',
      locked: true,
      views: 3,
      at: '2024-05-01T09:30:00+09:00',
      title: '',
    })
  })

  test('several files', async () => {
    const { records } = await importTable({
      'q.csv': 'id,title,at\n1,a,2024-05-01\n',
      'a.csv': 'no,of,at,ok\n1,1,2024-05-02,\n2,1,2024-05-03,채택\n',
      'mapping.yaml': `source: { key: a }
constants: { bodyFormat: text, category: 개발자 }
tables:
  - { file: a.csv, constants: { type: answer }, columns: { id: no, question: of, at: at, accepted: ok }, values: { accepted: { 채택: 1 } } }
  - { file: q.csv, constants: { type: question } }
`,
    })
    expect(records.slice(1)).toMatchObject([
      { type: 'question', id: '1', category: '개발자' },
      { type: 'answer', id: '1' },
      { type: 'answer', id: '2', accepted: true },
    ])
  })
})

test('rows without ids get one of what they say', async () => {
  const header = 'type,no,question,title,at,body\n'
  const comments = ['comment,,1,,2024-05-02,a\n', 'comment,,1,,2024-05-03,b\n']
  const columnsWithoutId =
    'columns: { type: type, id: no, question: question, title: title, at: at, body: body }\n'
  const ids = async (rows: string[]) => {
    const tables = `tables:
  - { file: q.csv }
  - { file: c.csv, columns: { type: type, question: question, at: at, body: body } }
`
    const { records } = await importTable({
      'q.csv': `${header}question,1,,a,2024-05-01,\n`,
      'c.csv': header + rows.join(''),
      'mapping.yaml': `${mapping}${columnsWithoutId}${tables}`,
    })
    return records.flatMap((record) => (record.type === 'comment' ? [record.id] : []))
  }
  const both = await ids(comments)
  expect(both).toEqual([expect.stringMatching(/^c[\da-f]{12}$/), expect.stringMatching(/^c[\da-f]{12}$/)])
  expect(await ids(comments.slice(1))).toEqual(both.slice(1))
})

test('questions of a form without ids get one of their time and title', async () => {
  const ids = async (...rows: string[]) => {
    const { records, notes } = await importTable({
      'form.csv': `타임스탬프,제목,내용\n${rows.join('\n')}\n`,
      'mapping.yaml': `${mapping}columns: { at: 타임스탬프, title: 제목, body: 내용 }
tables: [{ file: form.csv, constants: { type: question, bodyFormat: text } }]
`,
    })
    const given = records.flatMap((record) => (record.type === 'question' ? [record.id] : []))
    expect(notes.toSorted()).toEqual(given.map((each) => `table-id-made question ${each}`).toSorted())
    return given
  }
  const written = '2024. 5. 1 오후 3:04:05,제목,본문'
  const [id = ''] = await ids(written)
  expect(id).toMatch(/^q[\da-f]{12}$/)
  expect(await ids('2024. 4. 1 오후 3:04:05,제목,본문', written)).toContain(id)
  expect(await ids('2024. 5. 1 오후 3:04:05,제목,고친 본문')).toEqual([id])
  expect(await ids('2024. 5. 1 오후 3:04:05,고친 제목,본문')).not.toEqual([id])
  expect(await ids('2024. 5. 1 오후 3:04:06,제목,본문')).not.toEqual([id])
})

test('times whose first number was taken for the month are told, each once', async () => {
  const { notes } = await importTable({
    'posts.csv': `type,id,title,at,editedAt,body
question,1,a,3/5/2024 9:30,3/6/2024,b
question,2,a,3/31/2024 9:30,2024-06-01,b
`,
    'mapping.yaml': mapping,
  })
  expect(notes).toEqual([
    'table-month-first posts.csv:2 3/5/2024 9:30',
    'table-month-first posts.csv:2 3/6/2024',
  ])
})

describe('what stands in the way', () => {
  const csv = 'type,id,title,at,body\n'
  const good = 'question,1,a,2024-05-01,b\n'

  test.each<[name: string, content: string | Uint8Array | undefined, settings: string, message: RegExp]>([
    ['no file', undefined, '', /^posts\.csv can't be read \(.*ENOENT/],
    ['nothing in it', '', '', /^There is nothing in posts\.csv/],
    [
      'a day before its month',
      `${csv}question,1,a,31/5/2024,b\n`,
      '',
      /^posts\.csv:2: at \(column at\) can't be “31\/5\/2024”.*write time: day-first into the mapping/,
    ],
    [
      'a row without id',
      `${csv}${good}question,,a,2024-05-01,b\n`,
      '',
      /^posts\.csv:3: the id is missing: column id is empty/,
    ],
    [
      'a row without a time',
      `${csv}question,1,a,0000-00-00 00:00:00,b`,
      '',
      /^posts\.csv:2: the at is missing/,
    ],
    [
      'a time that is none',
      `${csv}question,1,a,어제,b`,
      '',
      /^posts\.csv:2: at \(column at\) can't be “어제”/,
    ],
    [
      'a type that nobody knows',
      `${csv}Q,1,a,2024-05-01,b`,
      '',
      /^posts\.csv:2: type .* “Q”.*question, answer, comment, person, poll, skip/,
    ],
    ['the form of bodies', `${csv}${good}`, 'constants: {}', /^posts\.csv:2: nothing says the bodyFormat/],
    [
      'a count',
      'type,id,title,at,views\nquestion,1,a,2024-05-01,많음',
      '',
      /^posts\.csv:2: views .* “많음”.*whole number from 0/,
    ],
    [
      'a switch',
      'type,id,title,at,locked\nquestion,1,a,2024-05-01,잠김',
      '',
      /^posts\.csv:2: locked .* “잠김”.*1 or 0/,
    ],
    [
      'too few cells',
      `${csv}${good}question,2\n`,
      '',
      /^posts\.csv:3: the row has 2 cells, and the first line names 5/,
    ],
    [
      'a quote that nobody closes',
      `${csv}${good}question,2,"a,2024-05-01,b\n${good}`,
      '',
      /^posts\.csv:3: a quote/,
    ],
    ['a quote in the middle', `${csv}${good}question,2,"a"b,2024-05-01,b\n`, '', /^posts\.csv:3: a quote/],
    [
      'bytes that are no text',
      Buffer.from(`${csv}${good}question,2,\xb0\xa1,2024-05-01,b\n`, 'latin1'),
      '',
      /^posts\.csv:3: these bytes are no utf-8. Write encoding: euc-kr/,
    ],
    [
      'a broken sign of EUC-KR',
      Buffer.from(`${csv}question,2,\xb0,2024-05-01,b\n`, 'latin1'),
      'encoding: euc-kr',
      /^posts\.csv:2: these bytes are no euc-kr/,
    ],
    [
      'a column that is not there',
      `${csv}${good}`,
      'columns: { id: id, title: titel }',
      /^mapping\.yaml:3: posts\.csv has no column “titel”. Perhaps this one is meant → title Its columns: type, id/,
    ],
    [
      'columns that were not told apart',
      `"type","id"\n"question","1"\n`,
      'format: mysql\ncolumns: { id: id }',
      /^mapping\.yaml:4: posts\.csv has no column “id”\. If it is CSV, write format: csv into the mapping\. Its columns: "type","id"$/,
    ],
    [
      'a column that is there twice',
      `id,id\n1,2`,
      'columns: { id: id }',
      /^mapping\.yaml:3: posts\.csv has two columns “id”/,
    ],
    [
      'an address of no column',
      `${csv}${good}`,
      'addresses: ["/x/{nr}"]',
      /^mapping\.yaml:3: posts\.csv has no column “nr”/,
    ],
    [
      'a mapping with faults',
      csv,
      'colums: {}',
      /^The mapping can't be used\.\nmapping\.yaml:3:1 {2}There is no such key: “colums”\n {4}Perhaps this is meant → columns/,
    ],
    ['no JSON', '{"id": 1\n', 'format: ndjson', /^posts\.csv:1: this is no JSON object/],
    ['JSON that is no object', '\n[1]\n', 'format: ndjson', /^posts\.csv:2: this is no JSON object/],
    [
      'a column that no JSON has',
      '{"id": 1, "type": "skip"}\n',
      'format: ndjson\ncolumns: { type: type, title: titel }',
      /^mapping\.yaml:4: posts\.csv has no column “titel”/,
    ],
  ])('%s', async (_, content, settings, message) => {
    const constants = settings.includes('constants') ? mapping.split('constants')[0] : mapping
    const lines = `${constants}${settings.includes('constants') ? '# nothing\n' : ''}${settings}\n`
    const files = content === undefined ? {} : { 'posts.csv': content }
    const failure = await importTable({ ...files, 'mapping.yaml': lines }).catch((error: unknown) => error)
    expect(isFailure(failure) && failure.message).toMatch(message)
  })
})

test.each([
  ['euc-kr', Buffer.from('type,id,title,at\nquestion,1,\xb0\xa1\xb0,2024-05-01\n', 'latin1')],
  ['utf-16le', Buffer.from('type,id,title,at\nquestion,1,가\ud800,2024-05-01\n', 'utf16le')],
])('damaged signs of %s are replaced where the mapping says so', async (encoding, bytes) => {
  const { records, notes } = await importTable({
    'posts.csv': bytes,
    'mapping.yaml': `${mapping}encoding: ${encoding}\ndamaged: replace\n`,
  })
  expect(records[1]).toMatchObject({ title: '가�' })
  expect(notes).toEqual(['table-text-damaged posts.csv:2'])
})

test('what nobody reads is noted', async () => {
  const { notes } = await importTable({
    'posts.csv': 'type,id,title,at,ip,acceptedAnswer\nquestion,1,a,2024-05-01,::1,7\n',
    'mapping.yaml': mapping,
  })
  expect(notes).toEqual(['table-column-unread posts.csv ip', 'table-accepted-missing question 1 7'])
})
