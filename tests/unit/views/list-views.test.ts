// What stands around the entries of a list: its ways, its choices, where its years begin, what is named beside it.
import { describe, expect, test } from 'vitest'
import { findAsideView } from '../../../src/views/aside-view.ts'
import { toChoicesView } from '../../../src/views/choices-view.ts'
import { toFrontView } from '../../../src/views/front-view.ts'
import { toListFrame } from '../../../src/views/list-frame.ts'
import { toNamedQuestion, toNamedQuestionView } from '../../../src/views/named-question.ts'
import { toPagerView } from '../../../src/views/pager-view.ts'
import { paths } from '../../../src/views/paths.ts'
import { toWaysView } from '../../../src/views/ways-view.ts'
import { createSampleSite } from '../create-sample-site.ts'
import { toCachedQuestion } from '../sample-question.ts'

const site = createSampleSite()

test('ways are links with their numbers, the current one marked', () => {
  const facts = {
    way: 'unanswered' as const,
    ways: [{ way: 'most-viewed' as const }, { way: 'unanswered' as const, count: 1234 }],
  }
  const toName = (way: string | undefined) => way ?? '최근'
  const view = toWaysView(facts, { toName, toPath: (way) => paths.listing('c#', 1, way) }, site)
  expect(view).toEqual({
    label: '보는 방법',
    links: [
      { label: '최근', href: '/tags/c-sharp/', current: false, count: undefined },
      { label: 'most-viewed', href: '/tags/c-sharp/most-viewed/', current: false, count: undefined },
      { label: 'unanswered', href: '/tags/c-sharp/unanswered/', current: true, count: '1,234' },
    ],
  })
})

test('a list without other ways has none to choose from', () => {
  const names = { toName: () => '', toPath: () => '' }
  expect(toWaysView({}, names, site)).toBeUndefined()
})

describe('carriers alone are offered where keyword-only entries are more, and this page has both', () => {
  test.each([
    [{ headline: 3, matches: 4, entries: 5, keywordOnly: 2 }, '해시태그만 보기'],
    [{ headline: 3, matches: 3, entries: 5, keywordOnly: 2 }, undefined],
    [{ headline: 3, matches: 4, entries: 5, keywordOnly: 0 }, undefined],
    [{ headline: 3, matches: 40, entries: 5, keywordOnly: 5 }, undefined],
  ])('%o: %s', (chosen, label) => {
    expect(toChoicesView(chosen, site)).toEqual({
      density: { label: '목록 모양', roomy: '넉넉히', compact: '촘촘히' },
      carriersOnly: label,
    })
  })
})

test('a long list leads to its years', () => {
  const facts = { page: 3, pages: 12, yearStarts: [[2025, 1] as const, [2023, 9] as const] }
  expect(toPagerView(facts, (page) => paths.front(page), site)?.years).toEqual({
    label: '연도로 가기',
    links: [
      { label: '2025', href: '/' },
      { label: '2023', href: '/9/' },
    ],
  })
})

test('an order by a count shows no bodies, and offers no form of them', () => {
  const chosen = { headline: 3, matches: 4, entries: 5, keywordOnly: 2 }
  expect(toChoicesView({ ...chosen, way: 'most-viewed' }, site)).toBeUndefined()
  expect(toChoicesView({ ...chosen, way: 'poll' }, site)?.carriersOnly).toBe('해시태그만 보기')
})

describe('title, description and address', () => {
  const list = {
    title: '#rest 질문',
    description: '최근 활동 순',
    toPath: (page: number, way?: 'most-viewed' | 'most-recommended' | 'unanswered' | 'poll') =>
      paths.listing('rest', page, way),
  }
  test.each([
    [{ page: 1, pages: 3 }, '#rest 질문', '최근 활동 순', 'tags/rest/'],
    [{ page: 2, pages: 3 }, '#rest 질문 · 2쪽', '최근 활동 순', 'tags/rest/2/'],
    [
      { way: 'most-viewed' as const, page: 1, pages: 3 },
      '#rest 질문 · 많이 본 순',
      '#rest 질문을 많이 본 순으로 50개까지 모았습니다.',
      'tags/rest/most-viewed/',
    ],
    [
      { way: 'unanswered' as const, page: 2, pages: 3 },
      '#rest 질문 · 답변 없는 질문 · 2쪽',
      '#rest 질문 가운데 답변이 없는 것을 최근 활동 순으로 모았습니다.',
      'tags/rest/unanswered/2/',
    ],
  ])('%o', (facts, title, description, path) => {
    expect(toListFrame(facts, list, site)).toEqual({ title, description, path })
  })
})

describe('a question that is named beside a list', () => {
  test('with its answers and views', () => {
    const question = toCachedQuestion('a/b', { counts: { answers: 7, comments: 1, views: 5410 } })
    expect(toNamedQuestionView(toNamedQuestion(question), site)).toEqual({
      title: '질문 a/b',
      titleHtml: undefined,
      href: '/questions/a/b/',
      language: undefined,
      facts: '답변 7 · 조회 5,410',
    })
  })

  test('only with what is known, in its language', () => {
    const question = toCachedQuestion('a', { counts: { answers: 0, comments: 0 }, language: 'en' })
    const view = toNamedQuestionView(toNamedQuestion(question), site)
    expect([view.language, view.facts]).toEqual(['en', '답변 0'])
  })
})

describe('hashtags beside a list', () => {
  const archive = { questions: 9, hashtags: 4 }

  test.each([
    ['their numbers', [2, 1], ['2', '1']],
    ['no numbers that are all 1', [1, 1], [undefined, undefined]],
  ])('%s', (_, counts, shown) => {
    const related = counts.map((count, index) => ({ hashtag: `tag-${index}`, count }))
    const view = findAsideView({ archive, related }, `of-${counts.join('-')}`, site)
    expect(view.related?.hashtags.map(({ count }) => count)).toEqual(shown)
  })
})

test.each([
  [1, '<b>forum.long-name.example', '&lt;b&gt;forum.<wbr>long-name.<wbr>example'],
  [1, '개발자 Q&A 아카이브', undefined],
  [2, 'forum.long-name.example', undefined],
])('the heading of page %d of %s may break where its parts end', async (page, title, html) => {
  const archive = { questions: 0, hashtags: 0 }
  const facts = { page, pages: 2, archive, popular: [], categories: [] }
  const { headingHtml } = await toFrontView({ facts, questions: [] }, createSampleSite({ title }))
  expect(headingHtml).toBe(html)
})
