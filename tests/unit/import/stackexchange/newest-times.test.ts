import { expect, test } from 'vitest'
import { createNewestTimes } from '../../../../src/import/stackexchange/outlines.ts'
import { toTimeNumber } from '../../../../src/import/stackexchange/rows.ts'

function listTimes(times: readonly string[]): string[] {
  const newest = createNewestTimes(Date.parse('2024-05-10T00:00:00Z'))
  for (const time of times) newest.look(toTimeNumber(time))
  return newest.take()
}

test.each<[name: string, times: string[], told: string[]]>([
  ['none', [], []],
  ['what the row does not have', [''], []],
  [
    'what is newer than all before',
    ['2024-05-01T10:00:00.947', '2024-05-01T10:00:00.000', '2023-01-01T00:00:00', '2024-05-01T10:00:01'],
    ['2024-05-01T10:00:00Z', '2024-05-01T10:00:01Z'],
  ],
  [
    'what no calendar has, beside what is older',
    ['2019-19-39T10:00:00', '2019-01-01T10:00:00'],
    ['2019-19-39T10:00:00Z', '2019-01-01T10:00:00Z'],
  ],
  [
    'what may be of the future, beside what is older',
    ['2030-01-01T00:00:00', '2024-05-09T10:00:00', '2024-05-08T10:00:00', '2024-05-07T10:00:00'],
    ['2030-01-01T00:00:00Z', '2024-05-09T10:00:00Z', '2024-05-08T10:00:00Z', '2024-05-07T10:00:00Z'],
  ],
])('%s', (_, times, told) => {
  expect(listTimes(times)).toEqual(told)
})

test('what was told is not told again', () => {
  const newest = createNewestTimes(Date.parse('2024-05-10T00:00:00Z'))
  newest.look(20240501100000)
  expect(newest.take()).toEqual(['2024-05-01T10:00:00Z'])
  newest.look(20240501100000)
  expect(newest.take()).toEqual([])
})
