// Pages of people: of those of people.yaml, where the settings ask for them, and of nobody who is redacted.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAnswers, writeComments } from '../support/conversation.ts'
import { attributeOf, type Document, findAll, findOnly, textOf, textsOf } from '../support/html.ts'
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
const toDay = (day: number) => `2024-01-${String(day).padStart(2, '0')}`
const many = Array.from({ length: 104 }, (_, index) => ({
  id: `m${index}`,
  title: `한겨울의 질문 ${index}`,
  activity: [{ at: '2023-01-01', actor: '한겨울', person: 'u3', kind: '질문' as const }],
}))
/** Of somebody else, which people of the file answered or commented on. */
const others = Array.from({ length: 9 }, (_, index) => ({
  id: `o${index}`,
  title: `남의 질문 ${index}`,
  tags: index < 4 ? ['rest', 'jpa'] : ['rest'],
  counts: { answers: 2, comments: 2 },
  activity: [{ at: '2023-12-31', actor: '고니', kind: '질문' as const }],
}))

let site: TestSite

beforeAll(async () => {
  site = await buildTestSite({
    settings: { people: true, url: 'https://example.org/' },
    questions: [
      {
        id: 'q',
        title: '누가 썼나요',
        tags: ['rest'],
        counts: { answers: 3, comments: 1, recommended: 4 },
        activity: [...activity],
      },
      ...many,
      ...others,
    ],
    files: {
      'people.yaml': people,
      'redactions.yaml': 'people: [{ id: u2, date: 2025-06-30 }]\n',
      ...writeAnswers('q', {
        a1: { actor: '길동이', person: 'u1', at: '2025-06-03T10:00:00+09:00', accepted: true, score: 31 },
        a2: { actor: '차하루', person: 'u2', at: '2025-06-04T10:00:00+09:00' },
        a3: { actor: '익명', person: 'u1', at: '2025-06-05T10:00:00+09:00' },
      }),
      ...writeComments('q', [{ id: 'c1', actor: '홍길동', person: 'u1', at: '2025-06-06T10:00:00+09:00' }]),
      ...writeAnswers('o0', {
        b1: { actor: '홍길동', person: 'u1', at: toDay(1), accepted: true, counts: { recommended: 2 } },
        b2: { actor: '홍길동', person: 'u1', at: toDay(2), counts: { recommended: 5 } },
      }),
      ...writeComments('o0', [
        { id: 'd', answer: 'b2', actor: '홍길동', person: 'u1', at: toDay(9), recommended: 1 },
      ]),
      ...writeAnswers('o1', { b3: { actor: '홍길동', person: 'u1', at: toDay(4), score: -1 } }),
      ...Object.assign(
        {},
        ...others.slice(2).map(({ id }, index) =>
          writeComments(id, [
            { id: 'c', actor: '홍길동', person: 'u1', at: toDay(10 + index), recommended: index % 2 },
            { id: 'e', actor: '한겨울', person: 'u3', at: toDay(20) },
          ]),
        ),
      ),
    },
  })
})

afterAll(() => site.remove())

/** What stands in a section: its address, where each row leads, what is said of it, and its day. */
function readSections(page: Document) {
  return findAll(page, '.group').map((section) => ({
    id: attributeOf(section, 'id'),
    heading: textsOf(section, 'h2').join(),
    rows: findAll(section, 'li').flatMap((row) => {
      const [link] = findAll(row, 'a')
      if (!link) return []
      const facts = findAll(findOnly(row, 'ul'), 'li').map(textOf)
      return [[attributeOf(link, 'href'), facts.join(' | '), textsOf(row, 'small').join()]]
    }),
    folded: textsOf(section, 'summary'),
  }))
}

test('of each but the redacted one, a hundred questions a page', () => {
  expect(listPages(site.out).filter((path) => path.startsWith('people/'))).toEqual([
    'people/u1/index.html',
    'people/u3/2/index.html',
    'people/u3/index.html',
  ])
})

test('a question once, under the first that is true, the newest first; nothing that was written without a name', () => {
  expect(readSections(site.page('people/u1/'))).toEqual([
    {
      id: 'asked',
      heading: '질문 1',
      rows: [['/questions/q/', '답변 3 | 추천해요 4 | 쓴 답변 1 | 쓴 댓글 1', '2025년 6월 1일']],
      folded: [],
    },
    {
      id: 'answered',
      heading: '답변한 질문 2',
      rows: [
        ['/questions/o1/#answer-b3', '답변 | 점수 −1', '2024년 1월 4일'],
        ['/questions/o0/#answer-b2', '답변 2, 채택 1 | 추천해요 7 | 댓글 1', '2024년 1월 2일'],
      ],
      folded: [],
    },
    {
      id: 'commented',
      heading: '댓글 단 질문 7',
      rows: [
        ['/questions/o8/#comment-c', '댓글 1', '2024년 1월 16일'],
        ['/questions/o7/#comment-c', '댓글 1 | 추천해요 1', '2024년 1월 15일'],
        ['/questions/o6/#comment-c', '댓글 1', '2024년 1월 14일'],
        ['/questions/o5/#comment-c', '댓글 1 | 추천해요 1', '2024년 1월 13일'],
        ['/questions/o4/#comment-c', '댓글 1', '2024년 1월 12일'],
        ['/questions/o3/#comment-c', '댓글 1 | 추천해요 1', '2024년 1월 11일'],
        ['/questions/o2/#comment-c', '댓글 1', '2024년 1월 10일'],
      ],
      folded: ['질문 2개 더 보기'],
    },
  ])
})

test('an accepted answer is seen and read, and so is how many there are', () => {
  const page = site.page('people/u1/')
  const looks = findAll(page, '.group').flatMap((section) =>
    ['accepted', 'answered', 'mine'].flatMap((look) => findAll(section, `.${look}`).map(() => look)),
  )
  expect(looks).toEqual(['accepted', 'accepted', 'mine'])
  const [, sums] = findAll(page, '.sums')
  if (!sums) throw new Error('no counts')
  expect(textOf(sums)).toBe('질문 1 답변 4, ✓ 채택 2채택 2 댓글 9 추천해요 45 ')
  const hook = findOnly(sums, 'i')
  expect([textOf(hook), attributeOf(hook, 'aria-hidden')]).toEqual(['✓ 채택 2', 'true'])
})

test('who it is, and when', () => {
  const page = site.page('people/u1/')
  expect(textsOf(page, 'h1')).toEqual(['홍길동'])
  const main = textOf(findOnly(page, 'main'))
  for (const text of [
    '서버를 만듭니다.',
    '전에 쓰던 이름: 길동이 · 2024–2025년 활동',
    '2025년 6월 30일 기준',
  ])
    expect(main).toContain(text)
  expect(textOf(findOnly(findOnly(page, '.threads'), 'title'))).toBe('연도별 활동: 2024년 11, 2025년 3')
})

test('hashtags of these questions', () => {
  const rows = findAll(findOnly(site.page('people/u1/'), '.related'), 'a')
  expect(rows.map((row) => [textOf(row), attributeOf(row, 'href')])).toEqual([
    ['#rest 10', '/tags/rest/'],
    ['#jpa 4', '/tags/jpa/'],
  ])
})

test('the bar leads to the sections, wherever they begin', () => {
  const linksOf = (path: string) =>
    findAll(findOnly(site.page(path), '.bar'), 'a').map((link) => [textOf(link), attributeOf(link, 'href')])
  expect(linksOf('people/u1/')).toEqual([
    ['질문 1', '#asked'],
    ['답변한 질문 2', '#answered'],
    ['댓글 단 질문 7', '#commented'],
  ])
  expect(linksOf('people/u3/')).toEqual([
    ['질문 104', '#asked'],
    ['댓글 단 질문 7', '/people/u3/2/#commented'],
  ])
  expect(linksOf('people/u3/2/')).toEqual([
    ['질문 104', '/people/u3/#asked'],
    ['댓글 단 질문 7', '#commented'],
  ])
})

test('a second page goes on with the section, and has the rest', () => {
  const [asked, commented, ...none] = readSections(site.page('people/u3/2/'))
  expect(none).toEqual([])
  expect([asked?.heading, asked?.rows.length]).toEqual(['질문 104', 4])
  expect([commented?.heading, commented?.rows.length, commented?.folded]).toEqual([
    '댓글 단 질문 7',
    7,
    ['질문 2개 더 보기'],
  ])
  expect(findAll(site.page('people/u3/2/'), '.threads')).toEqual([])
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
