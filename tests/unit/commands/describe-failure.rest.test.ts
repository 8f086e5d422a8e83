// One line for each limit that a machine has, with the way out.
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { reportFailure } from '../../../src/commands/failure.ts'
import { runInWorkers } from '../../../src/kept/pool.ts'

const shares =
  'Build in shares, one after another, and copy the outputs together: npm run build -- --prepare=4, then --shard=1/4, 2/4, 3/4 and 4/4.'
const moreMemory = 'End other programs, or use a machine with more memory.'
const moreRoom = 'Free space there, or name folders on another disk with ARCHIVE_OUT and ARCHIVE_CACHE.'

/** Without the end of its line. */
function describeFailure(...call: Parameters<typeof reportFailure>): string {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  reportFailure(...call)
  const said = write.mock.calls.join('')
  write.mockRestore()
  expect(said).toMatch(/\n$/)
  return said.slice(0, -1)
}

describe('what a limit says', () => {
  const noMemory = 'There is not enough memory'
  const noRoom = 'ENOSPC: no space left on device, write'
  const files = 'End other programs, or raise the limit of open files (ulimit -n 4096).'
  const processes = 'End other programs, or raise the limit of processes (ulimit -u).'
  const writable = 'Make it writable, or name other folders with ARCHIVE_OUT and ARCHIVE_CACHE.'
  const heap = 'Worker terminated due to reaching memory limit: JS heap out of memory'

  test.each<
    [code: string, thrown: { message: string; path?: string }, said: string, way: string, elsewhere?: string]
  >([
    ['ERR_WORKER_OUT_OF_MEMORY', { message: heap }, `${noMemory} (${heap}).`, shares, moreMemory],
    [
      'ENOMEM',
      { message: 'ENOMEM: not enough memory, read' },
      `${noMemory} (ENOMEM: not enough memory, read).`,
      shares,
      moreMemory,
    ],
    [
      'ENOSPC',
      { message: noRoom, path: '/x/dist.next/index.html' },
      `The disk is full (${noRoom} '/x/dist.next/index.html').`,
      moreRoom,
    ],
    [
      'EMFILE',
      { message: "EMFILE: too many open files, open '/x/a.md'", path: '/x/a.md' },
      "Too many files are open at once (EMFILE: too many open files, open '/x/a.md').",
      files,
    ],
    [
      'ERR_WORKER_INIT_FAILED',
      { message: 'Worker initialization failure: EAGAIN' },
      'A thread or process could not be started (Worker initialization failure: EAGAIN).',
      processes,
    ],
    [
      'EROFS',
      { message: "EROFS: read-only file system, mkdir '/x/.cache'", path: '/x/.cache' },
      "A file or folder may not be changed (EROFS: read-only file system, mkdir '/x/.cache').",
      writable,
    ],
  ])('%s', (code, thrown, said, way, elsewhere = way) => {
    const error = Object.assign(new Error(thrown.message), { code, ...thrown })
    expect(describeFailure(error, 'en', 'shares')).toBe(`${said} ${way}`)
    expect(describeFailure(error, 'en')).toBe(`${said} ${elsewhere}`)
  })

  test('a text or memory that is longer than Node makes any', () => {
    expect(describeFailure(new RangeError('Array buffer allocation failed'), 'en', 'shares')).toBe(
      `There is not enough memory (Array buffer allocation failed). ${shares}`,
    )
  })

  test.each([
    [new Error('dist is not empty.'), 'dist is not empty.'],
    [Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' }), 'ENOENT: no such file'],
    ['thrown as it is', 'thrown as it is'],
  ])('anything else is said as it was', (error, text) => {
    expect(describeFailure(error, 'en', 'shares')).toBe(text)
  })
})

describe('what a worker met is known outside of it', () => {
  const threads: [name: string, code: string, english: RegExp, korean: RegExp][] = [
    [
      'no memory',
      "parentPort.on('message', () => { const all = []; for (;;) all.push(new Array(1e6).fill({})) })",
      /^There is not enough memory \(.*\)\. Build in shares/,
      /^메모리가 모자랍니다\(.*\)\. 하나씩 차례로 나누어 만든 다음/,
    ],
    [
      'no room on the disk',
      "parentPort.on('message', () => { throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', path: '/x/a.pack' }) })",
      /^The disk is full \(ENOSPC: no space left on device, write '\/x\/a\.pack'\)\./,
      /^디스크가 가득 찼습니다\(ENOSPC: no space left on device, write '\/x\/a\.pack'\)\. 그곳을 비우거나,/,
    ],
    [
      'what stands in the way of a command',
      `const { Failure } = await import(${JSON.stringify(new URL('../../../src/words/failure.ts', import.meta.url).href)})
       parentPort.on('message', () => { throw new Failure('file-changed', { path: '/x/a.md' }) })`,
      /^\/x\/a\.md changed while the site was built\. Build again\.$/,
      /^사이트를 만드는 동안 파일이 바뀌었습니다: \/x\/a\.md\. 다시 실행해 주세요\.$/,
    ],
  ]

  test.each(threads)('%s', async (_name, code, english, korean) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'thread-'))
    const script = join(folder.path, 'thread.mjs')
    writeFileSync(script, `import { parentPort } from 'node:worker_threads'\n${code}\n`)
    const run = runInWorkers<number, number>({
      script: pathToFileURL(script),
      workerData: () => ({}),
      tasks: [1],
      onResult: () => {},
      resourceLimits: { maxOldGenerationSizeMb: 64 },
    })
    const error = await run.then(
      () => 'no failure',
      (failure) => failure,
    )
    expect(describeFailure(error, 'en', 'shares')).toMatch(english)
    expect(describeFailure(error, 'ko', 'shares')).toMatch(korean)
  })
})
