// What a content folder holds, as its own listing spells it.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readContentFolder } from '../../../src/folder/read-folder.ts'
import { toMarkdown, writeContent } from '../../support/content-folder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'content-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const settings = 'title: 보관소\nreferenceDate: 2025-06-30\n'

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

function check(path = folder, pullRequest = false): string[] {
  return readContentFolder(path, { pullRequest }).issues.map((issue) => `${issue.path} ${issue.code}`)
}

const question = { 'questions/a.md': toMarkdown({ id: 'a' }) }

describe('one issue that says what was meant is enough', () => {
  test.each([
    [
      'the settings under another name',
      { 'archive.yml': settings, ...question },
      ['archive.yml unknown-file'],
    ],
    ['settings in capitals', { 'Archive.yaml': settings, ...question }, ['Archive.yaml unknown-file']],
    [
      'the questions in another folder',
      { 'archive.yaml': settings, 'question/a.md': toMarkdown({ id: 'a' }) },
      ['question unknown-file'],
    ],
    [
      'questions at the root',
      { 'archive.yaml': settings, 'a.md': toMarkdown({ id: 'a' }) },
      ['a.md unknown-file'],
    ],
    ['nothing', {}, ['archive.yaml settings-missing', 'questions content-empty']],
    [
      'something else',
      { 'notes.txt': 'a' },
      ['notes.txt unknown-file', 'archive.yaml settings-missing', 'questions content-empty'],
    ],
  ])('%s', (_name, files, issues) => {
    write(files)
    expect(check()).toEqual(issues)
  })
})

describe('redactions are read under their own name alone', () => {
  const redactions = 'actors:\n  - { name: 홍길동, date: 2025-01-02 }\n'

  test.each(['redactions.yml', 'Redactions.yaml', 'redaction.yaml'])('%s is an error', (name) => {
    write({ 'archive.yaml': settings, ...question, [name]: redactions })
    expect(check()).toEqual([`${name} unknown-file`])
  })

  test('redactions.yaml', () => {
    write({ 'archive.yaml': settings, ...question, 'redactions.yaml': redactions })
    const content = readContentFolder(folder)
    expect(content.issues).toEqual([])
    expect(content.redactions.actors).toEqual([{ name: '홍길동', onlyActors: false }])
  })
})

describe('nothing can be lost in', () => {
  test.each(['answers', 'question', 'notes', 'a/b/c'])('an empty folder: %s', (name) => {
    write({ 'archive.yaml': settings, ...question })
    mkdirSync(join(folder, name), { recursive: true })
    write({ [`${name}/.gitkeep`]: '', [`${name}/.DS_Store`]: '' })
    expect(check()).toEqual([])
  })

  test.each([
    ['answers/other/1.md', 'answers/other unknown-question-folder'],
    ['answers/.hidden', 'answers/.hidden not-markdown'],
    ['pages/a/b.md', 'pages/a/b.md unknown-file'],
    ['notes/a/b/c.txt', 'notes unknown-file'],
    ['notes/.gitattributes', 'notes unknown-file'],
  ])('but in one that holds %s', (path, issue) => {
    write({ 'archive.yaml': settings, ...question, [path]: 'a' })
    expect(check()).toEqual([issue])
  })

  test('nor in folders deeper than anybody needs', () => {
    write({ 'archive.yaml': settings, ...question })
    mkdirSync(join(folder, 'a/'.repeat(30)), { recursive: true })
    expect(check()).toEqual(['a unknown-file'])
  })
})

test('a repository of its own', () => {
  write({
    'archive.yaml': settings,
    ...question,
    '.gitattributes': '* text=auto\n',
    '.github/workflows/publish.yml': 'on: push\n',
    '.git/HEAD': 'ref: refs/heads/main\n',
    'README.md': 'a',
    LICENSE: 'a',
    'package.json': '{}',
    'node_modules/a/index.js': 'a',
  })
  expect(check()).toEqual([])
  expect(check(folder, true)).toEqual(['.gitattributes git-attributes'])
})

test('.gitattributes below questions is an error for everybody', () => {
  write({ 'archive.yaml': settings, ...question, 'questions/2024/.gitattributes': '* -diff\n' })
  expect(check()).toEqual(['questions/2024/.gitattributes git-attributes'])
  expect(check(folder, true)).toEqual(['questions/2024/.gitattributes git-attributes'])
})

describe('symbolic links', () => {
  beforeEach(() => writeContent(join(folder, 'content'), { questions: [{ id: 'a' }] }))

  test('the content folder may be one', () => {
    symlinkSync(join(folder, 'content'), join(folder, 'link'))
    const content = readContentFolder(join(folder, 'link'))
    expect(content.issues).toEqual([])
    expect(content.files.map(({ path }) => path)).toEqual(['questions/a.md'])
  })

  test.each([
    ['questions', 'questions symbolic-link'],
    ['archive.yaml', 'archive.yaml symbolic-link'],
    ['redactions.yaml', 'redactions.yaml symbolic-link'],
    ['answers', 'answers symbolic-link'],
    ['files', 'files symbolic-link'],
    ['pages', 'pages symbolic-link'],
    ['question', 'question unknown-file'],
    ['notes', 'notes unknown-file'],
  ])('nothing else: %s', (name, issue) => {
    const content = join(folder, 'content')
    rmSync(join(content, name), { recursive: true, force: true })
    symlinkSync(join(folder, 'nowhere'), join(content, name))
    expect(check(content)).toEqual([issue])
  })
})

test('a folder that cannot be listed says so', () => {
  expect(check(join(folder, 'missing'))).toEqual(['. content-missing'])
  writeFileSync(join(folder, 'file'), '')
  expect(check(join(folder, 'file'))).toEqual(['. content-missing'])
})
