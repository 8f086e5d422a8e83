import { expect, test } from 'vitest'
import { en } from '../../../src/words/en.ts'
import { locales } from '../../../src/words/language.ts'
import { findMessages, listMessages } from '../../../src/words/messages.ts'
import { type Agreeing, listTexts, render, speak } from '../../../src/words/texts.ts'

test('what each language of the site lacks, and says in English', () => {
  const missing = locales.map((locale) => [
    locale,
    listMessages(locale).flatMap(({ place, isMissing }) => (isMissing ? [place] : [])),
  ])
  expect(Object.fromEntries(missing)).toMatchInlineSnapshot(`
    {
      "en": [],
      "ko": [],
    }
  `)
})

test('names are filled in, and other examples in braces stay', () => {
  const text = '{count} of {all}: { name: Jane }, {path}'
  expect(render(text, { count: 1, all: '1,234' }, 'en')).toBe('1 of 1,234: { name: Jane }, {path}')
})

test.each([
  ['en', 1, '1 day ago'],
  ['en', 0, 'same day'],
  ['ko', 0, '0일 전'],
  ['en', '1,001', '1,001 days ago'],
  ['ko', 1, '1일 전'],
] as const)('%s says %s of a number of days', (locale, count, label) => {
  expect(findMessages(locale).relativeTime.day({ count })).toBe(label)
})

test('a language of more forms than one and other has its own', () => {
  const forms = { one: '{count} dzień', few: '{count} dni', many: '{count} dni temu', other: '{count} dnia' }
  expect([1, 2, 5].map((count) => render(forms, { count }, 'pl'))).toEqual(['1 dzień', '2 dni', '5 dni temu'])
})

test('a language that does not tell one from others has a plain text', () => {
  const japanese = { relativeTime: { day: '{count}日前' } } as const
  const agreeing: Agreeing<typeof japanese, typeof en> = japanese
  const { day } = speak(en, agreeing, { language: 'ja' }).relativeTime
  expect([day({ count: 1 }), day({ count: 3 })]).toEqual(['1日前', '3日前'])
  const alone = { relativeTime: { day: { other: '{count}日前' } } } as const
  // @ts-expect-error: nothing would be said of one.
  const refused: Agreeing<typeof alone, typeof en> = alone
  expect(refused).toBe(alone)
})

test('a part of a language is filled up with English', () => {
  const japanese = { more: '全部読む', listing: { headline: '質問 {count}' }, poll: { votes: '{count}票' } }
  const { more, code, listing, poll } = speak(en, japanese, { language: 'ja' })
  expect([more, code, listing.headline({ count: 3 }), listing.related, poll.votes({ count: 1 })]).toEqual([
    '全部読む',
    'Code',
    '質問 3',
    'Used together with',
    '1票',
  ])
  const own = listTexts(en, japanese).flatMap(({ place, isMissing }) => (isMissing ? [] : [place]))
  expect(own).toEqual(['poll.votes', 'more', 'listing.headline'])
})
