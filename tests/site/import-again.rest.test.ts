// What one import leaves, another finds: links on the way, other sources, newer exports. Nothing of it may fail a check.

import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectFolder } from '../support/project.ts'
import { runCommand } from '../support/run-command.ts'

let folder: ReturnType<typeof mkdtempDisposableSync>
let out: string
beforeEach(() => {
  folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-again-'))
  out = join(folder.path, 'out')
})
afterEach(() => folder.remove())

const source = { type: 'source', key: 'test:one' }
const common = { at: '2024-05-01', actor: '홍길동', body: { markdown: '글' } }
const question = { ...common, type: 'question', id: '1', title: '제목' }
const answer = { ...common, type: 'answer', question: '1', id: '10' }

function run(command: string, ...parameters: string[]) {
  const { stderr, ...ran } = runCommand(command, parameters, {
    environment: {
      ARCHIVE_CONTENT: out,
      ARCHIVE_CACHE: join(folder.path, 'cache'),
      ARCHIVE_LANG: 'en',
      INIT_CWD: '',
    },
    folder: folder.path,
  })
  return { ...ran, stderr: stderr.trim() }
}

function importRecords(records: readonly object[], ...options: string[]) {
  const path = join(folder.path, 'records.ndjson')
  writeFileSync(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  return run('import', 'records', path, ...options)
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(out, path)), { recursive: true })
  writeFileSync(join(out, path), text)
}

const read = (path: string) => readFileSync(join(out, path), 'utf8')

function expectDone({ status, stderr }: ReturnType<typeof run>): void {
  expect(status, stderr).toBe(0)
}

function expectNoFault(): void {
  const { status, stdout, stderr } = run('check')
  expect(status, stdout + stderr).toBe(0)
  expect(stdout).toContain('All is well')
}

test('a content folder behind a link is written to where it lies', () => {
  const link = join(folder.path, 'link')
  symlinkSync(out, link)
  const dangling = importRecords([source, question], '--out', link)
  expect(dangling.status).toBe(1)
  expect(dangling.stderr).toBe(
    `${link} is a link to what is not there: ${out}. Make that folder, or name another with --out.`,
  )
  mkdirSync(out)
  expectDone(importRecords([source, question], '--out', link))
  expectDone(importRecords([source, { ...question, title: '새 제목' }], '--out', link))
  expect(readlinkSync(link)).toBe(out)
  expect(readdirSync(out)).toEqual(['archive.yaml', 'import.ndjson', 'questions'])
  expect(read('questions/2024/1.md')).toContain('title: 새 제목')
})

test('what holds no question, or no time, is refused, and no day is taken from the clock', () => {
  const empty = importRecords([source, { type: 'person', id: 'u1', name: '홍길동' }])
  expect(empty.status).toBe(1)
  expect(empty.stderr).toMatch(/^There is no question in it\. /)
  const timeless = { ...question, at: 'yesterday' }
  const unknown = importRecords([source, timeless])
  expect(unknown.status).toBe(1)
  expect(unknown.stderr.split('\n').at(-1)).toMatch(/^No time of it can be read/)
  expect(existsSync(out)).toBe(false)
  expectDone(importRecords([source, question]))
  const settings = read('archive.yaml')
  expectDone(importRecords([source, { ...timeless, title: '새 제목' }]))
  expect(read('archive.yaml')).toBe(settings)
})

test('the reference date follows each source, as long as an import wrote it', () => {
  expectDone(importRecords([source, question]))
  const other = { type: 'source', key: 'test:two', urls: ['https://two.example.com'] }
  const added = importRecords([other, { ...question, id: '2', at: '2024-06-01' }], '--into')
  expectDone(added)
  expect(added.stdout).toContain('Add this line under formerUrls → - https://two.example.com')
  expect(read('archive.yaml')).toContain('referenceDate: 2024-06-01')
  expectDone(importRecords([source, { ...question, edited: [{ at: '2024-07-01' }] }]))
  expect(read('archive.yaml')).toContain('referenceDate: 2024-07-01')
  write('archive.yaml', read('archive.yaml').replace('2024-07-01', '2024-07-02'))
  const told = importRecords([other, { ...question, id: '2', at: '2024-08-01' }])
  expect(told.stdout).toContain('referenceDate: 2024-08-01')
  expect(read('archive.yaml')).toContain('referenceDate: 2024-07-02')
})

test('a category that the source does not tell this time stays', () => {
  const put = (category?: string) => ({ ...question, category })
  const other = { ...question, id: '2' }
  const list = () =>
    readdirSync(join(out, 'questions/2024')).map((name) => {
      return /^category: (.*)$/m.exec(read(`questions/2024/${name}`))?.[1]
    })
  const importAll = (records: readonly object[], ...options: string[]) => {
    expectDone(importRecords([source, ...records], ...options))
    return list()
  }
  expect(importAll([put(), other])).toEqual([undefined, undefined])
  expect(importAll([put('웹'), other])).toEqual(['웹', undefined])
  expect(importAll([put(' '), other, { ...question, id: '3' }])).toEqual(['웹', undefined, undefined])
  expect(importAll([put(), other], '--category', '기타')).toEqual(['웹', '기타', undefined])
  expect(importAll([put('서버'), other])).toEqual(['서버', '기타', undefined])
  write('questions/2024/1.md', read('questions/2024/1.md').replace('서버', '손으로'))
  expect(importAll([put(), other])).toEqual(['손으로', '기타', undefined])
  expect(importAll([put('앱'), other])).toEqual(['손으로', '기타', undefined])
  expect(run('check').status).toBe(0)
})

test('a category that an earlier import gave to all stays, also to what is new, unless the source tells one', () => {
  const other = { ...question, id: '2' }
  const list = () => ['1', '2'].map((id) => /^category: (.*)$/m.exec(read(`questions/2024/${id}.md`))?.[1])
  expectDone(importRecords([source, question], '--category', '개발자'))
  const before = read('questions/2024/1.md')
  expectDone(importRecords([source, question]))
  expect(read('questions/2024/1.md')).toBe(before)
  expectDone(importRecords([source, question, other]))
  expect(list()).toEqual(['개발자', '개발자'])
  expectDone(importRecords([source, { ...question, category: '웹' }, other]))
  expect(list()).toEqual(['웹', '개발자'])
  expectNoFault()
})

test('an archive.yaml of a person gets what it lacks, and what it has is told and stays', () => {
  const own = '# 우리 아카이브\r\npageSize: 5\r\ntitle: 우리 감\r\n'
  write('archive.yaml', own)
  write('README.md', '# 감')
  const done = importRecords([{ ...source, title: '과일 나라', urls: ['https://ja.two.example/'] }, question])
  expectDone(done)
  const completed = `${own}referenceDate: 2024-05-01\r\nlocale: en\r\nlanguage: ja\r\nformerUrls:\r\n  - https://ja.two.example/\r\nviews: false\r\n`
  expect(read('archive.yaml')).toBe(completed)
  expect(done.stdout.split('\n').slice(2, -6)).toEqual([
    'Wrote 2 files: OUT'.replace('OUT', out),
    'Added to archive.yaml, which did not have them: referenceDate, locale, language, formerUrls, views',
    'Language of the questions: ja, of the site: en (as its address says; 100 % of the letters of titles are Hangul)',
    'archive.yaml says otherwise than the source, and stays: title: 우리 감 (source: 과일 나라)',
  ])
  expectDone(importRecords([{ ...source, title: '과일 나라', urls: ['https://ja.two.example/'] }, question]))
  expect(read('archive.yaml')).toBe(completed)
  write('archive.yaml', 'title: 감\nlocale: [\n')
  const refused = importRecords([source, question])
  expect([refused.status, refused.stderr.split('\n').at(-1)]).toEqual([
    1,
    `${out}/archive.yaml:3: this line has a fault, so nothing can be imported. Mend it first; npm run check says what is wrong.`,
  ])
})

test('the last lines can be pasted into a shell', () => {
  out = join(folder.path, "it's ours")
  const picture =
    '![a](https://img.example/a.png) ![b](https://img.example/b.png) ![a](https://img.example/a.png)'
  const { stdout } = importRecords([
    { ...source, title: '감' },
    { ...question, body: { markdown: `${picture} \`![c](https://img.example/c.png)\`` } },
    { ...answer, body: { html: '<img src="/b.png"> <img src="https://img.example/a.png">' } },
  ])
  const quoted = `'${out.replace("'", "'\\''")}'`
  const steps = stdout.trimEnd().split('\n').slice(-5)
  expect(steps).toEqual([
    'What to do next:',
    `1. Fetch 2 pictures from elsewhere: npm run import -- pictures --out ${quoted}`,
    `2. Write or correct in ${out}/archive.yaml: description, url, repository, license, formerUrls`,
    `3. Check: ARCHIVE_CONTENT=${quoted} npm run check`,
    `4. Build the site: ARCHIVE_CONTENT=${quoted} npm run build`,
  ])
  const [, check = ''] = /: (ARCHIVE_CONTENT=.*)$/.exec(steps[3] ?? '') ?? []
  const environment = { ...process.env, ARCHIVE_CACHE: join(folder.path, 'cache'), ARCHIVE_LANG: 'en' }
  const checked = spawnSync(check, { shell: true, cwd: projectFolder, env: environment, encoding: 'utf8' })
  expect([checked.status, checked.stdout]).toEqual([0, expect.stringContaining('1 question')])
})

test('an address leads to where the source has it now: moved answers, merged questions', () => {
  const toQuestion = (id: string, ...aliases: string[]) => ({ ...question, id, aliases })
  const toAnswer = (id: string, of: string) => ({ ...answer, id, question: of })
  expectDone(
    importRecords([
      source,
      toQuestion('1', '/q/1', '/a/10#answer-10'),
      toAnswer('10', '1'),
      toQuestion('2', '/q/2', '/a/20#answer-20'),
      toAnswer('20', '2'),
      toQuestion('3', '/q/3'),
    ]),
  )
  const newer = [
    source,
    toQuestion('1', '/q/1'),
    toQuestion('3', '/q/3', '/q/2', '/a/20#answer-20', '/a/10#answer-10'),
    toAnswer('10', '3'),
    toAnswer('20', '3'),
  ]
  const moved = importRecords(newer)
  expectDone(moved)
  expect(moved.stdout).toContain('- old addresses that lead elsewhere already are left out: 3')
  expectNoFault()
  const again = importRecords(newer)
  expect(again.stdout).toContain('Nothing has changed.')
})

test('people of two sources are not one for having one id', () => {
  const toPerson = (id: string, name: string) => ({ type: 'person', id, name, about: name })
  const ask = (id: string, person: string) => ({
    ...question,
    id,
    person,
    edited: [{ at: '2024-05-02', person }],
  })
  expectDone(importRecords([source, ask('1', 'u1'), toPerson('u1', '홍길동')]))
  const other = { type: 'source', key: 'test:two' }
  const records = [
    other,
    { ...ask('2', 'u1'), related: ['1'] },
    { ...answer, question: '2', person: 'u1-2' },
    toPerson('u1', '김철수'),
    toPerson('u1-2', '이영희'),
  ]
  const added = importRecords(records, '--into')
  expectDone(added)
  expect(added.stdout).toContain('- ids that something else has are changed: 1')
  // Of the other source, which means another question by it.
  expect(added.stdout).toContain('- ids of questions that are not here were left out: 1')
  expect(read('people.yaml')).toBe(
    [
      'u1: { name: 홍길동, about: 홍길동 }',
      'u1-3: { name: 김철수, about: 김철수 }',
      'u1-2: { name: 이영희, about: 이영희 }',
      '',
    ].join('\n'),
  )
  expect(read('questions/2024/2.md')).toMatch(/person: u1-3[\s\S]*person: u1-2[\s\S]*person: u1-3/)
  expectNoFault()
  for (const again of [records, [source, ask('1', 'u1'), toPerson('u1', '홍길동')]]) {
    expect(importRecords(again).stdout).toContain('Nothing has changed.')
  }
})

test('what is new is spelled as a hand spelled it in what is there, again and again', () => {
  const older = { ...question, tags: ['csharp'], category: '개발자' }
  const other = { ...question, id: '2', tags: ['f#'], category: 'Mobile' }
  expectDone(importRecords([source, older, other]))
  const edit = (path: string, ...pairs: [before: string, after: string][]) => {
    write(
      path,
      pairs.reduce((text, [before, after]) => text.replace(before, after), read(path)),
    )
  }
  edit('questions/2024/1.md', ['[csharp]', '[c-sharp]'], ['개발자', 'front-end'])
  edit('questions/2024/2.md', ['title:', '# mine\ntitle:'])
  const edited = read('questions/2024/1.md')
  const renamed = { ...other, tags: ['f-sharp'], category: 'mobile' }
  const added = [
    { ...older, id: '3', tags: ['c#'], category: 'Front End' },
    { ...renamed, id: '4' },
  ]
  const newer = [source, { ...older, tags: ['c#'] }, renamed, ...added]
  expectDone(importRecords(newer))
  expect(read('questions/2024/3.md')).toContain('category: front-end\ntags: [c-sharp]')
  expect(read('questions/2024/4.md')).toContain('category: Mobile\ntags: [f#]')
  expect(read('questions/2024/1.md')).toBe(edited)
  expectNoFault()
  expect(importRecords(newer).stdout).toContain('Nothing has changed.')
  expect(importRecords(newer).stdout).toContain('Nothing has changed.')
})

test('a category that an earlier import spelled by its address gets its name, and keeps what people wrote of it', () => {
  const records = (category: string, description: string) => [
    source,
    { ...question, category },
    { ...question, id: '2', category },
    { type: 'category', category, description, aliases: ['/c/qa/5'] },
  ]
  expectDone(importRecords(records('Q-A', 'Ask here.')))
  write('questions/2024/2.md', read('questions/2024/2.md').replace('제목', '고친 제목'))
  expectDone(importRecords(records('Q&A', 'Ask here.')))
  for (const id of ['1', '2']) expect(read(`questions/2024/${id}.md`)).toContain('category: Q&A\n')
  expect(read('questions/2024/2.md')).toContain('title: 고친 제목\n')
  expect(read('categories.yaml')).toBe('Q&A: { description: Ask here., aliases: [/c/qa/5] }\n')
  expectNoFault()
  expect(importRecords(records('Q&A', 'Ask here.')).stdout).toContain('Nothing has changed.')
  write('categories.yaml', 'Q&A: { description: Mine. }\n')
  expectDone(importRecords(records('Q-A', 'Ask here.')))
  expect(read('questions/2024/1.md')).toContain('category: Q-A\n')
  expectNoFault()
})

test('a question that is gone from the source is named by others as before', () => {
  const naming = { ...question, related: ['2'], closed: { of: ['2'] } }
  expectDone(importRecords([source, naming, { ...question, id: '2' }]))
  const before = read('questions/2024/1.md')
  expect(before).toContain('related: [2]')
  expectDone(importRecords([source, naming]))
  expect(read('questions/2024/1.md')).toBe(before)
  expectNoFault()
})
