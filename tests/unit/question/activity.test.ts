import { expect, test } from 'vitest'
import { isRole, toActivityKind, toActor } from '../../../src/question/activity.ts'

test.each([
  ['익명', true],
  ['삭제된 사용자', true],
  ['홍길동', false],
  ['익명의 개발자', false],
  ['', false],
])('%s is a role: %s', (actor, role) => {
  expect(isRole(actor)).toBe(role)
})

test.each([
  ['anonymous', '익명'],
  ['deleted user', '삭제된 사용자'],
  ['익명', '익명'],
  ['Anonymous', 'Anonymous'],
  ['홍길동', '홍길동'],
])('the actor %s is %s', (written, actor) => {
  expect(toActor(written)).toBe(actor)
})

test.each([
  ['question', '질문'],
  ['question edited', '질문 업데이트'],
  ['new answer', '새로운 답변'],
  ['answer edited', '답변 업데이트'],
  ['new comment', '새로운 댓글'],
  ['comment edited', '댓글 업데이트'],
  ['새로운 댓글', '새로운 댓글'],
] as const)('%s is the kind %s', (written, kind) => {
  expect(toActivityKind(written)).toBe(kind)
})
