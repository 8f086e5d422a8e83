// Who gets the lock of an output, and what a lock that is in the way says.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import { lockOutput, readProcessStart } from '../../../src/engine/lock.ts'
import { holdFile } from '../../support/disk.ts'
import { useFolder } from '../../support/use-folder.ts'

const folder = useFolder()
const out = join(folder, 'dist')
const path = `${out}.lock`

const id = '0b9e7c1e-6f0a-4d3b-9f52-3c4d5e6f7a8b'

/** A process that has ended. */
function findEnded(): number {
  return spawnSync(process.execPath, ['--version']).pid
}

function writeOwner(owner: Record<string, unknown>, file = path): string {
  const text = JSON.stringify({ id, host: hostname(), process: process.ppid, ...owner })
  writeFileSync(file, text)
  return text
}

test('the lock names its process, and is gone when it is given back', () => {
  const lock = lockOutput(out)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ process: process.pid, host: hostname() })
  expect(readdirSync(folder)).toEqual(['dist.lock'])
  expect(lock.release()).toEqual([])
  expect(readdirSync(folder)).toEqual([])
})

test('the folders that lead to the output are made', () => {
  lockOutput(join(folder, 'a/b/dist'))
  expect(readdirSync(join(folder, 'a/b'))).toEqual(['dist.lock'])
})

describe('a lock that is refused, and left as it is', () => {
  test('of this process', () => {
    lockOutput(out)
    const text = readFileSync(path, 'utf8')
    expect(() => lockOutput(out)).toThrow(
      `Another build (process ${process.pid}) is writing to ${out}. Wait until it is done, or end it. Its lock is ${path}.`,
    )
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  test.each([
    [
      'of a process that runs since then',
      () => ({ started: readProcessStart(process.ppid) }),
      `Another build (process ${process.ppid}) is writing to`,
    ],
    ['of a process that runs, of whose start nothing is known', () => ({}), 'Another build (process'],
    [
      'of another machine, whatever runs here',
      () => ({ host: 'elsewhere', process: findEnded() }),
      'A build on the machine elsewhere (process',
    ],
  ])('%s', (_name, toOwner, message) => {
    const text = writeOwner(toOwner())
    expect(() => lockOutput(out)).toThrow(message)
    expect(() => lockOutput(out)).toThrow(path)
    expect(readFileSync(path, 'utf8')).toBe(text)
    expect(readdirSync(folder)).toEqual(['dist.lock'])
  })

  test.each([
    ['empty', ''],
    ['a number', '123'],
    ['a text', '소중한 글'],
    ['without an id', `{"host":"${hostname()}","process":999999}`],
    ['with an id that is a path', `{"id":"../../x","host":"${hostname()}","process":999999}`],
  ])('%s', (_name, text) => {
    writeFileSync(path, text)
    expect(() => lockOutput(out)).toThrow(
      `${path} is no lock that a build wrote. If no build is running, remove it.`,
    )
    expect(readFileSync(path, 'utf8')).toBe(text)
    expect(readdirSync(folder)).toEqual(['dist.lock'])
  })
})

describe('what is no file is refused without waiting for it', () => {
  test('a folder', () => {
    mkdirSync(path)
    expect(() => lockOutput(out)).toThrow(`${path} is a folder, where a file belongs.`)
    expect(readdirSync(folder)).toEqual(['dist.lock'])
  })

  test.skipIf(process.platform === 'win32')('a FIFO', () => {
    expect(spawnSync('mkfifo', [path]).status).toBe(0)
    expect(() => lockOutput(out)).toThrow(`${path} is a FIFO, where a file belongs.`)
    expect(readdirSync(folder)).toEqual(['dist.lock'])
  })

  test.skipIf(process.platform === 'win32')('a socket', async () => {
    const server = createServer().listen(path)
    await new Promise((resolve) => server.once('listening', resolve))
    expect(() => lockOutput(out)).toThrow(`${path} is a socket, where a file belongs.`)
    expect(readdirSync(folder)).toEqual(['dist.lock'])
    server.close()
  })
})

describe('a lock that is taken over', () => {
  test.each([
    ['of a process that has ended', () => ({ process: findEnded() })],
    ['of a process whose id another has now', () => ({ started: 'another start' })],
    ['of an earlier process of the same id', () => ({ process: process.pid, started: 'another start' })],
  ])('%s', (_name, toOwner) => {
    writeOwner(toOwner())
    const lock = lockOutput(out)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ process: process.pid })
    lock.release()
    expect(readdirSync(folder)).toEqual([])
  })

  test('with a claim of somebody who was killed while taking it over', () => {
    writeOwner({ process: findEnded() })
    const claimant = '4f1d2c3b-5a69-4788-8796-a5b4c3d2e1f0'
    writeOwner({ process: findEnded(), id: claimant }, `${path}.${id}`)
    lockOutput(out).release()
    expect(readdirSync(folder)).toEqual([])
  })

  test('not with a claim of somebody who is taking it over', () => {
    writeOwner({ process: findEnded() })
    writeOwner({ started: readProcessStart(process.ppid) }, `${path}.${id}`)
    expect(() => lockOutput(out)).toThrow(`Another build (process ${process.ppid})`)
  })
})

test('what killed builds left beside the lock goes with the next, and nothing else does', () => {
  writeOwner({ process: findEnded() }, `${path}.${id}`)
  writeOwner({ process: findEnded() }, `${path}.0123456789abcdef.next`)
  writeOwner({ host: 'elsewhere' }, `${path}.4f1d2c3b-5a69-4788-8796-a5b4c3d2e1f0`)
  writeFileSync(`${path}.txt`, '소중한 글')
  mkdirSync(`${path}.old`)
  lockOutput(out)
  expect(readdirSync(folder)).toEqual([
    'dist.lock',
    'dist.lock.4f1d2c3b-5a69-4788-8796-a5b4c3d2e1f0',
    'dist.lock.old',
    'dist.lock.txt',
  ])
})

test('a lock that a person has removed, so that another build took it, is not given back', () => {
  const lock = lockOutput(out)
  const text = writeOwner({})
  expect(lock.release()).toEqual([])
  expect(readFileSync(path, 'utf8')).toBe(text)
})

test('a lock that cannot be given back is left for the next build, and said', ({ skip }) => {
  const lock = lockOutput(out)
  using held = holdFile(path)
  if (held.obstacle) skip(held.obstacle)
  expect(lock.release().map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^The lock .*dist\.lock could not be removed \(E(?:PERM|ACCES).*The next build takes it over/,
    ),
  ])
})

function startTaker() {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../support/take-lock.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    tell: (line: string) => child.stdin.write(`${line}\n`),
    hear: async () => String((await lines.next()).value),
    end: () => child.stdin.end(),
  }
}

test('of many that find the same stale lock at once, exactly one gets it', async () => {
  const takers = Array.from({ length: 6 }, startTaker)
  try {
    const all = (line: string) => {
      for (const taker of takers) taker.tell(line)
      return Promise.all(takers.map((taker) => taker.hear()))
    }
    await all('release')
    for (let round = 0; round < 40; round += 1) {
      writeOwner({ process: findEnded() })
      const answers = await all(out)
      expect(
        answers.filter((answer) => answer === 'got it'),
        answers.join('\n'),
      ).toHaveLength(1)
      expect(
        answers.filter((answer) => /^Another build \(process \d+\) is writing to /.test(answer)),
      ).toHaveLength(5)
      await all('release')
      expect(readdirSync(folder)).toEqual([])
    }
  } finally {
    for (const taker of takers) taker.end()
  }
})
