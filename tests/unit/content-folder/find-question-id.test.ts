import { expect, test } from 'vitest'
import { findQuestionId, isConversationPath } from '../../../src/content-folder/find-question-id.ts'

test.each([
  ['questions/put-or-patch.md', 'put-or-patch', false],
  ['questions/2024/put-or-patch.md', 'put-or-patch', false],
  ['questions/note.txt', undefined, false],
  ['answers/put-or-patch/5678.md', 'put-or-patch', true],
  ['answers/2024/put-or-patch/5678.md', 'put-or-patch', true],
  ['answers/취업'.normalize('NFD').concat('/1.md'), '취업', true],
  ['answers/put-or-patch', undefined, false],
  ['answers/put-or-patch/note.txt', undefined, false],
  ['comments/put-or-patch.yaml', 'put-or-patch', true],
  ['comments/2024/put-or-patch.yaml', 'put-or-patch', true],
  ['comments/put-or-patch.md', undefined, false],
  ['archive.yaml', undefined, false],
  ['.', undefined, false],
])('%s', (path, id, isOfConversation) => {
  expect(findQuestionId(path)).toBe(id)
  expect(isConversationPath(path)).toBe(isOfConversation)
})
