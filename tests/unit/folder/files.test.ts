import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkIds, findQuestionId, isConversationPath, listQuestionFiles } from '../../../src/folder/files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'question-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text = '본문'): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

test('question files by path in code-unit order, with id and size', () => {
  for (const name of ['b.md', '2024/a10.md', '2024/a2.md', 'B.md', '이직.md']) write(`questions/${name}`)
  const { files, issues } = listQuestionFiles(folder)
  expect(issues).toEqual([])
  expect(files.map(({ id, path, stamp }) => [id, path, stamp[0]])).toEqual([
    ['a10', 'questions/2024/a10.md', 6],
    ['a2', 'questions/2024/a2.md', 6],
    ['B', 'questions/B.md', 6],
    ['b', 'questions/b.md', 6],
    ['이직', 'questions/이직.md', 6],
  ])
})

test('what is no question file is an issue, and the others are listed all the same', () => {
  write('questions/good.md')
  write('questions/notes.txt')
  write('questions/a.MD')
  write('questions/a..b.md')
  write('questions/a b.md')
  write('elsewhere/secret.md')
  symlinkSync(join(folder, 'elsewhere/secret.md'), join(folder, 'questions/link.md'))
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'questions/folder'))
  symlinkSync('/nowhere', join(folder, 'questions/broken.md'))
  const { files, issues } = listQuestionFiles(folder)
  expect(files.map(({ id }) => id)).toEqual(['good'])
  expect(issues.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
    'questions/a b.md invalid-id',
    'questions/a..b.md invalid-id',
    'questions/a.MD not-markdown',
    'questions/broken.md symbolic-link',
    'questions/folder symbolic-link',
    'questions/link.md symbolic-link',
    'questions/notes.txt not-markdown',
  ])
})

test.each([
  ['.put-or-patch.md', 'invalid-id', { value: '.put-or-patch.md', nearest: 'put-or-patch.md' }],
  ['put-or-patch.md~', 'not-markdown', { leftover: 'put-or-patch.md~' }],
  ['.put-or-patch.md.swp', 'not-markdown', { leftover: '.put-or-patch.md.swp' }],
  ['#put-or-patch.md#', 'not-markdown', { leftover: '#put-or-patch.md#' }],
  ['put-or-patch.md.bak', 'not-markdown', { leftover: 'put-or-patch.md.bak' }],
  ['notes.txt', 'not-markdown', { nearest: 'notes.md' }],
  ['notes.md.txt', 'not-markdown', { nearest: 'notes.md' }],
  ['notes.markdown', 'not-markdown', { nearest: 'notes.md' }],
  ['notes.docx', 'not-markdown', {}],
  ['.gitignore', 'not-markdown', {}],
  ['.gitattributes', 'git-attributes', {}],
  ['2024/.GitAttributes', 'git-attributes', {}],
] as const)('%s is no question: %s', (name, code, detail) => {
  write('questions/put-or-patch.md')
  write(`questions/${name}`)
  const { files, issues } = listQuestionFiles(folder)
  expect(files.map(({ id }) => id)).toEqual(['put-or-patch'])
  expect(issues).toEqual([{ code, path: `questions/${name}`, line: 1, column: 1, detail }])
})

test('a hidden folder is named once, an empty one not at all', () => {
  write('questions/a.md')
  for (const name of ['app.json', 'themes/a.css', 'b.md']) write(`questions/.obsidian/${name}`)
  mkdirSync(join(folder, 'questions/.empty/deeper'), { recursive: true })
  const { files, issues } = listQuestionFiles(folder)
  expect(files.map(({ id }) => id)).toEqual(['a'])
  expect(issues.map(({ code, path }) => `${path} ${code}`)).toEqual(['questions/.obsidian unknown-file'])
})

test('what stands where a question belongs and is no file', () => {
  write('questions/good.md')
  write('questions/2024.md/a.md')
  mkdirSync(join(folder, 'questions/empty.md'))
  expect(spawnSync('mkfifo', [join(folder, 'questions/fifo.md')]).status).toBe(0)
  const { files, issues } = listQuestionFiles(folder)
  expect(files.map(({ id }) => id)).toEqual(['good'])
  expect(
    issues.map(({ path, code, detail }) => `${path} ${code} ${Reflect.get(detail, 'kind')}`).sort(),
  ).toEqual([
    'questions/2024.md file-unreadable folder',
    'questions/empty.md file-unreadable folder',
    'questions/fifo.md file-unreadable fifo',
  ])
})

test('what file managers leave behind is passed over', () => {
  for (const name of ['.DS_Store', '.gitkeep', 'Thumbs.db', 'desktop.ini', '2024/thumbs.db']) {
    write(`questions/${name}`)
  }
  expect(listQuestionFiles(folder)).toEqual({ files: [], issues: [] })
})

test('without a folder of questions there are none', () => {
  expect(listQuestionFiles(folder)).toEqual({ files: [], issues: [] })
})

test('more folders in folders than anybody needs', () => {
  write(`questions/${'a/'.repeat(21)}deep.md`)
  expect(listQuestionFiles(folder).issues.map(({ code }) => code)).toEqual(['nesting-too-deep'])
})

/** Paths below `questions/`, each with its beginning; those with a star were published. */
function check(...files: [path: string, start: number | undefined][]): string[] {
  const named = files.map(([given, start]) => {
    const path = `questions/${given.replace('*', '')}`
    const id = path.split('/').at(-1)?.replace(/\.md$/, '').normalize('NFC') ?? ''
    return { id, path, start, published: given.includes('*') }
  })
  const find = (path: string) => named.find((file) => file.path === path)
  return checkIds(named, {
    isPublished: (path) => find(path)?.published ?? false,
    findStart: (path) => find(path)?.start,
  }).map(
    ({ path, code, detail }) =>
      `${path} ${code} ${Reflect.get(detail, 'own')} ${Reflect.get(detail, 'other')} ${Reflect.get(detail, 'nearest')}`,
  )
}

describe('names that are one id', () => {
  test.each([
    ['put.md', 'patch.md', false],
    ['put.md', 'Put.md', true],
    ['2023/put.md', '2024/put.md', true],
    ['이직.md', `${'이직'.normalize('NFD')}.md`, true],
    ['a1.md', 'ａ1.md', true],
  ])('%s and %s: %s', (one, other, clash) => {
    expect(check([one, 1], [other, 2])).toHaveLength(clash ? 1 : 0)
  })
})

describe('the fault is that of', () => {
  test.each<[string, [string, number | undefined], [string, number | undefined], string]>([
    ['what was not published', ['2023/put.md', 1], ['2024/*put.md', 2], '2023/put.md'],
    ['the younger of two that were published', ['*a/put.md', 2], ['*b/put.md', 1], 'a/put.md'],
    ['the younger of two that are new', ['a/put.md', 1], ['b/put.md', 2], 'b/put.md'],
    ['what does not tell its beginning', ['a/put.md', undefined], ['b/put.md', 2], 'a/put.md'],
    ['the later path of two that are as old', ['a/put.md', 1], ['b/put.md', 1], 'b/put.md'],
    ['the later path where neither tells', ['a/put.md', undefined], ['b/put.md', undefined], 'b/put.md'],
  ])('%s', (_, one, two, faulty) => {
    const others = [one, two].map(([path]) => `questions/${path.replace('*', '')}`)
    const other = others.find((path) => path !== `questions/${faulty}`)
    const expected = `questions/${faulty} duplicate-id questions/${faulty} ${other} put-2.md`
    expect(check(one, two)).toEqual([expected])
    expect(check(two, one)).toEqual([expected])
  })
})

test('three files: each is told a name of its own that nobody has', () => {
  expect(check(['a/put.md', 1], ['b/Put.md', 2], ['c/put.md', 3], ['put-2.md', 4])).toEqual([
    'questions/b/Put.md duplicate-id questions/b/Put.md questions/a/put.md Put-3.md',
    'questions/c/put.md duplicate-id questions/c/put.md questions/a/put.md put-4.md',
  ])
})

test('a name that leaves no room for a number is shortened', () => {
  const id = 'a'.repeat(200)
  expect(check([`1/${id}.md`, 1], [`2/${id}.md`, 2])[0]).toMatch(/ a{193}-2\.md$/)
})

test.each([
  ['questions/put-or-patch.md', 'put-or-patch', false],
  ['questions/2024/put-or-patch.md', 'put-or-patch', false],
  ['questions/note.txt', undefined, false],
  ['answers/put-or-patch/5678.md', 'put-or-patch', true],
  ['answers/2024/put-or-patch/5678.md', 'put-or-patch', true],
  ['answers/취업'.normalize('NFD').concat('/1.md'), '취업', true],
  ['answers/put-or-patch', undefined, false],
  ['answers/put-or-patch/note.txt', undefined, false],
  ['comments/put-or-patch.yaml', 'put-or-patch', true],
  ['comments/2024/put-or-patch.yaml', 'put-or-patch', true],
  ['comments/put-or-patch.md', undefined, false],
  ['archive.yaml', undefined, false],
  ['.', undefined, false],
])('%s', (path, id, isOfConversation) => {
  expect(findQuestionId(path)).toBe(id)
  expect(isConversationPath(path)).toBe(isOfConversation)
})
