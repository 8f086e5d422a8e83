import { describe, expect, test } from 'vitest'
import { toIssueMessage } from '../../../src/messages/issue-messages.ts'
import type { Issue } from '../../../src/question/issue.ts'
import { findMeantId, toIdKey, toQuestionId } from '../../../src/question/question-id.ts'

describe('id of a file', () => {
  test.each([
    ['put-or-patch.md', 'put-or-patch'],
    ['1234.md', '1234'],
    ['이직-고민.md', '이직-고민'],
    [`${'이직'.normalize('NFD')}.md`, '이직'],
    ['v1.2.md', 'v1.2'],
    ['a.md.md', 'a.md'],
    ['console.md', 'console'],
    ['falcon.md', 'falcon'],
    ['a.mdx.md', 'a.mdx'],
    ['com10.md', 'com10'],
    [`${'a'.repeat(200)}.md`, 'a'.repeat(200)],
  ])('%s → %s', (name, id) => {
    expect(toQuestionId(name)).toBe(id)
  })
})

describe('the rule that hints tell', () => {
  const issue: Issue = {
    code: 'invalid-id',
    path: 'questions/a.md',
    line: 1,
    column: 1,
    detail: { key: 'replyTo', value: 'a b' },
  }

  test.each(['ko', 'en'] as const)('%s', (language) => {
    const { hint } = toIssueMessage(issue, language)
    const [, allowed = '', refused = ''] = /(- _ (?:\S )*')(?=\s)[^<]*(< (?:\S )*(?:\S%|%))/u.exec(hint) ?? []
    expect(allowed.split(' ')).toEqual(['-', '_', '.', '@', '~', '+', '(', ')', "'"])
    expect(refused.split(' ')).toEqual(['<', '>', ':', '"', '|', '?', '*', '\\', '/', '#', '%'])
    expect(allowed.split(' ').map((sign) => toQuestionId(`a${sign}b`))).not.toContain(undefined)
    expect(new Set(refused.split(' ').map((sign) => toQuestionId(`a${sign}b`)))).toEqual(new Set([undefined]))
  })

  test.each(['a&b', 'a;b', 'a,b', 'a=b', 'a!b', 'a$b', '-a', '(a)', '~a', "'a'", '@a'])('%s', (id) => {
    expect(toQuestionId(id)).toBe(id)
  })
})

describe('names that can be no address', () => {
  test.each([
    ['only the extension', '.md'],
    ['hidden', '.a.md'],
    ['space', 'a b.md'],
    ['wide space', 'a\u3000b.md'],
    ['parent folder', '...md'],
    ['two dots inside', 'a..b.md'],
    ['dot at the end', 'a..md'],
    ['sharp', 'c#.md'],
    ['per cent', '100%.md'],
    ['question mark', 'why?.md'],
    ['colon', 'a:b.md'],
    ['backslash', 'a\\b.md'],
    ['device', 'con.md'],
    ['port', 'com1.md'],
    ['printer', 'lpt9.md'],
    ['device in upper case', 'NUL.md'],
    ['device with an extension', 'aux.txt.md'],
    ['index', 'index.md'],
    ['zero-width space', 'a\u200bb.md'],
    ['control character', 'a\u0001.md'],
    ['lone surrogate', 'a\ud800.md'],
    ['201 bytes', `${'a'.repeat(201)}.md`],
    ['over 200 bytes of Hangul', `${'가'.repeat(67)}.md`],
  ])('%s: %j', (_, name) => {
    expect(toQuestionId(name)).toBeUndefined()
  })
})

test.each([
  ['Put-Or-Patch', 'put-or-patch', true],
  ['이직', '이직'.normalize('NFD'), true],
  ['ａ１', 'a1', true],
  ['a-b', 'a_b', false],
  ['이직1', '이직2', false],
])('%s and %s are one folder somewhere: %s', (one, other, same) => {
  expect(toIdKey(one) === toIdKey(other)).toBe(same)
})

describe('the id that is meant by what is none', () => {
  test.each([
    ['q2.md', 'q2'],
    ['q2 ', 'q2'],
    ['q2\u200b', 'q2'],
    ['/questions/q2/', 'q2'],
    ['/q2', 'q2'],
    ['https://example.org/archive/questions/q2/', 'q2'],
    ['questions/2024/q2.md', 'q2'],
    ['answers/q1/a1.md', 'a1'],
    ['/answers/2024/q1/a1.md', 'a1'],
    ['content/questions/2024/q2.md', 'q2'],
    // The second page of its answers.
    ['/questions/q2/2/', undefined],
    ['my q', undefined],
    ['and/or', undefined],
    ['', undefined],
    ['/', undefined],
    ['\u200b', undefined],
  ])('%j → %s', (text, id) => {
    expect(findMeantId(text)).toBe(id)
  })
})
