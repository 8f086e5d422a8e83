// People of people.yaml who have a page, and whom no file names.
import { expect, test } from 'vitest'
import type { Issue } from '../../../src/format/issue.ts'
import { checkAndRead } from '../../support/check-and-read.ts'
import type { WrittenQuestion } from '../../support/content-folder.ts'
import { writeAnswers, writeComments } from '../../support/conversation.ts'

const at = '2025-06-01'
const asked = { at, actor: '한겨울', kind: '질문' } as const
const counts = { answers: 1, comments: 1 }
const redact = (text: string) => ({ 'redactions.yaml': text })
const toAnswer = (answer: object) => writeAnswers('q', { a1: { actor: '세미콜론', at, ...answer } })

interface Case {
  question?: Partial<WrittenQuestion>
  files?: Record<string, string>
  people?: boolean
}

/** Codes and lines of people.yaml, as a check and as a build finds them, which read differently. */
async function findPeopleIssues({ question = {}, files = {}, people = true }: Case): Promise<string[]> {
  const [checked, read] = await checkAndRead({
    settings: { people },
    questions: [{ id: 'q', counts, activity: [asked], ...question }],
    files: {
      'people.yaml': 'u2: { name: 세미콜론 }\nu1: { name: 한겨울 }\n',
      ...toAnswer({ person: 'u2' }),
      ...files,
    },
  })
  const toLines = (issues: readonly Issue[]) =>
    issues.flatMap(({ path, line, code, detail }) =>
      path === 'people.yaml' ? [`${line} ${code} ${detail['value']}`] : [],
    )
  expect(toLines(read)).toEqual(toLines(checked))
  return toLines(checked)
}

const unused = ['2 unused-person u1']

test.each<[string, Case, string[]]>([
  ['by a name alone', {}, unused],
  ['as who asked', { question: { activity: [{ ...asked, person: 'u1' }] } }, []],
  ['without a name', { question: { activity: [{ ...asked, actor: '익명', person: 'u1' }] } }, []],
  [
    'by a line of history alone',
    { question: { activity: [asked, { at, actor: '한겨울', person: 'u1', kind: '질문 업데이트' }] } },
    [],
  ],
  [
    'as who answered',
    { files: writeAnswers('q', { a1: { actor: '한겨울', person: 'u1', at } }) },
    ['1 unused-person u2'],
  ],
  [
    'as who edited',
    { files: toAnswer({ person: 'u2', edited: [{ at, actor: '한겨울', person: 'u1' }] }) },
    [],
  ],
  ['as who commented', { files: writeComments('q', [{ id: 'c', actor: '한겨울', person: 'u1', at }]) }, []],
  ['in another spelling', { question: { activity: [{ ...asked, person: 'U1' }] } }, unused],
  [
    'in a comment that is withheld',
    {
      files: {
        ...writeComments('q', [{ id: 'c', actor: '한겨울', person: 'u1', at }]),
        ...redact('comments: [{ question: q, id: c, date: 2025-06-30 }]\n'),
      },
    },
    unused,
  ],
  ['and is redacted', { files: redact('people: [{ id: u1, date: 2025-06-30 }]\n') }, []],
  ['and has a redacted name', { files: redact('actors: [{ name: 한겨울, date: 2025-06-30 }]\n') }, []],
  ['where a file cannot be read', { files: { 'questions/b.md': '---\n' } }, []],
  ['where nobody has a page', { people: false }, []],
])('named %s', async (_, written, expected) => {
  const found = await findPeopleIssues(written)
  expect(found).toEqual(expected)
})

test('nobody is known to be named where a question is withheld', async () => {
  const found = await findPeopleIssues({
    question: { activity: [{ ...asked, person: 'u1' }] },
    files: redact('questions: [{ id: q, date: 2025-06-30 }]\n'),
  })
  expect(found).toEqual(['1 unused-person u2', '2 unused-person u1'])
})
