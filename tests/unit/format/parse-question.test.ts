// Every fault that one file can have in its front matter: its code, and the place of the value at fault.
import { describe, expect, test } from 'vitest'
import { compareIssues, type Issue } from '../../../src/format/issue.ts'
import { parseQuestion } from '../../../src/format/parse-post.ts'
import { createZone } from '../../../src/format/time.ts'
import { toIssueMessage } from '../../../src/words/issue-messages.ts'
import { put, toQuestionText } from './question-text.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30' }

function parse(text: string) {
  return parseQuestion({ id: 'put-or-patch', path: 'questions/put-or-patch.md', text }, context)
}

function findIssues(text: string): Issue[] {
  return parse(text).issues.toSorted(compareIssues)
}

/** What was meant is suggested for these. */
const suggested = new Set(['invalid-language', 'unknown-key', 'unknown-kind', 'invalid-hashtag'])

/** `line:column code` of each issue, and the nearest known word where there is one. */
function describeIssues(text: string): string[] {
  return findIssues(text).map(({ line, column, code, detail: { nearest } }) => {
    const place = `${line}:${column} ${code}`
    return suggested.has(code) && nearest !== undefined ? `${place} → ${nearest}` : place
  })
}

type Change = Parameters<typeof toQuestionText>[0]

/** @param activities a time, or `at · actor · kind` */
function toActivity(...activities: string[]): Change {
  const lines = activities.map((activity) => {
    const [at, actor = '홍길동', kind = '질문'] = activity.split(' · ')
    return `  - at: ${at}\n    actor: ${actor}\n    kind: ${kind}`
  })
  return { activity: ['activity:', ...lines].join('\n') }
}

describe('one fault', () => {
  test.each<[yaml: string, string]>([
    // missing-key
    ['tags:', '4:1 missing-key'],
    // unknown-key
    ['titel: 제목', '10:1 unknown-key → title'],
    ['Poll: true', '10:1 unknown-key → poll'],
    ['slug: a', '10:1 unknown-key'],
    ['counts:\n  answers: 0\n  comments: 0\n  views: 1\n  anwsers: 3', '9:3 unknown-key → answers'],
    ['__proto__: { admin: true }', '10:1 unknown-key'],
    ['constructor: a', '10:1 unknown-key'],
    ['toString: a', '10:1 unknown-key'],
    // wrong-type
    ['tags: rest', '4:7 wrong-type'],
    ['tags: { rest: true }', '4:7 wrong-type'],
    ['counts: 3', '5:9 wrong-type'],
    ['aliases: /a', '10:10 wrong-type'],
    // hashtags
    ['tags: [rest, api, rest]', '4:19 duplicate-hashtag'],
    ['tags: [c-sharp, c#]', '4:17 hashtag-address-clash'],
  ])('%s', (yaml, issue) => {
    expect(describeIssues(put(yaml))).toEqual([issue])
  })

  test.each<[string, Change, string]>([
    ['no activity', { activity: 'activity: []' }, '6:11 missing-key'],
    [
      'unknown key of an activity',
      { activity: `${toActivity('2024-05-01').activity}\n    actr: a` },
      '10:5 unknown-key → actor',
    ],
    ['a mapping as activity', { activity: 'activity:\n  at: 2024-05-01' }, '7:3 wrong-type'],
    ['an empty activity', { activity: 'activity:\n  -' }, '7:3 missing-key'],
    ['a text as an activity', { activity: 'activity:\n  - 질문' }, '7:5 wrong-type'],
    ['newest first', toActivity('2024-05-02', '2024-05-01'), '10:9 activity-order'],
    [
      'a second too early, by another offset',
      toActivity('2024-05-01T09:00:00+09:00', '2024-04-30T23:59:59Z'),
      '10:9 activity-order',
    ],
    ['an instant before a day', toActivity('2024-05-02', '2024-05-01T09:00:00+09:00'), '10:9 activity-order'],
    ['a day before an instant', toActivity('2024-05-01T00:00:00+09:00', '2024-04-30'), '10:9 activity-order'],
    [
      'an hour before another, with their day between them',
      toActivity('2024-05-01T12:00:00+09:00', '2024-05-01', '2024-05-01T09:00:00+09:00'),
      '13:9 activity-order',
    ],
  ])('%s', (_, change, issue) => {
    expect(describeIssues(toQuestionText(change))).toEqual([issue])
  })
})

describe('a missing key is named at the mapping that lacks it', () => {
  test.each<[string, Change, string, string]>([
    ['title', { title: '' }, '2:1 missing-key', 'title'],
    ['comments', { counts: 'counts: { answers: 0, views: 1 }' }, '5:9 missing-key', 'counts.comments'],
    [
      'actor of the second activity',
      {
        activity:
          'activity:\n  - { at: 2024-05-01, actor: a, kind: 질문 }\n  - { at: 2024-05-02, kind: 질문 }',
      },
      '8:5 missing-key',
      'activity[2].actor',
    ],
  ])('%s', (_, change, issue, key) => {
    const text = toQuestionText(change)
    expect(describeIssues(text)).toEqual([issue])
    expect(findIssues(text)[0]?.detail['key']).toBe(key)
  })
})

describe('several faults', () => {
  test('all of the shape are reported at once', () => {
    const text = toQuestionText({
      title: 'titel: 제목',
      tags: 'tags: [007, true]',
      counts: 'counts: { answers: -1, comments: 0.5 }',
    })
    expect(describeIssues(text)).toEqual([
      '2:1 unknown-key → title',
      '5:9 views-missing',
      '5:20 invalid-count',
      '5:34 invalid-count',
    ])
  })

  test('all of the content are reported at once', () => {
    const text = toQuestionText({
      title: 'title: a\u200bb',
      tags: 'tags: [REST, rest, rest]',
      ...toActivity('2025-07-01', '2025-02-30', '2024-01-01'),
      more: 'aliases: [a]',
    })
    expect(describeIssues(text)).toEqual([
      '2:8 invisible-character',
      '4:8 invalid-hashtag → rest',
      '4:20 duplicate-hashtag',
      '7:9 activity-after-reference',
      '10:9 invalid-time',
      '13:9 activity-order',
      '16:11 invalid-alias',
    ])
  })

  test.each([
    ['empty', '---\n---\n본문'],
    ['a comment', '---\n# 아직 없음\n---\n본문'],
    ['a comment of nothing', '---\n#\n---\n본문'],
  ])('front matter that is %s misses every required key', (_, text) => {
    const keys = findIssues(text).map(({ detail }) => detail['key'])
    expect(keys).toEqual(['title', 'tags', 'counts', 'activity'])
  })

  test.each([
    ['a list', '---\n- a\n- b\n---\n', '2:1 wrong-type'],
    ['a text', '---\n제목\n---\n', '2:1 wrong-type'],
    ['an empty text', '---\n""\n---\n', '2:1 wrong-type'],
  ])('front matter that is %s', (_, text, issue) => {
    expect(describeIssues(text)).toEqual([issue])
  })
})

describe('what is fine', () => {
  test.each<[string, Change]>([
    ['no category', { category: '' }],
    ['equal times', toActivity('2024-05-01', '2024-05-01')],
    ['a day after an instant of the same day', toActivity('2024-05-01T21:00:00+09:00', '2024-05-01')],
    [
      'instants in order, and two at once',
      toActivity('2024-05-01T09:00:00+09:00', '2024-05-01T00:00:00Z', '2024-05-01T00:00:01Z'),
    ],
    ['no hashtag', { tags: 'tags: []' }],
  ])('%s', (_, change) => {
    expect(describeIssues(toQuestionText(change))).toEqual([])
  })
})

test('optional keys that are absent are no keys of the question', () => {
  const question = parse(toQuestionText({})).parsed?.question
  expect(question?.counts).toStrictEqual({ answers: 0, comments: 0, views: 1 })
  expect([question?.poll, question?.aliases]).toEqual([false, []])
})

test('messages and hints of every reported issue name what they speak of', () => {
  const texts = [
    toQuestionText({ title: '', more: 'slug: a', tags: 'tags: [007]', counts: 'counts: { answers: -1 }' }),
    toQuestionText({ title: 'title: a\u200b', tags: 'tags: [A, b, b, c#, c-sharp]', more: 'aliases: [a]' }),
    toQuestionText({ title: 'title: ""', category: String.raw`category: "a\nb"`, more: 'poll: 1' }),
    toQuestionText(toActivity('2025-07-01', '2025-02-30', '2024-01-01')),
    toQuestionText(toActivity('2024-01-01 · a · 질문업데이트')),
    '---js\n---\n',
    '---\na: *x\n---\n',
    '---\na: 1\na: 2\n---\n',
    '---\na: 1\n---x\n',
  ]
  const messages = texts.flatMap(findIssues).map((issue) => toIssueMessage(issue, 'ko'))
  expect(messages).toHaveLength(21)
  expect(messages.filter(({ message, hint }) => /undefined|‘’/.test(message + hint))).toEqual([])
})

describe('what an issue tells', () => {
  const kinds = ['질문', '질문 업데이트', '새로운 답변', '답변 업데이트', '새로운 댓글', '댓글 업데이트']
  const keys =
    'title category tags counts poll activity aliases score language state related source license'.split(' ')

  test.each<[yaml: string, detail: object]>([
    ['title:', { key: 'title', value: '', empty: true, expected: 'string' }],
    ['title: [a]', { key: 'title', value: '', found: 'sequence', expected: 'string' }],
    ['tags: { a: b }', { key: 'tags', value: '', found: 'mapping', expected: 'array' }],
    [`poll: ${'a'.repeat(70)}`, { key: 'poll', value: 'a'.repeat(60), expected: 'boolean' }],
    ['titel: a', { value: 'titel', known: keys, nearest: 'title' }],
    ['slug: a', { value: 'slug', known: keys }],
    ['counts: { answers: -1, comments: 0, views: 1 }', { key: 'counts.answers', value: '-1', least: 0 }],
    [
      'counts: { answers: 0, comments: 1.5, views: 1 }',
      { key: 'counts.comments', value: '1.5', expected: 'int' },
    ],
    ['counts: { answers: 0, comments: 0 }', {}],
    ['title: ""', { key: 'title', value: '', least: 1 }],
    [`title: ${'가'.repeat(301)}`, { key: 'title', value: '가'.repeat(60), limit: 300 }],
    [String.raw`category: "a\nb"`, { key: 'category' }],
    [String.raw`title: "a\u0007"`, { key: 'title', codePoint: 'U+0007' }],
    ['title: a\u200b', { key: 'title', codePoint: 'U+200B' }],
    ['tags: [a\u200b]', { key: 'tags', codePoint: 'U+200B' }],
    ['tags: [REST API]', { value: 'REST API', nearest: 'rest-api' }],
    ['tags: [---]', { value: '---' }],
    [`tags: [${'가'.repeat(70)}]`, { value: '가'.repeat(60), nearest: '가'.repeat(50) }],
    ['tags: [rest, rest]', { value: 'rest' }],
    ['tags: [c-sharp, c#]', { value: 'c#', other: 'c-sharp', address: 'c-sharp' }],
    [
      `tags: [${Array.from({ length: 51 }, (_, index) => `t${index}`).join(', ')}]`,
      { key: 'tags', value: '', found: 'sequence', limit: 50 },
    ],
    ['aliases: [articles/1]', { value: 'articles/1' }],
    [`aliases: [${'a'.repeat(90)}]`, { value: 'a'.repeat(80) }],
  ])('%s', (yaml, detail) => {
    expect(findIssues(put(yaml)).map((issue) => issue.detail)).toEqual([detail])
  })

  test.each<[string, Change, detail: object]>([
    ['an absent key', { title: '' }, { key: 'title', value: '', expected: 'string' }],
    [
      'an empty list',
      { activity: 'activity: []' },
      { key: 'activity', value: '', found: 'sequence', least: 1 },
    ],
    ['lines in an actor', toActivity(String.raw`2024-05-01 · "a\nb" · 질문`), { key: 'activity.actor' }],
    ['an actor of spaces', toActivity('2024-05-01 · "  "'), { key: 'activity.actor', value: '  ' }],
    [
      'an unknown kind',
      toActivity('2024-05-01 · a · 추천'),
      { key: 'activity[1].kind', value: '추천', known: kinds },
    ],
    ['no time', toActivity('어제'), { value: '어제' }],
    ['a long one', toActivity('어'.repeat(70)), { value: '어'.repeat(60) }],
    ['a time too late', toActivity('2025-07-01'), { value: '2025-07-01', reference: '2025-06-30' }],
    [
      'a time too early',
      toActivity('2024-05-02', '2024-05-01'),
      { value: '2024-05-01', previous: '2024-05-02' },
    ],
  ])('%s', (_, change, detail) => {
    expect(findIssues(toQuestionText(change)).map((issue) => issue.detail)).toEqual([detail])
  })
})

test('issues come in the order of their places', () => {
  const { issues } = parse(toQuestionText({ title: 'title: a\u200b', tags: 'tags: [A]', more: 'slug: a' }))
  const told = issues.map(({ line, code }) => `${line} ${code}`)
  expect(told).toEqual(['2 invisible-character', '4 invalid-hashtag', '10 unknown-key'])
})
