import { describe, expect, test } from 'vitest'
import { toCrumbView, toTurnView } from '../../../src/views/turn-view.ts'
import { createSampleSite } from '../create-sample-site.ts'
import { toCachedQuestion } from '../sample-question.ts'

const site = createSampleSite()
const english = createSampleSite({ locale: 'en' })
const tagged = toCachedQuestion('a', { hashtags: ['c#', 'rest'] })
const untagged = toCachedQuestion('a', { hashtags: [], category: '커리어' })
const bare = toCachedQuestion('a', { hashtags: [], category: undefined })

describe('the way back leads to the list of the first hashtag, else of the category, else of all', () => {
  test.each([
    [tagged, site, '#c# 목록으로', '/tags/c-sharp/'],
    [tagged, english, 'Back to #c#', '/tags/c-sharp/'],
    [untagged, site, '커리어 목록으로', '/categories/%EC%BB%A4%EB%A6%AC%EC%96%B4/'],
    [bare, site, '모든 질문 목록으로', '/'],
    [bare, english, 'Back to All questions', '/'],
  ])('%#', (question, where, label, href) => {
    expect(toCrumbView(question, where)).toEqual({ label, href })
  })
})

describe('neighbours in that list', () => {
  const other = toCachedQuestion('이직', { title: '이직할까요?', language: 'ja' })

  test('both are named', () => {
    expect(toTurnView(tagged, { newer: other, older: toCachedQuestion('b') }, site)).toEqual({
      label: '#c#의 앞뒤 질문',
      links: [
        {
          side: 'newer',
          label: '더 최근 활동 · #c#',
          title: '이직할까요?',
          titleHtml: undefined,
          language: 'ja',
          href: '/questions/%EC%9D%B4%EC%A7%81/',
        },
        {
          side: 'older',
          label: '더 오래된 활동 · #c#',
          title: '질문 b',
          titleHtml: undefined,
          language: undefined,
          href: '/questions/b/',
        },
      ],
    })
  })

  test.each([
    [tagged, '더 오래된 활동 · #c#'],
    [untagged, '더 오래된 활동 · 커리어'],
    [bare, '더 오래된 활동 · 모든 질문'],
  ])('%# at an end of the list there is one', (question, label) => {
    const turn = toTurnView(question, { newer: undefined, older: other }, site)
    expect(turn?.links.map((link) => link.label)).toEqual([label])
  })

  test('alone there is none', () => {
    expect(toTurnView(tagged, { newer: undefined, older: undefined }, site)).toBeUndefined()
  })
})
