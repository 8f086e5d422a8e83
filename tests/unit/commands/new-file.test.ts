import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { suggestId } from '../../../src/commands/new.ts'
import {
  type Answers,
  findFault,
  findNearHashtags,
  suggestAnswer,
  toHashtags,
  toQuestionPath,
  toQuestionText,
  toValidHashtags,
} from '../../../src/commands/new-file.ts'
import { writeText } from '../../../src/commands/new-text.ts'
import { createPrepareQuestion } from '../../../src/folder/prepare-question.ts'
import { settingsSchema } from '../../../src/folder/settings.ts'
import { makeContent, toMarkdown } from '../../support/content-folder.ts'

const settings = settingsSchema.parse({ title: 'a', referenceDate: '1999-06-30' })
const context = {
  prepare: createPrepareQuestion(settings, []),
  taken: new Set(['put-or-patch']),
  form: { views: true, locale: 'ko' } as const,
  sound: { title: 'x', tags: 'x', category: 'x', actor: 'x', at: '1999-06-30', id: 'x', body: 'x' },
}

describe('what is wrong with one answer, whatever the others are', () => {
  test.each<[keyof Answers, string, string | undefined]>([
    ['title', 'REST: 무엇인가요? #3', undefined],
    ['title', '', 'empty'],
    ['title', '가'.repeat(301), 'text-length'],
    ['tags', 'rest, #백엔드', undefined],
    ['tags', ' , #', 'empty'],
    ['tags', 'REST', 'invalid-hashtag'],
    ['tags', 'rest, rest', 'duplicate-hashtag'],
    ['category', 'Front End', undefined],
    ['category', 'Q&A', undefined],
    ['category', '-', undefined],
    ['category', '!!!', 'invalid-category'],
    ['category', '가'.repeat(81), 'text-length'],
    ['actor', '나'.repeat(81), 'text-length'],
    ['at', '1999-06-30', undefined],
    ['at', '1999-07-01', 'activity-after-reference'],
    ['at', '어제', 'invalid-time'],
    ['id', 'rest', undefined],
    ['id', 'Put-Or-Patch', 'taken-id'],
    ['id', '../a', 'invalid-id'],
    ['id', 'con', 'invalid-id'],
    // Warnings are reported when the file is written.
    ['body', '연락은 hong@mailbox.test', undefined],
    ['body', '', 'empty'],
  ])('%s %j: %s', (name, answer, expected) => {
    const fault = findFault(name, answer, context)
    expect(typeof fault === 'object' ? fault[0]?.code : fault).toBe(expected)
  })
})

test.each([
  ['rest, 백엔드', ['rest', '백엔드']],
  ['#rest,#백엔드,', ['rest', '백엔드']],
  ['c#', ['c#']],
])('hashtags of %j', (answer, hashtags) => {
  expect(toHashtags(answer)).toEqual(hashtags)
})

test.each([
  ['REST', 'rest'],
  ['REST, #rest', 'rest'],
  ['REST API, 백엔드', 'rest-api, 백엔드'],
  ['!!!', ''],
])('%j could be %j', (answer, legal) => {
  expect(toValidHashtags(answer)).toBe(legal)
})

test.each([
  [true, '  comments: 0\n  views: 0\n'],
  [false, '  comments: 0\nactivity:'],
])('views are counted: %s', (views, lines) => {
  expect(toQuestionText(context.sound, { views, locale: 'ko' })).toContain(lines)
})

test.each([
  ['2024-05-01', 'questions/2024/a.md'],
  ['2024-05-01T09:30:00+09:00', 'questions/2024/a.md'],
])('a question of %s stands in its year', (at, path) => {
  expect(toQuestionPath({ id: 'a', at })).toBe(path)
})

test('in an English archive, kinds and roles are English', () => {
  const text = toQuestionText({ ...context.sound, actor: '익명' }, { views: true, locale: 'en' })
  expect(text).toContain('\n    actor: anonymous\n    kind: question\n')
})

test.each<[keyof Answers, string, string | undefined]>([
  ['at', '1999년 5월 1일 오후 3시', '1999-05-01T15:00:00+09:00'],
  ['at', '1999-05-01 15:00', '1999-05-01T15:00:00+09:00'],
  ['at', '어제', undefined],
  ['tags', '#Spring Boot, 백엔드', 'spring-boot, 백엔드'],
  ['title', 'REST란?', undefined],
])('of %s: %j is suggested %j', (name, answer, suggestion) => {
  expect(suggestAnswer(name, answer, context)).toBe(suggestion)
})

const rows = [
  ['PUT과 PATCH는 언제 나눠 쓰나요?', [], 'put과-patch는-언제-나눠-쓰나요'],
  ['N+1', [], 'n-1'],
  ['N+1', ['n-1'], 'n-1-2'],
  ['N+1', ['n-1', 'n-1-2'], 'n-1-3'],
  ['???', [], 'question'],
  ['con', [], 'question'],
  ['가'.repeat(90), [], '가'.repeat(40)],
  ['하나 둘 셋 '.repeat(20), [], '하나-둘-셋-하나-둘-셋-하나-둘-셋-하나-둘-셋-하나-둘-셋-하나-둘'],
  ['<script>alert(1)</script>', [], 'script-alert-1-script'],
] as const

test.for(rows)('%s, taken: %j', ([title, taken, id]) => {
  expect(suggestId(title, new Set(taken))).toBe(id)
})

const known = ['rest', 'spring-boot', 'javascript', 'vue', 'c', 'c++', '백엔드', '프론트엔드', 'node.js']

test.each([
  ['springboot', 'spring-boot'],
  ['spring-bot', 'spring-boot'],
  ['javascirpt', 'javascript'],
  ['nodejs', 'node.js'],
  ['프런트엔드', '프론트엔드'],
  // Too short to tell, or too far.
  ['vuex', undefined],
  ['test', undefined],
  ['c#', undefined],
  ['벡엔드', undefined],
  ['java', undefined],
  // Carried already.
  ['rest', undefined],
])('%s: %s', (hashtag, near) => {
  expect(findNearHashtags([hashtag], known)).toEqual(near === undefined ? [] : [{ hashtag, near }])
})

test('one that is there beside it is no mistake', () => {
  expect(findNearHashtags(['spring-boot', 'springboot'], known)).toEqual([])
})

// Answers and comments of the question `a`, beside the files that there are.

type Files = Readonly<Record<string, string>>

const answered = '---\nactor: 나\nat: 1999-05-02\n---\n글\n'
const commented = (id: string) => `- id: ${id}\n  actor: 나\n  at: 1999-05-02\n  text: |-\n    글`

/** The new text: where it lies, and what the file says. */
async function write(kind: 'answer' | 'comment', files: Files, settings: Record<string, string> = {}) {
  const activity = [{ at: '1999-05-01', actor: '나', kind: '질문' }]
  const question = toMarkdown({ id: 'a', activity })
  using folder = makeContent({
    settings: { referenceDate: '1999-06-30', ...settings },
    questions: [],
    files: { 'questions/1999/a.md': question, ...files },
  })
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const values = { question: 'a', at: '1999-05-03', body: '@홍길동 `a` #3' }
  await writeText({ kind, content: folder.path, language: 'ko', terminal: undefined, values })
  said.mockRestore()
  const paths = readdirSync(folder.path, { recursive: true, encoding: 'utf8' })
  const texts = paths.filter((path) => path.startsWith(`${kind}s/`) && /\.\w+$/.test(path))
  const read = (path: string) => readFileSync(join(folder.path, path), 'utf8')
  const [path = ''] = texts.filter((each) => read(each) !== files[each])
  return { path, text: read(path) }
}

const toFiles = (ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [`answers/1999/a/${id}.md`, answered]))

test.each<[ids: string[], path: string]>([
  [[], 'answers/1999/a/1.md'],
  [['5678', '12'], 'answers/1999/a/5679.md'],
  [['a', 'b'], 'answers/1999/a/1.md'],
])('an answer beside %j is %s', async (ids, path) => {
  expect((await write('answer', toFiles(ids))).path).toBe(path)
})

test.each<[ids: string[], id: string]>([
  [[], 'c1'],
  [['c9', 'c10'], 'c11'],
  [['c1', 'C2'], 'C3'],
])('a comment below %j is %s', async (ids, id) => {
  const before = ids.map((each) => `${commented(each)}\n`).join('')
  const { path, text } = await write('comment', before === '' ? {} : { 'comments/1999/a.yaml': before })
  expect([path, text.startsWith(`${before}- id: ${id}\n`)]).toEqual(['comments/1999/a.yaml', true])
})

test('a text lies beside those that there are', async () => {
  const files = { 'answers/old/a/1.md': answered, 'comments/b/a.yaml': `${commented('c1')}\n` }
  expect((await write('answer', files)).path).toBe('answers/old/a/2.md')
  expect((await write('comment', files)).path).toBe('comments/b/a.yaml')
})

test('a new answer is tidy', async () => {
  const { text } = await write('answer', {}, { locale: 'en' })
  expect(text).toBe('---\nactor: anonymous\nat: 1999-05-03\n---\n@홍길동 `a` #3\n')
})

const written = (id: string) =>
  `- id: ${id}\n  actor: 익명\n  at: 1999-05-03\n  text: |\n    @홍길동 \`a\` #3\n`

test.each([
  ['', written('c1')],
  ['[]\n', written('c1')],
  ['# 메모\n', `# 메모\n${written('c1')}`],
  [commented('c0'), `${commented('c0')}\n${written('c1')}`],
])('a comment behind %j', async (before, expected) => {
  expect((await write('comment', { 'comments/a.yaml': before })).text).toBe(expected)
})
