import { expect, test } from 'vitest'
import { createFindPage } from '../../../src/outputs/find-targets.ts'

const laterAnchors = [['answer-101', 'comment-c9'], ['answer-답']]

test.each([
  ['answer-1', 1],
  ['answer-101', 2],
  ['comment-c9', 2],
  ['answer-%EB%8B%B5', 3],
  ['answer-%E0', 1],
  ['', 1],
])('%s stands on page %i', (anchor, page) => {
  expect(createFindPage()({ laterAnchors }, anchor)).toBe(page)
})

test('a question without later pages, or none at all, has one page', () => {
  const findPage = createFindPage()
  expect(findPage({ laterAnchors: [] }, 'answer-1')).toBe(1)
  expect(findPage(undefined, 'answer-1')).toBe(1)
})

test('anchors are read once, however many links lead to them', () => {
  let read = 0
  const conversation = {
    get laterAnchors() {
      read += 1
      return laterAnchors
    },
  }
  const findPage = createFindPage()
  const pages = Array.from({ length: 100 }, () => findPage(conversation, 'answer-101'))
  expect([new Set(pages), read]).toEqual([new Set([2]), 1])
})
