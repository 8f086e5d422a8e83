// Where no more workers can be started there is a fault to tell, and no worker that waits for ever.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { streamFromWorker } from '../../../src/kept/pool.ts'
import { projectFolder } from '../../support/project.ts'

const toUrl = (path: string) => JSON.stringify(pathToFileURL(join(projectFolder, path)).href)

const program = `
  const { startWorkers } = await import(${toUrl('src/kept/pool.ts')})
  const { reportFailure } = await import(${toUrl('src/commands/failure.ts')})
  const start = { script: new URL(${toUrl('src/engine/output-folder.ts#createRemove')}), workerData: () => ({}) }
  try {
    startWorkers(start, 100)
  } catch (error) {
    reportFailure(error, 'en', 'shares')
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
  const { status, stderr } = runAsNobody('prlimit', '--nproc=60', process.execPath, '--eval', program)
  expect(stderr).toBe(
    'A thread or process could not be started (EAGAIN). End other programs, or raise the limit of processes (ulimit -u).\n',
  )
  expect(status).toBe(0)
})

const script = new URL('../../support/listing-worker.ts#stream', import.meta.url)

/** @param most batches that are read. */
async function read(batches: string[][], most = Number.POSITIVE_INFINITY, module = script) {
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const workerData = { batches, begun }
  const found: (readonly string[])[] = []
  let fault: unknown
  try {
    for await (const batch of streamFromWorker<string>({ script: module, workerData, resourceLimits: {} })) {
      found.push(batch)
      if (found.length === most) break
    }
  } catch (error) {
    fault = error instanceof Error ? error.message : error
  }
  return { found, fault, begun: begun[0] }
}

test.each([
  ['nothing', []],
  ['one batch', [['a']]],
  ['batches in their order', [['a', 'b'], ['c'], ['d', 'e']]],
  ['an empty one in between', [['a'], [], ['b']]],
])('%s', async (_, batches) => {
  expect(await read(batches)).toMatchObject({ found: batches, fault: undefined })
})

// A fault may overtake what was listed before it.
test.each([
  ['a worker that throws', [['a'], ['b'], ['throws']], 'no such table'],
  ['one that throws at once', [['throws']], 'no such table'],
  ['one that ends', [['a'], ['ends']], 'A worker ended before its work was done.'],
])('%s', async (_, batches, expected) => {
  const { found, fault } = await read(batches)
  expect(fault).toBe(expected)
  expect(batches.slice(0, -1)).toEqual(expect.arrayContaining(found))
})

test('what nobody reads is not listed', async () => {
  const batches = Array.from({ length: 100 }, (_, number) => [String(number)])
  const { found, begun } = await read(batches, 2)
  expect(found).toEqual([['0'], ['1']])
  expect(begun).toBeLessThanOrEqual(4)
})

test('a fault after the last batch that is read concerns nobody', async () => {
  const { found, fault } = await read([['a'], ['throws']], 1)
  expect(fault === undefined || fault === 'no such table').toBe(true)
  expect([['a']]).toEqual(expect.arrayContaining(found))
})

test('a module that is not there', async () => {
  const { found, fault } = await read([['a']], 1, new URL('no-such-module.ts', script))
  expect(found).toEqual([])
  expect(fault).toContain('no-such-module.ts')
})
