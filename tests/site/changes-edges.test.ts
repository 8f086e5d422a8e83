// `npm run changes` where a file is broken, a question comes back, or the settings change.
import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeContent } from '../support/content-folder.ts'
import { projectFolder } from '../support/project.ts'

interface Repository extends Disposable {
  content: string
  changes: () => string
}

function createRepository({ ownRepository = false } = {}): Repository {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-changes-'))
  const content = join(folder.path, 'content')
  writeContent(content, {
    questions: ['one', 'two', 'three'].map((id) => ({ id, title: `비밀 ${id}` })),
  })
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-c', 'commit.gpgsign=false']
  for (const parameters of [
    ['init', '--quiet'],
    ['add', '.'],
    ['commit', '--quiet', '--message', 'one'],
  ]) {
    const { status, stderr } = spawnSync('git', [...identity, ...parameters], {
      cwd: ownRepository ? content : folder.path,
      encoding: 'utf8',
    })
    expect(status, stderr).toBe(0)
  }
  const { NODE_OPTIONS, ...environment } = process.env
  const changes = () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(projectFolder, 'src/cli/changes.ts'), '--base', 'HEAD'],
      {
        encoding: 'utf8',
        env: { ...environment, ARCHIVE_CONTENT: content, ARCHIVE_CACHE: join(folder.path, 'cache') },
      },
    )
    expect([status, stderr]).toEqual([0, ''])
    return stdout
  }
  return { content, changes, [Symbol.dispose]: () => folder.remove() }
}

test('a file that is broken now is no removal: its faults are told', () => {
  using repository = createRepository()
  writeFileSync(join(repository.content, 'questions/two.md'), '---\ntitel: 제목\n---\n')
  const said = repository.changes()
  expect(said).toMatch(/^오류가 있어 이대로는 사이트를 만들 수 없습니다/)
  expect(said).toContain('questions/two.md:2:1  unknown-key')
  expect(said).not.toContain('없어지는 질문')
  expect(said).not.toContain('달라지는 해시태그 목록')
})

test('a file that nobody reads is told', () => {
  using repository = createRepository()
  writeFileSync(join(repository.content, 'redactions.yml'), 'questions: []\n')
  const said = repository.changes()
  expect(said).toMatch(/^오류가 있어 이대로는 사이트를 만들 수 없습니다/)
  expect(said).toContain('redactions.yml:1:1  unknown-file')
})

test('a question that is no longer withheld is a new one', () => {
  using repository = createRepository()
  writeFileSync(
    join(repository.content, 'redactions.yaml'),
    'questions:\n  - { id: two, date: 2025-01-02 }\n',
  )
  for (const parameters of [
    ['add', '.'],
    ['-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', 'two'],
  ]) {
    spawnSync('git', parameters, { cwd: repository.content })
  }
  expect(repository.changes()).toBe('사이트에서 달라지는 것이 없습니다.\n')
  rmSync(join(repository.content, 'redactions.yaml'))
  expect(repository.changes()).toMatch(/^새 질문 1\n {2}two 비밀 two$/m)
})

test('settings that change are named, with what they were', () => {
  using repository = createRepository()
  writeFileSync(
    join(repository.content, 'archive.yaml'),
    'title: "시험 아카이브"\nreferenceDate: "2025-06-29"\npageSize: 10\n',
  )
  const said = repository.changes()
  expect(said).toMatch(
    /^달라지는 설정 2\n {2}pageSize 20 → 10\n {2}referenceDate "2025-06-30" → "2025-06-29"$/m,
  )
  expect(said).not.toContain('질문 1')
})

test('a content folder that is a repository of its own', () => {
  using repository = createRepository({ ownRepository: true })
  rmSync(join(repository.content, 'questions/two.md'))
  expect(repository.changes()).toMatch(/^없어지는 질문 1\n {2}two 비밀 two$/m)
})
