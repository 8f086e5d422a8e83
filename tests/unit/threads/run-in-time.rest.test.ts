import { expect, test } from 'vitest'
import { OutOfTime, runInTime } from '../../../src/threads/run-in-time.ts'

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
