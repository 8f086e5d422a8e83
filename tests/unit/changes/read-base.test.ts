import { afterEach, expect, test, vi } from 'vitest'
import { createRunGit } from '../../../src/changes/read-base.ts'
import { Failure } from '../../../src/words/failure.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('what Git writes comes back as it is', () => {
  expect(createRunGit(import.meta.dirname)(['--version']).toString()).toMatch(/^git version \d/)
})

test('a part of what Git writes is never taken for the whole', () => {
  const run = createRunGit(import.meta.dirname, 4)
  expect(() => run(['--version'])).toThrow(new Failure('git-too-much', { command: 'git --version' }))
})

// Git tells its hooks where the repository lies, and then takes the folder that it is asked in for the whole of it.
test.each(['GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMON_DIR'])(
  'the folder decides which repository is asked, whatever %s says',
  (name) => {
    const ask = () =>
      createRunGit(import.meta.dirname)(['rev-parse', '--show-prefix', '--git-dir']).toString()
    const alone = ask()
    expect(alone).toMatch(/^tests\/unit\/changes\/\n/)
    vi.stubEnv(name, '/nowhere')
    expect(ask()).toBe(alone)
  },
)
