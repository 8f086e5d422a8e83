// Pages of people: of those of people.yaml, where the settings ask for them, and of nobody who is redacted.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAnswers, writeComments } from '../support/conversation.ts'
import { attributeOf, findAll, findOnly, textOf, textsOf } from '../support/html.ts'
import { listFiles, listPages } from '../support/output-files.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const people = `u1: { name: 홍길동, formerNames: [길동이], about: 서버를 만듭니다., url: 'https://example.com/u1' }
u2: { name: 차하루, formerNames: [차내일] }
u3: { name: 한겨울 }
`
const activity = [
  { at: '2025-06-01T10:00:00+09:00', actor: '홍길동', person: 'u1', kind: '질문' },
  { at: '2025-06-03T10:00:00+09:00', actor: '길동이', person: 'u1', kind: '새로운 답변' },
  { at: '2025-06-04T10:00:00+09:00', actor: '차하루', person: 'u2', kind: '새로운 답변' },
  { at: '2025-06-05T10:00:00+09:00', actor: '익명', person: 'u1', kind: '새로운 답변' },
  { at: '2025-06-06T10:00:00+09:00', actor: '홍길동', person: 'u1', kind: '새로운 댓글' },
] as const
const many = Array.from({ length: 120 }, (_, index) => ({
  id: `m${index}`,
  title: `한겨울의 질문 ${index}`,
  activity: [{ at: '2024-01-01', actor: '한겨울', person: 'u3', kind: '질문' as const }],
}))

let site: TestSite

beforeAll(async () => {
  site = await buildTestSite({
    settings: { people: true, url: 'https://example.org/' },
    questions: [
      { id: 'q', title: '누가 썼나요', counts: { answers: 3, comments: 1 }, activity: [...activity] },
      ...many,
    ],
    files: {
      'people.yaml': people,
      'redactions.yaml': 'people: [{ id: u2, date: 2025-06-30 }]\n',
      ...writeAnswers('q', {
        a1: { actor: '길동이', person: 'u1', at: '2025-06-03T10:00:00+09:00', accepted: true },
        a2: { actor: '차하루', person: 'u2', at: '2025-06-04T10:00:00+09:00' },
        a3: { actor: '익명', person: 'u1', at: '2025-06-05T10:00:00+09:00' },
      }),
      ...writeComments('q', [{ id: 'c1', actor: '홍길동', person: 'u1', at: '2025-06-06T10:00:00+09:00' }]),
    },
  })
})

afterAll(() => site.remove())

test('of each but the redacted one, a hundred posts a page', () => {
  expect(listPages(site.out).filter((path) => path.startsWith('people/'))).toEqual([
    'people/u1/index.html',
    'people/u3/2/index.html',
    'people/u3/index.html',
  ])
  expect(findAll(findOnly(site.page('people/u3/2/'), '.named'), 'li')).toHaveLength(20)
})

test('what somebody wrote under a name, the newest first; nothing that was written without one', () => {
  const page = site.page('people/u1/')
  expect(textsOf(page, 'h1')).toEqual(['홍길동'])
  const main = textOf(findOnly(page, 'main'))
  for (const text of ['서버를 만듭니다.', '전에 쓰던 이름: 길동이', '질문 1 · 답변 1 · 댓글 1']) {
    expect(main).toContain(text)
  }
  const rows = findAll(findOnly(page, '.named'), 'li')
  expect(rows.map((row) => [attributeOf(findOnly(row, 'a'), 'href'), textOf(findOnly(row, 'p'))])).toEqual([
    ['/questions/q/#comment-c1', '댓글 · 2025년 6월 6일'],
    ['/questions/q/#answer-a1', '답변 · 2025년 6월 3일 · 채택된 답변'],
    ['/questions/q/', '질문 · 2025년 6월 1일'],
  ])
})

test('names on the page of a question lead there, but for those of roles', () => {
  const page = site.page('questions/q/')
  const links = findAll(findOnly(page, 'main'), 'a').flatMap((link) => {
    const href = attributeOf(link, 'href') ?? ''
    return href.startsWith('/people/') ? [[textOf(link), href, attributeOf(link, 'rel')]] : []
  })
  expect(links).toEqual([
    ['홍길동', '/people/u1/', undefined],
    ['홍길동', '/people/u1/', undefined],
    ['길동이', '/people/u1/', undefined],
  ])
})

test('search engines leave them out, and nobody is told of whom is redacted', () => {
  expect(site.read('people/u1/index.html')).toContain('<meta name="robots" content="noindex">')
  const texts = listFiles(site.out)
    .filter((file) => /\.(?:html|xml|json)$/.test(file))
    .map((file) => site.read(file))
  expect(texts.filter((text) => /차하루|차내일|people\/u2/.test(text))).toEqual([])
  expect(texts.filter((text) => text.startsWith('<?xml') && text.includes('people/'))).toEqual([])
})

test('none where the settings do not ask for them', async () => {
  using other = await buildTestSite({
    questions: [{ id: 'q', activity: [...activity] }],
    files: { 'people.yaml': people },
  })
  expect(listPages(other.out).filter((path) => path.startsWith('people/'))).toEqual([])
})
