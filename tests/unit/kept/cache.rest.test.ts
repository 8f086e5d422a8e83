import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type QuestionCache, readQuestionCache, writeQuestionCache } from '../../../src/kept/cache.ts'
import type { CachedQuestion } from '../../../src/kept/question.ts'
import { toCachedQuestion } from '../sample-question.ts'

let parent = ''
let folder = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'cache-'))
  folder = join(parent, 'questions')
})
afterEach(() => rmSync(parent, { recursive: true }))

const key = { prepared: 'key-1', withheld: ['a'] }
const cache: QuestionCache = {
  key,
  vocabulary: ['rest', '취업'],
  questions: [
    toCachedQuestion('이직', { title: '이직할까요? 👍', keywords: ['취업'] }),
    toCachedQuestion('b', { page: ['b.pack', 1, 2, 3], counts: { answers: 1, comments: 2, views: 3 } }),
  ],
}

test('what was written comes back', () => {
  writeQuestionCache(folder, cache)
  expect(readQuestionCache(folder, key)).toMatchObject(cache)
})

test('many questions come back in their order', () => {
  const many = {
    ...cache,
    questions: Array.from({ length: 12_001 }, (_, number) => toCachedQuestion(`${number}`)),
  }
  writeQuestionCache(folder, many)
  expect(readQuestionCache(folder, key)).toMatchObject(many)
})

test('the last one counts', () => {
  writeQuestionCache(folder, cache)
  writeQuestionCache(folder, { ...cache, vocabulary: ['api'] })
  expect(readQuestionCache(folder, key)?.vocabulary).toEqual(['api'])
})

describe('an index that takes lines of the last over', () => {
  const index = () => readFileSync(join(folder, 'questions.jsonl'), 'utf8')
  const many = Array.from({ length: 1_201 }, (_, number) => toCachedQuestion(`q${number}`))

  test.each<[string, (read: readonly CachedQuestion[]) => CachedQuestion[]]>([
    ['nothing is new', (read) => [...read]],
    ['the first is edited', (read) => [toCachedQuestion('q0', { title: '고친 제목' }), ...read.slice(1)]],
    [
      'the last is edited',
      (read) => [...read.slice(0, -1), toCachedQuestion('q1200', { title: '고친 제목' })],
    ],
    ['one is added in the middle', (read) => read.toSpliced(600, 0, toCachedQuestion('added'))],
    ['one is removed', (read) => read.toSpliced(3, 1)],
    ['two change places', (read) => read.toSpliced(0, 2, ...read.slice(0, 2).reverse())],
  ])('is the one that is made anew: %s', (_, change) => {
    writeQuestionCache(folder, { ...cache, questions: many })
    const last = readQuestionCache(folder, key)
    const questions = change(last?.questions ?? [])
    writeQuestionCache(folder, { ...cache, questions }, last)
    const taken = index()
    writeQuestionCache(folder, { ...cache, questions })
    expect(taken).toBe(index())
  })

  test('really takes them', () => {
    const marked = { questions: many.slice(0, 500), bytes: Buffer.from('taken\n') }
    writeQuestionCache(folder, { ...cache, questions: many }, { ...cache, questions: many, lines: [marked] })
    expect(
      index()
        .split('\n')
        .map((line) => line === 'taken'),
    ).toEqual([false, true, false, false, false])
  })
})

describe('no cache rather than a wrong one', () => {
  test('there is none', () => {
    expect(readQuestionCache(folder, key)).toBeUndefined()
  })

  test('it was made with another key', () => {
    writeQuestionCache(folder, cache)
    expect(readQuestionCache(folder, { ...key, prepared: 'key-2' })).toBeUndefined()
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
    expect(readQuestionCache(folder, key)).toBeUndefined()
  })
})

test('packs that no question refers to are removed, and nothing else', () => {
  writeQuestionCache(folder, cache)
  for (const name of ['a.pack', 'b.pack', 'old.pack', 'note.txt']) writeFileSync(join(folder, name), '')
  writeQuestionCache(folder, cache)
  const left = ['a.pack', 'b.pack', 'old.pack', 'note.txt'].filter((name) => existsSync(join(folder, name)))
  expect(left).toEqual(['a.pack', 'b.pack', 'note.txt'])
})
