import { expect, test } from 'vitest'
import { parsePagePart, toPageHead } from '../../../src/cache/page-part.ts'

test.each([
  ['a body of many lines', '<p>하나</p>\n<p>둘</p>\n', '하나 둘'],
  ['no body', '', ''],
  ['line breaks in the description', '<p>하나</p>', '하나\n둘\u2028셋'],
])('%s comes back as it was', (_, pageHtml, description) => {
  const part = {
    activity: [{ at: '2024-05-01', actor: '홍길동', kind: '새로운 답변' as const }],
    polls: [{ options: [{ label: '예', votes: 2 }] }],
    pageHtml,
    description,
  }
  expect(parsePagePart(toPageHead(part) + pageHtml)).toEqual(part)
})
