import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listConversationFiles } from '../../../src/folder/conversation-files.ts'
import { readContentFolder } from '../../../src/folder/read-folder.ts'
import type { Issue } from '../../../src/format/issue.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conversation-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '본문')
  }
}

function list() {
  const { conversations, issues } = listConversationFiles(folder)
  return {
    found: Object.fromEntries(
      Array.from(conversations, ([id, { answers, comments }]) => [
        id,
        [answers.map((answer) => `${answer.id} ${answer.path}`), comments?.path],
      ]),
    ),
    issues: issues.map(tell),
  }
}

/** `code path name=value` */
function tell({ code, path, detail }: Issue): string {
  return [code, path, ...Object.entries(detail).map(([name, value]) => `${name}=${value}`)].join(' ')
}

test('answers and comments by question, in any subfolder', () => {
  write(
    'answers/put-or-patch/5678.md',
    'answers/2024/b/put-or-patch/10.md',
    'answers/이직/a.md',
    'comments/2024/put-or-patch.yaml',
    'comments/rest.yaml',
  )
  expect(list()).toEqual({
    found: {
      'put-or-patch': [
        ['10 answers/2024/b/put-or-patch/10.md', '5678 answers/put-or-patch/5678.md'],
        'comments/2024/put-or-patch.yaml',
      ],
      이직: [['a answers/이직/a.md'], undefined],
      rest: [[], 'comments/rest.yaml'],
    },
    issues: [],
  })
})

test('nothing where there are no such folders', () => {
  expect(list()).toEqual({ found: {}, issues: [] })
})

test('a folder of a question in decomposed Hangul is that of the question', () => {
  write(`answers/${'이직'.normalize('NFD')}/a.md`)
  expect(Object.keys(list().found)).toEqual(['이직'])
})

test.each([
  ['answers/5678.md', 'unknown-question-folder', 'value=5678 kind=misplaced'],
  ['answers/q/a b.md', 'invalid-id', 'value=a b.md nearest=a-b.md'],
  ['comments/q.yml', 'unknown-file', 'value=q.yml kind=file nearest=q.yaml'],
  ['comments/q.YAML', 'unknown-file', 'value=q.YAML kind=file nearest=q.yaml'],
  ['comments/q.md', 'unknown-file', 'value=q.md kind=file'],
  ['comments/q.yaml~', 'unknown-file', 'value=q.yaml~ kind=file leftover=q.yaml~'],
  ['comments/a b.yaml', 'invalid-id', 'value=a b.yaml nearest=a-b.yaml'],
  ['comments/con.yaml', 'invalid-id', 'value=con.yaml'],
])('%s is no answer and no comments', (path, code, detail) => {
  write(path)
  expect(list()).toEqual({ found: {}, issues: [`${code} ${path} ${detail}`] })
})

test('links are issues, whatever they lead to', () => {
  write('elsewhere/a.md', 'answers/q/real.md')
  symlinkSync(join(folder, 'elsewhere/a.md'), join(folder, 'answers/q/a.md'))
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'comments'))
  expect(list().issues).toEqual(['symbolic-link answers/q/a.md', 'symbolic-link comments'])
})

test('one id is one answer of its question, by case and Unicode form, in all its folders', () => {
  write('answers/q/a.md', 'answers/2024/q/A.md', 'answers/r/a.md')
  const told = 'value=a own=answers/q/a.md other=answers/2024/q/A.md nearest=a-2.md question=q'
  expect(list().issues).toEqual([`duplicate-id answers/q/a.md ${told}`])
})

test('all comments of a question are one file', () => {
  write('comments/2024/q.yaml', 'comments/q.yaml')
  const told = 'value=q own=comments/q.yaml other=comments/2024/q.yaml'
  expect(list()).toEqual({
    found: { q: [[], 'comments/2024/q.yaml'] },
    issues: [`duplicate-comments comments/q.yaml ${told}`],
  })
})

test.each([
  ['answers/q/a.md', 768],
  ['comments/q.yaml', 1024],
])('%s of more than %i KB is not read', (path, kilobytes) => {
  write(path)
  truncateSync(join(folder, path), kilobytes * 1024)
  expect(list().issues).toEqual([])
  truncateSync(join(folder, path), kilobytes * 1024 + 1)
  expect(list()).toEqual({ found: {}, issues: [`file-too-large ${path} limit=${kilobytes}`] })
})

test('more than 2,000 answers of a question are too many', () => {
  write(...Array.from({ length: 2_001 }, (_, index) => `answers/q/${index}.md`))
  expect(list().issues).toEqual(['list-too-long answers/q key=answers value=q limit=2000'])
})

test('answers that are larger together than is read at once are too much, and are not read', () => {
  write('answers/small/a.md')
  const large = Array.from({ length: 260 }, (_, index) => `answers/q/${index}.md`)
  write(...large)
  // Sparse: they take no place on the disk.
  for (const path of large) truncateSync(join(folder, path), 256 * 1024)
  const { conversations, issues } = listConversationFiles(folder)
  expect(issues.map(tell)).toEqual(['file-too-large answers/q of=answers limit=64'])
  expect([conversations.get('q')?.answers.length, conversations.get('small')?.answers.length]).toEqual([0, 1])
})

function read() {
  writeFileSync(join(folder, 'archive.yaml'), 'title: 아카이브\nreferenceDate: 2025-06-30\n')
  const { files, issues } = readContentFolder(folder)
  return {
    files: files.map(({ id, conversation }) => [
      id,
      conversation && [conversation.answers.length, conversation.comments?.path],
    ]),
    issues: issues.map(tell),
  }
}

test('questions have their answers and comments with them', () => {
  write('questions/a.md', 'questions/b.md', 'answers/a/1.md', 'answers/a/2.md', 'comments/a.yaml')
  expect(read()).toEqual({
    files: [
      ['a', [2, 'comments/a.yaml']],
      ['b', undefined],
    ],
    issues: [],
  })
})

test('what belongs to no question is an issue once for each folder, with the id that was meant', () => {
  write('questions/put-or-patch.md', 'answers/Put-Or-Patch/1.md', 'answers/put-or-pach/1.md')
  write('answers/put-or-pach/2.md', 'comments/xyz.yaml')
  expect(read().issues).toEqual([
    'unknown-question-folder answers/Put-Or-Patch value=Put-Or-Patch nearest=put-or-patch',
    'unknown-question-folder answers/put-or-pach value=put-or-pach nearest=put-or-patch',
    'unknown-question-folder comments/xyz.yaml value=xyz',
  ])
})

test('a question that is withheld, or whose file has faults, is there', () => {
  write('questions/a.md', 'questions/big.md', 'answers/gone/1.md', 'answers/big/1.md', 'comments/big.yaml')
  truncateSync(join(folder, 'questions/big.md'), 800 * 1024)
  writeFileSync(join(folder, 'redactions.yaml'), 'questions:\n  - { id: gone, date: 2025-01-02 }\n')
  expect(read().issues).toEqual(['file-too-large questions/big.md limit=768'])
})

test('where the questions are not known nothing is said of their answers', () => {
  write('question/a.md', 'answers/a/1.md')
  expect(read().issues).toEqual([expect.stringMatching(/^unknown-file question /)])
})
