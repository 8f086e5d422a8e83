import { expect, test } from 'vitest'
import { findNearHashtags } from '../../../src/authoring/near-hashtags.ts'

const known = ['rest', 'spring-boot', 'javascript', 'vue', 'c', 'c++', '백엔드', '프론트엔드', 'node.js']

test.each([
  ['springboot', 'spring-boot'],
  ['spring-bot', 'spring-boot'],
  ['javascirpt', 'javascript'],
  ['nodejs', 'node.js'],
  ['프런트엔드', '프론트엔드'],
  // Too short to tell, or too far.
  ['vuex', undefined],
  ['test', undefined],
  ['c#', undefined],
  ['벡엔드', undefined],
  ['java', undefined],
  // Carried already.
  ['rest', undefined],
])('%s: %s', (hashtag, near) => {
  expect(findNearHashtags([hashtag], known)).toEqual(near === undefined ? [] : [{ hashtag, near }])
})

test('one that is there beside it is no mistake', () => {
  expect(findNearHashtags(['spring-boot', 'springboot'], known)).toEqual([])
})
