// What nobody has is reported where every file is known: one with faults may have it.
import { expect, test } from 'vitest'
import { isWarning } from '../../../src/format/issue.ts'
import { checkWritten } from '../../support/check-written.ts'
import { toPng } from '../../support/pictures.ts'

const links = '[1](/questions/c/) [2](/tags/extra/) [3](/questions/b/#answer-9)'
const small = {
  'synonyms.yaml': 'extra: [엑스트라]\n',
  'redactions.yaml': [
    'actors: [{ name: 가나, date: 2025-01-02 }]',
    'questions: [{ id: d, date: 2025-01-02 }]',
    'answers: [{ question: b, id: "9", date: 2025-01-02 }]',
    'comments: [{ question: b, id: "9", date: 2025-01-02 }]\n',
  ].join('\n'),
}

async function check(files: Record<string, string>): Promise<string[]> {
  const questions = [
    { id: 'a', related: ['c'], body: links },
    { id: 'b', counts: { answers: 9, comments: 9 } },
  ]
  const issues = await checkWritten({ questions, files: { ...small, 'files/a.png': toPng(2, 0), ...files } })
  return issues
    .filter((issue) => isWarning(issue) && issue.code !== 'missing-activity')
    .map(({ code, detail }) =>
      [code, Reflect.get(detail, 'kind') ?? Reflect.get(detail, 'key') ?? []].flat().join(' '),
    )
    .sort()
}

const known = [
  'dead-link answer',
  'dead-link question',
  'unknown-question related',
  'unknown-redaction questions',
]
const all = [
  ...known,
  'dead-link hashtag',
  'unknown-redaction actors',
  'unknown-redaction answers',
  'unknown-redaction comments',
  'unknown-synonym',
  'unused-picture',
].sort()

const answer = '---\nactor: 홍길동\nat: 2025-06-03\n---\n답변입니다.\n'

test.each<[fault: string, files: Record<string, string>, told: string[]]>([
  ['nothing', { 'answers/b/5.md': answer }, all],
  ['a key of an answer', { 'answers/b/5.md': answer.replace('at:', 'acc: true\nat:') }, known],
  ['a file of comments', { 'comments/b.yaml': '- id: 1\n' }, known],
  ['the name of a question', { 'questions/c.MD': '' }, []],
  ['the name of an answer', { 'answers/b/9.MD': answer }, []],
  ['the name of a file of comments', { 'comments/b.yml': '' }, []],
  ['the name of a folder', { 'Answers/b/9.md': answer }, []],
])('faulty: %s', async (_fault, files, told) => {
  expect(await check(files)).toEqual(told)
})
