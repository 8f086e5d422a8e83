import { describe, expect, test } from 'vitest'
import { createFindFormerPath } from '../../../src/question/former-sites.ts'

test('a community without a former address has no function to ask', () => {
  expect(createFindFormerPath([])).toBeUndefined()
})

describe('what follows a former address', () => {
  const find = createFindFormerPath([
    'https://old.example',
    'https://www.forum.example/community/',
    'http://forum.example/community/qna',
    'https://port.example:8443/',
  ])
  test.each([
    ['https://old.example/articles/1', '/articles/1'],
    ['http://old.example/articles/1?a=b#c', '/articles/1?a=b#c'],
    ['https://www.old.example/articles/1', '/articles/1'],
    ['https://old.example/', '/'],
    ['https://old.example/?p=12', '/?p=12'],
    ['https://forum.example/community/7', '/7'],
    ['http://www.forum.example/community?id=7', '/?id=7'],
    ['https://forum.example/community/qna/7', '/7'],
    ['https://port.example:8443/7', '/7'],
    ['https://port.example/7', undefined],
    ['https://forum.example/', undefined],
    ['https://forum.example/communityhall/7', undefined],
    ['https://old.example.org/articles/1', undefined],
    ['https://not-old.example/articles/1', undefined],
    ['https://m.old.example/articles/1', undefined],
    ['mailto:a@old.example', undefined],
    ['/articles/1', undefined],
  ])('%s → %s', (address, path) => {
    expect(find?.(address)).toBe(path)
  })
})
