// The line that a hint says to write instead: written so, the fault is gone.
import { describe, expect, test } from 'vitest'
import { parseQuestion } from '../../../src/question/parse-question.ts'
import { createZone } from '../../../src/time/zone.ts'
import { toQuestionText } from './question-text.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30' }

function findIssues(text: string) {
  return parseQuestion({ id: 'a', path: 'questions/a.md', text }, context).issues
}

type Change = Parameters<typeof toQuestionText>[0]

const counts = 'counts:\n  answers: 0\n  comments: 0\n  views:'
const activity = 'activity:\n  - at: 2024-05-01\n    actor: 홍길동\n    kind:'

describe('a line that can be corrected', () => {
  test.each<[Change, string]>([
    [{ tags: 'tags: [rest, 007]' }, 'tags: [rest, "007"]'],
    [{ tags: 'tags:\n  - 2024' }, '- "2024"'],
    [{ title: 'title: true' }, 'title: "true"'],
    [{ tags: 'tags: [rest, REST API]' }, 'tags: [rest, rest-api]'],
    [{ tags: 'tags: ["#rest"]' }, 'tags: [rest]'],
    [{ tags: 'tags: [Next.js, rest]' }, 'tags: [next.js, rest]'],
    [{ tags: 'tags: rest' }, 'tags: [rest]'],
    [{ tags: 'tags: [rest, api, rest]' }, 'tags: [rest, api]'],
    [{ tags: 'tags: [re\u200bst]' }, 'tags: [rest]'],
    [{ title: 'title: 안\u200b녕\u202e' }, 'title: 안녕'],
    [{ counts: `${counts} 1,234` }, 'views: 1234'],
    [{ more: 'poll: yes' }, 'poll: true'],
    [{ more: 'pol: true' }, 'poll: true'],
    [{ more: 'aliases: [articles/1]' }, 'aliases: [/articles/1]'],
    [{ activity: `${activity} 질문업데이트` }, 'kind: 질문 업데이트'],
    [{ title: 'title: 제목: 부제' }, 'title: "제목: 부제"'],
    [{ title: 'title: @Transactional은 왜?' }, 'title: "@Transactional은 왜?"'],
    [{ title: 'title: *표시' }, 'title: "*표시"'],
    [{ title: 'title: &표시' }, 'title: "&표시"'],
    [{ title: 'title: !important를 쓰나요' }, 'title: "!important를 쓰나요"'],
  ])('%o', (change, instead) => {
    const text = toQuestionText(change)
    const [issue] = findIssues(text)
    expect(issue?.detail['instead']).toBe(instead)
    const lines = text.split('\n')
    const at = (issue?.line ?? 0) - 1
    lines[at] = (/^\s*/.exec(lines[at] ?? '')?.[0] ?? '') + instead
    expect(findIssues(lines.join('\n'))).toEqual([])
  })
})

describe('a line of which nobody knows what was meant', () => {
  test.each<Change>([
    { title: 'title:' },
    { title: '' },
    { more: 'slug: a' },
    { counts: `${counts} -1` },
    { counts: `${counts} 많음` },
    { tags: 'tags: [---]' },
    { activity: `${activity} 추천` },
    { title: `title: ${'가'.repeat(301)}` },
  ])('%o', (change) => {
    expect(findIssues(toQuestionText(change)).map(({ detail }) => detail['instead'])).toEqual([undefined])
  })
})
