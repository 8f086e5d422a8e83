// What a command does not know ends it with a line for people, not with where in the program it was found.
import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFolder } from '../support/project.ts'

function runCommand(command: string, parameters: readonly string[], environment: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectFolder, `src/cli/${command}.ts`), ...parameters],
    {
      cwd: projectFolder,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', ARCHIVE_LANG: 'en', ...environment },
    },
  )
  return { status, stdout, stderr }
}

test.each([
  ['build', 'This command knows --shard.'],
  ['changes', 'This command knows --base, --format.'],
  ['check', 'This command knows --format, --pull-request.'],
  ['dev', 'This command knows --port.'],
  ['new', 'This command knows --title, --tags, --category, --actor, --at, --id, --body.'],
  ['preview', 'This command knows --port.'],
  ['schema', 'This command knows --check.'],
  ['tidy', 'This command has no options.'],
])('npm run %s -- --colour', (command, known) => {
  const { status, stdout, stderr } = runCommand(command, ['--colour'], {})
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^Unknown option '--colour'/)
  expect(stderr.trimEnd().endsWith(known)).toBe(true)
  expect(stderr.trimEnd().split('\n')).toHaveLength(2)
})

test.each(['dev', 'preview'])('npm run %s -- --port with no port', (command) => {
  for (const port of ['abc', '65536']) {
    expect(runCommand(command, [`--port=${port}`], {})).toEqual({
      status: 2,
      stdout: '',
      stderr: `--port ${port} is no port. Write a number from 0 to 65535.\n`,
    })
  }
})

test('npm run preview without an output says what makes one', () => {
  const out = join(realpathSync(tmpdir()), 'gotgam-no-such-output')
  expect(runCommand('preview', [], { ARCHIVE_OUT: out })).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no output ${out}. Make one: npm run build\n`,
  })
  expect(runCommand('preview', [], { ARCHIVE_OUT: out, ARCHIVE_LANG: 'ko' })).toEqual({
    status: 1,
    stdout: '',
    stderr: `출력 폴더가 없습니다: ${out}. 먼저 만들어 주세요 → npm run build\n`,
  })
})

describe('what is wrong with a call is said in Korean, too', () => {
  test.each([
    ['check', ['--colour'], '모르는 옵션입니다: --colour\n쓸 수 있는 옵션: --format, --pull-request\n'],
    [
      'check',
      ['--format'],
      '값이 있어야 하는 옵션입니다: --format\n쓸 수 있는 옵션: --format, --pull-request\n',
    ],
    ['check', ['a.md'], '이 명령에 쓸 수 없는 말입니다: a.md\n쓸 수 있는 옵션: --format, --pull-request\n'],
    ['schema', ['--check=no'], '값을 붙일 수 없는 옵션입니다: --check\n쓸 수 있는 옵션: --check\n'],
    ['tidy', ['--colour'], '모르는 옵션입니다: --colour\n이 명령에는 옵션이 없습니다.\n'],
    ['dev', ['--port=abc'], '포트가 아닙니다: --port abc. 0부터 65535까지의 숫자를 써 주세요.\n'],
    ['changes', ['--format=xml'], '--format xml: text나 markdown 가운데 하나를 써 주세요.\n'],
  ])('npm run %s -- %j', (command, parameters, stderr) => {
    expect(runCommand(command, parameters, { ARCHIVE_LANG: 'ko' })).toEqual({ status: 2, stdout: '', stderr })
  })
})

describe('the same in English', () => {
  test.each([
    [
      'check',
      ['--format'],
      'The option --format wants a value.\nThis command knows --format, --pull-request.\n',
    ],
    [
      'check',
      ['a.md'],
      "This command can't be given 'a.md'.\nThis command knows --format, --pull-request.\n",
    ],
    ['schema', ['--check=no'], 'The option --check takes no value.\nThis command knows --check.\n'],
  ])('npm run %s -- %j', (command, parameters, stderr) => {
    expect(runCommand(command, parameters, {})).toEqual({ status: 2, stdout: '', stderr })
  })
})

test.each(['build', 'changes', 'check', 'dev', 'new', 'preview', 'schema', 'tidy'])(
  'npm run %s in a language that there is not',
  (command) => {
    expect(runCommand(command, [], { ARCHIVE_LANG: 'latin' })).toEqual({
      status: 2,
      stdout: '',
      stderr: 'ARCHIVE_LANG=latin: ko나 en 가운데 하나를 써 주세요.\n',
    })
  },
)
