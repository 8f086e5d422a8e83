// `npm run import -- records`, as a person runs it: once, again, over what people wrote in between, and where it must not.
import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountSmallDisk } from '../support/disk.ts'
import { takeSnapshot } from '../support/output-files.ts'
import { createPng } from '../support/pictures.ts'
import { projectFolder } from '../support/project.ts'
import { noUrl, runCommand, toCleanEnvironment } from '../support/run-command.ts'

const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-import-'))
const disk = mountSmallDisk()
afterAll(() => {
  disk.unmount()
  folder.remove()
})

const source = {
  type: 'source',
  key: 'test:fruit',
  title: '과일 나라',
  urls: ['https://old.example.com/'],
  views: false,
}
const put = {
  type: 'question',
  id: '12',
  title: '감은 언제 따나요?',
  category: '개발자',
  tags: ['감', 'Autumn Fruit'],
  at: '2024-05-01T09:30:00+09:00',
  actor: '홍길동',
  person: 'u1',
  body: { html: '<p>언제가 <em>좋은가요</em>?</p>' },
  recommended: 2,
  aliases: ['/articles/12'],
  related: ['7', '404'],
}
const answer = {
  type: 'answer',
  question: '12',
  id: '34',
  at: '2024-05-02T10:00:00+09:00',
  actor: '김철수',
  body: { markdown: '서리가 내린 뒤에요.' },
  edited: [{ at: '2024-05-03T08:00:00+09:00' }],
  accepted: true,
}
const thanks = {
  type: 'comment',
  question: '12',
  answer: '34',
  id: 'c1',
  at: '2024-05-02T11:00:00+09:00',
  actor: '익명',
  body: { markdown: '고맙습니다.' },
}
const metoo = {
  ...thanks,
  answer: undefined,
  id: 'c2',
  at: '2024-05-04T11:00:00+09:00',
  body: { markdown: '저도요.' },
}
const old = {
  type: 'question',
  id: '7',
  title: '곶감은 왜 하얀가요?',
  tags: ['곶감'],
  category: '요리사',
  at: '2023-01-01',
  actor: '삭제된 사용자',
  body: { markdown: '![곶감](/files/dry.png)' },
}
const person = { type: 'person', id: 'u1', name: '홍길동', formerNames: ['길동이'] }
const spellings = { type: 'synonyms', hashtag: '감', spellings: ['persimmon'] }
const picture = { type: 'file', path: 'dry.png', from: 'pictures/dry.png' }

const first = [source, person, put, answer, thanks, metoo, old, spellings, picture]

function writeRecords(name: string, records: readonly object[]): string {
  const path = join(folder.path, name)
  mkdirSync(join(folder.path, 'pictures'), { recursive: true })
  writeFileSync(join(folder.path, 'pictures/dry.png'), createPng(8, 8))
  writeFileSync(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  return path
}

function run(command: string, ...parameters: string[]) {
  const environment = toVariables(join(folder.path, 'out'))
  return runCommand(command, parameters, { environment, folder: folder.path })
}

function toVariables(content: string): Record<string, string> {
  const cache = join(folder.path, 'cache')
  return {
    ARCHIVE_CONTENT: content,
    ARCHIVE_CACHE: cache,
    ARCHIVE_LANG: 'en',
    INIT_CWD: '',
  }
}

const out = join(folder.path, 'out')
const read = (path: string) => readFileSync(join(out, path), 'utf8')
const importFrom = (path: string, ...options: string[]) => run('import', 'records', path, ...options)

/** What standard output says, without what differs from machine to machine. */
function toAccount(stdout: string): string[] {
  return stdout
    .replace(/^Everything in full: [\s\S]*/m, '')
    .trimEnd()
    .split('\n')
    .map((line) => line.replaceAll(folder.path, ''))
}

interface Outcome {
  status: number | null
  stdout: string
  stderr: string
}

describe('into a folder that is not there', () => {
  let outcome: Outcome
  beforeAll(() => {
    outcome = importFrom(writeRecords('first.ndjson', first))
  })

  test('it says what it made', () => {
    expect(outcome.status, outcome.stderr).toBe(0)
    expect(toAccount(outcome.stdout)).toEqual([
      '과일 나라: read 2 questions, 1 answer, 2 comments.',
      'Added: 2 questions, 1 answer, 2 comments, 1 person, 1 hashtag with other spellings, 1 file',
      'Wrote 8 files: /out',
      'Made archive.yaml. See whether its title is right.',
      'Language of the questions: ko, of the site: ko (by the letters of titles; 100 % of the letters of titles are Hangul)',
      '- ids of questions that are not here were left out: 1',
      '- hashtags are spelled as they may be: 1',
    ])
  })

  test('the files are those of the content format, with history and counts', () => {
    expect(Object.keys(takeSnapshot(out))).toEqual([
      'answers/2024/12/34.md',
      'archive.yaml',
      'comments/2024/12.yaml',
      'files/dry.png',
      'import.ndjson',
      'people.yaml',
      'questions/2023/7.md',
      'questions/2024/12.md',
      'synonyms.yaml',
    ])
    expect(read('archive.yaml')).toBe(
      'title: 과일 나라\nreferenceDate: 2024-05-04\nformerUrls:\n  - https://old.example.com/\nviews: false\n',
    )
    expect(read('questions/2024/12.md')).toBe(`---
title: 감은 언제 따나요?
category: 개발자
tags: [감, autumn-fruit]
counts:
  answers: 1
  comments: 2
  recommended: 2
activity:
  - at: 2024-05-01T09:30:00+09:00
    actor: 홍길동
    person: u1
    kind: 질문
  - at: 2024-05-02T10:00:00+09:00
    actor: 김철수
    kind: 새로운 답변
  - at: 2024-05-02T11:00:00+09:00
    actor: 익명
    kind: 새로운 댓글
  - at: 2024-05-03T08:00:00+09:00
    actor: 김철수
    kind: 답변 업데이트
  - at: 2024-05-04T11:00:00+09:00
    actor: 익명
    kind: 새로운 댓글
aliases:
  - /articles/12
related: [7]
---
언제가 *좋은가요*?
`)
    expect(read('synonyms.yaml')).toBe('감: [persimmon]\n')
    expect(read('people.yaml')).toBe('u1: { name: 홍길동, formerNames: [길동이] }\n')
  })

  test('the whole report names each thing', () => {
    const [name = ''] = readdirSync(join(folder.path, 'cache'))
    expect(readFileSync(join(folder.path, 'cache', name), 'utf8')).toContain(
      'ids of questions that are not here were left out (question-unknown): 1\n  question 12: 404\n',
    )
  })

  test('nothing is wrong with it, and nothing untidy', () => {
    expect(run('check')).toEqual({
      status: 0,
      stdout: `All is well: 2 questions checked.\n${noUrl.en}`,
      stderr: '',
    })
    expect(run('tidy', '--check').status).toBe(0)
  })

  test('the same again changes no byte', () => {
    const before = takeSnapshot(out)
    const again = importFrom(join(folder.path, 'first.ndjson'))
    expect(toAccount(again.stdout)[1]).toBe('Nothing has changed. Every file is as it was.')
    expect(takeSnapshot(out)).toEqual(before)
  })
})

describe('texts that are older than their question, and names that are words for nothing', () => {
  const target = join(folder.path, 'merged')
  const merged = [
    { ...source, key: 'test:merged', title: 'NULL', description: 'None' },
    {
      ...put,
      title: 'null',
      tags: ['null', 'undefined'],
      actor: 'undefined',
      person: undefined,
      related: [],
    },
    { ...answer, at: '2024-04-30T10:00:00+09:00', edited: [], actor: '~' },
    { ...answer, id: '35', at: '2024-05-01T09:30:00+09:00', edited: [], accepted: false },
    { ...thanks, at: '2024-04-29', actor: 'NaN' },
    {
      ...old,
      title: 'None',
      body: { markdown: '글' },
      activity: [
        { at: '2022-12-31', actor: '가', kind: '새로운 답변' },
        { at: '2023-01-01', actor: '가', kind: '질문' },
      ],
    },
  ]

  test('are counted in the report, and keep their times', () => {
    const { status, stdout } = importFrom(writeRecords('merged.ndjson', merged), '--out', target)
    expect(status).toBe(0)
    expect(toAccount(stdout)).toContain(
      '- answers, comments or activities that are older than their question keep their times: topics may have been merged: 3',
    )
    const written = (path: string) => readFileSync(join(target, path), 'utf8')
    expect(written('answers/2024/12/34.md')).toContain('actor: "~"\nat: 2024-04-30T10:00:00+09:00\n')
    expect(written('comments/2024/12.yaml')).toContain('  actor: "NaN"\n  at: 2024-04-29\n')
    const { stdout: checked } = runCommand('check', [], {
      environment: toVariables(target),
      folder: folder.path,
    })
    const codes = checked.split('\n').flatMap((line) => /^\S+ {2}(\S+)/.exec(line)?.[1] ?? [])
    expect(codes).toEqual(Array(4).fill('before-question'))
  })

  test('are the same when they are imported again', () => {
    const before = takeSnapshot(target)
    expect(toAccount(importFrom(join(folder.path, 'merged.ndjson'), '--out', target).stdout)).toContain(
      'Nothing has changed. Every file is as it was.',
    )
    expect(takeSnapshot(target)).toEqual(before)
  })
})

test('the account of a first import is in the language of the archive that it made', () => {
  const path = writeRecords('english.ndjson', [source, { ...put, title: 'When are persimmons ripe?' }])
  const out = join(folder.path, 'english')
  const environment = { ...toVariables(out), ARCHIVE_LANG: '' }
  const { stdout } = runCommand('import', ['records', path], { environment, folder: folder.path })
  expect(toAccount(stdout)[0]).toBe('과일 나라: read 1 question.')
})

describe('a newer export, over what people wrote in between', () => {
  let outcome: Outcome
  beforeAll(() => {
    const edit = (path: string, from: string, to: string) =>
      writeFileSync(join(out, path), read(path).replace(from, to))
    edit('questions/2024/12.md', 'title: 감은', 'title: 단감은')
    edit('comments/2024/12.yaml', '고맙습니다.', '정말 고맙습니다.')
    // Roles and kinds are then tidied into English, and every file is another.
    edit('archive.yaml', 'title: 과일 나라', 'title: 과일 나라 # 옛 이름\nlocale: en')
    mkdirSync(join(out, 'questions/moved'))
    renameSync(join(out, 'questions/2023/7.md'), join(out, 'questions/moved/7.md'))
    rmSync(join(out, 'files'), { recursive: true })
    run('tidy')
    const newer = [
      source,
      { ...person, formerNames: ['길동이', '홍'] },
      { ...put, body: { html: '<p>언제가 가장 좋은가요?</p>' }, recommended: 5 },
      { ...metoo, id: 'c3', at: '2024-06-01T11:00:00+09:00', body: { markdown: '새 댓글' } },
      { ...metoo, body: { markdown: '저도 그래요.' } },
      spellings,
    ]
    outcome = importFrom(writeRecords('newer.ndjson', newer))
  })

  test('says what it took over, kept and misses', () => {
    expect(outcome.status, outcome.stderr).toBe(0)
    expect(toAccount(outcome.stdout)).toEqual([
      '과일 나라: read 1 question, 2 comments.',
      'Added: 1 comment',
      'Updated: 1 question, 1 comment, 1 person',
      'Edited by hand, and kept: 1 question',
      'Gone from the source, and kept: 1 question, 1 answer, 1 comment',
      'Wrote 4 files: /out',
      'archive.yaml says otherwise than the source, and stays: locale: en (source: ko)',
      'archive.yaml says otherwise than the source, and stays: language: en (source: ko)',
      'Changed the reference date in archive.yaml: 2024-06-01',
      '- ids of questions that are not here were left out: 1',
      '- hashtags are spelled as they may be: 1',
    ])
  })

  test('what people wrote stands beside what is new', () => {
    expect(read('archive.yaml')).toMatch(
      /^title: 과일 나라 # 옛 이름\nlocale: en\nreferenceDate: 2024-06-01\n/,
    )
    expect(read('questions/2024/12.md')).toMatch(/^---\ntitle: 단감은 언제 따나요\?$/m)
    expect(read('questions/2024/12.md')).toMatch(/comments: 3\n {2}recommended: 5$/m)
    expect(read('questions/2024/12.md')).toMatch(/\n---\n언제가 가장 좋은가요\?\n$/)
    expect(read('comments/2024/12.yaml')).toMatch(/정말 고맙습니다[\s\S]*저도 그래요[\s\S]*새 댓글/)
  })

  test('the rest is as it was, and nothing is wrong', () => {
    expect(existsSync(join(out, 'questions/2023/7.md'))).toBe(false)
    expect(existsSync(join(out, '.gotgam-import'))).toBe(false)
    expect(run('tidy', '--check').status).toBe(0)
  })
})

describe('nothing changes', () => {
  /** All that lies there, or nothing where there is no folder. */
  const look = (path: string) => (existsSync(path) ? takeSnapshot(path) : undefined)

  test.each<[string, string[], string]>([
    [
      'a line that is no JSON',
      [JSON.stringify(source), JSON.stringify(put), '{"type":"answer",'],
      'bad.ndjson:3: no JSON. Write one JSON object a line.',
    ],
  ])('at %s', (_name, lines, message) => {
    const path = join(folder.path, 'bad.ndjson')
    writeFileSync(path, lines.join('\n'))
    const target = join(folder.path, 'bad/archive')
    const { status, stderr } = importFrom(path, '--out', target)
    expect(status).toBe(1)
    expect(stderr.trim()).toBe(`${folder.path}/${message}`)
    expect(existsSync(join(folder.path, 'bad'))).toBe(false)
  })

  test('in a folder that holds something else, unless it is to be added to', () => {
    const other = writeRecords('other.ndjson', [{ ...source, key: 'test:other' }, { ...old, id: '99' }, put])
    const before = look(out)
    const refused = importFrom(other)
    expect(refused.status).toBe(1)
    expect(refused.stderr.trim()).toBe(
      `${out} holds something else than an earlier import of this source: questions. It holds test:fruit. The source is test:other. Name another folder with --out, or add to this one with --into.`,
    )
    expect(look(out)).toEqual(before)
    const added = importFrom(other, '--into')
    expect(added.status, added.stderr).toBe(0)
    const { 'import.ndjson': list, ...files } = look(out) ?? {}
    expect(list).not.toBe(before?.['import.ndjson'])
    // Both have a question 12: the new one has another id.
    expect(files).toMatchObject(
      Object.fromEntries(Object.entries(before ?? {}).filter(([path]) => path !== 'import.ndjson')),
    )
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['questions/2023/99.md', 'questions/2024/12-2.md']),
    )
    // Each source finds its own again.
    expect(toAccount(importFrom(other).stdout)).toContain('Nothing has changed. Every file is as it was.')
    expect(toAccount(importFrom(join(folder.path, 'newer.ndjson')).stdout)).toContain(
      'Nothing has changed. Every file is as it was.',
    )
  })

  test('where nobody knows whose texts are withheld', () => {
    const redactions = join(out, 'redactions.yaml')
    writeFileSync(redactions, 'answers: [{ question: "12" }]\n')
    const before = look(out)
    const { status, stderr } = importFrom(join(folder.path, 'newer.ndjson'))
    expect(status).toBe(1)
    expect(stderr.trim()).toBe(
      `redactions.yaml in ${out} has faults, so nobody knows whose texts are withheld, and nothing can be imported. Mend them first: npm run check`,
    )
    expect(look(out)).toEqual(before)
    rmSync(redactions)
  })

  test('when it is stopped', async () => {
    // So much that nothing is done with it before it is stopped.
    const body = { html: '<p>한 <em>문단</em>입니다.</p>'.repeat(500) }
    const many = Array.from({ length: 1500 }, (_, id) => ({ ...put, id: `${id + 1}`, aliases: [], body }))
    const path = writeRecords('many.ndjson', [source, ...many])
    const target = join(folder.path, 'stopped')
    const parameters = [
      join(projectFolder, 'src/commands/start.mjs'),
      'import',
      'records',
      path,
      '--out',
      target,
    ]
    const env = { ...toCleanEnvironment(), ...toVariables(target) }
    const child = spawn(process.execPath, parameters, { cwd: folder.path, env })
    let said = ''
    const ended = new Promise((resolve) => child.on('close', resolve))
    child.stderr.on('data', (text) => {
      // Its first phase is over: it is in its workers.
      if (said === '') child.kill('SIGINT')
      said += text
    })
    expect(await ended).toBe(130)
    expect(said.trim().split('\n').at(-1)).toBe('The import was stopped. Nothing was changed.')
    expect(existsSync(target)).toBe(false)
  })

  test.skipIf(disk.obstacle)('on a disk that is full', () => {
    const body = { markdown: '긴 글입니다. '.repeat(3000) }
    const many = Array.from({ length: 200 }, (_, index) => ({
      ...put,
      id: `${index + 1}`,
      aliases: [],
      body,
    }))
    const target = join(disk.path, 'archive')
    const parameters = ['records', writeRecords('large.ndjson', [source, ...many]), '--out', target]
    const { status, stderr } = runCommand('import', parameters, {
      ownProcess: true,
      environment: toVariables(target),
    })
    expect(status).toBe(1)
    expect(stderr.trim().split('\n').at(-1)).toMatch(/^The disk is full: .*archive\. Free two or three times/)
    expect(readdirSync(disk.path)).toEqual([])
  })
})
