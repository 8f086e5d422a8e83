import { describe, expect, test } from 'vitest'
import { toLanguageTag } from '../../../src/question/language-tag.ts'

describe('canonical spelling of a language', () => {
  test.each([
    ['en', 'en'],
    ['ko-KR', 'ko-KR'],
    ['zh-Hant-TW', 'zh-Hant-TW'],
    ['es-419', 'es-419'],
    ['yue', 'yue'],
    ['EN-us', 'en-US'],
    ['pt_BR', 'pt-BR'],
    ['iw', 'he'],
    ['de-1996', 'de-1996'],
  ])('%s → %s', (text, tag) => {
    expect(toLanguageTag(text)).toBe(tag)
  })
})

describe('no language', () => {
  test.each([
    '',
    'k',
    'korean',
    '한국어',
    'en-',
    'en us',
    'x-hong',
    'en-x-hong',
    'en-u-ca-buddhist',
    'en"onclick=',
    'en\u0000',
  ])('%j', (text) => {
    expect(toLanguageTag(text)).toBeUndefined()
  })
})
