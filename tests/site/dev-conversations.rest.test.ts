// `npm run dev`: what happens to answers and comments is seen at the next request, as what happens to questions is.
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { editFile, putFile, toMarkdown, type WrittenContent } from '../support/content-folder.ts'
import { type DevRow, type DevServer, startDevServer } from '../support/dev-server.ts'

const many = 40

function toAnswer(text: string, number = 1): string {
  const at = `2025-06-02T00:${`${number % 60}`.padStart(2, '0')}:00+09:00`
  return `---\nactor: 홍길동\nat: ${at}\n---\n${text}\n`
}

const toComments = (text: string) => `- id: c1\n  actor: 김철수\n  at: 2025-06-03\n  text: |\n    ${text}\n`

const site: WrittenContent = {
  settings: { title: '시험 아카이브' },
  questions: ['a', 'b', 'many'].map((id) => ({
    id,
    title: `질문 ${id}`,
    tags: ['rest'],
    counts: { answers: many, comments: 5 },
  })),
  files: {
    'answers/a/a1.md': toAnswer('첫 답변입니다.'),
    'comments/a.yaml': toComments('첫 댓글입니다.'),
    ...Object.fromEntries(
      Array.from({ length: many }, (_, index) => [
        `answers/many/m${index + 100}.md`,
        toAnswer(`${index + 1}번째 글입니다.`, 1),
      ]),
    ),
  },
}

const barStart = '<aside class="faults-bar"'

const rows: DevRow[] = [
  [
    'an edited answer',
    (content) => editFile(content, 'answers/a/a1.md', (text) => text.replace('첫', '고친')),
    `
    200 /questions/a/ | 고친 답변입니다. | !첫 답변입니다. | 첫 댓글입니다. | !${barStart}`,
  ],
  [
    'edited comments',
    (content) => putFile(content, 'comments/a.yaml', toComments('고친 댓글입니다.')),
    `
    200 /questions/a/ | 고친 댓글입니다. | !첫 댓글입니다. | 첫 답변입니다.`,
  ],
  [
    'a new answer of a question that had none',
    (content) => putFile(content, 'answers/2025/b/새것.md', toAnswer('새 답변입니다.')),
    `
    200 /questions/b/ | 새 답변입니다. | id="answer-새것" | !${barStart}`,
  ],
  [
    'an answer that is accepted, which listings mark',
    (content) => editFile(content, 'answers/a/a1.md', (text) => text.replace('at:', 'accepted: true\nat:')),
    `
    200 /questions/a/ | 채택된 답변`,
  ],
  [
    'answers and comments that are removed',
    (content) => {
      rmSync(join(content, 'answers/a'), { recursive: true })
      rmSync(join(content, 'comments'), { recursive: true })
    },
    `
    200 /questions/a/ | <h1 id="title">질문 a</h1> | !첫 답변입니다. | !첫 댓글입니다. | !${barStart}`,
  ],
  [
    'a folder of answers that gets the name of another question',
    (content) => renameSync(join(content, 'answers/a'), join(content, 'answers/b')),
    `
    200 /questions/a/ | !첫 답변입니다. | 첫 댓글입니다.
    200 /questions/b/ | 첫 답변입니다. | !${barStart}`,
  ],
  [
    'a folder of answers that gets the name of no question',
    (content) => renameSync(join(content, 'answers/a'), join(content, 'answers/z')),
    `
    200 /questions/z/ | answers/z:1:1 | unknown-question-folder | !${barStart}
    200 /questions/a/ | ${barStart} | <h1 id="title">질문 a</h1> | !첫 답변입니다.`,
  ],
  [
    'an answer with a fault: its question is left out, and tells it',
    (content) => editFile(content, 'answers/a/a1.md', (text) => text.replace('actor:', 'aktor:')),
    `
    200 /questions/a/ | answers/a/a1.md:2:1 | ‘aktor’ | !${barStart}
    200 /questions/b/ | <h1 id="title">질문 b</h1> | ${barStart} | href="/questions/a/">answers/a/a1.md:2:1
    200 / | ${barStart} | 질문 b | !>질문 a<`,
  ],
  [
    'comments with a fault',
    (content) => putFile(content, 'comments/a.yaml', toComments('글').replace('id: c1', 'name: c1')),
    `
    200 /questions/a/ | comments/a.yaml:1: | ‘name’
    200 / | ${barStart} | !>질문 a<`,
  ],
  [
    'an answer that is half written',
    (content) => editFile(content, 'answers/a/a1.md', (text) => text.slice(0, 20)),
    `
    200 /questions/a/ | front-matter-unclosed`,
  ],
  [
    'two answers of one id',
    (content) => putFile(content, 'answers/later/a/a1.md', toAnswer('둘째')),
    `
    200 /questions/a/ | duplicate-id | answers/later/a/a1.md:1:1
    200 / | ${barStart} | !>질문 a<`,
  ],
  [
    'a fault of a later page is told there too',
    (content) => editFile(content, 'answers/many/m139.md', (text) => text.replace('actor:', 'aktor:')),
    `
    200 /questions/many/ | answers/many/m139.md:2:1
    200 /questions/many/2/ | answers/many/m139.md:2:1`,
  ],
  [
    'an edit of a later page',
    (content) => editFile(content, 'answers/many/m139.md', (text) => text.replace('번째 글', '번째 고친 글')),
    `
    200 /questions/many/2/ | 40번째 고친 글입니다. | !>1번째 글
    200 /questions/many/ | >1번째 글입니다. | !40번째 고친 글
    404 /questions/many/3/`,
  ],
  [
    'fewer answers than fill a page',
    (content) => {
      for (let index = 20; index < many; index += 1) rmSync(join(content, `answers/many/m${index + 100}.md`))
    },
    `
    200 /questions/many/ | 20번째 글입니다.
    404 /questions/many/2/`,
  ],
  [
    'an answer and a comment that are withheld',
    (content) =>
      putFile(
        content,
        'redactions.yaml',
        'answers: [{ question: a, id: a1, date: 2025-06-20 }]\ncomments: [{ question: a, id: c1, date: 2025-06-20 }]\n',
      ),
    `
    200 /questions/a/ | !첫 답변입니다. | !첫 댓글입니다. | id="answer-a1" | !${barStart}`,
  ],
  [
    'an answer of a withheld question with a fault: nothing of it is told at its address',
    (content) => {
      putFile(content, 'redactions.yaml', 'questions: [{ id: a, date: 2025-06-20 }]\n')
      editFile(content, 'answers/a/a1.md', (text) => text.replace('actor:', 'aktor:'))
    },
    `
    200 /questions/a/ | 삭제된 질문입니다 | ${barStart}`,
  ],
]

let server: DevServer

beforeAll(async () => {
  server = await startDevServer(site)
})

afterAll(() => server?.[Symbol.asyncDispose]())

beforeEach(async () => {
  server.write(site)
  const { status, text } = await server.ask('/questions/a/')
  expect([status, text.includes(barStart), text.includes('첫 답변입니다.')]).toEqual([200, false, true])
  expect((await server.ask('/questions/many/2/')).status).toBe(200)
})

test.each(rows)('%s', async (_name, change, shown) => {
  change(server.content)
  await server.expectShown(shown)
})

test('a fault that is mended, and a text that gets its old bytes back', async () => {
  const path = 'answers/a/a1.md'
  putFile(server.content, path, '')
  expect((await server.ask('/questions/a/')).text).toContain('answers/a/a1.md:1:1')
  expect(server.readTerminal()).toContain('answers/a/a1.md:1:1  front-matter-missing')
  putFile(server.content, path, toAnswer('첫 답변입니다.'))
  expect((await server.ask('/questions/a/')).text).toContain('첫 답변입니다.')
  putFile(
    server.content,
    'questions/a.md',
    toMarkdown({ id: 'a', title: '다른 제목', counts: { answers: 3, comments: 3 } }),
  )
  const { text } = await server.ask('/questions/a/')
  expect(text).toContain('<h1 id="title">다른 제목</h1>')
  expect(text).toContain('첫 답변입니다.')
})

test('a page or a report, never a failure, however many ask during an edit', async () => {
  const asked: Promise<{ status: number }>[] = []
  for (let round = 0; round < 9; round += 1) {
    asked.push(...['/questions/a/', '/questions/many/2/', '/'].map((path) => server.ask(path)))
    if (round % 3 === 0) putFile(server.content, 'answers/a/a2.md', toAnswer(`${round}번째`))
    if (round % 3 === 1) putFile(server.content, 'answers/a/a2.md', '---\nac')
    if (round % 3 === 2) rmSync(join(server.content, 'answers/a/a2.md'))
    await asked.at(-1)
  }
  const statuses = new Set((await Promise.all(asked)).map(({ status }) => status))
  expect([...statuses]).toEqual([200])
})
