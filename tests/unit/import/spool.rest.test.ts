import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { releaseMemory } from '../../../src/import/convert.ts'
import { createArchiveNames } from '../../../src/import/fix/archive-names.ts'
import { createSpool } from '../../../src/import/spool.ts'
import { toQuestionRecord } from './fix/sample-records.ts'

test('a key is known where it was added, and among those of its kind alone', () => {
  const { createKeySet, close } = createSpool(':memory:')
  const [addresses, folders] = [createKeySet('address'), createKeySet('folder')]
  addresses.add('q/1/index.html')
  addresses.add('q/1/index.html')
  expect(addresses.has('q/1/index.html')).toBe(true)
  expect(addresses.has('q/2/index.html')).toBe(false)
  expect(folders.has('q/1/index.html')).toBe(false)
  close()
})

test('no key of many is forgotten, and few that are new are taken for one', () => {
  const { createKeySet, close } = createSpool(':memory:')
  const addresses = createKeySet('address')
  for (let number = 0; number < 150_000; number += 1) addresses.add(`q/${number}/index.html`)
  const numbers = Array.from({ length: 300 }, (_, index) => index * 1_000)
  expect(numbers.filter((number) => addresses.has(`q/${number}/index.html`))).toHaveLength(150)
  close()
})

test('what is added besides is not told a digest as the number of its row', () => {
  const { addFormer, addOther, createKeySet, close } = createSpool(':memory:')
  const questions = createKeySet('question')
  for (let number = 0; number < 100; number += 1) {
    questions.add(`${number}`)
    addOther('person', `${number}`, '{}')
    addFormer('question', `${number}`, '{}')
  }
  expect(questions.has('99')).toBe(true)
  close()
})

test('names and old addresses of five thousand questions stay out of memory', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-names-'))
  const { createKeySet, close } = createSpool(join(folder.path, 'spool.sqlite'))
  const toNames = createArchiveNames({ category: '개발자', createKeySet })
  const name = (first: number, count: number) => {
    for (let number = first; number < first + count; number += 1) {
      const aliases = [`/q/${number}`, `/a/${number}`, `/questions/${number}/an-old-title`]
      toNames(toQuestionRecord({ id: `${number}`, aliases }))
    }
    releaseMemory()
    return process.memoryUsage().heapUsed
  }
  const before = name(1, 1_000)
  const after = name(1_001, 5_000)
  // In sets they take more than a megabyte.
  expect(after - before).toBeLessThan(400_000)
  close()
})

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
