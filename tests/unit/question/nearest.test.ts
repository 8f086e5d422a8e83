import { expect, test } from 'vitest'
import { findNearest } from '../../../src/question/nearest.ts'

const known = ['title', 'category', 'tags', 'counts', 'poll', 'activity', 'aliases']

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['TAGS', 'tags'],
  ['tag', 'tags'],
  ['categry', 'category'],
  ['activty', 'activity'],
  ['pol', 'poll'],
  ['title', 'title'],
  ['slug', undefined],
  ['description', undefined],
  ['x', undefined],
])('%s → %s', (word, nearest) => {
  expect(findNearest(word, known)).toBe(nearest)
})

test('nothing is near to nothing', () => {
  expect(findNearest('title', [])).toBeUndefined()
})

test('of two that are equally near, the first', () => {
  expect(findNearest('cats', ['bats', 'hats'])).toBe('bats')
})

test('upper case counts for nothing', () => {
  expect(findNearest('ab', ['ac', 'AB'])).toBe('AB')
})
