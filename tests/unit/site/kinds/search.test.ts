// What the page of the search holds for its script.
import { expect, test } from 'vitest'
import { search } from '../../../../src/site/kinds/search.ts'
import { createSampleSite } from '../../create-sample-site.ts'
import { publishSample } from '../../sample-publication.ts'
import { toCachedQuestion } from '../../sample-question.ts'

const nothing = { popular: [], categories: [], viewed: [], hasHangul: false }

test.each([
  ['https://example.com/', 'site%3Aexample.com'],
  ['https://example.com:8080/archive/', 'site%3Aexample.com%3A8080%2Farchive'],
])('other engines are asked for the pages below %s', (url, query) => {
  const { engines } = search.make({ facts: nothing, questions: [] }, createSampleSite({ url })).search
  expect(engines?.links).toEqual([
    { label: 'Google', href: `https://www.google.com/search?q=${query}` },
    { label: 'Naver', href: `https://search.naver.com/search.naver?query=${query}` },
    { label: 'DuckDuckGo', href: `https://duckduckgo.com/?q=${query}` },
  ])
})

test('no engine knows the pages of an archive that names no address', () => {
  expect(search.make({ facts: nothing, questions: [] }, createSampleSite()).search.engines).toBeUndefined()
})

test('where nobody counted views there is no order by them', () => {
  const listOrders = (views: boolean) =>
    search
      .make({ facts: nothing, questions: [] }, createSampleSite({ views }))
      .search.found.orders.links.map(({ order }) => order)
  expect(listOrders(true)).toEqual(['relevance', 'activity', 'views', 'recommended'])
  expect(listOrders(false)).toEqual(['relevance', 'activity', 'recommended'])
})

test.each(['ko', 'en'] as const)('what the script fills in has its places in %s', (locale) => {
  const { found, filters } = search.make(
    { facts: nothing, questions: [] },
    createSampleSite({ locale }),
  ).search
  const { title, headlines, some, quoted, understood, slip, corrected, leaveOut, named } = found
  const { year, show, showOne } = filters
  const texts = { title, some, quoted, understood, slip, corrected, leaveOut, named }
  const all = Object.entries({ ...texts, ...headlines, year, show, showOne })
  const places = all.map(([name, text]) => [name, text.match(/\{\w+\}/g)?.join(' ')])
  const counted = ['some', 'questions', 'question', 'results', 'result', 'bounded', 'show', 'showOne']
  expect(Object.fromEntries(places)).toEqual({
    ...Object.fromEntries(counted.map((name) => [name, '{count}'])),
    ...{ title: '{text}', whole: '{whole} {some}', named: '{words}', quoted: '{word}', understood: '{all}' },
    ...{ slip: '{from} {to}', corrected: '{all}', leaveOut: '{filter}', year: '{year}' },
  })
})

test.each([
  ['ko', '조사는 빼고 찾으므로 낱말에 어떤 조사를 붙이셔도 됩니다.'],
  ['en', 'Korean words are found with any particle after them.'],
] as const)('particles are spoken of where Hangul occurs, in %s', (locale, text) => {
  const toIntro = (hasHangul: boolean) =>
    search.make({ facts: { ...nothing, hasHangul }, questions: [] }, createSampleSite({ locale })).search
      .intro
  expect(toIntro(true)).toEqual([...toIntro(false), text])
})

test.each([
  ['REST란 무엇인가요', [], true],
  ['What is REST?', ['c#', '취업'], true],
  ['Was heißt REST? ㅋ', [], true],
  ['What is REST? 何ですか', ['c#'], false],
])('whether Hangul occurs with the title %s and the hashtags %j: %s', (title, hashtags, expected) => {
  const questions = [toCachedQuestion('a', { title: 'API' }), toCachedQuestion('b', { title, hashtags })]
  const publication = publishSample({ questions })
  expect(search.plan(publication)[0]?.facts.hasHangul).toBe(expected)
})
