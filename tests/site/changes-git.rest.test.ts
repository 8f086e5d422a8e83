// Where Git can't say what a commit held, `npm run changes` says so in Git's words: never that nothing changes.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ChangesRepository, createChangesRepository } from '../support/changes-repository.ts'
import { toMarkdown } from '../support/content-folder.ts'

const written = { questions: [{ id: 'one' }, { id: 'two' }] }

/** That of Git's own words. */
const english = { ARCHIVE_LANG: 'en' }

interface Damage {
  name: string
  /** What is broken, and the environment in which it shows. */
  damage: (repository: ChangesRepository) => Record<string, string> | undefined
  base?: string
  says: (string | RegExp)[]
}

/** A file of Git's own for an object, as long as it lies alone. */
function toObjectFile({ folder, git }: ChangesRepository, name: string): string {
  const object = git('rev-parse', name).trim()
  return join(folder, '.git/objects', object.slice(0, 2), object.slice(2))
}

/** A program of the name of Git, before the real one on PATH. */
function pretendGit({ folder }: ChangesRepository, script: string): Record<string, string> {
  const programs = join(folder, 'programs')
  mkdirSync(programs)
  writeFileSync(join(programs, 'git'), `#!/bin/sh\n${script}\n`)
  chmodSync(join(programs, 'git'), 0o755)
  return { PATH: `${programs}:${process.env['PATH']}`, REAL_GIT: findGit() }
}

function findGit(): string {
  return spawnSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).stdout.trim()
}

const damages: Damage[] = [
  {
    name: 'a corrupt index',
    damage: ({ folder }) => void writeFileSync(join(folder, '.git/index'), 'no index'),
    says: ['git diff failed with exit code 128.', 'index file'],
  },
  {
    name: 'a missing blob of a file that is edited',
    damage: (repository) => {
      writeFileSync(join(repository.content, 'questions/one.md'), 'another text\n')
      rmSync(toObjectFile(repository, 'HEAD:content/questions/one.md'))
      return undefined
    },
    // Some versions of Git read the blob before they name the file.
    says: [/unable to read|Git has no contents of "questions\/one\.md"/],
  },
  {
    name: 'a missing blob of a file that is gone',
    damage: (repository) => {
      rmSync(join(repository.content, 'questions/one.md'))
      rmSync(toObjectFile(repository, 'HEAD:content/questions/one.md'))
      return undefined
    },
    says: ['Git has no contents of "questions/one.md" at that commit'],
  },
  {
    name: 'a blob that is damaged',
    damage: (repository) => {
      writeFileSync(join(repository.content, 'questions/one.md'), 'another text\n')
      const file = toObjectFile(repository, 'HEAD:content/questions/one.md')
      chmodSync(file, 0o644)
      writeFileSync(file, 'no object')
      return undefined
    },
    says: ['failed with exit code 128.', 'fatal: '],
  },
  {
    name: 'a missing tree',
    damage: (repository) => void rmSync(toObjectFile(repository, 'HEAD:content/questions')),
    says: ['git ls-tree failed with exit code ', 'Could not read'],
  },
  {
    name: 'a missing commit',
    damage: (repository) => void rmSync(toObjectFile(repository, 'HEAD')),
    says: ['“HEAD” names no commit of this repository'],
  },
  {
    name: 'the commit before the first of a shallow clone',
    damage: () => undefined,
    base: 'HEAD^1',
    says: ['“HEAD^1” names no commit of this repository. Fetch it, or name another.'],
  },
  {
    name: 'a folder that belongs to somebody else',
    // A switch of Git's own tests.
    damage: () => ({ GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' }),
    says: ['git rev-parse failed with exit code 128.', 'fatal: detected dubious ownership in repository at'],
  },
  {
    name: 'no Git on the machine',
    damage: () => ({ PATH: '/nowhere' }),
    says: ['There is no git on this machine, or it is not in PATH. Install it.'],
  },
  {
    name: 'Git is killed at its work',
    damage: (repository) =>
      pretendGit(repository, 'case "$*" in diff*) kill -KILL $$ ;; esac; exec "$REAL_GIT" "$@"'),
    says: ['git diff was ended by SIGKILL.'],
  },
  {
    name: 'Git says less than it should',
    damage: (repository) => {
      writeFileSync(join(repository.content, 'questions/one.md'), 'another text\n')
      return pretendGit(
        repository,
        'case "$*" in cat-file*) "$REAL_GIT" "$@" | head -c 60; exit 0 ;; esac; exec "$REAL_GIT" "$@"',
      )
    },
    says: ['Git has no contents of "archive.yaml" at that commit'],
  },
  {
    name: 'no content folder',
    damage: ({ content }) => void rmSync(content, { recursive: true }),
    says: ['There is no folder '],
  },
]

test.for(damages)('$name', ({ damage, base = 'HEAD', says }) => {
  using repository = createChangesRepository(written)
  const environment = damage(repository)
  const { status, stdout, stderr } = repository.run(['--base', base], { ...english, ...environment })
  expect(stdout).toBe('')
  for (const text of says) expect(stderr).toMatch(text)
  // No line of the program's own code.
  expect(stderr).not.toMatch(/\.ts:\d|\n\s+at /)
  expect(status).toBe(2)
})

test('what Git says is fit for a terminal', () => {
  using repository = createChangesRepository(written)
  const environment = pretendGit(repository, `printf 'fatal: \\033[31mred\\n' >&2; exit 3`)
  expect(repository.run([], { ...english, ...environment })).toEqual({
    status: 2,
    stdout: '',
    stderr: 'git rev-parse failed with exit code 3.\nfatal: \uFFFD[31mred\n',
  })
})

test('a partial clone fetches what it lacks, and says so when it can’t', () => {
  using repository = createChangesRepository(written)
  writeFileSync(join(repository.content, 'questions/one.md'), toMarkdown({ id: 'one', title: '새 제목' }))
  repository.commit()
  repository.git('config', 'uploadpack.allowFilter', 'true')
  repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  const [clone, lonely] = ['clone', 'lonely'].map((name) => join(repository.folder, name))
  const run = (folder = '') =>
    repository.run(['--base', 'HEAD^1'], { ...english, ARCHIVE_CONTENT: join(folder, 'content') })
  for (const folder of [clone, lonely]) {
    repository.git('clone', '--quiet', '--filter=blob:none', `file://${repository.folder}`, `${folder}`)
  }
  expect(run(clone)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('    title: 질문 one → 새 제목\n'),
  })
  repository.git('-C', `${lonely}`, 'remote', 'set-url', 'origin', 'file:///nowhere')
  const { status, stdout, stderr } = run(lonely)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^git .* failed with exit code 128\.\nfatal: '\/nowhere' does not appear/)
})
