import { expect, test } from 'vitest'
import { createFindPlace } from '../../../src/site/link-targets.ts'

const laterAnchors = [['answer-101', 'comment-c9'], ['answer-답']]

test.each([
  ['answer-1', 1],
  ['answer-101', 2],
  ['comment-c9', 2],
  ['answer-%EB%8B%B5', 3],
  ['answer-%E0', 1],
  ['', 1],
])('%s stands on page %i', (anchor, page) => {
  expect(createFindPlace()({ laterAnchors }, anchor)).toEqual({ page, anchor })
})

test('an anchor leads to the place of its name, however its syllables are composed', () => {
  const decomposed = `answer-${encodeURIComponent('답'.normalize('NFD'))}`
  expect(createFindPlace()({ laterAnchors }, decomposed)).toEqual({ page: 3, anchor: 'answer-%EB%8B%B5' })
  expect(createFindPlace()({ laterAnchors: [] }, decomposed)).toEqual({ page: 1, anchor: 'answer-%EB%8B%B5' })
})

const goneComments = [
  { answer: '1', comments: ['k1'] },
  { answer: '답', comments: ['k2', '댓글'] },
]

test.each([
  ['comment-k1', 1, 'answer-1'],
  ['comment-k2', 3, 'answer-%EB%8B%B5'],
  ['comment-%EB%8C%93%EA%B8%80', 3, 'answer-%EB%8B%B5'],
  ['comment-k3', 1, 'comment-k3'],
  ['answer-k2', 1, 'answer-k2'],
])('with its answer is gone what stands at %s: page %i, %s', (anchor, page, place) => {
  expect(createFindPlace()({ laterAnchors, goneComments }, anchor)).toEqual({ page, anchor: place })
})

test('a question without later pages, or none at all, has one page', () => {
  const findPlace = createFindPlace()
  expect(findPlace({ laterAnchors: [] }, 'answer-1').page).toBe(1)
  expect(findPlace(undefined, 'answer-1').page).toBe(1)
})

test('anchors are read once, however many links lead to them', () => {
  let read = 0
  const conversation = {
    get laterAnchors() {
      read += 1
      return laterAnchors
    },
  }
  const findPlace = createFindPlace()
  const pages = Array.from({ length: 100 }, () => findPlace(conversation, 'answer-101').page)
  expect([new Set(pages), read]).toEqual([new Set([2]), 1])
})
