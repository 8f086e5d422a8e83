// `.ci/run` in a small repository, with an `npm` that does what each case says in the place of the real one.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../support/project.ts'

/** Writes down how it is called, what lies around and what it is given, then runs what the case has for this half. */
const npm = `#!/bin/sh
printf '%s\\n' "$*; $PWD; $(ls .. | xargs); $(cat state.txt); \${GOTGAM_DATA-no data}; [$(cat)]" >> "$CALLS"
case "$*" in
  ci*) eval "$INSTALL" ;;
  test*) eval "$FIRST" ;;
  *) eval "$REST" ;;
esac
`
const green = 'echo "unit: 1 passed, 9 failed  1.0 s"; echo "10 passed, 0 failed"'
const red = 'echo "20 passed, 2 failed"; exit 1'

interface Given {
  first?: string
  rest?: string
  install?: string
  environment?: Record<string, string>
  /** Of the checkout, over a clone of the repository. */
  clone?: string[]
  shared?: boolean
  /** Without `.git`. */
  isExport?: boolean
}

interface Finished {
  status: number | null
  stdout: string
  /** Lines, with the folder of the test as `…`. */
  calls: string[]
}

function run({
  first = green,
  rest = green,
  install = '',
  environment = {},
  clone = [],
  shared,
  isExport,
}: Given): Finished {
  using folder = mkdtempDisposableSync(join(realpathSync(tmpdir()), 'gotgam-ci-'))
  const at = (path: string) => join(folder.path, path)
  for (const name of ['source/.ci', 'bin', 'temporary', ...(shared ? ['beside/shared'] : [])]) {
    mkdirSync(at(name), { recursive: true })
  }
  const git = (...parameters: string[]) =>
    spawnSync('git', parameters, { cwd: at('source'), encoding: 'utf8' })
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-c', 'commit.gpgsign=false']
  cpSync(join(projectFolder, '.ci/run'), at('source/.ci/run'))
  git('init', '--quiet')
  for (const state of ['first', 'committed']) {
    writeFileSync(at('source/state.txt'), state)
    git('add', '--all')
    git(...identity, 'commit', '--quiet', '--message', state)
  }
  git('tag', 'v1')
  git('clone', '--quiet', ...clone, `file://${at('source')}`, at('beside/checkout'))
  writeFileSync(at('beside/checkout/state.txt'), 'changed')
  if (isExport) rmSync(at('beside/checkout/.git'), { recursive: true })
  writeFileSync(at('bin/npm'), npm, { mode: 0o755 })
  const { GOTGAM_DATA, ...inherited } = process.env
  const { status, stdout } = spawnSync('bash', [at('beside/checkout/.ci/run')], {
    encoding: 'utf8',
    input: 'what is typed',
    env: {
      ...inherited,
      PATH: [at('bin'), process.env['PATH']].join(delimiter),
      TMPDIR: at('temporary'),
      CALLS: at('calls'),
      FIRST: first,
      REST: rest,
      INSTALL: install,
      ...environment,
    },
  })
  expect(readdirSync(at('temporary'))).toEqual([])
  const calls = existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8') : ''
  const plain = calls.replaceAll(folder.path, '…').replaceAll(/(?<=temporary\/)[^/;]+/g, '?')
  return { status, stdout, calls: plain.trimEnd().split('\n') }
}

const lastLine = ({ stdout }: Finished) => stdout.trimEnd().split('\n').at(-1)

test.each<[string, Given, string, number]>([
  ['both green', {}, '20 passed, 0 failed', 0],
  ['the first red', { first: red }, '30 passed, 2 failed', 1],
  ['the second red', { rest: red }, '30 passed, 2 failed', 1],
  ['both red', { first: red, rest: red }, '40 passed, 4 failed', 1],
  ['red, and exit code 0', { first: 'echo "1 passed, 1 failed"' }, '11 passed, 1 failed', 1],
  ['green, and exit code 3', { rest: `${green}; exit 3` }, '20 passed, 1 failed', 1],
  [
    'some skipped in the first',
    { first: 'echo "8 passed, 0 failed, 3 skipped"' },
    '18 passed, 0 failed, 3 skipped',
    0,
  ],
  [
    'some skipped in both',
    { first: 'echo "8 passed, 0 failed, 3 skipped"', rest: 'echo "1 passed, 0 failed, 4 skipped"' },
    '9 passed, 0 failed, 7 skipped',
    0,
  ],
  ['no line in the first', { first: 'echo "Killed"; exit 137' }, '10 passed, 1 failed', 1],
  ['no line in the second, and exit code 0', { rest: ':' }, '10 passed, 1 failed', 1],
  ['a line, then a crash', { first: `${green}; echo "Aborted"; exit 134` }, '10 passed, 1 failed', 1],
  ['killed', { rest: 'kill -9 $$' }, '10 passed, 1 failed', 1],
  ['nothing can be installed', { install: 'exit 1' }, '0 passed, 2 failed', 1],
  [
    'colours',
    { first: String.raw`printf '\033[32m5 passed\033[39m, 0 failed\033[0m\r\n\n'` },
    '15 passed, 0 failed',
    0,
  ],
  ['no end of the line', { first: 'printf "5 passed, 0 failed"' }, '15 passed, 0 failed', 0],
  ['a shallow, detached checkout', { clone: ['--depth=1', '--branch=v1'] }, '20 passed, 0 failed', 0],
  [
    'Git told of another repository',
    { environment: { GIT_DIR: '/nowhere', GIT_WORK_TREE: '/', GIT_INDEX_FILE: '/nowhere' } },
    '20 passed, 0 failed',
    0,
  ],
  [
    'a checkout of another user',
    { environment: { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' } },
    '20 passed, 0 failed',
    0,
  ],
  ['a checkout without its repository', { isExport: true }, '20 passed, 0 failed', 0],
])('%s', (_, given, line, status) => {
  const finished = run(given)
  expect([lastLine(finished), finished.status]).toEqual([line, status])
})

test('a clone of the commit is tested alone and without data, then the checkout as it is', () => {
  expect(run({ shared: true, environment: { GOTGAM_DATA: '/data' }, first: red }).calls).toEqual([
    'ci --no-audit --no-fund; …/temporary/?/clone/gotgam; gotgam; committed; no data; []',
    'test --silent; …/temporary/?/clone/gotgam; gotgam; committed; no data; []',
    'ci --no-audit --no-fund; …/beside/checkout; checkout shared; changed; …/beside/shared; []',
    'run test:all --silent -- --rest; …/beside/checkout; checkout shared; changed; …/beside/shared; []',
  ])
  expect(run({ environment: { GOTGAM_DATA: '/data' } }).calls.at(-1)).toMatch(
    /; checkout; changed; \/data; \[\]$/,
  )
})
