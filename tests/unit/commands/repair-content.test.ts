import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { repairContent, reportRepairs } from '../../../src/commands/repair.ts'
import { checkContent } from '../../../src/folder/check-content.ts'
import { toMarkdown, type WrittenContent, writeContent } from '../../support/content-folder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'repair-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const all = { publicFiles: [], checkOnly: false, isChosen: (_: string) => true }
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

/** Writes a folder, repairs it, and gives what was said, and the codes of errors that are left. */
async function repair(content: WrittenContent, options = all): Promise<{ said: string[]; left: string[] }> {
  writeContent(folder, content)
  const repaired = await repairContent({ ...options, content: folder })
  return {
    said: reportRepairs(repaired, 'ko', options.checkOnly),
    left: repaired.issues.map(({ path, code }) => `${path}: ${code}`),
  }
}

const answer = '---\nactor: 가\nat: 2025-06-02\n---\n답변\n'

test('a folder without errors stays as it is, tidy or not', async () => {
  const files = {
    'questions/b.md': toMarkdown({ id: 'b', tags: ['c#'] }).replace('---\n', '---\n# 메모\n'),
    'answers/a/1.md': '---\nat: "2025-06-02"\nactor: anonymous\nlicense: { name: CC }\n---\n답변',
    'comments/a.yaml': '- {id: c1, actor: 가, at: 2025-06-03, text: "글"}\n'.replace(
      'text: "글"}',
      'recommended: 1}',
    ),
  }
  const content = {
    questions: [{ id: 'a', counts: { answers: 1 } }],
    files: { ...files, 'comments/a.yaml': '' },
  }
  expect(await repair(content)).toEqual({ said: [], left: [] })
  expect(read('answers/a/1.md')).toBe(files['answers/a/1.md'])
})

test('each file with errors is mended by the rules of an import', async () => {
  const questions = [
    {
      id: 'a',
      tags: ['REST API', 'c#'],
      counts: { answers: 0, views: -3 },
      category: 'Q&A',
      aliases: ['/x'],
    },
    {
      id: 'b',
      tags: ['c-sharp'],
      category: 'Q-A',
      aliases: ['/x', '/y'],
      body: `본문\n\n${'> '.repeat(17)}인용\n`,
    },
    { id: 'c' },
  ]
  const files = {
    'answers/a/1.md': answer.replace('2025-06-02', '2026-01-01'),
    'answers/a/2.md': answer,
    'comments/a.yaml': '- id: c1\n  actor: 가\n  at: 2025-06-03\n  text: 한 줄\n',
    'questions/d.md': Buffer.from([
      ...Buffer.from(toMarkdown({ id: 'd', body: '' })),
      ...[0xbe, 0xc8, 0xb3, 0xe7, 0x0a],
    ]),
  }
  expect(await repair({ questions, files })).toEqual({
    said: [
      'questions/a.md: 고쳤습니다.',
      '  개수가 될 수 없는 값을 뺐습니다 (views: -3)',
      '  해시태그를 쓸 수 있는 철자로 바꾸었습니다 (REST API → rest-api)',
      '  센 것보다 많이 남아 있는 답변과 댓글에 개수를 맞추었습니다 (answers: 0 → 2, comments: 0 → 1) 2번',
      'answers/a/1.md: 고쳤습니다.',
      '  기준일보다 늦은 시각을 기준일로 적었습니다 (2026-01-01)',
      'comments/a.yaml: 고쳤습니다.',
      '  다른 꼴로 적힌 파일을 이 프로그램이 적는 꼴로 다시 적었습니다',
      'questions/b.md: 고쳤습니다.',
      '  해시태그를 쓸 수 있는 철자로 바꾸었습니다 (c-sharp → c#)',
      '  주소가 같은 분류는 먼저 나온 이름으로 썼습니다 (Q-A → Q&A)',
      '  이미 다른 곳으로 이어지는 옛 주소를 뺐습니다 (/x)',
      '  읽을 수 없게 겹쳤거나 너무 큰 부분을 적힌 그대로 코드로 보입니다 (nesting-too-deep)',
      'questions/d.md: 고쳤습니다.',
      '  UTF-8이 아닌 파일을 제 글자로 읽어 UTF-8로 적었습니다 (euc-kr)',
    ],
    left: [],
  })
  expect(read('answers/a/2.md')).toBe(answer)
  expect(read('questions/c.md')).toBe(toMarkdown({ id: 'c' }))
  expect(read('questions/d.md')).toContain('안녕')
})

test('a file is renamed with what hangs on it', async () => {
  const files = {
    'questions/old/a b.md': toMarkdown({ id: 'a b', counts: { answers: 1, comments: 1 } }),
    'answers/old/a b/1.md': answer,
    'comments/a b.yaml': '- id: c1\n  actor: 가\n  at: 2025-06-03\n  text: |\n    글\n',
    'questions/z/Q.md': toMarkdown({ id: 'Q', counts: { answers: 1 } }),
    'answers/Q/1.md': answer,
  }
  expect(await repair({ questions: [{ id: 'q' }], files })).toEqual({
    said: [
      'comments/a b.yaml → comments/a-b.yaml: 이름을 바꾸었습니다.',
      'questions/old/a b.md → questions/old/a-b.md: 이름을 바꾸었습니다.',
      'answers/old/a b → answers/old/a-b: 이름을 바꾸었습니다.',
      'questions/z/Q.md → questions/z/Q-2.md: 이름을 바꾸었습니다.',
      'answers/Q → answers/Q-2: 이름을 바꾸었습니다.',
    ],
    left: [],
  })
})

test('what only people can mend is left, and nothing is written where nothing may be', async () => {
  const questions = [{ id: 'a', title: '' }]
  const files = {
    'questions/b.md': toMarkdown({ id: 'b' }).replace('title', 'titel'),
    'questions/c.md': toMarkdown({ id: 'c', title: '' }).replace('---\n', '---\n# 메모\n'),
  }
  const left = ['questions/a.md: text-length', 'questions/b.md: unknown-key', 'questions/c.md: text-length']
  const first = await repair({ questions, files }, { ...all, checkOnly: true })
  expect(first.said).toEqual([
    'questions/a.md: 고칠 수 있는 오류가 있습니다.',
    '  제목이 없어 본문의 첫머리를 제목으로 삼았습니다',
    expect.stringMatching(/^questions\/c\.md: /),
    '고칠 수 있는 파일 1개. 고치려면: npm run tidy -- --repair',
  ])
  expect(first.left).toEqual(expect.arrayContaining(left))
  expect(read('questions/a.md')).toBe(toMarkdown({ id: 'a', title: '' }))
  const second = await repair({ questions, files }, { ...all, isChosen: (path) => path !== 'questions/a.md' })
  expect(second.said).toHaveLength(1)
  const { issues } = await checkContent(folder)
  expect(issues.map(({ path }) => path)).toContain('questions/a.md')
})

test('what is written in the place of what is missing is told, and so is what is left out', async () => {
  const files = {
    'questions/a.md': toMarkdown({ id: 'a' }).replace('category: "개발자"\n', ''),
    'questions/b.md': toMarkdown({ id: 'b' }).replace('"comments":0,', ''),
    'questions/c.md': toMarkdown({ id: 'c' }).replace(
      /counts: .*/,
      'counts: { answers: -1, comments: , views: 1.2k }',
    ),
    'questions/d.md': toMarkdown({ id: 'd', category: '&&' }),
    'answers/d/1.md': answer.replace('at:', 'score: 1.5\ncounts: { recommended: many }\nat:'),
    'comments/d.yaml': '- id: c1\n  actor: 가\n  at: 2025-06-03\n  recommended: -2\n  text: |\n    댓글\n',
  }
  const { said, left } = await repair({ settings: { views: false }, questions: [], files })
  expect(said).toEqual([
    'questions/b.md: 고쳤습니다.',
    '  적혀 있지 않은 개수를 적었습니다. 답변과 댓글은 보관된 수이고, 표는 0입니다 (comments: 0)',
    'questions/c.md: 고쳤습니다.',
    '  개수가 될 수 없는 값을 뺐습니다 (answers: -1, views: 1.2k) 2번',
    '  적혀 있지 않은 개수를 적었습니다. 답변과 댓글은 보관된 수이고, 표는 0입니다 (answers: 0, comments: 0) 2번',
    'questions/d.md: 고쳤습니다.',
    '  글자도 숫자도 없어 쓸 수 없는 분류를 뺐습니다 (&&)',
    '  센 것보다 많이 남아 있는 답변과 댓글에 개수를 맞추었습니다 (answers: 0 → 1, comments: 0 → 1) 2번',
    'answers/d/1.md: 고쳤습니다.',
    '  개수가 될 수 없는 값을 뺐습니다 (score: 1.5, recommended: many) 2번',
    'comments/d.yaml: 고쳤습니다.',
    '  개수가 될 수 없는 값을 뺐습니다 (recommended: -2)',
  ])
  expect(left).toEqual([])
})

test('a file in which nothing would change is not said to be mended', async () => {
  const redacted = { 'redactions.yaml': 'actors: [{ name: 이영희, date: 2025-01-02 }]\n' }
  const untidy = toMarkdown({ id: 'a', aliases: ['/articles/이영희'], body: '깨진 글자 \ufffd' })
  const files = { ...redacted, 'questions/a.md': untidy, 'people.yaml': '이영희: { name: 가 }\n' }
  const left = ['people.yaml: redacted-name', 'questions/a.md: redacted-name']
  const first = await repair({ questions: [], files })
  expect(first.left).toEqual(left)
  expect(first.said[0]).toBe('questions/a.md: 고쳤습니다.')
  const tidied = { ...files, 'questions/a.md': read('questions/a.md') }
  expect(await repair({ questions: [], files: tidied })).toEqual({ said: [], left })
  // A byte-order mark is no part of a text, and goes.
  const marked = { ...tidied, 'questions/a.md': `\ufeff${tidied['questions/a.md']}` }
  expect((await repair({ questions: [], files: marked })).said[0]).toBe('questions/a.md: 고쳤습니다.')
  expect(read('questions/a.md')).toBe(tidied['questions/a.md'])
})

test('of one rule five things are named', async () => {
  const aliases = ['//a', '//b', '//c', '//d', '//e', '//f', '//g']
  expect((await repair({ questions: [{ id: 'a', aliases }] })).said).toEqual([
    'questions/a.md: 고쳤습니다.',
    '  옮겨 줄 수 없거나 사이트가 쓰는 옛 주소를 뺐습니다 (//a, //b, //c, //d, //e, …) 7번',
  ])
})

const asked = (at: string) => `activity:\n  - at: ${at}\n    actor: 홍길동\n    kind: 질문\n`

test.each([
  ['a day that there is not', asked('2024-02-30'), 'invalid-time'],
  ['an hour that there is not', asked('2024-05-01 24:10'), 'invalid-time'],
  ['nothing', asked('').replace('at: \n    ', ''), 'missing-key'],
  ['a history of nothing', 'activity: []\n', 'missing-key'],
])('when a question was asked is for people to say, where %s says it', async (_, activity, code) => {
  const toText = (title: string, tags: string) =>
    `---\ntitle: ${title}\ncategory: 개발자\ntags: [${tags}]\ncounts: { answers: 1, comments: 1, views: 0 }\n${activity}---\n본문\n`
  const files = {
    'questions/a.md': toText('제목', 'rest'),
    'questions/b.md': toText('제목', 'REST'),
    'answers/b/1.md': '---\nactor: 가\nat: soon\n---\n답변\n',
    'comments/b.yaml': '- id: c1\n  answer: 1\n  actor: 가\n  at: later\n  text: |\n    댓글\n',
  }
  const { said, left } = await repair({ questions: [{ id: 'c' }], files })
  expect(said).toEqual([
    'questions/b.md: 고쳤습니다.',
    '  해시태그를 쓸 수 있는 철자로 바꾸었습니다 (REST → rest)',
  ])
  expect(left).toContain(`questions/a.md: ${code}`)
  expect(left.filter((line) => line.startsWith('questions/b.md'))).toHaveLength(1)
  expect(left).toEqual(
    expect.arrayContaining(['answers/b/1.md: invalid-time', 'comments/b.yaml: invalid-time']),
  )
  expect(read('questions/a.md')).toBe(files['questions/a.md'])
  expect(read('questions/b.md')).not.toContain('2025')
  for (const path of ['answers/b/1.md', 'comments/b.yaml'] as const) expect(read(path)).toBe(files[path])
  expect((await repair({ questions: [] })).said).toEqual([])
})

test('a question is asked at the first time that its answers tell', async () => {
  const files = {
    'questions/a.md': toMarkdown({
      id: 'a',
      counts: { answers: 1 },
      activity: [{ at: '2024-02-30', actor: '홍길동', kind: '질문' }],
    }),
    'answers/a/1.md': answer,
  }
  expect(await repair({ questions: [{ id: 'c' }], files })).toEqual({
    said: [
      'questions/a.md: 고쳤습니다.',
      '  읽을 수 없는 시각을 뺐거나, 달린 글의 시각이나 질문에서 가장 이른 시각이나 기준일로 적었습니다 (2024-02-30 → 2025-06-02)',
    ],
    left: [],
  })
  expect(read('questions/a.md')).toContain('at: 2025-06-02')
})

test('people.yaml is mended by the same rules', async () => {
  const questions = [{ id: 'a' }]
  const names = Array.from({ length: 51 }, (_, index) => `이름${index}`)
  const people = [
    `u1: { name: ${'가'.repeat(81)}, formerNames: [길동이, "a\\u200Bb"] }`,
    '"a b": { name: 나, about: "두\\n줄", url: "javascript:alert(1)" }',
    `u2: { name: 다, about: null, formerNames: [다, ~, ${names.join(', ')}] }`,
    '',
  ].join('\n')
  expect(await repair({ questions, files: { 'people.yaml': people } })).toEqual({
    said: [
      'people.yaml: 고쳤습니다.',
      expect.stringMatching(/^ {2}너무 긴 이름을 80자에서 줄였습니다/),
      '  이름이나 제목에서 눈에 보이지 않는 문자를 지웠습니다 (U+200B)',
      '  파일 이름이 될 수 없는 id를 바꾸었습니다 (a b)',
      '  한 줄이어야 하는 글의 줄바꿈을 띄어쓰기로 바꾸었습니다 (두 줄)',
      '  웹 주소가 아닌 원문과 이용 허락, 사람의 주소를 뺐습니다 (javascript:alert(1))',
      '  한 사람의 50개가 넘는 전에 쓰던 이름을 뺐습니다 (이름50)',
    ],
    left: [],
  })
  const [first, second, ...rest] = read('people.yaml').split('\n')
  expect(first).toBe(`u1: { name: ${'가'.repeat(79)}…, formerNames: [길동이, ab] }`)
  expect(second).toMatch(/^a-b-[\da-f]{6}: \{ name: 나, about: 두 줄 \}$/)
  expect(rest).toEqual([`u2: { name: 다, formerNames: [${names.slice(0, 50).join(', ')}] }`, ''])
})

test.each([
  ['somebody without a name', 'u1: { name: "" }\n', 'text-length'],
  ['an unknown key', 'u1: { name: 가, nick: 나 }\n', 'unknown-key'],
  ['an id that no object may have', '__proto__: { name: 가 }\n', 'invalid-id'],
  ['broken YAML', 'u1: {\n', 'yaml-syntax'],
])('people.yaml with %s is left to people', async (_, text, code) => {
  const files = { 'people.yaml': text }
  const { said, left } = await repair({ questions: [{ id: 'a' }], files })
  expect({ said, left }).toEqual({ said: [], left: [`people.yaml: ${code}`] })
  expect(read('people.yaml')).toBe(text)
})

test('so is one with notes, of which is said that they would be lost', async () => {
  const files = { 'people.yaml': `# 메모\nu1: { name: ${'가'.repeat(81)} }\n` }
  const { said } = await repair({ questions: [{ id: 'a' }], files })
  expect(said).toEqual([expect.stringMatching(/^people\.yaml: /)])
  expect(read('people.yaml')).toBe(files['people.yaml'])
})

test('where archive.yaml has a fault, which decides how texts are mended, nothing is renamed either', async () => {
  const files = {
    'archive.yaml': 'title: 시험\n',
    'questions/a b.md': toMarkdown({ id: 'a b', tags: ['REST API'] }),
  }
  const { said, left } = await repair({ questions: [{ id: 'c' }], files })
  expect(said).toEqual([])
  expect(left).toContain('archive.yaml: missing-key')
  expect(read('questions/a b.md')).toBe(files['questions/a b.md'])
})

const comment = (id: string, text: string) =>
  `- id: ${id}\n  actor: 가\n  at: 2025-06-03\n  text: |\n    ${text}\n`
const question = (id: string) => toMarkdown({ id, counts: { answers: 2, comments: 2 } })
const date = 'date: 2025-06-30'

test.each<[string, redactions: string, files: Record<string, string>, left: string[]]>([
  [
    'a second question of its id',
    `questions: [{ id: q1, ${date} }]`,
    { 'questions/q1.md': question('q1'), 'questions/x/Q1.md': question('Q1') },
    ['questions/x/Q1.md: duplicate-id'],
  ],
  [
    'a question of which an answer is withheld',
    `answers: [{ question: q1, id: 5678, ${date} }]`,
    { 'questions/q1.md': question('q1'), 'questions/x/q1.md': question('q1'), 'answers/q1/5678.md': answer },
    ['questions/x/q1.md: duplicate-id'],
  ],
  [
    'an answer',
    `answers: [{ question: q1, id: 5678, ${date} }]`,
    { 'questions/q1.md': question('q1'), 'answers/q1/5678.md': answer, 'answers/x/q1/5678.md': answer },
    ['answers/x/q1/5678.md: duplicate-id'],
  ],
  [
    'a comment',
    `comments: [{ question: q1, id: c8, ${date} }]`,
    { 'questions/q1.md': question('q1'), 'comments/q1.yaml': comment('c8', '하나') + comment('C8', '둘') },
    ['comments/q1.yaml: duplicate-id'],
  ],
  [
    'an id that is none, as nobody knows what is meant',
    `questions: [{ id: my q, ${date} }]`,
    { 'questions/my q.md': question('my q'), 'questions/other q.md': question('other q') },
    ['questions/my q.md: invalid-id', 'questions/other q.md: invalid-id', 'redactions.yaml: invalid-setting'],
  ],
])('what redactions.yaml names keeps its id, with its error: %s', async (_, redactions, files, left) => {
  const content = { questions: [{ id: 'a' }], files: { ...files, 'redactions.yaml': `${redactions}\n` } }
  expect(await repair(content)).toEqual({ said: [], left })
  for (const [path, text] of Object.entries(files)) expect(read(path)).toBe(text)
})

test('what redactions.yaml does not name is renamed beside it', async () => {
  const files = {
    'questions/q1.md': question('q1'),
    'comments/q1.yaml': comment('c8', '하나') + comment('c9', '둘') + comment('c9', '셋'),
    'questions/a b.md': question('a b'),
    'redactions.yaml': `comments: [{ question: q1, id: c8, ${date} }]\n`,
  }
  const { said, left } = await repair({ questions: [{ id: 'a' }], files })
  expect(said[0]).toBe('questions/a b.md → questions/a-b.md: 이름을 바꾸었습니다.')
  expect(left).toEqual([])
  expect(read('comments/q1.yaml')).toContain('- id: c9-2\n')
})
