// Rows in any order find what they belong to.
import { describe, expect, test } from 'vitest'
import { importTable, listLinks } from './import-table.ts'

/** Rows of `type,id,question,answer,parent,replyTo,thread,path,order,depth`, each written an hour after the one before. */
async function link(rows: readonly string[], mapping = 'constants: { bodyFormat: text }') {
  const lines = rows.map((row, index) => {
    const cells = row.split(',')
    return [...cells, ...Array(10 - cells.length).fill(''), `2024-05-01 ${10 + index}:00`, 'a'].join(',')
  })
  const header = 'type,id,question,answer,parent,replyTo,thread,path,order,depth,at,body'
  const imported = await importTable({
    'posts.csv': [header, ...lines].join('\n'),
    'mapping.yaml': `source: { key: a }\n${mapping}\n`,
  })
  return [...listLinks(imported), ...imported.notes]
}

describe('by names', () => {
  test.each<[name: string, rows: string[], links: string[]]>([
    [
      'rows in any order',
      ['comment,3,1,2', 'answer,2,1', 'question,1', 'comment,4,1'],
      ['question 1', 'answer 2 of 1', 'comment 3 of 1 on 2', 'comment 4 of 1'],
    ],
    [
      'a parent is whatever has that id',
      ['comment,4,,,3', 'comment,3,,,2', 'answer,2,,,1', 'question,1', 'comment,5,,,1'],
      ['question 1', 'answer 2 of 1', 'comment 4 of 1 on 2 to 3', 'comment 3 of 1 on 2', 'comment 5 of 1'],
    ],
    [
      'answers that reply to answers, and comments to answers',
      ['question,1', 'answer,2,1', 'answer,3,1,,,2', 'comment,4,1,,,3'],
      ['question 1', 'answer 2 of 1', 'answer 3 of 1 to 2', 'comment 4 of 1 on 3'],
    ],
    [
      'ids that count from 1 for each question',
      [
        'question,1',
        'question,2',
        'answer,1,1',
        'answer,1,2',
        'comment,1,1,1',
        'comment,1,2,1',
        'comment,2,2,,,1',
      ],
      [
        'question 1',
        'answer 1 of 1',
        'comment 1 of 1 on 1',
        'question 2',
        'answer 1 of 2',
        'comment 1 of 2 on 1',
        'comment 2 of 2 on 1 to 1',
      ],
    ],
    [
      'an answer of another question is none of this one',
      ['question,1', 'question,2', 'answer,5,2', 'comment,6,1,5'],
      ['question 1', 'comment 6 of 1', 'question 2', 'answer 5 of 2'],
    ],
    [
      'a comment whose parent is gone hangs on the question',
      ['question,1', 'comment,3,1,,99'],
      ['question 1', 'comment 3 of 1'],
    ],
    ['0 is nothing', ['question,1', 'comment,3,1,0,0,0'], ['question 1', 'comment 3 of 1']],
    [
      'rows in a circle, of themselves, and of nothing',
      ['question,1', 'comment,2,,,3', 'comment,3,,,2', 'comment,4,,,4', 'answer,5,9', 'answer,6'],
      [
        'question 1',
        'table-row-without-question comment 2 3',
        'table-row-without-question comment 3 2',
        'table-row-without-question comment 4 4',
        'table-row-without-question answer 5 9',
        'table-row-without-question answer 6',
      ],
    ],
    [
      'two questions of one id, of which the first has the answers',
      ['question,1', 'question,1', 'answer,2,1'],
      ['question 1', 'answer 2 of 1', 'question 1'],
    ],
  ])('%s', async (_, rows, links) => {
    expect(await link(rows)).toEqual(links)
  })
})

describe('by the place in a thread', () => {
  test.each<[name: string, rows: string[], links: string[]]>([
    [
      'letters, of which each is one level',
      [
        'answer,4,,,,,-1,AB',
        'answer,3,,,,,-1,A',
        'question,1,,,,,-1,',
        'answer,2,,,,,-1,B',
        'question,5,,,,,-2,',
      ],
      ['question 1', 'answer 4 of 1 to 3', 'answer 3 of 1', 'answer 2 of 1', 'question 5'],
    ],
    [
      'one whose row is gone leaves its place to the one above',
      ['question,1,,,,,-1,', 'answer,4,,,,,-1,ABC'],
      ['question 1', 'answer 4 of 1'],
    ],
    [
      'the first comment of a thread hangs on its post, replies on it',
      ['question,1', 'comment,2,,,1,,1-1,', 'comment,3,,,1,,1-1,A', 'comment,4,,,1,,1-2,A'],
      ['question 1', 'comment 2 of 1', 'comment 3 of 1 to 2', 'comment 4 of 1'],
    ],
    [
      'an order and a depth',
      [
        'comment,4,,,,,7,,3,2',
        'question,1,,,,,7,,0,0',
        'answer,2,,,,,7,,1,1',
        'answer,5,,,,,7,,4,1',
        'comment,3,,,,,7,,2,2',
      ],
      ['question 1', 'answer 2 of 1', 'answer 5 of 1', 'comment 4 of 1 on 2', 'comment 3 of 1 on 2'],
    ],
    [
      'a depth that leaves one out',
      ['question,1,,,,,7,,0,0', 'comment,2,,,,,7,,1,3', 'comment,3,,,,,7,,2,2'],
      ['question 1', 'comment 2 of 1', 'comment 3 of 1'],
    ],
  ])('%s', async (_, rows, links) => {
    expect(await link(rows)).toEqual(links)
  })
})

test('the type by a column of another meaning', async () => {
  const mapping = `columns: { type: depth, id: id, thread: thread, order: order, depth: depth, at: at, body: body }
values: { type: { 0: question, '*': answer } }
constants: { bodyFormat: text }`
  const links = await link([',1,,,,,7,,0,0', ',2,,,,,7,,1,1', ',3,,,,,7,,2,2'], mapping)
  expect(links.slice(0, 3)).toEqual(['question 1', 'answer 2 of 1', 'answer 3 of 1 to 2'])
  expect(links).toContain('table-column-unread posts.csv question')
})

test('boards that count from 1 each', async () => {
  const header = 'type,id,question,replyTo,thread,path,at,acceptedAnswer,related'
  const rows = [
    'question,1,,,-1,,2024-05-01,2,"3,0"',
    'answer,2,,,-1,A,2024-05-02,,',
    'comment,2,1,0,,,2024-05-03,,',
  ]
  const imported = await importTable({
    'qa.csv': [header, ...rows].join('\n'),
    'free.csv': [header, ...rows].join('\n'),
    'mapping.yaml': `source: { key: a }
tables:
  - { file: qa.csv, idPrefix: qa- }
  - { file: free.csv, idPrefix: free- }
`,
  })
  expect(listLinks(imported)).toEqual([
    'question free-1',
    'answer free-2 of free-1',
    'comment free-2 of free-1',
    'question qa-1',
    'answer qa-2 of qa-1',
    'comment qa-2 of qa-1',
  ])
  expect(imported.notes).toEqual([])
  expect(imported.records[1]).toMatchObject({ related: ['free-3'] })
})
