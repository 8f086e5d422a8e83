import { describe, expect, test } from 'vitest'
import { type DirectoryFacts, type DirectoryView, directory } from '../../../../src/site/kinds/directory.ts'
import { createSampleSite } from '../../create-sample-site.ts'

const categories = [{ category: 'Front End', count: 1200 }]

function toView(hashtags: DirectoryFacts['hashtags'], order: 'name' | 'count' = 'name', locale?: 'en') {
  const shown = { facts: { order, hashtags, categories }, questions: [] }
  return directory.make(shown, createSampleSite(locale ? { locale } : {})).directory
}

function toHashtags(counts: Record<string, number>): DirectoryFacts['hashtags'] {
  return Object.entries(counts).map(([hashtag, count]) => ({ hashtag, count }))
}

/** @param counts hashtags in code-unit order. */
const view = (counts: Record<string, number>) => toView(toHashtags(counts))

/** As many hashtags of one initial, each of as many questions. */
function repeat(prefix: string, most: number, count: number): DirectoryFacts['hashtags'] {
  return Array.from({ length: most }, (_, index) => ({ hashtag: `${prefix}-${index}`, count }))
}

const toNames = ({ label, hashtags, folded }: DirectoryView['groups'][number]) => [
  label,
  ...hashtags.map(({ name, count }) => `${name} ${count}`),
  ...(folded ? [`${folded.label}: ${folded.hashtags.length}`] : []),
]

describe('group of a hashtag', () => {
  test.each([
    ['가상화', 'ㄱ'],
    ['까치', 'ㄱ'],
    ['나눔', 'ㄴ'],
    ['따옴표', 'ㄷ'],
    ['백엔드', 'ㅂ'],
    ['빠른-시작', 'ㅂ'],
    ['쓰레드', 'ㅅ'],
    ['이직', 'ㅇ'],
    ['짝-프로그래밍', 'ㅈ'],
    ['힣', 'ㅎ'],
    ['rest', 'R'],
    ['c#', 'C'],
    ['.net', 'N'],
    ['zsh', 'Z'],
    ['3d', '0–9'],
    ['1인개발', '0–9'],
    ['école', '기타'],
    ['日本語', '기타'],
    ['привет', '기타'],
  ])('%s stands under %s', (hashtag, label) => {
    expect(view({ [hashtag]: 1 }).groups.map((group) => group.label)).toEqual([label])
  })
})

test('Hangul, A to Z, digits, the rest; inside of a group in code-unit order; small groups are joined', () => {
  const names = '3d api react redis rest 日本語 가상화 깃 취업'.split(' ')
  const { groups } = view(Object.fromEntries(names.map((name) => [name, 1])))
  expect(groups.map(({ label, hashtags }) => [label, ...hashtags.map(({ name }) => name)])).toEqual([
    ['ㄱ–ㅊ', '가상화', '깃', '취업'],
    ['A–R', 'api', 'react', 'redis', 'rest'],
    ['0–9', '3d'],
    ['기타', '日本語'],
  ])
})

test.each<[counts: Record<string, number>, labels: string[]]>([
  [{ a: 3, b: 3 }, ['A', 'B']],
  [{ a: 1, b: 3 }, ['A–B']],
  [{ a: 1, b: 1, c: 1, d: 3 }, ['A–C', 'D']],
  [{ a: 3, z: 2 }, ['A–Z']],
  [{ a: 3, b: 2, c: 3 }, ['A', 'B–C']],
  [{ 가: 1, a: 1 }, ['ㄱ', 'A']],
])('letters of fewer than three hashtags are joined: %j', (counts, labels) => {
  const hashtags = Object.entries(counts).flatMap(([prefix, most]) => repeat(prefix, most, 1))
  expect(toView(hashtags).groups.map(({ label }) => label)).toEqual(labels)
})

test('of thousands of hashtags a thousand are shown at most, and those of few questions are folded', () => {
  const most = [...repeat('a', 900, 5), ...repeat('b', 90, 4)]
  const { groups } = toView([...most, ...repeat('c', 20, 3), ...repeat('d', 4_000, 2)])
  expect(groups.map(({ label, hashtags, folded }) => [label, hashtags.length, folded?.label])).toEqual([
    ['A', 900, undefined],
    ['B', 90, undefined],
    ['C', 0, '질문이 3개 이하인 해시태그 20'],
    ['D', 0, '질문이 3개 이하인 해시태그 4,000'],
  ])
  expect(groups[3]?.folded?.hashtags[0]).toMatchObject({ name: 'd-0', count: '2' })
})

test('what a hashtag means stands beside it: of few all, of many those of ten questions, in the order of counts', () => {
  const described = (hashtag: string, count: number) => ({ hashtag, count, description: `${hashtag}란` })
  const toMeanings = ({ groups }: DirectoryView) =>
    groups.flatMap(({ hashtags }) => hashtags.flatMap(({ description }) => description ?? []))
  const few = [described('a', 12), described('b', 2)]
  expect(toMeanings(toView(few))).toEqual(['a란', 'b란'])
  const many = [...few, ...repeat('c', 200, 1)]
  expect(toMeanings(toView(many, 'count'))).toEqual(['a란'])
  expect(toMeanings(toView(many))).toEqual([])
})

test('every hashtag once, with its carriers, its listing and its other spellings; those of ten are heavier', () => {
  const spellings = ['씨샵', 'csharp']
  const shown = toView([
    { hashtag: 'c#', count: 10, spellings },
    { hashtag: 'rest', count: 9 },
    { hashtag: '취업', count: 1 },
  ])
  const plain = { strong: false, spellings: undefined, description: undefined }
  expect(shown.headline).toBe('해시태그 3')
  expect(shown.groups.flatMap(({ hashtags }) => hashtags)).toEqual([
    { ...plain, name: '취업', href: '/tags/취업/', count: '1' },
    { ...plain, name: 'c#', href: '/tags/c-sharp/', count: '10', strong: true, spellings: '씨샵 csharp' },
    { ...plain, name: 'rest', href: '/tags/rest/', count: '9' },
  ])
})

describe('in the order of counts', () => {
  const large = { a: 1200, b: 1000, c: 999, d: 500, l: 200, m: 199 }
  const hashtags = toHashtags({ ...large, e: 49, f: 10, g: 9, h: 5, i: 4, j: 2, k: 1 })

  test('groups have steps, and those without any are left out', () => {
    expect(toView(hashtags, 'count').groups.map(toNames)).toEqual([
      ['1,000개 이상', 'a 1,200', 'b 1,000'],
      ['500–999개', 'c 999', 'd 500'],
      ['200–499개', 'l 200'],
      ['100–199개', 'm 199'],
      ['20–49개', 'e 49'],
      ['10–19개', 'f 10'],
      ['5–9개', 'g 9', 'h 5'],
      ['2–4개', 'i 4', 'j 2'],
      ['1개', 'k 1'],
    ])
  })

  test('in English', () => {
    const labels = toView(hashtags, 'count', 'en').groups.map(({ label }) => label)
    expect(labels.join(', ')).toBe('1,000 or more, 500–999, 200–499, 100–199, 20–49, 10–19, 5–9, 2–4, 1')
  })
})

describe('hashtags of one question', () => {
  const some = [...repeat('a', 3, 2), ...repeat('b', 4, 1)]

  test('stand among the others where there are few', () => {
    const { groups } = toView([...some, ...repeat('c', 195, 1)])
    expect(groups.map(({ hashtags, folded }) => [hashtags.length, folded])).toEqual([
      [3, undefined],
      [4, undefined],
      [195, undefined],
    ])
  })

  test('are folded where there are hundreds, but for up to four of a group', () => {
    const { groups } = toView([...some, ...repeat('c', 1, 12), ...repeat('c', 196, 1)])
    expect(groups.map(({ hashtags, folded }) => [hashtags.length, folded?.label])).toEqual([
      [3, undefined],
      [4, undefined],
      [1, '질문이 하나인 해시태그 196'],
    ])
    expect(groups[2]?.folded?.hashtags[0]).toEqual({
      name: 'c-0',
      href: '/tags/c-0/',
      count: undefined,
      strong: false,
      spellings: undefined,
    })
  })
})

describe('what helps to find a hashtag', () => {
  test('is there from 25 on: two orders, a filter, a row of initials', () => {
    const shown = toView([...repeat('a', 24, 1), { hashtag: 'b', count: 2 }])
    expect(shown.orders).toEqual({
      label: '해시태그 정렬',
      links: [
        { label: '가나다순', href: '/tags/', current: true },
        { label: '많이 쓰인 순', href: '/tags-by-count/', current: false },
      ],
    })
    expect(shown.filter).toEqual({
      label: '해시태그 찾기',
      placeholder: '예: b',
      empty: '일치하는 해시태그가 없습니다.',
      left: '{count}개 찾음',
    })
    expect([
      toView(repeat('a', 25, 1)).jumps,
      toView([...repeat('a', 24, 1), ...repeat('b', 3, 1)]).jumps,
    ]).toEqual([undefined, '첫 글자로 이동'])
  })

  test('is not where all are seen at a glance', () => {
    const { orders, filter, jumps, none } = toView(repeat('a', 24, 1))
    expect([orders, filter, jumps, none]).toEqual([undefined, undefined, undefined, undefined])
  })
})

test('that there is none is said', () => {
  const { headline, groups, none } = view({})
  expect([headline, groups, none]).toEqual(['해시태그 0', [], '이 아카이브의 질문에는 해시태그가 없습니다.'])
})

test('categories have their pages', () => {
  expect(view({ rest: 1 }).categories).toEqual({
    label: '분류',
    categories: [{ label: 'Front End', href: '/categories/front-end/', count: '1,200' }],
  })
})
