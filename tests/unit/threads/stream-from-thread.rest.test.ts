import { expect, test } from 'vitest'
import { streamFromThread } from '../../../src/threads/stream-from-thread.ts'

const script = new URL('../../support/listing-thread.ts', import.meta.url)

/** @param most batches that are read. */
async function read(batches: string[][], most = Number.POSITIVE_INFINITY, module = script) {
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const workerData = { batches, begun }
  const found: (readonly string[])[] = []
  let fault: unknown
  try {
    for await (const batch of streamFromThread<string>({ script: module, workerData, resourceLimits: {} })) {
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
  ['a thread that throws', [['a'], ['b'], ['throws']], 'no such table'],
  ['one that throws at once', [['throws']], 'no such table'],
  ['one that ends', [['a'], ['ends']], 'A thread ended before its work was done.'],
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
