import { expect, test } from 'vitest'
import { chooseLanguage } from '../../../src/folder/environment.ts'

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
  [undefined, undefined, 'ko', undefined],
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
  // Before there is an archive, the system is asked.
  ['en', { LANG: 'en_US.UTF-8' }],
  ['en', { LANG: 'en' }],
  ['ko', { LANG: 'ko_KR.UTF-8' }],
  ['en', { LANG: 'de_DE@euro' }],
  ['ko', { LANG: 'C.UTF-8' }],
  ['ko', { LANG: 'POSIX' }],
  ['ko', { LANG: '' }],
  ['ko', { LANG: 'en_US.UTF-8', LC_ALL: 'ko_KR.UTF-8' }],
  ['en', { LANG: 'ko_KR.UTF-8', LC_MESSAGES: 'en_GB.UTF-8', LC_ALL: '' }],
  ['ko', { LANG: 'en_US.UTF-8', ARCHIVE_LANG: 'ko' }],
])('%s without an archive, with %j', (language, environment) => {
  expect(chooseLanguage(environment, undefined).language).toBe(language)
  expect(chooseLanguage({ ...environment, ARCHIVE_LANG: '' }, korean).language).toBe('ko')
})
