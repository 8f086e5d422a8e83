// What a command does not know ends it with a line for people, not with where in the program it was found.
import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../support/project.ts'

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
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectFolder, `src/cli/${command}.ts`), '--colour'],
    { cwd: projectFolder, encoding: 'utf8' },
  )
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^Unknown option '--colour'/)
  expect(stderr.trimEnd().endsWith(known)).toBe(true)
  expect(stderr.trimEnd().split('\n')).toHaveLength(2)
})

test.each(['dev', 'preview'])('npm run %s -- --port with no port', (command) => {
  for (const port of ['abc', '65536']) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(projectFolder, `src/cli/${command}.ts`), `--port=${port}`],
      { cwd: projectFolder, encoding: 'utf8' },
    )
    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      `--port ${port} is no port. Write a number from 0 to 65535.\n`,
    ])
  }
})

test('npm run preview without an output says what makes one', () => {
  const out = join(realpathSync(tmpdir()), 'gotgam-no-such-output')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectFolder, 'src/cli/preview.ts')],
    {
      cwd: projectFolder,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', ARCHIVE_OUT: out },
    },
  )
  expect(stderr).toBe(`There is no output ${out}. Make one: npm run build\n`)
  expect(stdout).toBe('')
  expect(status).toBe(1)
})
