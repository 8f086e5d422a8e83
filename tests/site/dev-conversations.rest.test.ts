// `npm run dev`: what happens to answers and comments is seen at the next request, as what happens to questions is.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toMarkdown, type WrittenContent } from '../support/content-folder.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'

const many = 120

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

/** Of an answer of the server: its status, what it has and, after `!`, what it has not. */
type Shows = [path: string, status: number, ...texts: string[]]

const write = (content: string, path: string, text: string) => {
  mkdirSync(dirname(join(content, path)), { recursive: true })
  writeFileSync(join(content, path), text)
}
const edit = (content: string, path: string, replace: (text: string) => string) =>
  write(content, path, replace(readFileSync(join(content, path), 'utf8')))

const rows: [name: string, edit: (content: string) => void, shows: Shows[]][] = [
  [
    'an edited answer',
    (content) => edit(content, 'answers/a/a1.md', (text) => text.replace('첫', '고친')),
    [['/questions/a/', 200, '고친 답변입니다.', '!첫 답변입니다.', '첫 댓글입니다.', `!${barStart}`]],
  ],
  [
    'edited comments',
    (content) => write(content, 'comments/a.yaml', toComments('고친 댓글입니다.')),
    [['/questions/a/', 200, '고친 댓글입니다.', '!첫 댓글입니다.', '첫 답변입니다.']],
  ],
  [
    'a new answer of a question that had none',
    (content) => write(content, 'answers/2025/b/새것.md', toAnswer('새 답변입니다.')),
    [['/questions/b/', 200, '새 답변입니다.', 'id="answer-새것"', `!${barStart}`]],
  ],
  [
    'an answer that is accepted, which listings mark',
    (content) => edit(content, 'answers/a/a1.md', (text) => text.replace('at:', 'accepted: true\nat:')),
    [['/questions/a/', 200, '채택된 답변']],
  ],
  [
    'answers and comments that are removed',
    (content) => {
      rmSync(join(content, 'answers/a'), { recursive: true })
      rmSync(join(content, 'comments'), { recursive: true })
    },
    [
      [
        '/questions/a/',
        200,
        '<h1 id="title">질문 a</h1>',
        '!첫 답변입니다.',
        '!첫 댓글입니다.',
        `!${barStart}`,
      ],
    ],
  ],
  [
    'a folder of answers that gets the name of another question',
    (content) => renameSync(join(content, 'answers/a'), join(content, 'answers/b')),
    [
      ['/questions/a/', 200, '!첫 답변입니다.', '첫 댓글입니다.'],
      ['/questions/b/', 200, '첫 답변입니다.', `!${barStart}`],
    ],
  ],
  [
    'a folder of answers that gets the name of no question',
    (content) => renameSync(join(content, 'answers/a'), join(content, 'answers/z')),
    [
      ['/questions/z/', 200, 'answers/z:1:1', 'unknown-question-folder', `!${barStart}`],
      ['/questions/a/', 200, barStart, '<h1 id="title">질문 a</h1>', '!첫 답변입니다.'],
    ],
  ],
  [
    'an answer with a fault: its question is left out, and tells it',
    (content) => edit(content, 'answers/a/a1.md', (text) => text.replace('actor:', 'aktor:')),
    [
      ['/questions/a/', 200, 'answers/a/a1.md:2:1', '‘aktor’', `!${barStart}`],
      [
        '/questions/b/',
        200,
        '<h1 id="title">질문 b</h1>',
        barStart,
        'href="/questions/a/">answers/a/a1.md:2:1',
      ],
      ['/', 200, barStart, '질문 b', '!>질문 a<'],
    ],
  ],
  [
    'comments with a fault',
    (content) => write(content, 'comments/a.yaml', toComments('글').replace('id: c1', 'name: c1')),
    [
      ['/questions/a/', 200, 'comments/a.yaml:1:', '‘name’'],
      ['/', 200, barStart, '!>질문 a<'],
    ],
  ],
  [
    'an answer that is half written',
    (content) => edit(content, 'answers/a/a1.md', (text) => text.slice(0, 20)),
    [['/questions/a/', 200, 'front-matter-unclosed']],
  ],
  [
    'two answers of one id',
    (content) => write(content, 'answers/later/a/a1.md', toAnswer('둘째')),
    [
      ['/questions/a/', 200, 'duplicate-id', 'answers/later/a/a1.md:1:1'],
      ['/', 200, barStart, '!>질문 a<'],
    ],
  ],
  [
    'a fault of a later page is told there too',
    (content) => edit(content, 'answers/many/m219.md', (text) => text.replace('actor:', 'aktor:')),
    [
      ['/questions/many/', 200, 'answers/many/m219.md:2:1'],
      ['/questions/many/2/', 200, 'answers/many/m219.md:2:1'],
    ],
  ],
  [
    'an edit of a later page',
    (content) => edit(content, 'answers/many/m219.md', (text) => text.replace('번째 글', '번째 고친 글')),
    [
      ['/questions/many/2/', 200, '120번째 고친 글입니다.', '!>1번째 글'],
      ['/questions/many/', 200, '>1번째 글입니다.', '!120번째 고친 글'],
      ['/questions/many/3/', 404],
    ],
  ],
  [
    'fewer answers than fill a page',
    (content) => {
      for (let index = 50; index < many; index += 1) rmSync(join(content, `answers/many/m${index + 100}.md`))
    },
    [
      ['/questions/many/', 200, '50번째 글입니다.'],
      ['/questions/many/2/', 404],
    ],
  ],
  [
    'an answer and a comment that are withheld',
    (content) =>
      write(
        content,
        'redactions.yaml',
        'answers: [{ question: a, id: a1, date: 2025-06-20 }]\ncomments: [{ question: a, id: c1, date: 2025-06-20 }]\n',
      ),
    [['/questions/a/', 200, '!첫 답변입니다.', '!첫 댓글입니다.', 'id="answer-a1"', `!${barStart}`]],
  ],
  [
    'an answer of a withheld question with a fault: nothing of it is told at its address',
    (content) => {
      write(content, 'redactions.yaml', 'questions: [{ id: a, date: 2025-06-20 }]\n')
      edit(content, 'answers/a/a1.md', (text) => text.replace('actor:', 'aktor:'))
    },
    [['/questions/a/', 200, '삭제된 질문입니다', barStart]],
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

test.each(rows)('%s', async (_name, change, shows) => {
  change(server.content)
  for (const [path, status, ...texts] of shows) {
    const answer = await server.ask(path)
    expect([path, answer.status]).toEqual([path, status])
    for (const text of texts) {
      if (text.startsWith('!')) expect(answer.text, path).not.toContain(text.slice(1))
      else expect(answer.text, path).toContain(text)
    }
  }
})

test('a fault that is mended, and a text that gets its old bytes back', async () => {
  const path = 'answers/a/a1.md'
  write(server.content, path, '')
  expect((await server.ask('/questions/a/')).text).toContain('answers/a/a1.md:1:1')
  expect(server.readTerminal()).toContain('answers/a/a1.md:1:1  front-matter-missing')
  write(server.content, path, toAnswer('첫 답변입니다.'))
  expect((await server.ask('/questions/a/')).text).toContain('첫 답변입니다.')
  write(
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
    if (round % 3 === 0) write(server.content, 'answers/a/a2.md', toAnswer(`${round}번째`))
    if (round % 3 === 1) write(server.content, 'answers/a/a2.md', '---\nac')
    if (round % 3 === 2) rmSync(join(server.content, 'answers/a/a2.md'))
    await asked.at(-1)
  }
  const statuses = new Set((await Promise.all(asked)).map(({ status }) => status))
  expect([...statuses]).toEqual([200])
})
