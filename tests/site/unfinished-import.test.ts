// What commands say of a content folder whose import was stopped, also in a clone of it, and of a working folder of an
// import that somebody has planted.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChangesRepository, createChangesRepository } from '../support/changes-repository.ts'
import { takeSnapshot } from '../support/output-files.ts'
import { runCommand } from '../support/run-command.ts'

const question = {
  type: 'question',
  id: '1',
  tags: ['rest'],
  at: '2024-05-01',
  actor: '가',
  body: { html: '글' },
}

let repository: ChangesRepository
beforeAll(() => {
  repository = createChangesRepository({ questions: [{ id: 'sound' }] })
})
afterAll(() => repository[Symbol.dispose]())

function run(command: string, parameters: readonly string[] = [], content = repository.content) {
  const place = (name: string) => join(repository.folder, name)
  const environment = { ARCHIVE_CONTENT: content, ARCHIVE_OUT: place('dist'), ARCHIVE_CACHE: place('cache') }
  const { status, stdout, stderr } = runCommand(command, parameters, {
    environment: { ...environment, ARCHIVE_LANG: 'en' },
  })
  return { status, text: stdout + stderr }
}

function load(key: string, content?: string) {
  const path = join(repository.folder, 'records.ndjson')
  const records = [
    { type: 'source', key, title: '커뮤니티', urls: [], views: false },
    { ...question, title: '제목' },
  ]
  writeFileSync(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  return run('import', ['records', path, '--into', '--category', '개발자'], content)
}

test('a mixture that was committed is an error for every command, and the same import ends it', () => {
  const { content, put, commit, git, folder } = repository
  expect(load('x:qa')).toMatchObject({ status: 0 })
  expect(run('check')).toMatchObject({ status: 0 })
  const whole = takeSnapshot(content)
  const list = readFileSync(join(content, 'import.ndjson'), 'utf8')
  const head = '{"type":"unfinished","source":"records","isFresh":false,"key":"x:qa"}\n'
  put('import.ndjson', `${head}${list}{"type":"next"}\n${list}`)
  commit()
  const clone = join(folder, 'clone')
  git('clone', '--quiet', '.', clone)
  const named =
    'import.ndjson:1:1  import-unfinished  error: An import was stopped while it moved its files: some are new, and others are still as they were\n' +
    '    Run the same import again, with the options that it had. For example: npm run import -- records FILE\n'
  const cloned = join(clone, 'content')
  const stopped = takeSnapshot(cloned)
  for (const [command, parameters, status] of [
    ['check', [], 1],
    ['check', ['--fix'], 1],
    ['build', [], 1],
    ['tidy', [], 1],
    ['tidy', ['--check'], 1],
    ['tidy', ['--repair'], 1],
    ['import', ['pictures'], 1],
  ] as const) {
    const ran = run(command, parameters, cloned)
    expect([command, ...parameters, ran.status]).toEqual([command, ...parameters, status])
    expect(ran.text).toContain(named)
  }
  expect(run('changes', [], cloned).text).toContain('import-unfinished')
  expect(run('changes', [], cloned).text).toContain('npm run import -- records FILE')
  expect(load('x:other', cloned)).toEqual({
    status: 1,
    text: '\nAn import of x:qa was stopped here while it moved its files, and this machine has no list to finish it by. Run it again first, with the options that it had: npm run import -- records FILE\n',
  })
  expect(takeSnapshot(cloned)).toEqual(stopped)
  const again = load('x:qa', cloned)
  expect(again.text).toMatch(/^The import before was stopped while it moved its files, .+ made anew/)
  expect(again.status).toBe(0)
  expect(takeSnapshot(cloned)).toEqual(whole)
})

test('a working folder of an import is refused in a pull request, and nothing of it is moved in', () => {
  using repository = createChangesRepository({ questions: [{ id: 'sound' }] })
  const { content, put } = repository
  expect(load('x:qa', content)).toMatchObject({ status: 0 })
  const before = takeSnapshot(content)
  put('.gotgam-import/complete', '')
  put('.gotgam-import/new/pages/hidden.md', '---\ntitle: 숨은 쪽\n---\n글\n')
  put('.gotgam-import/new/questions/2024/1.md', '바꾼 글')
  const { status, text } = run('check', ['--pull-request'], content)
  expect(status).toBe(1)
  expect(text).toContain('.gotgam-import:1:1  import-unfinished  error: In this folder an import works')
  expect(load('x:qa', content)).toMatchObject({ status: 0 })
  expect(takeSnapshot(content)).toEqual(before)
  expect(existsSync(join(content, '.gotgam-import'))).toBe(false)
})
