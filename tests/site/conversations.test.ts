// Answers and comments as the pages of their question have them.
import { describe, expect, it } from 'vitest'
import { openSite } from '../sites/open-site.ts'
import { discussion } from '../sites/parts/discussion.ts'
import { attributeOf, classesOf, findAll, findOnly, listElements, textOf, textsOf } from '../support/html.ts'
import { buildTestSite } from '../support/test-site.ts'

const site = openSite('states')

const page = () => site.page('questions/q/')
const findById = (id: string) =>
  listElements(page()).find((element) => attributeOf(element, 'id') === id) ?? page()

describe('answers', () => {
  it('stand in the order of votes, each at its anchor', () => {
    expect(findAll(page(), '.answer').map((each) => attributeOf(each, 'id'))).toEqual(
      ['9', '10', 'c', 'B', 'a', '9-note-1', 'a&amp;b', 'a&b', '2'].map((id) => `answer-${id}`),
    )
  })

  it('stand in the order of time where the settings say so, the accepted linked from the top', () => {
    const other = openSite('kitchen-sink')
    const shown = other.page('questions/accepted/')
    expect(findAll(shown, '.answer').map((each) => attributeOf(each, 'id'))).toEqual(
      Array.from({ length: 100 }, (_, index) => `answer-${index + 1}`),
    )
    expect(findAll(shown, '.accepted-mark').map(textOf)).toEqual(['Accepted answer'])
    expect(other.read('questions/accepted/index.html')).toMatch(
      /<a[^>]* href="#answer-7"[^>]*>Accepted answer</,
    )
  })

  it('say what the community counted, and what is kept', () => {
    expect(textsOf(findOnly(page(), 'section.answers'), 'h2')).toEqual(['답변 10'])
    expect(findAll(findOnly(page(), '.kept'), 'p').map(textOf)).toEqual([
      '답변 10개 중 9개가 보관되어 있습니다',
      '댓글 9개 중 5개가 보관되어 있습니다',
    ])
    expect(findAll(findOnly(site.page('questions/counted/'), '.kept'), 'p').map(textOf)).toEqual([
      '답변 4개는 보관되어 있지 않습니다',
      '댓글 2개는 보관되어 있지 않습니다',
    ])
  })

  it.each([
    ['10', 'h3', ['김철수', '제목', '작은 제목']],
    ['10', '.counts', ['추천해요 1']],
    ['a', '.counts', ['추천해요 5보충이 필요해요 2']],
    ['c', '.counts', ['점수 3']],
    ['2', '.counts', ['점수 -2']],
    ['9', '.role', ['익명']],
    ['9', '.reply', ['김철수 님에게']],
    ['9-note-1', '.counts', []],
    ['9-note-1', '.accepted-mark', []],
    ['B', '.edits', ['25일 전 고침24일 전 박수정 님이 고침']],
    ['2', '.tools', ['이 답변 고치기원문이용 허락 CC0']],
    ['c', '.poll-result', ['투표다 1표 100%']],
  ])('answer %s: %s', (id, selector, texts) => {
    const found = findAll(findById(`answer-${id}`), selector)
    const titles =
      selector === 'h3' ? ['h4', 'h5'].flatMap((each) => findAll(findById(`answer-${id}`), each)) : []
    expect([...found, ...titles].map((each) => textOf(each).replace(/\s+/g, ' ').trim())).toEqual(texts)
  })

  it('are named by their permalinks, and lead to where they are edited', () => {
    const links = findAll(findById('answer-B'), 'a').map((each) => attributeOf(each, 'href'))
    expect(links).toContain('#answer-B')
    expect(links).toContain('https://github.com/example/archive/edit/main/content/answers/q/B.md')
  })

  it('have their language', () => {
    const languages = (id: string) =>
      findAll(findById(id), 'div.prose').map((each) => attributeOf(each, 'lang'))
    // Comments are in that of what they are on.
    expect([languages('answer-B'), languages('answer-a')]).toEqual([['en', 'en', 'en'], [undefined]])
  })
})

describe('comments', () => {
  const idsOf = (id: string) => findAll(findById(id), 'li').flatMap((each) => attributeOf(each, 'id') ?? [])

  it('stand under what they are on, oldest first, then by id', () => {
    const own = findAll(page(), 'article.question').flatMap((each) => findAll(each, '.comments'))
    expect(own.flatMap((each) => textsOf(each, 'h2'))).toEqual(['댓글 3'])
    expect(
      own.flatMap((each) => findAll(each, 'li')).flatMap((each) => attributeOf(each, 'id') ?? []),
    ).toEqual(['comment-c1', 'comment-c10', 'comment-c2'])
    expect(idsOf('answer-B')).toEqual(['comment-c4', 'comment-c5'])
  })

  it('say to whom they reply, and how many recommend them', () => {
    const reply = findOnly(findById('comment-c2'), 'a.reply')
    expect([textOf(reply), attributeOf(reply, 'href')]).toEqual(['이영희 님에게', '#comment-c1'])
    expect(textOf(findOnly(findById('comment-c2'), '.count'))).toBe('추천해요 2')
  })

  it('are Markdown of a line, without headings, tables, HTML and notes', () => {
    const { length } = findAll(findOnly(findById('comment-c10'), 'div.prose'), 'p')
    const names = listElements(findOnly(findById('comment-c10'), 'div.prose')).map(({ tagName }) => tagName)
    expect([length > 0, new Set(names)]).toEqual([true, new Set(['p'])])
    const inOther = listElements(findOnly(findById('comment-c4'), 'div.prose')).map(({ tagName }) => tagName)
    expect(inOther).toEqual(['p', 'code', 'strong', 'a'])
  })

  it('have one link on the page to their file', () => {
    const links = findAll(page(), 'a').filter((each) => textOf(each) === '댓글 고치기')
    expect(links.map((each) => attributeOf(each, 'href'))).toEqual([
      'https://github.com/example/archive/edit/main/content/comments/q.yaml',
    ])
  })
})

describe('the question', () => {
  it('says that it is closed, why, and what it repeats', () => {
    const state = findOnly(page(), '.state')
    expect(textOf(state).replace(/\s+/g, ' ').trim()).toBe(
      '2025년 6월 20일에 닫힌 질문입니다.이유: 이미 나온 질문잠긴 질문입니다.같은 질문: 질문 other',
    )
    expect(findAll(state, 'a').map((each) => attributeOf(each, 'href'))).toEqual([
      '/archive/questions/other/',
    ])
  })

  it('has its poll with figures', () => {
    const poll = findOnly(findOnly(page(), 'article.question'), '.poll-result')
    expect(textsOf(poll, 'h2')).toEqual(['무엇을 쓰나요'])
    expect(findAll(poll, 'p').map(textOf)).toEqual(['4명 참여 · 여러 개를 고를 수 있음 · 마감됨'])
    expect(findAll(poll, 'li').map((each) => textOf(each).replace(/\s+/g, ' ').trim())).toEqual([
      '가 3표 75%',
      '나 2표 50%',
    ])
  })

  it('leads to answers and comments', () => {
    expect(site.read('questions/q/index.html')).toContain('<a href="/archive/questions/q/#answer-B"')
    expect(site.read('questions/other/index.html')).toContain('<a href="/archive/questions/q/#answer-B"')
    expect(site.read('questions/other/index.html')).toContain('<a href="/archive/questions/q/#comment-c4"')
    expect(site.read('a/456/index.html')).toContain('/archive/questions/q/#answer-B')
  })
})

it('a listing has the same entries as without answers, but for the mark of the accepted', async () => {
  const settings = { url: 'https://example.com/archive/' }
  using bare = await buildTestSite({ settings, questions: discussion.questions })
  const [own, others] = [site, bare].map((from) => findAll(from.page('tags/대화/'), 'article.entry'))
  if (!own || !others) throw new Error('no listing')
  expect(own).toHaveLength(3)
  expect(own.map(textOf)).toEqual(others.map(textOf))
  expect(own.map((each) => toTags(each).replace('accepted', 'answered'))).toEqual(others.map(toTags))
  expect(own.filter((each) => toTags(each).includes('accepted'))).toHaveLength(1)
})

function toTags(node: ReturnType<typeof findOnly>): string {
  return listElements(node)
    .map((each) => `${each.tagName}.${classesOf(each).join('.')}`)
    .join(' ')
}
