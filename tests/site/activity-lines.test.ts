import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WrittenQuestion } from '../support/content-folder.ts'
import { attributeOf, classesOf, findAll, findOnly, textOf, textsOf } from '../support/html.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

// Counted from 2025-06-30 in Seoul.
const rows: [id: string, at: string, actor: string, kind: string, line: string][] = [
  ['kind-1', '2025-06-27T12:00:00+09:00', '홍길동', '질문', '3일 전 · 홍길동 님의 질문'],
  ['kind-2', '2025-06-27T12:00:00+09:00', '홍길동', '질문 업데이트', '3일 전 · 홍길동 님의 질문 업데이트'],
  ['kind-3', '2025-06-27T12:00:00+09:00', '홍길동', '새로운 답변', '3일 전 · 홍길동 님의 새로운 답변'],
  ['kind-4', '2025-06-27T12:00:00+09:00', '홍길동', '답변 업데이트', '3일 전 · 홍길동 님의 답변 업데이트'],
  ['kind-5', '2025-06-27T12:00:00+09:00', '홍길동', '새로운 댓글', '3일 전 · 홍길동 님의 새로운 댓글'],
  ['kind-6', '2025-06-27T12:00:00+09:00', '홍길동', '댓글 업데이트', '3일 전 · 홍길동 님의 댓글 업데이트'],
  ['days-0', '2025-06-30T23:59:59+09:00', '김감자', '질문', '0일 전 · 김감자 님의 질문'],
  ['days-1', '2025-06-29T15:00:00Z', '김감자', '질문', '0일 전 · 김감자 님의 질문'],
  ['days-2', '2025-06-29T14:59:59Z', '김감자', '질문', '1일 전 · 김감자 님의 질문'],
  ['days-30', '2025-05-31', '김감자', '질문', '30일 전 · 김감자 님의 질문'],
  ['months-1', '2025-05-30', '김감자', '질문', '1달 전 · 김감자 님의 질문'],
  ['months-11', '2024-07-01T00:00:00+09:00', '김감자', '질문', '11달 전 · 김감자 님의 질문'],
  ['years-1', '2024-06-30T23:00:00+09:00', '김감자', '질문', '일 년 전 · 김감자 님의 질문'],
  ['years-1b', '2023-07-01', '김감자', '질문', '일 년 전 · 김감자 님의 질문'],
  ['years-2', '2023-06-30', '김감자', '질문', '2년 전 · 김감자 님의 질문'],
  ['years-12', '2013-06-30', '김감자', '질문', '12년 전 · 김감자 님의 질문'],
  ['role-1', '2025-03-29', '익명', '새로운 답변', '3달 전 · 익명 님의 새로운 답변'],
  ['role-2', '2025-03-29', '삭제된 사용자', '새로운 댓글', '3달 전 · 삭제된 사용자 님의 새로운 댓글'],
  ['name-1', '2025-03-29', 'Ada  Lovelace', '질문', '3달 전 · Ada  Lovelace 님의 질문'],
  ['name-2', '2025-03-29', '<b>&amp; "님의', '질문', '3달 전 · <b>&amp; "님의 님의 질문'],
  ['name-3', '2025-03-29', '익명이', '질문', '3달 전 · 익명이 님의 질문'],
]

const questions = rows.map(
  ([id, at, actor, kind]): WrittenQuestion => ({ id, activity: [{ at, actor, kind }] }),
)

let site: TestSite
beforeAll(async () => {
  site = await buildTestSite({
    settings: { pageSize: 200 },
    questions: [
      ...questions,
      {
        id: 'history',
        tags: ['history'],
        activity: [
          { at: '2023-06-30', actor: '홍길동', kind: '질문' },
          { at: '2025-05-01T10:00:00+09:00', actor: '익명', kind: '새로운 답변' },
          { at: '2025-05-01T10:00:00+09:00', actor: '이둘째', kind: '새로운 댓글' },
        ],
      },
    ],
  })
})
afterAll(() => site?.remove())

function findEntry(id: string) {
  const listing = site.page('tags/rest/')
  const entry = findAll(listing, 'article').find((article) =>
    findAll(article, 'a').some((link) => attributeOf(link, 'href') === `/questions/${id}/`),
  )
  if (!entry) throw new Error(`${id} does not stand in its listing`)
  return entry
}

describe('the text content of the activity line', () => {
  it.each(rows)('%s: %s, %s, %s', (id, _at, _actor, _kind, line) => {
    expect(textOf(findOnly(findEntry(id), '.activity'))).toBe(line)
  })

  it.each(rows)('%s has it on its own page too, as its line and as its history', (id, ...row) => {
    const lines = textsOf(site.page(`questions/${id}/`), '.activity')
    expect(lines).toEqual([row.at(-1), row.at(-1)])
  })
})

describe('the time of the activity line', () => {
  it.each([
    ['days-2', '2025-06-29T14:59:59Z', '2025년 6월 29일 23:59'],
    ['days-0', '2025-06-30T23:59:59+09:00', '2025년 6월 30일 23:59'],
  ])('%s is a full timestamp for machines, a local one for people', (id, instant, local) => {
    const time = findOnly(findEntry(id), 'time')
    expect(Date.parse(attributeOf(time, 'datetime') ?? '')).toBe(Date.parse(instant))
    expect(attributeOf(time, 'title')).toBe(local)
  })
})

describe('the actor of the activity line', () => {
  it.each([
    ['role-1', ['익명']],
    ['role-2', ['삭제된 사용자']],
    ['name-1', []],
    ['name-3', []],
  ])('%s is a role: %j', (id, roles) => {
    const line = findOnly(findEntry(id), '.activity')
    const marked = findAll(line, 'span').filter((element) => classesOf(element).includes('role'))
    expect(marked.map(textOf)).toEqual(roles)
  })
})

describe('the activity history', () => {
  it('stands newest first, the later in the file first where times are equal', () => {
    const page = site.page('questions/history/')
    expect(textsOf(findOnly(page, '.history'), '.activity')).toEqual([
      '1달 전 · 이둘째 님의 새로운 댓글',
      '1달 전 · 익명 님의 새로운 답변',
      '2년 전 · 홍길동 님의 질문',
    ])
  })

  it('gives the entry its last activity', () => {
    const entry = findOnly(site.page('tags/history/'), 'article')
    expect(textOf(findOnly(entry, '.activity'))).toBe('1달 전 · 이둘째 님의 새로운 댓글')
  })
})
