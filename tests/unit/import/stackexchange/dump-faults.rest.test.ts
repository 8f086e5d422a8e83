// What is wrong with a dump ends in one message that names the file and the line.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStackExchangeImporter } from '../../../../src/import/stackexchange/stack-exchange-importer.ts'
import { isFailure } from '../../../../src/words/failure.ts'
import { type DumpTables, toXml, writeDump } from '../../../support/write-dump.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dump-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const at = '2024-05-01T09:30:00.123'
const question = { Id: 1, PostTypeId: 1, CreationDate: at, Body: '<p>a</p>', Title: 'A' }
const beginning = '<?xml version="1.0" encoding="utf-8"?>\n<posts>\n'
const row = `  <row Id="1" PostTypeId="1" CreationDate="${at}" Body="" Title="A" />\n`

const faults: [name: string, tables: DumpTables, message: string][] = [
  ['no table', { Posts: '' }, 'Posts.xml:1: The file ends before </posts>'],
  ['a web page', { Posts: '<!doctype html>\n<p>No.' }, 'Posts.xml:1: Here <posts> should begin.'],
  ['another table', { Posts: toXml('comments', []) }, 'Posts.xml:2: Here <posts> should begin.'],
  ['cut off after a row', { Posts: beginning + row }, 'Posts.xml:3: The file ends before </posts>'],
  [
    'cut off inside a row',
    { Posts: beginning + row + row.slice(0, 30) },
    'Posts.xml:4: This line is no whole <row',
  ],
  [
    'two rows a line',
    { Posts: `${beginning}${row.trim()}${row}</posts>` },
    'Posts.xml:3: This line is no whole <row',
  ],
  [
    'text between rows',
    { Posts: `${beginning}${row}Hello\n</posts>` },
    'Posts.xml:4: This line is no whole <row',
  ],
  [
    'text after the table',
    { Posts: `${beginning}</posts>\n${row}` },
    'Posts.xml:4: Here <posts> should begin.',
  ],
  [
    'EUC-KR',
    { Posts: Buffer.concat([Buffer.from(beginning + row), Buffer.from([0x20, 0xc7, 0xd1, 0x0a])]) },
    'Posts.xml:4: This line is not UTF-8.',
  ],
  ['UTF-16', { Posts: Buffer.from(`\ufeff${beginning}`, 'utf16le') }, 'Posts.xml:1: This line is not UTF-8.'],
  [
    'another encoding by name',
    { Posts: '<?xml version="1.0" encoding="euc-kr"?>\n' },
    'Posts.xml:1: Here <posts> should begin.',
  ],
  [
    'an entity of its own',
    { Posts: `<!DOCTYPE posts [<!ENTITY a "aa">]>\n${beginning}` },
    'Posts.xml:1: Here <posts> should begin.',
  ],
  [
    'a row without id',
    { Posts: [{ ...question, Id: '' }] },
    'Posts.xml:3: Id="" is not what can stand there.',
  ],
  [
    'a row without kind',
    { Posts: [{ Id: 1, CreationDate: at }] },
    'Posts.xml:3: This row has no PostTypeId.',
  ],
  [
    'an id that is none',
    { Posts: [{ ...question, Id: -5 }] },
    'Posts.xml:3: Id="-5" is not what can stand there.',
  ],
  [
    'a question without title',
    { Posts: [question, { Id: 2, PostTypeId: 1, CreationDate: at, Body: '' }] },
    'Posts.xml:4: This row has no Title.',
  ],
  [
    'an answer of nothing',
    { Posts: [{ ...question, PostTypeId: 2 }] },
    'Posts.xml:3: This row has no ParentId.',
  ],
  [
    'a wrong time',
    { Posts: [{ ...question, CreationDate: '1 May 2024' }] },
    'Posts.xml:3: CreationDate="1 May 2024" is not what can stand there.',
  ],
  ['one id twice', { Posts: [question, question] }, 'Posts.xml:4: An earlier row has Id="1" too.'],
  [
    'a comment without text',
    { Comments: [{ Id: 1, PostId: 1, CreationDate: at }] },
    'Comments.xml:3: This row has no Text.',
  ],
  [
    'faults in two tables',
    { Posts: [question, question], Comments: [{ Id: 1 }] },
    'Posts.xml:4: An earlier row has Id="1" too.',
  ],
  ['a vote for nothing', { Votes: [{ Id: 1, VoteTypeId: 2 }] }, 'Votes.xml:3: This row has no PostId.'],
]

test.each(faults)('%s', async (name, tables, message) => {
  const dump = writeDump(join(folder, name), tables)
  expect(await readFault(dump)).toContain(message)
})

test('a folder that is not there, and one without tables', async () => {
  expect(await readFault(join(folder, 'none'))).toContain(`There is no ${join(folder, 'none')}.`)
  expect(await readFault(folder)).toContain(`${folder} holds no Posts.xml.`)
})

test('a line that never ends does not fill the memory', async () => {
  const dump = writeDump(join(folder, 'endless'), { Posts: beginning + 'a'.repeat(17 << 20) })
  expect(await readFault(dump)).toContain('Posts.xml:3: This line is longer than 16 MB.')
})

async function readFault(dump: string): Promise<string> {
  try {
    for await (const _ of createStackExchangeImporter({
      dump,
      temporary: mkdtempSync(join(folder, 'temporary-')),
    }).read({ note: () => {} }));
    return 'no fault'
  } catch (error) {
    if (isFailure(error)) return error.message
    throw error
  }
}
