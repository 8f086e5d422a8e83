import { describe, expect, test } from 'vitest'
import { parseStat, readFromPs, readProcessStart } from '../../../src/engine/lock.ts'

/** Fields 4 to 24 of a line of /proc/<pid>/stat; the 22nd is the start. */
const rest = '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 987654 20 21'

describe('field 22, whatever the name of the process is', () => {
  test.each([
    ['node', 'S', '987654'],
    ['tmux: server', 'R', '987654'],
    ['a) S 1 2 3 4 5', 'S', '987654'],
    ['((sd-pam))', 'D', '987654'],
    ['', 'S', '987654'],
    // One that has ended and that nobody has asked for yet.
    ['node', 'Z', 'ended'],
    ['node', 'X', 'ended'],
  ])('(%s) %s', (name, state, start) => {
    expect(parseStat(`4321 (${name}) ${state} ${rest}\n`)).toBe(start)
  })
})

test.skipIf(process.platform !== 'linux')('a process and its parent have not started at once', () => {
  expect(readProcessStart(process.ppid)).toMatch(/^[\da-f-]{36} \d+$/)
  expect(readProcessStart(process.ppid)).not.toBe(readProcessStart(process.pid))
})

describe.skipIf(process.platform === 'win32')('the start of a process that runs', () => {
  test.each([
    ['as this system says it', readProcessStart],
    ['as ps says it', readFromPs],
  ])('%s', (_name, read) => {
    expect(read(process.pid)).toMatch(/\d/)
    expect(read(process.pid)).toBe(read(process.pid))
    expect(read(2 ** 22 + 1)).toBeUndefined()
  })
})
