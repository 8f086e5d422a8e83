import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashtagAddress } from './corpus/address.ts'
import { rankedHashtags } from './corpus/hashtags.ts'
import { type CorpusShape, countPages } from './corpus/page-count.ts'
import { questionPath, writeCorpus } from './corpus.ts'
import { groupByHashtag, readCorpus, type WrittenQuestion } from './read-corpus.ts'

describe('the corpus', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gotgam-corpus-'))
  let shape: CorpusShape
  let questions: WrittenQuestion[]

  beforeAll(() => {
    shape = writeCorpus({ folder, questions: 1000, seed: 1 })
    questions = readCorpus(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is the same for the same seed and another for another', () => {
    const again = mkdtempSync(join(tmpdir(), 'gotgam-corpus-'))
    const textOf = (seed: number): string => {
      writeCorpus({ folder: again, questions: 20, seed })
      return readdirSync(join(again, 'questions/000'))
        .map((name) => readFileSync(join(again, 'questions/000', name), 'utf8'))
        .join('')
    }
    const first = textOf(1)
    expect(textOf(1)).toBe(first)
    expect(textOf(2)).not.toBe(first)
    rmSync(again, { recursive: true })
  })

  it('stands where its paths say', () => {
    expect(readFileSync(questionPath(folder, 1000), 'utf8')).toContain('ref-11000')
  })

  it('knows its shape', () => {
    const carriers = [...groupByHashtag(questions)].map(([hashtag, group]) => [hashtag, group.length])
    expect(Object.fromEntries(carriers)).toEqual(Object.fromEntries(shape.carriers))
    expect(countPages(shape)).toBeGreaterThan(1150)
    expect(countPages(shape)).toBeLessThan(1250)
  })

  it('holds code in a quarter of the questions', () => {
    const withCode = questions.filter((question) => question.body.includes('\n```'))
    expect(withCode.length / questions.length).toBeCloseTo(0.25, 1)
  })

  it('has bodies of 1.5 to 2.5 KB', () => {
    const bytes = questions.reduce((sum, question) => sum + Buffer.byteLength(question.body), 0)
    expect(bytes / questions.length).toBeGreaterThan(1500)
    expect(bytes / questions.length).toBeLessThan(2500)
  })

  it('has one to eight activities, oldest first, none after the reference date', () => {
    const limit = Date.parse('2025-07-01T00:00:00+09:00')
    for (const { activity, lastActivity } of questions) {
      const times = activity.map((one) => one.at.getTime())
      expect(times.length).toBeLessThanOrEqual(8)
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(lastActivity).toBeLessThan(limit)
    }
  })

  it('has one to six hashtags, few of them frequent and many rare', () => {
    for (const { tags } of questions) {
      expect(new Set(tags).size).toBe(tags.length)
      expect(tags.length).toBeLessThanOrEqual(6)
    }
    expect(shape.carriers.get('java')).toBeGreaterThan(150)
    expect(Math.min(...shape.carriers.values())).toBeLessThan(30)
  })
})

describe('the hashtags', () => {
  const hashtags = rankedHashtags(100_000)

  it('are legal', () => {
    for (const hashtag of hashtags)
      expect(hashtag).toMatch(/^(?=.*[\p{Ll}\p{Lo}\p{Nd}])[\p{Ll}\p{Lo}\p{Nd}\-_.+#]{1,50}$/u)
    expect(hashtags.map((hashtag) => hashtag.normalize('NFC'))).toEqual(hashtags)
  })

  it('have addresses of their own', () => {
    expect(new Set(hashtags.map(hashtagAddress)).size).toBe(hashtags.length)
  })

  it.each([
    ['c#', 'c-sharp'],
    ['c++', 'c-plus-plus'],
    ['.net', 'dot-net'],
    ['node.js', 'node.js'],
    ['con', 'con-tag'],
  ])('%s stands at %s', (hashtag, address) => {
    expect(hashtagAddress(hashtag)).toBe(address)
  })
})
