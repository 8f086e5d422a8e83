import { expect, test } from 'vitest'
import { toFontNeeds } from '../../../src/site/assets.ts'
import { sampleSettings } from '../../support/sample-settings.ts'
import { toCachedQuestion } from '../sample-question.ts'

const nothing = { questions: [], people: new Map(), synonyms: [] }

test('the messages of the site and the words of its stylesheet are in its language', () => {
  const needs = (locale: 'ko' | 'en') =>
    toFontNeeds({ ...nothing, settings: { ...sampleSettings, title: 'A', description: '', locale } })
  expect(needs('en')).toEqual({ text: [''], code: [], math: false, more: 'Read more', language: 'en' })
  expect(needs('ko').text.join('')).toContain('*')
  expect(needs('ko').more).toBe('전체 보기')
})

test('and so do names, settings, spellings and questions', () => {
  const { text, code } = toFontNeeds({
    questions: [{ ...toCachedQuestion('a'), characters: ['*똠', '가'] }, toCachedQuestion('b')],
    people: new Map([['kim', { name: '김뷁', formerNames: ['햏'] }]]),
    synonyms: [],
    settings: { ...sampleSettings, title: '쌰', locale: 'ko' },
  })
  expect(['똠', '뷁', '햏', '쌰'].filter((each) => !text.join('').includes(each))).toEqual([])
  expect(code).toEqual(['가'])
})
