import { describe, expect, test } from 'vitest'
import { toDirectoryView } from '../../../src/views/directory-view.ts'
import { createSampleSite } from '../create-sample-site.ts'

/** @param counts hashtags in code-unit order. */
function view(counts: Record<string, number>) {
  const hashtags = Object.entries(counts).map(([hashtag, count]) => ({ hashtag, count }))
  return toDirectoryView(
    { hashtags, categories: [{ category: 'Front End', count: 1200 }] },
    createSampleSite(),
  )
}

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
    ['école', '그 밖'],
    ['日本語', '그 밖'],
    ['привет', '그 밖'],
  ])('%s stands under %s', (hashtag, label) => {
    expect(view({ [hashtag]: 1 }).groups.map((group) => group.label)).toEqual([label])
  })
})

test('Hangul, A to Z, digits, the rest; inside of a group in code-unit order', () => {
  const { groups } = view({
    '3d': 1,
    api: 1,
    react: 1,
    redis: 1,
    rest: 1,
    日本語: 1,
    가상화: 1,
    깃: 1,
    취업: 1,
  })
  expect(groups.map(({ label, hashtags }) => [label, ...hashtags.map(({ name }) => name)])).toEqual([
    ['ㄱ', '가상화', '깃'],
    ['ㅊ', '취업'],
    ['A', 'api'],
    ['R', 'react', 'redis', 'rest'],
    ['0–9', '3d'],
    ['그 밖', '日本語'],
  ])
})

test('every hashtag once, with its carriers and its listing', () => {
  const directory = view({ 'c#': 1, rest: 3, 취업: 1 })
  expect(directory.headline).toBe('해시태그 3')
  expect(directory.groups.flatMap(({ hashtags }) => hashtags)).toEqual([
    { name: '취업', href: '/tags/%EC%B7%A8%EC%97%85/', count: '1' },
    { name: 'c#', href: '/tags/c-sharp/', count: '1' },
    { name: 'rest', href: '/tags/rest/', count: '3' },
  ])
})

test('categories have their pages', () => {
  expect(view({ rest: 1 }).categories).toEqual({
    label: '분류',
    categories: [{ label: 'Front End', href: '/categories/front-end/', count: '1,200' }],
  })
})
