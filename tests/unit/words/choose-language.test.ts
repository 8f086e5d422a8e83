import { expect, test } from 'vitest'
import { chooseLanguage } from '../../../src/words/choose-language.mjs'

const korean = 'title: a\nreferenceDate: 2025-06-30\nlocale: ko\n'
const english = 'title: a\nreferenceDate: 2025-06-30\nlocale: en\n'

test.each([
  // ARCHIVE_LANG, archive.yaml, what is spoken, what is not understood
  [undefined, english, 'en', undefined],
  [undefined, korean, 'ko', undefined],
  ['', english, 'en', undefined],
  ['ko', english, 'ko', undefined],
  ['en', korean, 'en', undefined],
  ['EN', korean, 'en', undefined],
  ['en_US', korean, 'en', undefined],
  ['EN_us', korean, 'en', undefined],
  ['en-GB', korean, 'en', undefined],
  ['en_US.UTF-8', korean, 'en', undefined],
  ['ko_KR.UTF-8', english, 'ko', undefined],
  ['ko@hangul', english, 'ko', undefined],
  // Of what is no language it is said in that of the archive.
  ['nonsense', english, 'en', 'nonsense'],
  ['nonsense', korean, 'ko', 'nonsense'],
  ['english', korean, 'ko', 'english'],
  ['fr', korean, 'ko', 'fr'],
  ['_en', korean, 'ko', '_en'],
  ['en ', korean, 'ko', 'en '],
  ['한국어', english, 'en', '한국어'],
  // Settings that say nothing, or nothing that can be read.
  [undefined, '', 'ko', undefined],
  [undefined, 'title: a\nreferenceDate: 2025-06-30\n', 'ko', undefined],
  [undefined, 'locale: fr\n', 'ko', undefined],
  [undefined, 'locale: [en]\n', 'ko', undefined],
  [undefined, '- locale\n- en\n', 'ko', undefined],
  [undefined, 'locale: en\ntitle: "a\n', 'en', undefined],
  ['en', 'locale: "ko\n', 'en', undefined],
  // Faults of other settings are reported in the language of this one.
  [undefined, 'locale: en\nreferenceDate: yesterday\ncolour: red\n', 'en', undefined],
  [undefined, 'locale: "en"\n', 'en', undefined],
])('ARCHIVE_LANG=%s and %j', (asked, settings, language, unknown) => {
  const environment = asked === undefined ? {} : { ARCHIVE_LANG: asked }
  expect(chooseLanguage(environment, settings)).toEqual({ language, unknown })
})

test.each([
  // Without an archive: the first variable that is set.
  ['en', { LANG: 'en_US.UTF-8' }],
  ['en', { LANG: 'en' }],
  ['ko', { LANG: 'ko_KR.UTF-8' }],
  ['ko', { LANG: 'ko' }],
  ['ko', { LC_MESSAGES: 'ko_KR.UTF-8' }],
  ['ko', { LC_ALL: 'ko_KR@hangul' }],
  ['en', { LANG: 'de_DE@euro' }],
  ['en', { LANG: 'kok_IN.UTF-8' }],
  ['en', { LANG: 'C' }],
  ['en', { LANG: 'C.UTF-8' }],
  ['en', { LANG: 'POSIX' }],
  ['en', { LC_ALL: 'C', LANG: 'ko_KR.UTF-8' }],
  ['ko', { LANG: 'en_US.UTF-8', LC_ALL: 'ko_KR.UTF-8' }],
  ['en', { LANG: 'ko_KR.UTF-8', LC_MESSAGES: 'en_GB.UTF-8', LC_ALL: '' }],
  ['ko', { LANG: 'en_US.UTF-8', ARCHIVE_LANG: 'ko' }],
  ['en', { LANG: 'ko_KR.UTF-8', ARCHIVE_LANG: 'en' }],
])('%s without an archive, with %j', (language, environment) => {
  expect(chooseLanguage(environment, undefined, () => 'ja-JP').language).toBe(language)
  // An archive is asked first, also one that names no locale.
  expect(chooseLanguage({ ...environment, ARCHIVE_LANG: '' }, korean).language).toBe('ko')
  expect(chooseLanguage({ ...environment, ARCHIVE_LANG: '' }, 'title: a\n').language).toBe('ko')
})

test.each([
  ['ko', 'ko-KR'],
  ['ko', 'ko'],
  ['en', 'en-US'],
  ['en', 'de'],
  ['en', 'kok-IN'],
])('%s where no variable is set and Intl says %s', (language, locale) => {
  for (const environment of [{}, { LC_ALL: '', LC_MESSAGES: '', LANG: '' }]) {
    expect(chooseLanguage(environment, undefined, () => locale).language).toBe(language)
  }
})

test('Intl is what is asked', () => {
  const { locale } = new Intl.DateTimeFormat().resolvedOptions()
  expect(chooseLanguage({}, undefined)).toEqual(chooseLanguage({ LANG: locale }, undefined))
})
