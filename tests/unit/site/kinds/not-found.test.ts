// Whoever finds nothing is shown what happened, and where to go on.
import { expect, test } from 'vitest'
import { notFound, toRemovedPage } from '../../../../src/site/kinds/not-found.ts'
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

const find = {
  notFound: (named: typeof popular) =>
    notFound.make({ facts: { popular: named }, questions: [] }, site).notice,
  removed: (named: typeof popular) => toRemovedPage({ popular: named }, site).notice,
}

test('page 404 leads to the front page, to all hashtags and to the most used ones', () => {
  expect(find.notFound(popular)).toEqual({
    heading: '페이지를 찾을 수 없습니다',
    paragraphs: [
      '주소가 바뀌었거나 처음부터 없던 페이지입니다. 주소를 직접 쓰셨다면 틀린 글자가 없는지 확인해 주십시오.',
      '찾으시는 질문은 해시태그나 첫 화면의 목록에서 찾아보실 수 있습니다.',
    ],
    links,
    popular: {
      label: '많이 쓰인 해시태그',
      hashtags: [
        { name: 'c#', href: '/tags/c-sharp/', count: '1,200' },
        { name: '취업', href: '/tags/%EC%B7%A8%EC%97%85/', count: '3' },
      ],
      all: { label: '모두 보기 →', href: '/tags/' },
    },
  })
})

test('in the place of a withheld question stands why it is gone, and the same ways on', () => {
  expect(find.removed(popular)).toMatchObject({
    heading: '삭제된 질문입니다',
    paragraphs: [
      '이 질문은 요청에 따라 아카이브에서 삭제되었습니다. 내용과 답변은 이곳에 남아 있지 않습니다.',
      '같은 주제의 다른 질문은 해시태그로 찾아보실 수 있습니다.',
    ],
    links,
  })
})

test.each(['notFound', 'removed'] as const)('an archive without hashtags speaks of none: %s', (what) => {
  const { paragraphs, links, popular: named } = find[what]([])
  expect(paragraphs.join(' ')).not.toContain('해시태그')
  expect([links, named]).toEqual([[{ label: '첫 화면으로', href: '/' }], undefined])
})
