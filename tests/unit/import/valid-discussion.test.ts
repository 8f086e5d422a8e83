// From which page the relative addresses of texts are completed, and what the report says of them.
import { expect, test } from 'vitest'
import { createArchiveNames } from '../../../src/import/fix/archive-names.ts'
import { createToValidDiscussion } from '../../../src/import/make-discussion.ts'
import { sampleSettings } from '../../support/sample-settings.ts'
import { importTable } from './table/import-table.ts'

const toValidDiscussion = async (baseUrl: string | undefined) =>
  createToValidDiscussion({
    settings: sampleSettings,
    category: '개발자',
    formerCategory: undefined,
    dialect: 'html',
    baseUrl,
    mathJax: false,
    files: new Set(['/files/감.png']),
  })

const mapping = `
source: { key: fruit, urls: [https://old.example/forum/] }
constants: { bodyFormat: markdown, title: 감, at: 2024-05-01 }
`

/** Bodies of a question, an answer and a comment, and the notes on addresses. */
async function convert(mappings: string, rows: string[], baseUrl: string | undefined) {
  const { records } = await importTable({
    'posts.csv': ['type,id,parent,slug,bodyFormat,body', ...rows].join('\n'),
    'mapping.yaml': mapping + mappings,
  })
  const question = records.find((record) => record.type === 'question')
  if (!question) throw new Error('There is no question.')
  const answers = records.filter((record) => record.type === 'answer')
  const comments = records.filter((record) => record.type === 'comment')
  const convertDiscussion = await toValidDiscussion(baseUrl)
  const names = createArchiveNames({ category: '개발자' })(question)
  const { discussion, notes } = convertDiscussion({ question, answers, comments }, names)
  const bodies = [discussion.question, ...discussion.answers, ...discussion.comments].map(
    ({ body }) => body.markdown,
  )
  const told = notes.filter(({ rule }) => rule.startsWith('address-'))
  return { bodies, notes: told.map(({ rule, at, detail }) => `${rule} ${at}: ${detail}`) }
}

const base = 'https://old.example/forum/'
const rows = [
  'question,1,,,,[가](./board.php?id=2) [나](/x) ![다](/files/%EA%B0%90.png)',
  'answer,2,1,two,html,"<a href=""board.php?id=1"">가</a>"',
  'comment,3,2,,,[가](c)',
]

test.each([
  [
    'the first address of each row',
    "addresses: ['/forum/bbs/board.php?id={id}', '/q/{id}']",
    ['bbs/board.php?id=2', 'bbs/board.php?id=1', 'bbs/c'],
  ],
  [
    'one that is below the first of urls',
    "addresses: ['/qa/{slug}/', '/p/{id}']",
    ['p/board.php?id=2', 'qa/two/board.php?id=1', 'p/c'],
  ],
  ['the first of urls', '', ['board.php?id=2', 'board.php?id=1', 'c']],
])('by %s', async (_, addresses, [first, second, third]) => {
  expect(await convert(addresses, rows, base)).toEqual({
    bodies: [
      `[가](${base}${first}) [나](https://old.example/x) ![다](/files/%EA%B0%90.png)`,
      `[가](${base}${second})`,
      `[가](${base}${third})`,
    ],
    notes: [
      'address-completed question 1: ./board.php?id=2',
      'address-completed question 1: /x',
      'address-completed question 1, answer 2: board.php?id=1',
      'address-completed question 1, comment 3: c',
    ],
  })
})

test('where nobody knows where the community was they stay, and are counted', async () => {
  expect(
    await convert(
      "addresses: ['/q/{id}']",
      ['question,1,,,,[가](b) [나](#c) [다](//a.example/d)'],
      undefined,
    ),
  ).toEqual({
    bodies: ['[가](b) [나](#c) [다](https://a.example/d)'],
    notes: ['address-relative question 1: b', 'address-completed question 1: //a.example/d'],
  })
})
