import { beforeEach, expect, test, vi } from 'vitest'

// Each test has turns of its own.
let turns: typeof import('../../../src/astro/turns.ts')

beforeEach(async () => {
  vi.resetModules()
  turns = await import('../../../src/astro/turns.ts')
})

/** A request, and what can happen to it. */
function ask(name: string, begun: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  void turns.beginTurn(promise).then(() => begun.push(name))
  return { close: resolve }
}

/** Everything that is ready to go on has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('one begins when the one before has been made, in the order of asking', async () => {
  const begun: string[] = []
  for (const name of ['a', 'b', 'c']) ask(name, begun)
  await settled()
  expect(begun).toEqual(['a'])
  turns.endTurn()
  await settled()
  expect(begun).toEqual(['a', 'b'])
  turns.endTurn()
  await settled()
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('one that is closed before it was made lets the next begin', async () => {
  const begun: string[] = []
  const a = ask('a', begun)
  ask('b', begun)
  a.close()
  await settled()
  expect(begun).toEqual(['a', 'b'])
})

test('one that is closed while it waits lets nobody pass the one before it', async () => {
  const begun: string[] = []
  ask('a', begun)
  const b = ask('b', begun)
  ask('c', begun)
  b.close()
  await settled()
  expect(begun).toEqual(['a'])
  turns.endTurn()
  await settled()
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('an end twice ends no other turn', async () => {
  const begun: string[] = []
  const a = ask('a', begun)
  ask('b', begun)
  ask('c', begun)
  turns.endTurn()
  a.close()
  await settled()
  expect(begun).toEqual(['a', 'b'])
})
