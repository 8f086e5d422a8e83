import { describe, expect, test } from 'vitest'
import type { Settings } from '../../../src/content-folder/settings.ts'
import { oldAddressMessages as english } from '../../../src/messages/en/old-address-messages.ts'
import { oldAddressMessages as korean } from '../../../src/messages/ko/old-address-messages.ts'
import { countOldAddresses } from '../../../src/outputs/old-address-figures.ts'
import { listOldAddresses } from '../../../src/outputs/old-addresses.ts'
import { createPublication } from '../../../src/outputs/publication.ts'
import { sampleSettings } from '../../support/sample-settings.ts'
import { toCachedQuestion } from '../sample-question.ts'

function publish(aliases: string[], redirects: Settings['redirects'] = []) {
  return createPublication({
    settings: { ...sampleSettings, redirects },
    questions: [toCachedQuestion('put', { aliases }), toCachedQuestion('patch', {})],
    withheld: [{ id: 'gone', aliases: ['/gone', '/gone?a=b'] }],
    synonyms: [],
  })
}

const many = Array.from({ length: 2_003 }, (_, index) => `/a/${index}`)

describe('how far old addresses lead', () => {
  test.each<[string[], Settings['redirects'], object | undefined]>([
    [[], ['nginx'], undefined],
    [['/a'], [], undefined],
    [['/a'], ['nginx'], { all: 1, queries: 0, beyondNetlify: 0, beyondCloudflare: 0 }],
    [['/a', '/?p=1', '/a?1'], [], { all: 3, queries: 2, beyondNetlify: 1, beyondCloudflare: 0 }],
    [[...many, '/?p=1'], [], { all: 2_004, queries: 1, beyondNetlify: 0, beyondCloudflare: 3 }],
  ])('%#', (aliases, redirects, figures) => {
    expect(countOldAddresses(publish(aliases, redirects))).toEqual(figures)
  })

  test('is told in one sentence', () => {
    const figures = { all: 12_345, queries: 345, beyondNetlify: 5, beyondCloudflare: 0 }
    expect(korean.reach(figures)).toBe(
      '옛 주소 12,345개 가운데 열리지 않는 것: GitHub Pages와 Cloudflare에서 물음표가 있는 345개, Netlify에서 5개, nginx에서 0개(Netlify와 nginx는 archive.yaml의 redirects에 적었을 때).',
    )
    expect(english.reach({ ...figures, beyondCloudflare: 10_000 })).toBe(
      'Of 12,345 old addresses these lead nowhere: 345 with a query on GitHub Pages and Cloudflare, 5 on Netlify, 0 on nginx (Netlify and nginx where redirects in archive.yaml names them). 10,000 that Cloudflare takes no rule for lead on by their pages there too.',
    )
  })
})

test('those of withheld questions are told to no host, and those of answers lead to their page', () => {
  const laterAnchors = [['answer-둘']]
  const withheld = { answers: [], comments: [] }
  const goneComments = [{ answer: '둘', comments: ['셋'] }]
  const outline = {
    ...{ stamp: '', files: '', digest: '', bodyBytes: 0, pages: [], links: [] },
    ...{ laterAnchors, goneComments, withheld },
  }
  const { archive } = publish(['/a/1#answer-하나', '/a/2#answer-둘', '/c/3#comment-셋'])
  const questions = archive.questions.map((each) => ({ ...each, conversation: outline }))
  expect(listOldAddresses({ archive: { ...archive, questions }, oldListings: [] })).toEqual([
    { path: '/a/1', query: '', target: 'questions/put/#answer-%ED%95%98%EB%82%98' },
    { path: '/a/2', query: '', target: 'questions/put/2/#answer-%EB%91%98' },
    { path: '/c/3', query: '', target: 'questions/put/2/#answer-%EB%91%98' },
  ])
})

test('those of listings lead to them, and count; of what no question carries nobody is told', () => {
  const publication = createPublication({
    settings: { ...sampleSettings, redirects: ['nginx'] },
    questions: [toCachedQuestion('put', { aliases: ['/a'], hashtags: ['c#'], category: '개발자' })],
    withheld: [],
    synonyms: [],
    described: {
      tags: [
        { name: 'c#', aliases: ['/questions/tagged/c%23', '/list?tag=csharp'] },
        { name: 'none', aliases: ['/questions/tagged/none'] },
      ],
      categories: [{ name: '개발자', aliases: ['/c/개발'] }],
    },
  })
  expect(listOldAddresses(publication)).toEqual([
    { path: '/a', query: '', target: 'questions/put/' },
    { path: '/questions/tagged/c%23', query: '', target: 'tags/c-sharp/' },
    { path: '/list', query: '?tag=csharp', target: 'tags/c-sharp/' },
    { path: '/c/%EA%B0%9C%EB%B0%9C', query: '', target: 'categories/%EA%B0%9C%EB%B0%9C%EC%9E%90/' },
  ])
  expect(countOldAddresses(publication)).toEqual({
    all: 4,
    queries: 1,
    beyondNetlify: 0,
    beyondCloudflare: 0,
  })
})
