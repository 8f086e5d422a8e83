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
  ['nothing', [], [], undefined],
  ['one batch', [['a']], [['a']], undefined],
  ['batches in their order', [['a', 'b'], ['c'], ['d', 'e']], [['a', 'b'], ['c'], ['d', 'e']], undefined],
  ['an empty one in between', [['a'], [], ['b']], [['a'], [], ['b']], undefined],
  ['a thread that throws', [['a'], ['b'], ['throws']], [['a'], ['b']], 'no such table'],
  ['one that throws at once', [['throws']], [], 'no such table'],
  ['one that ends', [['a'], ['ends']], [['a']], 'A thread ended before its work was done.'],
])('%s', async (_, batches, found, fault) => {
  expect(await read(batches)).toMatchObject({ found, fault })
})

test('what nobody reads is not listed', async () => {
  const batches = Array.from({ length: 100 }, (_, number) => [String(number)])
  const { found, begun } = await read(batches, 2)
  expect(found).toEqual([['0'], ['1']])
  expect(begun).toBeLessThanOrEqual(4)
})

test('a module that is not there', async () => {
  const { found, fault } = await read([['a']], 1, new URL('no-such-module.ts', script))
  expect(found).toEqual([])
  expect(fault).toContain('no-such-module.ts')
})
