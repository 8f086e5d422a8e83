// Every label that pages show is explained, in the words in which they show it.
import { describe, expect, test } from 'vitest'
import { activityKinds, countNames } from '../../../../src/format/activity.ts'
import { about } from '../../../../src/site/kinds/about.ts'
import { findMessages } from '../../../../src/words/messages.ts'
import { createSampleSite } from '../../create-sample-site.ts'

type Settings = Parameters<typeof createSampleSite>[0]

type Facts = Parameters<typeof about.make>[0]['facts']

function listSections(settings: Settings = {}, facts: Facts = { categories: true, hashtag: 'go' }) {
  return about.make({ facts, questions: [] }, createSampleSite(settings)).about.sections
}

function toTerms(settings: Settings): string[] {
  return listSections(settings).flatMap(({ terms }) => terms.map(({ term }) => term))
}

describe.each([
  ['ko', '익명 님의 새로운 답변'],
  ['en', 'anonymous · new answer'],
] as const)('in %s', (locale, line) => {
  const messages = findMessages(locale)
  const terms = toTerms({ locale })

  // A made-up name may be that of somebody whose name is to be hidden.
  test('the example of an activity names nobody', () => {
    expect(terms).toContain(line)
  })

  test.each([
    ...activityKinds.map((kind) => messages.activity.kinds[kind]),
    messages.actors.anonymous,
    messages.actors.deleted,
    messages.keywordMark,
    messages.poll.label,
    messages.more,
    messages.listing.related,
    messages.category.heading,
    messages.years.label,
    messages.front.worthReading,
    messages.conversation.accepted,
    messages.conversation.withheldAnswer,
    messages.question.state.closed.plain({ on: '', end: messages.question.state.end.closed }),
    messages.question.state.locked,
    messages.question.neighbours,
    messages.masks.name,
  ])('%s', (label) => {
    expect(terms).toContain(label)
  })

  test.each(countNames)('a number of %s', (name) => {
    const counts = ['0', '1', '2', '3', '5', '1,234'].map((count) => messages.counts[name]({ count }))
    expect(terms.some((term) => counts.includes(term))).toBe(true)
  })

  test('each has a meaning', () => {
    const sections = listSections({ locale })
    const meanings = sections.flatMap((section) => section.terms.map(({ meaning }) => meaning))
    expect(meanings.every((meaning) => /^[^{}]{5,}\.$/.test(meaning))).toBe(true)
  })
})

test('marks look as they do on pages', () => {
  const looks = listSections().flatMap(({ terms }) => terms.filter(({ look }) => look))
  expect(looks.map(({ look, term }) => [look, term])).toEqual([
    ['hashtag', '#go'],
    ['mark', '키워드 일치'],
    ['unanswered', '답변 0'],
    ['answered', '답변 3'],
    ['accepted', '답변 4'],
    ['poll', '투표'],
  ])
})

describe('what no page of an archive can show', () => {
  test.each<[string, Settings, string]>([
    ['keyword matches are off', { keywordMatches: false }, '키워드 일치'],
    ['nobody counted views', { views: false }, '조회 1,234'],
    ['views are no order', { views: false }, '많이 본 순'],
    [
      'personal data is kept',
      { personalData: 'keep' },
      '[이메일 비공개] [전화번호 비공개] [주민등록번호 비공개]',
    ],
    ['answers stand in the order of time', { answerOrder: 'time' }, '채택된 답변, 추천 많은 순'],
  ])('is not explained: %s', (_, settings, term) => {
    expect(toTerms({})).toContain(term)
    expect(toTerms(settings)).not.toContain(term)
  })
})

test('what is said of hashtags and of Hangul is said where there are some', () => {
  const toTexts = (facts: Partial<Facts>) =>
    listSections({}, { categories: true, ...facts }).flatMap(({ paragraphs, terms }) => [
      ...paragraphs,
      ...terms.map(({ term }) => term),
    ])
  const [all, none] = [toTexts({ hashtag: 'go', hasHangul: true }), toTexts({})]
  expect(all.filter((text) => !none.includes(text))).toEqual([
    '#go',
    '질문 12',
    '키워드 일치',
    '함께 쓰인 해시태그',
    '한글은 조사를 빼고 이어진 두 글자씩 비교합니다.',
  ])
})

describe('the licence', () => {
  test.each<[string, Settings, [string, string | undefined] | undefined]>([
    ['none', {}, undefined],
    ['a name', { license: 'CC0' }, ['글의 이용 허락은 CC0입니다.', undefined]],
    [
      'one with an address',
      { license: { name: 'CC BY 4.0', url: 'https://example.org/by' } },
      ['글의 이용 허락은 CC BY 4.0입니다.', 'https://example.org/by'],
    ],
  ])('%s', (_, settings, expected) => {
    const section = listSections(settings).find(({ heading }) => heading === '이용 허락')
    const first = section?.paragraphs[0]?.match(/^글의 이용 허락은 .*?입니다\./)?.[0]
    expect(section && [first, section.link?.href]).toEqual(expected)
  })
})
