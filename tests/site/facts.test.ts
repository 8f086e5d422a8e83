import { describe, expect, it } from 'vitest'
import { openSite } from '../sites/open-site.ts'
import { type FactRow, factRows } from '../sites/parts/facts.ts'
import { attributeOf, findAll, findOnly, textOf, textsOf } from '../support/html.ts'

const site = openSite('states')

const places = [
  ['its listing', ({ tags }: FactRow) => `tags/${tags[0]}/`],
  ['its own page', ({ id }: FactRow) => `questions/${id}/`],
] as const

describe.each(places)('the facts of a question on %s', (_place, toAddress) => {
  it.each(factRows)('$id shows its counts and no others', (row) => {
    const facts = findOnly(findOnly(site.page(toAddress(row)), 'article'), '.facts')
    expect(textsOf(findOnly(facts, '.counts'), 'li')).toEqual(row.shown)
  })

  it.each(factRows)('$id shows 투표 only when it is one', (row) => {
    const article = findOnly(site.page(toAddress(row)), 'article')
    expect(textsOf(article, '.poll')).toEqual(row.poll ? ['투표'] : [])
  })

  it.each(factRows)('$id shows its category and its hashtags, with their links', (row) => {
    const facts = findOnly(findOnly(site.page(toAddress(row)), 'article'), '.facts')
    const category = findOnly(facts, '.category')
    expect([textOf(category), attributeOf(category, 'href')]).toEqual([
      '개발자',
      '/archive/categories/%EA%B0%9C%EB%B0%9C%EC%9E%90/',
    ])
    expect(textsOf(facts, 'a')).toEqual(['개발자', ...row.tags.map((tag) => `#${tag}`)])
  })
})

it.each([
  ['#f#', '/archive/tags/f-sharp/'],
  ['#.env', '/archive/tags/dot-env/'],
  ['#이직', '/archive/tags/%EC%9D%B4%EC%A7%81/'],
  ['#spring-batch', '/archive/tags/spring-batch/'],
  ['#deno.js', '/archive/tags/deno.js/'],
])('%s leads to %s', (label, href) => {
  const links = findAll(site.page('questions/large/'), 'a').filter((link) => textOf(link) === label)
  expect(links.map((link) => attributeOf(link, 'href'))).toEqual([href])
})
