// What ends a command that has begun, by a signal.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createStop } from '../../../src/commands/failure.ts'

test.each<[signal: NodeJS.Signals, exitCode: number]>([
  ['SIGHUP', 129],
  ['SIGTERM', 143],
])('%s is heard once, also at the very end', async (signal, exitCode) => {
  const before = process.listenerCount(signal)
  let heard = 0
  const stop = createStop(() => {
    heard += 1
  })
  // Behind something that has arrived, as commands end, signals are not looked for in the same turn.
  await readFile(import.meta.filename)
  process.kill(process.pid, signal)
  process.kill(process.pid, signal)
  await stop.end()
  expect([heard, stop.signal(), stop.exitCode()]).toEqual([1, signal, exitCode])
  expect(process.listenerCount(signal)).toBe(before)
})

test('what a signal has begun is waited for', async () => {
  const said: string[] = []
  const stop = createStop(async () => {
    await readFile(import.meta.filename)
    said.push('begun')
  })
  process.kill(process.pid, 'SIGHUP')
  await stop.end()
  expect(said).toEqual(['begun'])
})

test('without a signal there is no exit code', async () => {
  const stop = createStop()
  await stop.end()
  expect([stop.signal(), stop.exitCode()]).toEqual([undefined, undefined])
})
