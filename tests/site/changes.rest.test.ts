// `npm run changes` in a real Git repository.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toMarkdown, writeContent } from '../support/content-folder.ts'
import { createPng } from '../support/pictures.ts'
import { runCommand } from '../support/run-command.ts'

let repository: string

function git(...parameters: string[]): void {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-c', 'commit.gpgsign=false']
  const { status, stderr } = spawnSync('git', [...identity, ...parameters], {
    cwd: repository,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
}

function changes(...parameters: string[]) {
  return runCommand('changes', parameters, {
    environment: {
      ARCHIVE_CONTENT: join(repository, '자료'),
      ARCHIVE_CACHE: join(repository, '.cache'),
    },
    folder: join(repository, '자료/questions'),
  })
}

const questionAt = (id: string, day: string, tags: string[], body = '본문입니다.\n') => ({
  id,
  title: `제목 ${id}`,
  tags,
  activity: [{ at: day, actor: '홍길동', kind: '질문' }],
  body,
})

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'gotgam-changes-'))
  writeContent(join(repository, '자료'), {
    questions: [
      questionAt('새것', '2024-05-03', ['rest']),
      questionAt('중간', '2024-05-02', ['rest', 'jpa']),
      questionAt('옛것', '2024-05-01', ['jpa'], 'REST를, REST와 REST도 씁니다.\n'),
    ],
  })
  writeFileSync(join(repository, '.gitignore'), '.cache/\n')
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '--message', 'one')
})

afterEach(() => rmSync(repository, { recursive: true }))

function write(id: string, text: string): void {
  writeFileSync(join(repository, `자료/questions/${id}.md`), text)
}

test('nothing changes', () => {
  expect(changes('--base', 'HEAD')).toEqual({
    status: 0,
    stdout: '사이트에서 달라지는 것이 없습니다.\n',
    stderr: '',
  })
})

test('an edited, an untracked and a removed question, in the working tree and in commits', () => {
  git('checkout', '--quiet', '-b', 'work')
  write('옛것', toMarkdown(questionAt('옛것', '2024-05-04', ['jpa'], 'REST를, REST와 REST도 씁니다.\n')))
  git('commit', '--quiet', '--all', '--message', 'two')
  rmSync(join(repository, '자료/questions/중간.md'))
  write('더한것', toMarkdown(questionAt('더한것', '2024-04-01', ['sql'])))
  expect(changes('--base', 'main')).toEqual({
    status: 0,
    stderr: '',
    stdout: `${[
      '새 질문 1',
      '  더한것 제목 더한것',
      '',
      '고친 질문 1',
      '  옛것 제목 옛것',
      '    활동: 2024-05-01 · 홍길동 · 질문 → 2024-05-04 · 홍길동 · 질문',
      '',
      '없어지는 질문 1',
      '  중간 제목 중간',
      '',
      '달라지는 해시태그 목록 3',
      '  #jpa 질문 2 → 1',
      '    2번째 → 1번째: 제목 옛것',
      '    1번째에서 빠집니다: 제목 중간',
      '  #rest 질문 2 → 1',
      '    3번째 → 1번째: 제목 옛것 (키워드 일치)',
      '    2번째에서 빠집니다: 제목 중간',
      '  #sql 새 목록, 질문 1',
      '    1번째로 들어옵니다: 제목 더한것',
    ].join('\n')}\n`,
  })
})

test('a renamed file is one question removed and one added', () => {
  renameSync(join(repository, '자료/questions/새것.md'), join(repository, '자료/questions/다른이름.md'))
  const { stdout } = changes('--base', 'HEAD')
  expect(stdout).toContain(
    '새 질문 1\n  다른이름 제목 새것 (파일 이름이 바뀌어 주소도 바뀝니다. 전 id: 새것)\n',
  )
  expect(stdout).toContain('없어지는 질문 1\n  새것 제목 새것\n')
})

test('a hashtag that is gone takes its keyword-only entries along', () => {
  write('새것', toMarkdown(questionAt('새것', '2024-05-03', ['http'])))
  write('중간', toMarkdown(questionAt('중간', '2024-05-02', ['jpa'])))
  const { stdout } = changes('--base', 'HEAD')
  expect(stdout).toContain(
    [
      '  #rest 목록이 없어집니다. 질문 2 → 0',
      '    1번째에서 빠집니다: 제목 새것',
      '    2번째에서 빠집니다: 제목 중간',
      '    3번째에서 빠집니다: 제목 옛것 (키워드 일치)',
    ].join('\n'),
  )
})

test('another spelling of a hashtag lets questions in, and another file of them out', () => {
  const path = join(repository, '자료/synonyms.yaml')
  write('새것', toMarkdown({ ...questionAt('새것', '2024-05-03', ['rest']), title: '제이피에이 제목' }))
  git('commit', '--quiet', '--all', '--message', 'two')
  writeFileSync(path, 'jpa: [제이피에이]\n')
  const listing = ['달라지는 해시태그 목록 1', '  #jpa 질문 2']
  expect(changes('--base', 'HEAD').stdout).toBe(
    `${[
      '해시태그의 다른 표기 1',
      '  #jpa +제이피에이',
      '',
      ...listing,
      '    1번째로 들어옵니다: 제이피에이 제목 (키워드 일치)',
    ].join('\n')}\n`,
  )
  git('add', '.')
  git('commit', '--quiet', '--message', 'three')
  expect(changes('--base', 'HEAD').stdout).toBe('사이트에서 달라지는 것이 없습니다.\n')
  rmSync(path)
  expect(changes('--base', 'HEAD').stdout).toBe(
    `${[
      '해시태그의 다른 표기 1',
      '  #jpa −제이피에이',
      '',
      ...listing,
      '    1번째에서 빠집니다: 제이피에이 제목 (키워드 일치)',
    ].join('\n')}\n`,
  )
})

test('a withheld question leaves its listings, and its title is not repeated', () => {
  const text = 'questions:\n  - id: 새것\n    date: 2025-01-01\n'
  writeFileSync(join(repository, '자료/redactions.yaml'), text)
  expect(changes('--base', 'HEAD').stdout).toContain('없어지는 질문 1\n  새것 감춘 질문\n')
})

test('faults of the new state are named, old warnings are not', () => {
  const path = join(repository, '자료/questions/새것.md')
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(/\n---\n[\s\S]*$/, '\n---\n연락은 someone@mailbox.test\n'),
  )
  expect(changes('--base', 'HEAD').stdout).toContain('경고 1\n  questions/새것.md:')
  git('commit', '--quiet', '--all', '--message', 'with a warning')
  expect(changes('--base', 'HEAD').stdout).toBe('사이트에서 달라지는 것이 없습니다.\n')
})

test.for([
  ['a reference that is not there', ['--base', 'nope'], '이 저장소에 그런 커밋이 없습니다: ‘nope’'],
  ['a reference that looks like an option', ['--base=--help'], '이 저장소에 그런 커밋이 없습니다: ‘--help’'],
  ['an unknown format', ['--format', 'html'], '모르는 값입니다: --format html'],
] as const)('%s', ([, parameters, message]) => {
  const { status, stderr, stdout } = changes(...parameters)
  expect(status).toBe(2)
  expect(stderr).toContain(message)
  expect(stdout).toBe('')
})

test('a folder outside of any repository', () => {
  rmSync(join(repository, '.git'), { recursive: true })
  const { status, stderr } = changes()
  expect(status).toBe(2)
  expect(stderr).toContain('Git 저장소 안에 있는 폴더가 아닙니다: ')
})

test('pictures that are new, changed and gone', () => {
  const files = join(repository, '자료/files')
  mkdirSync(files)
  for (const name of ['가', 'changed', 'same']) writeFileSync(join(files, `${name}.png`), createPng(4, 2))
  git('add', '.')
  git('commit', '--quiet', '--message', 'two')
  rmSync(join(files, '가.png'))
  writeFileSync(join(files, 'changed.png'), createPng(5, 2))
  writeFileSync(join(files, 'new.png'), createPng(6, 2))
  const { status, stdout } = changes('--base', 'HEAD')
  expect(status).toBe(0)
  expect(stdout).toContain(
    '그림 3\n  files/changed.png 바뀐 그림\n  files/new.png 새 그림\n  files/가.png 없어지는 그림\n',
  )
  // Of old pictures that nobody names nothing is said.
  expect(stdout.match(/unused-picture/g)).toHaveLength(2)
})
