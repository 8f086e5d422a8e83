import { describe, expect, test } from 'vitest'
import { shareTasks } from '../../../src/kept/pool.ts'

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
