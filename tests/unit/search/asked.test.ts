import { describe, expect, test } from 'vitest'
import { type Asked, isNothing, nothingAsked, readAsked, toQuery } from '../../../src/search/asked.ts'
import { listFilters } from '../../../src/search/page/draw-filters.ts'

const rows: [query: string, asked: Partial<Asked>][] = [
  ['', {}],
  ['?q=rest', { text: 'rest' }],
  ['?q=a+b%26c', { text: 'a b&c' }],
  ['?q=%EB%A9%B1%EB%93%B1', { text: '멱등' }],
  ['?tag=rest&tag=c%23', { hashtags: ['rest', 'c#'] }],
  ['?category=C+%2F+C%2B%2B', { categories: ['C / C++'] }],
  ['?category=Q%26A&category=What%27s+new%3F', { categories: ['Q&A', "What's new?"] }],
  ['?is=answered&is=poll', { flags: ['answered', 'poll'] }],
  ['?year=2024&year=2025', { years: [2024, 2025] }],
  ['?q=rest&order=views&page=2', { text: 'rest', order: 'views', page: 2 }],
  ['?q=+', { text: ' ' }],
]

test.each(rows)('%s is read and written', (query, asked) => {
  expect(readAsked(query)).toEqual({ ...nothingAsked, ...asked })
  expect(toQuery(asked)).toBe(query)
})

describe('what others write into an address is left out', () => {
  test.each<[query: string, asked: Partial<Asked>]>([
    ['?q=a&utm_source=b', { text: 'a' }],
    ['?order=newest&page=0&is=closed&year=now', {}],
    ['?order=relevance&page=1', {}],
    ['?page=-2&page=3', {}],
    ['?page=1e3', {}],
    ['?tag=&tag=rest&tag=rest', { hashtags: ['rest'] }],
    ['?q=%E0%A4%A', { text: '\ufffd%A' }],
    [`?q=${'a'.repeat(501)}`, { text: 'a'.repeat(500) }],
    [`?q=${'a'.repeat(499)}%F0%9F%98%80`, { text: 'a'.repeat(499) }],
    [`?${'0123456789abcdefghijk'.replace(/./g, 'tag=$&&')}`, { hashtags: [...'0123456789abcdefghij'] }],
  ])('%s', (query, asked) => {
    expect(readAsked(query)).toEqual({ ...nothingAsked, ...asked })
  })
})

test.each([
  ['', true],
  ['?q=+', true],
  ['?order=views&page=2', true],
  ['?q=a', false],
  ['?tag=rest', false],
  ['?is=poll', false],
])('%s asks for nothing: %s', (query, expected) => {
  expect(isNothing(readAsked(query))).toBe(expected)
})

test.each<[query: string, filters: string[]]>([
  ['', []],
  ['?q=rest&order=views&page=3', []],
  ['?tag=rest', ['tag rest ?']],
  ['?q=a&tag=rest&tag=c%23&page=2', ['tag rest ?q=a&tag=c%23', 'tag c# ?q=a&tag=rest']],
  [
    '?year=2024&is=poll&category=A+B&order=views',
    [
      'category A B ?is=poll&year=2024&order=views',
      'is poll ?category=A+B&year=2024&order=views',
      'year 2024 ?category=A+B&is=poll&order=views',
    ],
  ],
])('%s has its filters, each with the query without it', (query, filters) => {
  const listed = listFilters(readAsked(query))
  expect(listed.map(({ name, value, without }) => `${name} ${value} ${without}`)).toEqual(filters)
})
