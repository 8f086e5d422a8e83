import { expect, test } from 'vitest'
import { toYamlLines } from '../../../../src/authoring/yaml-lines.ts'
import { takeFitting, toMostYamlBytes } from '../../../../src/import/repair/take-fitting.ts'

test.each<[bytes: number, most: number, taken: number[], counted: number]>([
  [30, 3, [1, 2, 3], 0],
  [29, 3, [1, 2, 3], 3],
  [12, 3, [1, 2, 3], 3],
  [11, 3, [1, 2], 3],
  [30, 2, [1, 2], 3],
])('in %d bytes, %d items at most', (bytes, items, taken, times) => {
  let counted = 0
  const toBytes = () => {
    counted += 1
    return 4
  }
  expect(takeFitting([1, 2, 3], { items, bytes, toBytes, toMostBytes: () => 10 })).toEqual(taken)
  expect(counted).toBe(times)
})

test.each<[tree: unknown]>([
  [['']],
  [[{ at: '2024-05-01', actor: '홍길동' }]],
  [['\u0000\ud800"\\\n'.repeat(9)]],
  [[{ title: '하나', options: Array.from({ length: 50 }, () => ({ label: '가', votes: 1 })) }]],
  [[[[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]]]],
])('%j takes no more than it may', (tree) => {
  const bytes = Buffer.byteLength(toYamlLines('edited', tree).join('\n  '))
  expect(toMostYamlBytes(tree)).toBeGreaterThanOrEqual(bytes)
})
