import { expect, test } from 'vitest'
import { readAsked } from '../../../src/search/address.ts'
import { listFilters } from '../../../src/search/filters.ts'

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
