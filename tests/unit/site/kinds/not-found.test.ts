// Whoever finds nothing is shown what happened, and where to go on.
import { describe, expect, test } from 'vitest'
import { findDivision } from '../../../../src/archive/division.ts'
import { notFound, toRemovedPage } from '../../../../src/site/kinds/not-found.ts'
import type { LostFacts } from '../../../../src/site/named.ts'
import { createSampleSite } from '../../create-sample-site.ts'

const popular = [
  { hashtag: 'c#', count: 1200 },
  { hashtag: '취업', count: 3 },
]

const links = [
  { label: '첫 화면으로', href: '/' },
  { label: '해시태그 목록 보기', href: '/tags/' },
]

const site = createSampleSite()

const viewed = [{ id: '7', title: '이직할까요?', counts: { answers: 3, views: 1200 } }]
const facts: LostFacts = { popular, categories: [], viewed }

const find = {
  notFound: (lost: LostFacts, of = site) => notFound.make({ facts: { lost }, questions: [] }, of).notice,
  removed: (lost: LostFacts, of = site) => toRemovedPage(lost, of).notice,
}

test('page 404 leads to the front page, to all hashtags and to the most used ones', () => {
  expect(find.notFound(facts)).toEqual({
    heading: '페이지를 찾을 수 없습니다',
    paragraphs: [
      '주소가 바뀌었거나 처음부터 없던 페이지입니다. 주소를 직접 입력하셨다면 철자를 확인해 주세요.',
      '해시태그로 찾거나 첫 화면에서 모든 질문을 둘러보세요.',
    ],
    links,
    lost: {
      popular: {
        label: '많이 쓰인 해시태그',
        hashtags: [
          { name: 'c#', href: '/tags/c-sharp/', count: '1,200' },
          { name: '취업', href: '/tags/취업/', count: '3' },
        ],
        all: { label: '모두 보기 →', href: '/tags/' },
      },
      categories: undefined,
      viewed: {
        label: '많이 본 질문',
        questions: [
          {
            title: '이직할까요?',
            titleHtml: undefined,
            href: '/questions/7/',
            language: undefined,
            facts: '답변 3 · 조회 1,200',
          },
        ],
      },
    },
  })
})

test('in the place of a withheld question stands why it is gone, and the same ways on', () => {
  expect(find.removed(facts)).toMatchObject({
    heading: '삭제된 질문입니다',
    paragraphs: [
      '이 질문은 요청에 따라 아카이브에서 삭제되었습니다. 내용과 답변은 이곳에 남아 있지 않습니다.',
      '같은 주제의 다른 질문은 해시태그로 찾아보세요.',
    ],
    links,
  })
})

describe.each(['notFound', 'removed'] as const)('an archive without hashtags speaks of none: %s', (what) => {
  const questions = [{ category: '개발', hashtags: [] }, { hashtags: [] }]
  const nothing: LostFacts = { popular: [], categories: [], viewed: [] }

  test('it leads to its categories', () => {
    const lost = { ...nothing, categories: [{ category: '개발', count: 1 }] }
    const { paragraphs, links, lost: shown } = find[what](lost, { ...site, ...findDivision(questions) })
    expect(paragraphs.join(' ')).not.toContain('해시태그')
    expect(links).toEqual([
      { label: '첫 화면으로', href: '/' },
      { label: '분류 목록 보기', href: '/categories/' },
    ])
    expect(shown?.categories?.categories).toEqual([{ label: '개발', href: '/categories/개발/', count: '1' }])
  })

  test('without categories it leads to the front page alone', () => {
    const { links } = find[what](nothing, { ...site, ...findDivision(questions.slice(1)) })
    expect(links).toEqual([{ label: '첫 화면으로', href: '/' }])
  })
})
