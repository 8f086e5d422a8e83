import { expect, test } from 'vitest'
import { parsePeople } from '../../../src/folder/people.ts'
import { parseComments } from '../../../src/format/parse-comments.ts'
import { parseQuestion } from '../../../src/format/parse-post.ts'
import { createZone } from '../../../src/format/time.ts'
import { toIssueMessage } from '../../../src/words/issue-messages.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30' }

test.each([
  ['comments', '- id: "c9\n', '파일을 읽을 수 없습니다', "The file can't be read"],
  ['comments', '- id: c9\n---\n', '파일 안에서 두 번째', 'document begins inside the file'],
  ['people', 'u1: [\n', '파일을 읽을 수 없습니다', "The file can't be read"],
  ['question', '---\ntitle: "a\n---\n', '머리말을 읽을 수 없습니다', "The front matter can't be read"],
])('what cannot be read is called by its name: %s %j', (kind, text, korean, english) => {
  const [issue] = findIssues(kind, text)
  expect(issue && toIssueMessage(issue, 'ko').message).toContain(korean)
  expect(issue && toIssueMessage(issue, 'en').message).toContain(english)
})

function findIssues(kind: string, text: string) {
  if (kind === 'comments') return parseComments({ path: 'comments/q.yaml', text }, context).issues
  if (kind === 'question') return parseQuestion({ id: 'q', path: 'questions/q.md', text }, context).issues
  const people = parsePeople('people.yaml', text)
  return 'issues' in people ? people.issues : []
}
