import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type QuestionCache,
  readQuestionCache,
  writeQuestionCache,
} from '../../../src/cache/question-cache.ts'
import { toCachedQuestion } from '../sample-question.ts'

let parent = ''
let folder = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'cache-'))
  folder = join(parent, 'questions')
})
afterEach(() => rmSync(parent, { recursive: true }))

const cache: QuestionCache = {
  key: 'key-1',
  vocabulary: ['rest', '취업'],
  questions: [
    toCachedQuestion('이직', { title: '이직할까요? 👍', keywords: ['취업'] }),
    toCachedQuestion('b', { page: ['b.pack', 1, 2, 3], counts: { answers: 1, comments: 2, views: 3 } }),
  ],
}

test('what was written comes back', () => {
  writeQuestionCache(folder, cache)
  expect(readQuestionCache(folder, 'key-1')).toEqual(cache)
})

test('many questions come back in their order', () => {
  const many = {
    ...cache,
    questions: Array.from({ length: 12_001 }, (_, number) => toCachedQuestion(`${number}`)),
  }
  writeQuestionCache(folder, many)
  expect(readQuestionCache(folder, 'key-1')).toEqual(many)
})

test('the last one counts', () => {
  writeQuestionCache(folder, cache)
  writeQuestionCache(folder, { ...cache, vocabulary: ['api'] })
  expect(readQuestionCache(folder, 'key-1')?.vocabulary).toEqual(['api'])
})

describe('no cache rather than a wrong one', () => {
  test('there is none', () => {
    expect(readQuestionCache(folder, 'key-1')).toBeUndefined()
  })

  test('it was made with another key', () => {
    writeQuestionCache(folder, cache)
    expect(readQuestionCache(folder, 'key-2')).toBeUndefined()
  })

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['empty', () => Buffer.alloc(0)],
    ['cut', (bytes) => bytes.subarray(0, bytes.length - 1)],
    ['only its first line', (bytes) => bytes.subarray(0, bytes.indexOf(10) + 1)],
    ['without its first line', (bytes) => bytes.subarray(bytes.indexOf(10) + 1)],
    ['longer', (bytes) => Buffer.concat([bytes, Buffer.from(' ')])],
    [
      'changed in one byte',
      (bytes) => Buffer.from(bytes.toString('latin1').replace('views', 'view5'), 'latin1'),
    ],
    ['something else', () => Buffer.from('{"questions":[]}')],
  ])('its index is %s', (_, damage) => {
    writeQuestionCache(folder, cache)
    const [name = ''] = readdirSync(folder)
    const bytes = readFileSync(join(folder, name))
    expect(damage(bytes).equals(bytes)).toBe(false)
    writeFileSync(join(folder, name), damage(bytes))
    expect(readQuestionCache(folder, 'key-1')).toBeUndefined()
  })
})

test('packs that no question refers to are removed, and nothing else', () => {
  writeQuestionCache(folder, cache)
  for (const name of ['a.pack', 'b.pack', 'old.pack', 'note.txt']) writeFileSync(join(folder, name), '')
  writeQuestionCache(folder, cache)
  const left = ['a.pack', 'b.pack', 'old.pack', 'note.txt'].filter((name) => existsSync(join(folder, name)))
  expect(left).toEqual(['a.pack', 'b.pack', 'note.txt'])
})
