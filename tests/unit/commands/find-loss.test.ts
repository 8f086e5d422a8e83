import { expect, test } from 'vitest'
import { findLoss, toQuestionForm } from '../../../src/commands/tidy-texts.ts'
import { createZone } from '../../../src/format/time.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30' }

const text = `---
title: PUT과 PATCH는 언제 나눠 쓰나요?
category: 개발자
tags: [rest, 백엔드]
counts: { answers: 3, comments: 0, recommended: 2, views: 1234 }
poll: true
activity:
  - at: 2024-05-01
    actor: 홍길동
    kind: 질문
aliases: [/articles/1]
---
본문
`

function find(rewritten: string) {
  const path = 'questions/a.md'
  const form = toQuestionForm({ id: 'a', path }, context, 'ko')
  const before = form.read(text)
  if ('issues' in before) throw new Error('the question is whole')
  return findLoss(before, { path, bytes: Buffer.from(rewritten) }, form)
}

test.each([
  ['the same bytes', text],
  ['other quotes', text.replace('개발자', '"개발자"')],
  ['keys in another order', text.replace('poll: true\n', '').replace('title:', 'poll: true\ntitle:')],
  ['other line endings', text.replaceAll('\n', '\r\n')],
  ['a key that says what its absence says', text.replace('views:', 'needsSupplement: , views:')],
])('nothing is lost: %s', (_, rewritten) => {
  expect(find(rewritten)).toBeUndefined()
})

test.each([
  ['a count', text.replace('recommended: 2, ', ''), ['counts.recommended']],
  ['a count that becomes 0', text.replace('answers: 3', 'answers: 0'), ['counts.answers']],
  ['a count that comes', text.replace('views:', 'needsSupplement: 0, views:'), ['counts.needsSupplement']],
  ['a key', text.replace('poll: true\n', ''), ['poll']],
  ['a category', text.replace('category: 개발자\n', ''), ['category']],
  ['a list', text.replace('aliases: [/articles/1]\n', ''), ['aliases']],
  ['one of a list', text.replace('rest, ', ''), ['tags']],
  ['the order of a list', text.replace('rest, 백엔드', '백엔드, rest'), ['tags']],
  ['a part of an activity', text.replace('2024-05-01', '2024-05-01T00:00:00Z'), ['activity']],
  ['the body', text.replace('본문\n', '본문'), ['body']],
  ['several', text.replace('PUT', 'Put').replace('1234', '1235'), ['title', 'counts.views']],
])('a loss is named: %s', (_, rewritten, keys) => {
  expect(find(rewritten)).toEqual({ keys })
})

test.each([
  ['a required key', text.replace('tags: [rest, 백엔드]\n', ''), 'missing-key'],
  ['the fence', text.replace('---\n본문', '본문'), 'front-matter-unclosed'],
  ['letters', Buffer.from(text, 'utf16le').toString('latin1'), 'control-character'],
])('what would be a fault is named: %s', (_, rewritten, code) => {
  expect(find(rewritten)).toMatchObject({ issues: [{ code }] })
})
