import { describe, expect, test } from 'vitest'
import { endAllWorkers, shareTasks, startWorkers } from '../../../src/kept/pool.ts'

describe('who does what', () => {
  test.each([
    ['both at one pace', 'abcdef', 2, [0, 1, 0, 1, 0, 1], 'adbecf'],
    ['one is slower', 'abcdef', 2, [0, 0, 1, 0, 0, 0], 'abdcfe'],
    ['a number that cannot be halved', 'abcde', 2, [0, 1, 0, 1, 1], 'acbde'],
    ['one worker', 'abc', 1, [0, 0, 0], 'abc'],
    ['more workers than tasks', 'ab', 3, [2, 0, 1], 'ba-'],
    ['no tasks', '', 2, [0, 1], '--'],
    ['nothing is given twice', 'ab', 2, [0, 0, 0, 1], 'ab--'],
  ])('%s', (_, tasks, workers, turns, given) => {
    const take = shareTasks([...tasks], workers)
    expect(turns.map((worker) => take(worker) ?? '-').join('')).toBe(given)
  })
})

test('workers that are ended from outside fail what waits for them', async () => {
  const workers = startWorkers<string[], true>(
    {
      script: new URL('../../../src/engine/output-folder.ts#createRemove', import.meta.url),
      workerData: () => ({}),
    },
    2,
  )
  const work = workers.run(
    Array.from({ length: 1e5 }, () => []),
    () => {},
  )
  const failed = expect(work).rejects.toThrow('A worker ended before its work was done.')
  await endAllWorkers()
  await failed
  await endAllWorkers()
})
