// Where no more threads can be started there is a fault to tell, and no thread that waits for ever.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { projectFolder } from '../../support/project.ts'

const toUrl = (path: string) => JSON.stringify(pathToFileURL(join(projectFolder, path)).href)

const program = `
  const { startThreads } = await import(${toUrl('src/threads/run-in-threads.ts')})
  const { describeFailure } = await import(${toUrl('src/cli/describe-failure.ts')})
  const start = { script: new URL(${toUrl('src/engine/remove-thread.ts')}), workerData: () => ({}) }
  try {
    startThreads(start, 100)
  } catch (error) {
    console.log(describeFailure(error, 'en', 'shares'))
  }
`

/** Somebody whom nobody else is, so that all processes of theirs are those of this test. */
function runAsNobody(command: string, ...parameters: string[]) {
  const nobody = ['--reuid=54321', '--regid=54321', '--clear-groups', command, ...parameters]
  const env = { PATH: process.env['PATH'] }
  return spawnSync('setpriv', nobody, { cwd: '/', encoding: 'utf8', env, timeout: 60_000 })
}

test('the limit of processes of a person', ({ skip }) => {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  if (!isRoot || runAsNobody('test', '-r', join(projectFolder, 'package.json')).status !== 0) {
    skip('only root on Linux can set a limit for somebody else, who has to be able to read the project')
  }
  const { status, stdout } = runAsNobody('prlimit', '--nproc=60', process.execPath, '--eval', program)
  expect(stdout).toBe(
    'A thread or process could not be started (EAGAIN). End other programs, or raise the limit of processes (ulimit -u).\n',
  )
  expect(status).toBe(0)
})
