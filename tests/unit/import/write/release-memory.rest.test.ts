import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { releaseMemory } from '../../../../src/import/write/release-memory.ts'

test('memory that nobody needs any more is given back', () => {
  const fill = () => Array.from({ length: 400_000 }, (_, index) => ({ text: `${index}` })).length
  expect(fill()).toBe(400_000)
  const before = process.memoryUsage().heapTotal
  releaseMemory()
  expect(process.memoryUsage().heapTotal).toBeLessThan(before - 8_000_000)
})

test('nobody else can ask for that afterwards', () => {
  releaseMemory()
  expect(runInNewContext('typeof gc')).toBe('undefined')
})
