// The one list of counts, and what is derived from it.
import { describe, expect, test } from 'vitest'
import { countNames, toKnownCounts, zeroCounts } from '../../../src/question/counts.ts'
import { questionSchema } from '../../../src/question/schema.ts'

test('counts stand in the order of an entry', () => {
  expect(countNames).toEqual(['answers', 'comments', 'recommended', 'needsSupplement', 'views'])
})

test('the required ones, before anything is counted', () => {
  expect(zeroCounts).toEqual({ answers: 0, comments: 0 })
})

test('the schema has the same, in the same order', () => {
  expect(Object.keys(questionSchema.shape.counts.shape)).toEqual(countNames)
})

describe('what is not known is no key', () => {
  const required = { answers: 3, comments: 0, views: 1234 }
  test.each([
    ['all are known', { ...required, recommended: 2, needsSupplement: 1 }],
    ['0 is known', { ...required, recommended: 0 }],
    ['without keys', required],
  ])('%s', (_, counts) => {
    expect(toKnownCounts(counts)).toStrictEqual(counts)
  })

  test('keys without a value', () => {
    const found = { ...required, recommended: undefined, needsSupplement: undefined }
    expect(toKnownCounts(found)).toStrictEqual({ answers: 3, comments: 0, views: 1234 })
  })
})
