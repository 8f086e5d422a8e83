// Workers that are really ended. What is endless has no end, and what is greedy wants all memory there is: nothing
// here depends on how fast the machine is.
import { describe, expect, test } from 'vitest'
import { OutOfTime, runGuarded, runInTime, type WorkLimits } from '../../../src/kept/guarded.ts'

const script = new URL('../../support/trying-worker.ts#tryBatches', import.meta.url)
const littleTime: WorkLimits = { seconds: 2, megabytes: 512 }
const littleMemory: WorkLimits = { seconds: 600, megabytes: 48 }

/** What each item came to, and the batches that were answered. */
async function run(batches: string[][], limits: WorkLimits, module = script) {
  const outcomes: Record<string, string> = {}
  const answered: string[][] = []
  await runGuarded<string, string>({
    script: module,
    workerData: () => ({}),
    limits,
    batches,
    onResults: (results, items) => {
      answered.push([...items])
      items.forEach((item, index) => {
        outcomes[item] = results[index] ?? ''
      })
    },
    onGivenUp: (item, excess) => {
      outcomes[item] = excess
    },
  })
  return { outcomes, answered }
}

describe('every item has its outcome', () => {
  test.each<[string, WorkLimits, string[][], Record<string, string>]>([
    ['nothing to do', littleTime, [], {}],
    ['good ones', littleTime, [['a', 'b'], ['c']], { a: 'A', b: 'B', c: 'C' }],
    ['one without an end', littleTime, [['a', 'endless', 'b']], { a: 'A', endless: 'seconds', b: 'B' }],
    [
      'one that wants all memory',
      littleMemory,
      [['a', 'greedy', 'b']],
      { a: 'A', greedy: 'megabytes', b: 'B' },
    ],
    [
      'the first and the last',
      littleMemory,
      [['greedy', 'a', 'greedy 2']],
      { greedy: 'megabytes', a: 'A', 'greedy 2': 'megabytes' },
    ],
    [
      'answers that come later',
      littleTime,
      [['late a', 'late endless', 'b', 'late c']],
      { 'late a': 'LATE A', 'late endless': 'seconds', b: 'B', 'late c': 'LATE C' },
    ],
    [
      'later ones that want all memory',
      littleMemory,
      [['late a', 'late greedy', 'late b']],
      { 'late a': 'LATE A', 'late greedy': 'megabytes', 'late b': 'LATE B' },
    ],
    ['alone', littleTime, [['endless'], ['a']], { endless: 'seconds', a: 'A' }],
    [
      'several of a batch, and batches after it',
      littleTime,
      [['endless 1', 'a', 'endless 2'], ['b'], ['c'], ['d', 'endless 3']],
      {
        'endless 1': 'seconds',
        a: 'A',
        'endless 2': 'seconds',
        b: 'B',
        c: 'C',
        d: 'D',
        'endless 3': 'seconds',
      },
    ],
  ])('%s', async (_, limits, batches, outcomes) => {
    expect((await run(batches, limits)).outcomes).toEqual(outcomes)
  })

  test('what is left of a batch is answered together', async () => {
    expect((await run([['a', 'greedy', 'b', 'c']], littleMemory)).answered).toEqual([['a', 'b', 'c']])
  })
})

test.each(['faulty one', 'late faulty one'])(
  'an item that fails is an error of the whole: %s',
  async (item) => {
    await expect(run([['a'], [item, 'b']], littleTime)).rejects.toThrow(`cannot do ${item}`)
  },
)

test('so is a worker that does not start', async () => {
  const missing = new URL('no-such-module.ts', script)
  await expect(run([['a']], littleTime, missing)).rejects.toThrow('no-such-module')
})

test('gives the result of work that ends', () => {
  expect(runInTime(() => 'done', 60)).toBe('done')
  expect(runInTime(() => undefined, 60)).toBeUndefined()
})

test.each<[string, () => void]>([
  [
    'a loop',
    () => {
      for (;;);
    },
  ],
  [
    'a loop that catches everything',
    () => {
      for (;;) {
        try {
          for (;;);
        } catch {}
      }
    },
  ],
  [
    'a regular expression',
    () => {
      for (;;) /(?:a|aa)+$/.test(`${'a'.repeat(60)}b`)
    },
  ],
])('stops %s', (_, work) => {
  expect(() => runInTime(work, 0.1)).toThrow(OutOfTime)
  expect(runInTime(() => 'the next', 60)).toBe('the next')
})

test('throws what work throws', () => {
  expect(() =>
    runInTime(() => {
      throw new RangeError('of its own')
    }, 60),
  ).toThrow(new RangeError('of its own'))
})
